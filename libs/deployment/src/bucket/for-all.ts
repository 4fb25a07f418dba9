/** Requests that are sent at the same time. */
const PARALLEL = 8;

/** Runs `work` for all items, some at a time. */
export async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item: T | undefined; (item = queue.shift()) !== undefined;) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}
