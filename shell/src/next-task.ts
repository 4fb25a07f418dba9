interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Resolves in a task of its own: what a person has done meanwhile comes first. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
