import { mountRootParcel, type ParcelConfigObject } from 'single-spa';

/** A parcel that has not mounted by then has failed. */
const MOUNT_TIMEOUT_MS = 10_000;
let counter = 0;

/** Mounts a parcel into `element`; answers how to unmount it. single-spa's own routing is never started. */
export async function mountParcel(config: ParcelConfigObject, element: HTMLElement): Promise<() => Promise<void>> {
  const timeout = { millis: MOUNT_TIMEOUT_MS, dieOnTimeout: true, warningMillis: MOUNT_TIMEOUT_MS };
  const timeouts = { bootstrap: timeout, mount: timeout, unmount: timeout, update: timeout };
  // Two parcels of one name would share their state, as while one leaves and the next one comes.
  const named = { ...config, name: `${config.name}#${++counter}`, timeouts };
  const parcel = mountRootParcel(named, { domElement: element });
  await parcel.mountPromise;
  return async () => {
    await parcel.unmount();
  };
}
