import { openTabChannel } from './tab-channel';

const realChannel = globalThis.BroadcastChannel;

/** A BroadcastChannel without delays, reduced to the used part. */
class TestChannel {
  static all: TestChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    TestChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of TestChannel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }
}

afterEach(() => {
  TestChannel.all = [];
  globalThis.BroadcastChannel = realChannel;
  Reflect.deleteProperty(globalThis, 'window');
});

test('a message reaches the other tabs and not its own', () => {
  Object.assign(globalThis, { window: globalThis, BroadcastChannel: TestChannel });
  const received: string[] = [];
  const first = openTabChannel<string>('t', (message) => received.push(`first ${message}`));
  const second = openTabChannel<string>('t', (message) => received.push(`second ${message}`));
  second.open();
  first.post('hello');
  expect(received).toEqual(['second hello']);
});

test('no channel is opened on a server', () => {
  Object.assign(globalThis, { BroadcastChannel: TestChannel });
  const channel = openTabChannel<string>('t', () => undefined);
  channel.open();
  channel.post('hello');
  expect(TestChannel.all).toEqual([]);
});
