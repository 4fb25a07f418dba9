import type { DoorVerdict } from '@arbora/domain';

/** Frequencies in Hz, one after the other. */
const TONES: Readonly<Record<DoorVerdict['kind'], readonly number[]>> = {
  ok: [880, 1320],
  attention: [660, 660],
  refused: [220, 165, 165],
};
const VIBRATIONS: Readonly<Record<DoorVerdict['kind'], number[]>> = {
  ok: [80],
  attention: [120, 80, 120],
  refused: [400],
};
const TONE_S = 0.14;
const LOUDNESS = 0.25;

let audio: AudioContext | null = null;

/** Enables sound, which browsers allow only on user interaction. */
export function enableSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
}

/** Signals a verdict by sound and vibration. */
export function signalVerdict(kind: DoorVerdict['kind']): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate(VIBRATIONS[kind]);
  const context = audio;
  if (context?.state !== 'running') return;
  const volume = context.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(context.destination);
  TONES[kind].forEach((frequency, index) => {
    const tone = context.createOscillator();
    tone.type = kind === 'refused' ? 'square' : 'sine';
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + index * TONE_S);
    tone.stop(context.currentTime + (index + 1) * TONE_S);
  });
}
