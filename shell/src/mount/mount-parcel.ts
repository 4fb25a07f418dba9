import type { Parcel } from '@arbora/remote';

/** A parcel that has not mounted by then has failed. */
const MOUNT_TIMEOUT_MS = 10_000;
let counter = 0;

/**
 * Mounts a parcel into `element`; answers how to unmount it. Calls the lifecycles itself: single-spa's own loader takes
 * hold of the window's history and of everybody's listeners for it, which are the router's here.
 * @throws Error when it has not mounted after ten seconds, or what its lifecycle throws
 */
export async function mountParcel(parcel: Parcel, element: HTMLElement): Promise<() => Promise<void>> {
  // Two parcels of one name would share their state, as while one leaves and the next one comes.
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
