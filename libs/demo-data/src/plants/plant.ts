import type { Kind } from './sizes';

/** A taxon: Latin and Czech name, number of its category, how it is grown, another name people call it by. */
export type DemoPlant = readonly [latin: string, czech: string, category: string, kind: Kind, synonym?: string];
