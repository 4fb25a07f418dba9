import type { Parcel } from '@arbora/remote';

/** Timeout for mounting a parcel. */
const MOUNT_TIMEOUT_MS = 10_000;
let counter = 0;

/**
 * Mounts a parcel into `element`; returns its unmount function. Calls the lifecycles directly: single-spa's loader
 * patches the history and global event listeners, which belong to the router here.
 * @throws Error on timeout, or the error of a lifecycle
 */
export async function mountParcel(parcel: Parcel, element: HTMLElement): Promise<() => Promise<void>> {
  // Two parcels with the same name would share state while one replaces the other.
  const props = { name: `${parcel.name}#${++counter}`, domElement: element };
  await parcel.bootstrap(props);
  await inTime(parcel.mount(props), parcel.name);
  return async () => {
    await parcel.unmount(props);
  };
}

async function inTime(mounted: Promise<unknown>, name: string): Promise<void> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(`Parcel ${name} did not mount in time`)), MOUNT_TIMEOUT_MS);
  });
  await Promise.race([mounted, late]).finally(() => clearTimeout(timer));
}
