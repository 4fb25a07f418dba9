interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Resolves in a new task, which yields to pending user input. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
