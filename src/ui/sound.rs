//! Short sounds for what happens on a table: wood, paper and a little metal, quiet and warm.
//!
//! There are no recordings. Each sound is a few strokes, reckoned once into samples when it is first heard, and then
//! played by WebAudio. Nothing is opened before the player has touched the page, nor while sound is off, and a browser
//! without sound is simply silent.

use std::cell::RefCell;
use std::f32::consts::TAU;

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

use super::flight::motion_allowed;
use crate::dom;

/// Samples in a millisecond. The browser fits them to what its loudspeaker wants.
const PER_MS: u32 = 32;
const RATE: f32 = (PER_MS * 1000) as f32;

/// What there is to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    CardTaken,
    CardGiven,
    CoinsLost,
    Activated,
    Token,
    Refill,
    TurnMine,
    Won,
    Lost,
    Refused,
    Dice,
    Splat,
    Hoist,
    Tap,
}

/// One way of making a noise.
#[derive(Clone, Copy)]
enum Stroke {
    /// A mallet on a wooden bar of this pitch.
    Wood { hz: f32, ring_ms: f32, level: f32 },
    /// A coin on a table.
    Metal { hz: f32, ring_ms: f32, level: f32 },
    /// A sheet of paper sliding: the higher the pitch, the thinner the paper.
    Paper { hz: f32, ms: u32, level: f32 },
}

use Stroke::{Metal, Paper, Wood};

impl Sound {
    const COUNT: usize = Self::Tap as usize + 1;

    /// How long it lasts in milliseconds, and its strokes with when each begins.
    const fn score(self) -> (u32, &'static [(u32, Stroke)]) {
        match self {
            Self::CardTaken => (
                180,
                &[
                    (0, Paper { hz: 2200.0, ms: 110, level: 0.45 }),
                    (70, Wood { hz: 392.0, ring_ms: 110.0, level: 0.12 }),
                ],
            ),
            Self::CardGiven => (
                190,
                &[
                    (0, Paper { hz: 1500.0, ms: 120, level: 0.5 }),
                    (80, Wood { hz: 262.0, ring_ms: 110.0, level: 0.14 }),
                ],
            ),
            Self::CoinsLost => (
                240,
                &[
                    (0, Metal { hz: 1480.0, ring_ms: 120.0, level: 0.08 }),
                    (55, Metal { hz: 1245.0, ring_ms: 120.0, level: 0.08 }),
                    (115, Metal { hz: 988.0, ring_ms: 120.0, level: 0.07 }),
                ],
            ),
            Self::Activated => (
                240,
                &[
                    (0, Wood { hz: 294.0, ring_ms: 160.0, level: 0.16 }),
                    (75, Wood { hz: 440.0, ring_ms: 190.0, level: 0.16 }),
                ],
            ),
            Self::Token => (
                200,
                &[
                    (0, Wood { hz: 587.0, ring_ms: 130.0, level: 0.14 }),
                    (60, Wood { hz: 784.0, ring_ms: 140.0, level: 0.11 }),
                ],
            ),
            Self::Refill => (
                230,
                &[
                    (0, Paper { hz: 1700.0, ms: 55, level: 0.4 }),
                    (50, Paper { hz: 1900.0, ms: 55, level: 0.45 }),
                    (100, Paper { hz: 2100.0, ms: 90, level: 0.5 }),
                    (130, Wood { hz: 220.0, ring_ms: 90.0, level: 0.08 }),
                ],
            ),
            Self::TurnMine => (
                250,
                &[
                    (0, Wood { hz: 440.0, ring_ms: 180.0, level: 0.13 }),
                    (95, Wood { hz: 587.0, ring_ms: 190.0, level: 0.16 }),
                ],
            ),
            Self::Won => (
                900,
                &[
                    (0, Wood { hz: 294.0, ring_ms: 420.0, level: 0.14 }),
                    (120, Wood { hz: 370.0, ring_ms: 420.0, level: 0.14 }),
                    (240, Wood { hz: 440.0, ring_ms: 420.0, level: 0.14 }),
                    (380, Wood { hz: 587.0, ring_ms: 560.0, level: 0.17 }),
                    (380, Wood { hz: 294.0, ring_ms: 560.0, level: 0.1 }),
                ],
            ),
            Self::Lost => (
                800,
                &[
                    (0, Wood { hz: 392.0, ring_ms: 380.0, level: 0.13 }),
                    (170, Wood { hz: 330.0, ring_ms: 380.0, level: 0.13 }),
                    (340, Wood { hz: 262.0, ring_ms: 500.0, level: 0.15 }),
                ],
            ),
            Self::Refused => (
                190,
                &[
                    (0, Wood { hz: 196.0, ring_ms: 90.0, level: 0.2 }),
                    (85, Wood { hz: 165.0, ring_ms: 110.0, level: 0.2 }),
                ],
            ),
            // Four dice on a table.
            Self::Dice => (
                240,
                &[
                    (0, Wood { hz: 494.0, ring_ms: 50.0, level: 0.1 }),
                    (55, Wood { hz: 415.0, ring_ms: 50.0, level: 0.11 }),
                    (95, Wood { hz: 466.0, ring_ms: 50.0, level: 0.1 }),
                    (170, Wood { hz: 370.0, ring_ms: 70.0, level: 0.12 }),
                ],
            ),
            // A pie that has found somebody.
            Self::Splat => (
                220,
                &[(0, Paper { hz: 700.0, ms: 180, level: 0.9 }), (0, Wood { hz: 110.0, ring_ms: 120.0, level: 0.14 })],
            ),
            Self::Hoist => (
                250,
                &[
                    (0, Wood { hz: 523.0, ring_ms: 140.0, level: 0.11 }),
                    (60, Wood { hz: 659.0, ring_ms: 140.0, level: 0.11 }),
                    (120, Wood { hz: 1047.0, ring_ms: 160.0, level: 0.1 }),
                ],
            ),
            Self::Tap => (70, &[(0, Wood { hz: 523.0, ring_ms: 55.0, level: 0.12 })]),
        }
    }

    /// The samples, from silence to silence.
    fn render(self) -> Vec<f32> {
        const FADE: usize = (12 * PER_MS) as usize;
        let (ms, strokes) = self.score();
        let mut samples = vec![0.0; (ms * PER_MS) as usize];
        for &(at_ms, stroke) in strokes {
            if let Some(rest) = samples.get_mut((at_ms * PER_MS) as usize..) {
                stroke.add_to(rest);
            }
        }
        // What still rings at the end must not break off.
        for (n, sample) in samples.iter_mut().rev().take(FADE).enumerate() {
            *sample *= n as f32 / FADE as f32;
        }
        samples
    }
}

impl Stroke {
    fn add_to(self, samples: &mut [f32]) {
        match self {
            Self::Wood { hz, ring_ms, level } => {
                // A tuned bar: its overtones stand two octaves and more above it, and are gone sooner.
                ring(samples, hz, ring_ms, level);
                ring(samples, hz * 3.95, ring_ms * 0.3, level * 0.25);
                ring(samples, hz * 9.2, ring_ms * 0.12, level * 0.08);
                hiss(samples, 900.0, 9 * PER_MS, level * 0.8);
            }
            Self::Metal { hz, ring_ms, level } => {
                ring(samples, hz, ring_ms, level);
                ring(samples, hz * 1.53, ring_ms * 0.8, level * 0.6);
                ring(samples, hz * 2.71, ring_ms * 0.5, level * 0.3);
            }
            Self::Paper { hz, ms, level } => hiss(samples, hz, ms * PER_MS, level),
        }
    }
}

/// Adds a tone that dies away: after `ring_ms` a thousandth is left of it.
fn ring(samples: &mut [f32], hz: f32, ring_ms: f32, level: f32) {
    const ATTACK: f32 = (2 * PER_MS) as f32;
    let turn = TAU * hz / RATE;
    if turn > 1.2 {
        return; // the series below are for slow turns, and nobody misses so high a tone
    }
    let square = turn * turn;
    let sine = turn * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0)));
    let cosine = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)));
    let fade = 1.0 - 6.9 / (ring_ms * PER_MS as f32);
    // Each sample follows from the two before it, so no sine has to be asked for.
    let (mut now, mut next) = (0.0, level * fade * sine);
    let heard = (ring_ms * 1.2) as usize * PER_MS as usize;
    for (n, sample) in samples.iter_mut().take(heard).enumerate() {
        *sample += now * (n as f32 / ATTACK).min(1.0);
        (now, next) = (next, 2.0 * fade * cosine * next - fade * fade * now);
    }
}

/// Adds a burst of noise around a pitch, quick to rise and slow to go.
fn hiss(samples: &mut [f32], hz: f32, length: u32, level: f32) {
    let quick = (TAU * hz / RATE).min(1.0);
    let slow = quick * 0.35;
    let (mut high, mut middle, mut low) = (0.0, 0.0, 0.0);
    let mut dice = 0x9E37_79B9_u32 ^ length;
    for (n, sample) in samples.iter_mut().take(length as usize).enumerate() {
        dice ^= dice << 13;
        dice ^= dice >> 17;
        dice ^= dice << 5;
        let noise = dice as f32 / (u32::MAX / 2) as f32 - 1.0;
        high += quick * (noise - high);
        middle += quick * (high - middle);
        low += slow * (middle - low);
        let gone = n as f32 / length as f32;
        *sample += (middle - low) * level * (gone * 6.0).min(1.0) * (1.0 - gone) * (1.0 - gone);
    }
}

/// Plays a sound now, if sound is on and the player has touched the page; otherwise it is lost, not kept for later.
pub(crate) fn play(sound: Sound) {
    // A browser that refuses has nothing to say to the player.
    let _ = SPEAKER.with_borrow_mut(|speaker| speaker.play(sound));
}

/// Turns sound on or off. It is off until the first call, which the page makes as it starts, with the player's choice
/// or else [`on_by_default`].
pub(crate) fn set_on(on: bool) {
    SPEAKER.with_borrow_mut(|speaker| speaker.set_on(on));
}

/// Whether to make sounds before the player has said so: not in a frame, and not where less motion is asked for.
pub(crate) fn on_by_default() -> bool {
    !framed() && motion_allowed()
}

/// Whether the page is shown within another one, of whatever origin.
fn framed() -> bool {
    dom::window().is_some_and(|window| !matches!(window.top(), Ok(Some(top)) if top == window))
}

thread_local! {
    static SPEAKER: RefCell<Speaker> = RefCell::default();
}

/// The one loudspeaker of the page.
#[derive(Default)]
struct Speaker {
    on: bool,
    /// Browsers let a page be heard only after the player's first click or key.
    touched: bool,
    listening: bool,
    context: Option<AudioContext>,
    /// A sound has been started while the loudspeaker was still waking up.
    waiting: bool,
    played: usize,
    kept: [Option<Kept>; Sound::COUNT],
}

/// A sound that was played before.
struct Kept {
    samples: AudioBuffer,
    /// When it was last begun, in the context's seconds.
    begun: f64,
}

impl Speaker {
    fn set_on(&mut self, on: bool) {
        self.on = on;
        if !self.listening {
            self.listening = true;
            listen();
        }
        if on {
            self.wake();
        } else if let Some(context) = &self.context {
            let _ = context.suspend(); // an open loudspeaker costs power even in silence
        }
    }

    /// Opens the loudspeaker or wakes it up. Some browsers allow this only while they handle a click or a key.
    fn wake(&mut self) {
        if !self.on || !self.touched {
            return;
        }
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
        if let Some(context) = self.context.as_ref().filter(|context| !is_awake(context)) {
            let _ = context.resume();
        }
    }

    fn play(&mut self, sound: Sound) -> Option<()> {
        /// The same sound again so soon would only be louder.
        const TOO_SOON: f64 = 0.03;
        /// Nothing in a house sounds twice exactly the same.
        const PITCHES: [f32; 4] = [1.0, 0.97, 1.02, 0.985];
        let context = self.context.as_ref().filter(|_| self.on)?;
        let asleep = !is_awake(context);
        if asleep && self.waiting {
            return None;
        }
        self.waiting = asleep;
        let now = context.current_time();
        let place = &mut self.kept[sound as usize];
        let kept = match place {
            Some(kept) if now - kept.begun < TOO_SOON => return None,
            Some(kept) => kept,
            None => place.insert(Kept { samples: load(context, sound)?, begun: now }),
        };
        kept.begun = now;
        let source = context.create_buffer_source().ok()?;
        source.set_buffer(Some(&kept.samples));
        source.playback_rate().set_value(PITCHES[self.played % PITCHES.len()]);
        self.played += 1;
        source.connect_with_audio_node(&context.destination()).ok()?;
        source.start().ok()
    }
}

fn is_awake(context: &AudioContext) -> bool {
    context.state() == AudioContextState::Running
}

fn load(context: &AudioContext, sound: Sound) -> Option<AudioBuffer> {
    let samples = sound.render();
    let buffer = context.create_buffer(1, samples.len() as u32, RATE).ok()?;
    buffer.copy_to_channel(&samples, 0).ok()?;
    Some(buffer)
}

/// Waits for clicks and keys. Before any component sees them, so that the first click is already heard; for good, as a
/// browser may put the loudspeaker to sleep again.
fn listen() {
    let Some(window) = dom::window() else {
        return;
    };
    for touch in ["click", "keydown"] {
        let early = EventListenerOptions::run_in_capture_phase();
        let touched = |_: &web_sys::Event| {
            SPEAKER.with_borrow_mut(|speaker| {
                speaker.touched = true;
                speaker.wake();
            });
        };
        EventListener::new_with_options(&window, touch, early, touched).forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; Sound::COUNT] = [
        Sound::CardTaken,
        Sound::CardGiven,
        Sound::CoinsLost,
        Sound::Activated,
        Sound::Token,
        Sound::Refill,
        Sound::TurnMine,
        Sound::Won,
        Sound::Lost,
        Sound::Refused,
        Sound::Dice,
        Sound::Splat,
        Sound::Hoist,
        Sound::Tap,
    ];

    fn loudest(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |most, sample| most.max(sample.abs()))
    }

    /// How often a tone goes up through zero in a second.
    fn pitch(samples: &[f32]) -> f32 {
        let ups = samples.windows(2).filter(|pair| pair[0] <= 0.0 && pair[1] > 0.0).count();
        ups as f32 * RATE / samples.len() as f32
    }

    #[test]
    fn every_sound_is_short_quiet_and_heard() {
        for sound in ALL {
            let samples = sound.render();
            let longest = if matches!(sound, Sound::Won | Sound::Lost) { 900 } else { 250 };
            assert!(samples.len() <= longest * PER_MS as usize, "{sound:?} is too long");
            let loudest = loudest(&samples);
            assert!((0.08..0.3).contains(&loudest), "{sound:?} reaches {loudest}");
        }
    }

    #[test]
    fn every_sound_comes_out_of_silence_and_goes_back_to_it() {
        for sound in ALL {
            let samples = sound.render();
            assert!(samples[0].abs() < 0.001, "{sound:?} begins with {}", samples[0]);
            assert_eq!(samples.last(), Some(&0.0), "{sound:?}");
            let jump = samples.windows(2).fold(0.0_f32, |most, pair| most.max((pair[1] - pair[0]).abs()));
            assert!(jump < 0.1, "{sound:?} jumps by {jump}");
        }
    }

    #[test]
    fn no_stroke_is_cut_off_before_it_is_heard() {
        for sound in ALL {
            let (ms, strokes) = sound.score();
            for &(at_ms, stroke) in strokes {
                let needs = match stroke {
                    Paper { ms, .. } => ms,
                    Wood { ring_ms, .. } | Metal { ring_ms, .. } => ring_ms as u32 / 2,
                };
                assert!(at_ms + needs <= ms, "a stroke of {sound:?} at {at_ms} ms");
            }
        }
    }

    #[test]
    fn no_two_sounds_are_the_same() {
        for (index, sound) in ALL.into_iter().enumerate() {
            assert_eq!(sound as usize, index);
            assert!(ALL[..index].iter().all(|other| other.render() != sound.render()), "{sound:?}");
        }
    }

    #[test]
    fn a_tone_has_its_pitch_and_dies_away() {
        for hz in [139.0, 440.0, 2000.0, 5400.0] {
            let mut samples = vec![0.0; RATE as usize / 2];
            ring(&mut samples, hz, 500.0, 0.5);
            let heard = pitch(&samples);
            assert!((heard - hz).abs() < hz * 0.01 + 2.0, "{hz} Hz sounds as {heard} Hz");
            let left = loudest(&samples[samples.len() * 9 / 10..]);
            assert!(left < 0.002, "{left} is left of {hz} Hz");
        }
    }

    #[test]
    fn thin_paper_sounds_higher_than_thick() {
        let heard = |hz: f32| {
            let mut samples = vec![0.0; 100 * PER_MS as usize];
            hiss(&mut samples, hz, 100 * PER_MS, 0.5);
            pitch(&samples)
        };
        assert!(heard(2600.0) > heard(900.0) * 1.5, "{} and {}", heard(2600.0), heard(900.0));
    }
}
