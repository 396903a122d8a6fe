//! The benches, compiled to wasm and run in Node by `arena bench`. Natively it only says so.

#[cfg(target_arch = "wasm32")]
fn main() {
    // Node's console is the output; each line is a name, a number a second and, for decisions, p95 in milliseconds.
    for figure in arena::bench::all(&|| call("performance", "now", &[]).unwrap_or_default() / 1000.0, 5) {
        let p95 = figure.p95.map_or(String::new(), |p95| p95.to_string());
        call("console", "log", &[format!("{}\t{}\t{p95}", figure.name, figure.per_second).into()]);
    }
}

/// Calls a method of one of Node's global objects.
#[cfg(target_arch = "wasm32")]
fn call(object: &str, method: &str, words: &[js_sys::JsString]) -> Option<f64> {
    use js_sys::{Array, Function, Reflect, global};
    let object = Reflect::get(&global(), &object.into()).ok()?;
    let method = Function::from(Reflect::get(&object, &method.into()).ok()?);
    method.apply(&object, &words.iter().collect::<Array>()).ok()?.as_f64()
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("This is the part of `arena bench` that runs in wasm.");
}
