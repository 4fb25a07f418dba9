import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { RenderOrigin, WorkerFailure } from '@arbora/registry';

const origins = new AsyncLocalStorage<RenderOrigin>();
let last: RenderOrigin | null = null;

/** Runs `work`, and charges failures of everything that it schedules to `origin`, even after it has finished. */
export function chargedTo<T>(origin: RenderOrigin, work: () => T): T {
  last = origin;
  return origins.run(origin, work);
}

/** A copy without the properties of a thrown value, some of which cannot be sent. */
function sendable(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(inspect(thrown));
  const copy = new Error(thrown.message);
  copy.name = thrown.name;
  if (thrown.stack !== undefined) copy.stack = thrown.stack;
  return copy;
}

function report(culprit: RenderOrigin | null, thrown: unknown): void {
  const failure: WorkerFailure = { culprit, lastRender: last?.id ?? null, error: sendable(thrown) };
  parentPort!.postMessage(failure);
}

/** Ends the worker at the first failure that no render catches, and reports which render scheduled it. */
export function endAtFailures(): void {
  let isReported = false;
  // Unhandled rejections arrive here too.
  process.on('uncaughtException', (thrown) => {
    isReported = true;
    // A throw in a microtask has no origin; it belongs to the render that runs.
    report(origins.getStore() ?? last, thrown);
    process.exit(1);
  });
  process.on('exit', (code) => {
    const culprit = origins.getStore();
    if (!isReported && culprit) report(culprit, new Error(`process.exit(${code})`));
  });
}
