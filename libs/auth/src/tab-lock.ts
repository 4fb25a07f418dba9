/** Runs `job` while no other tab of this browser runs one of the same name; where there are no locks, just runs it. */
export async function inTabLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? await locks.request(name, job) : job();
}
