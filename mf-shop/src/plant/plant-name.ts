/** The parts of a plant's name with different typography. */
export interface PlantName {
  /** Genus, species, rank: set in italics. */
  taxon: string;
  /** Cultivar without its quotes: upright, in single quotes. */
  cultivar: string | null;
  /** Text after the cultivar, such as a trade name. */
  rest: string;
}

const CULTIVAR = /^(.*?)(?:^|\s+)['‘’´`](.+)['’´`](?:\s+(.*))?$/u;

/** `Acer x freemanii 'Jeffersred'` → taxon `Acer × freemanii`, cultivar `Jeffersred`. */
export function plantName(name: string): PlantName {
  const [, taxon = name, cultivar = null, rest = ''] = CULTIVAR.exec(name) ?? [];
  return { taxon: taxon.replace(/(^|\s)[xX](?=\s)/g, '$1×'), cultivar, rest };
}

export function genusOf(name: string): string {
  return /^[\p{L}-]+/u.exec(name.replace(/^[×xX]\s+/u, ''))?.[0] ?? name;
}
