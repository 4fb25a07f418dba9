/** English and Polish names of each taxon: a species, or a genus of hybrids. */
export type NamesOfTaxa = Readonly<Record<string, readonly [en: string, pl: string]>>;
