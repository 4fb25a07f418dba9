import { enableSound, signalVerdict } from './verdict-signal';

const vibrate = jest.fn<boolean, [number[]]>();
const frequencies: number[] = [];

class FakeAudio {
  state: AudioContextState = 'running';
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
  createOscillator = () => ({
    type: '',
    frequency: {
      set value(hertz: number) {
        frequencies.push(hertz);
      },
    },
    connect: () => undefined,
    start: () => undefined,
    stop: () => undefined,
  });
}

test('each verdict has its own sound and vibration, and none where the browser blocks them', () => {
  Object.assign(navigator, { vibrate });
  signalVerdict('ok');
  expect(frequencies).toEqual([]);
  Object.assign(globalThis, { AudioContext: FakeAudio });
  enableSound();
  const sounds = (['ok', 'attention', 'refused'] as const).map((kind) => {
    frequencies.length = 0;
    signalVerdict(kind);
    return frequencies.join();
  });
  expect(new Set(sounds).size).toBe(3);
  expect(new Set(vibrate.mock.calls.map(([pattern]) => pattern.join())).size).toBe(3);
});
