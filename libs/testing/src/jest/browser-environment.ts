import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from 'jest-environment-jsdom';

/** Browser APIs that jsdom lacks, taken from Node. */
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
  /** Closes the channels opened by a test file: in Node they would keep the process alive. */
  private readonly closing: (() => void)[] = [];

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const target = this.global as unknown as Record<string, unknown>;
    for (const name of MISSING) target[name] ??= globalThis[name];
    // Both realms must share the class, or `instanceof Uint8Array` fails in the borrowed APIs.
    target.Uint8Array = Uint8Array;
    // The borrowed fetch accepts signals of its own realm only.
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
