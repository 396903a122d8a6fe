//! The benches, compiled to wasm and run in Node by `arena bench`. Natively it only says so.

#[cfg(target_arch = "wasm32")]
fn main() {
    // Node's console is the output; each line is a name, a tab and a number a second.
    for figure in arena::bench::run(&|| js_sys::Date::now() / 1000.0, 3) {
        print_line(&format!("{}\t{}", figure.name, figure.per_second));
    }
}

#[cfg(target_arch = "wasm32")]
fn print_line(line: &str) {
    use js_sys::{Function, Reflect, global};
    let console = Reflect::get(&global(), &"console".into()).unwrap_or_default();
    if let Ok(log) = Reflect::get(&console, &"log".into()) {
        let _ = Function::from(log).call1(&console, &line.into());
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("This is the part of `arena bench` that runs in wasm.");
}
