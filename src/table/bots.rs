//! The bridge to the bots. They think in a worker; where the browser allows none (a sandboxed frame), they think in
//! slices on the page's own thread, between two frames.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::job::{Answer, Job};
use super::worker::Work;
use crate::dom;

/// Where the worker's script lies, beside the page.
const SCRIPT: &str = "bot.js";
/// How long a slice on the page's thread may take, in milliseconds.
const SLICE: f64 = 7.0;
/// How many worlds are imagined between two looks at the clock.
const STRIDE: u32 = 4;

/// Bots to be asked one question at a time. When it is dropped, nobody thinks any more.
#[derive(Clone)]
pub(crate) struct Bots(Rc<RefCell<Inner>>);

struct Inner {
    helper: Helper,
    tell: Callback<Answer>,
    /// The question that is open.
    job: Option<Job>,
}

enum Helper {
    /// None was needed yet, or the last one was sent away in the middle of a thought.
    Absent,
    /// On its way: it has not said that it is ready.
    Starting(Listening),
    Ready(Listening),
    /// The browser allows no workers here.
    Forbidden(Option<Timeout>),
}

/// A worker, with the ears that must live as long as it does.
struct Listening {
    worker: Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(JsValue)>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Bots {
    /// Answers go to `tell`, and now and then how far they are.
    pub(crate) fn new(tell: Callback<Answer>) -> Self {
        Self(Rc::new(RefCell::new(Inner { helper: Helper::Absent, tell, job: None })))
    }

    /// Asks. A question that is still open is dropped.
    pub(crate) fn ask(&self, job: &Job) {
        self.stop();
        let mut inner = self.0.borrow_mut();
        if let Helper::Ready(listening) = &inner.helper {
            send(&listening.worker, job);
        }
        inner.job = Some(job.clone());
        if matches!(inner.helper, Helper::Absent) {
            inner.helper = self.hire().map_or(Helper::Forbidden(None), Helper::Starting);
        }
        let alone = matches!(inner.helper, Helper::Forbidden(_));
        drop(inner);
        if alone {
            self.think_here(job);
        }
    }

    /// Wants no answer any more.
    pub(crate) fn stop(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.job.take().is_some() {
            // A worker in the middle of a thought hears nothing: it is sent away, and another one comes when needed.
            match &mut inner.helper {
                Helper::Ready(_) => inner.helper = Helper::Absent,
                Helper::Forbidden(slice) => *slice = None,
                Helper::Absent | Helper::Starting(_) => {}
            }
        }
    }

    /// Starts a worker; `None` where it is not allowed.
    fn hire(&self) -> Option<Listening> {
        let glue = dom::root_attribute("data-glue")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let bots = self.clone();
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(text) = message.data().as_string() {
                bots.hear(&text);
            }
        });
        let bots = self.clone();
        let error = Closure::<dyn Fn(JsValue)>::new(move |_| bots.go_on_alone());
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        // The program is compiled already: the worker gets it as it is.
        let parts = Array::of2(&JsValue::from_str(&glue), &wasm_bindgen::module());
        worker.post_message(&parts).ok()?;
        Some(Listening { worker, _message: message, _error: error })
    }

    fn hear(&self, text: &str) {
        if text == "ready" {
            let mut inner = self.0.borrow_mut();
            if let Helper::Starting(listening) = std::mem::replace(&mut inner.helper, Helper::Absent) {
                if let Some(job) = &inner.job {
                    send(&listening.worker, job);
                }
                inner.helper = Helper::Ready(listening);
            }
        } else if text == "failed" {
            self.go_on_alone();
        } else if let Some(answer) = Answer::read(text) {
            self.tell(answer);
        }
    }

    /// The worker could not be started, or broke: the question that is open is thought about here.
    fn go_on_alone(&self) {
        // This runs inside the worker's own ear, which must not be dropped under it.
        let bots = self.clone();
        let later = Timeout::new(0, move || {
            let job = {
                let mut inner = bots.0.borrow_mut();
                inner.helper = Helper::Forbidden(None);
                inner.job.clone()
            };
            if let Some(job) = job {
                bots.think_here(&job);
            }
        });
        later.forget();
    }

    fn think_here(&self, job: &Job) {
        match Work::begin(job) {
            Some(work) => self.slice(work),
            None => self.tell(Answer::Nothing { id: job.id }),
        }
    }

    /// Thinks for some milliseconds when the page has nothing else to do, and goes on after that.
    fn slice(&self, mut work: Work) {
        let bots = self.clone();
        let next = Timeout::new(1, move || {
            let until = dom::milliseconds() + SLICE;
            let mut done = false;
            while !done && dom::milliseconds() < until {
                done = work.step(STRIDE);
            }
            if done {
                bots.tell(work.answer());
            } else {
                if let Some(news) = work.news() {
                    bots.tell(news);
                }
                bots.slice(work);
            }
        });
        if let Helper::Forbidden(slice) = &mut self.0.borrow_mut().helper {
            *slice = Some(next);
        }
    }

    fn tell(&self, answer: Answer) {
        let tell = {
            let mut inner = self.0.borrow_mut();
            if inner.job.as_ref().is_none_or(|job| job.id != answer.id()) {
                return;
            }
            if !matches!(answer, Answer::Progress { .. }) {
                inner.job = None;
            }
            inner.tell.clone()
        };
        tell.emit(answer);
    }

    /// Sends everybody away. The ears hold the bridge, so it would not fall by itself.
    pub(crate) fn dismiss(&self) {
        let mut inner = self.0.borrow_mut();
        inner.job = None;
        inner.helper = Helper::Absent;
    }
}

fn send(worker: &Worker, job: &Job) {
    // Text can always be sent.
    drop(worker.post_message(&JsValue::from_str(&job.write())));
}
