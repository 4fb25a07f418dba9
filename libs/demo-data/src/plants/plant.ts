import type { Kind } from './sizes';

/** A taxon: Latin and Czech name, number of its category, kind of cultivation, a synonym. */
export type DemoPlant = readonly [latin: string, czech: string, category: string, kind: Kind, synonym?: string];
