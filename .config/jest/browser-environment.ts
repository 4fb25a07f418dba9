import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; Node's own are the same standards. */
const MISSING = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
] as const;

export default class BrowserEnvironment extends JsdomEnvironment {
  /** Closes the channels that a file opened: in a page they end with it, in Node they would keep the process. */
  private readonly closing: (() => void)[] = [];

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const target = this.global as unknown as Record<string, unknown>;
    for (const name of MISSING) target[name] ??= globalThis[name];
    // One realm's bytes must be the other's, or `instanceof Uint8Array` fails in what is borrowed above.
    target.Uint8Array = Uint8Array;
    // An aborted request must carry a signal that the borrowed fetch accepts.
    target.AbortController = AbortController;
    target.AbortSignal = AbortSignal;
    this.lendChannels(target);
  }

  private lendChannels(target: Record<string, unknown>): void {
    const { closing } = this;
    target.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        closing.push(() => this.close());
      }
    };
    target.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        closing.push(() => this.port1.close());
      }
    };
  }

  override async teardown(): Promise<void> {
    for (const close of this.closing) close();
    await super.teardown();
  }
}
