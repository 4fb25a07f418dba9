/** A module of its own, so that the details load when they are first opened. */
export { ConsentDetails } from '@arbora/ui/consent';
