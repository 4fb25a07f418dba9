/** Runs `job` under an exclusive lock across the browser's tabs; without the Web Locks API it runs unlocked. */
export async function inTabLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? await locks.request(name, job) : job();
}
