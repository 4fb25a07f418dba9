import { CONIFER_AND_FRUIT_FACTS } from './conifers-and-fruit';
import { PERENNIAL_FACTS } from './perennials-and-climbers';
import { SHRUB_FACTS } from './shrubs';
import { TREE_FACTS } from './trees';

/** Facts for gardeners, as columns of `product`. */
export interface PlantFacts {
  height_cm: number;
  light: string[];
  soil: string[];
  /** Months. */
  flowering: number[];
  uses: string[];
}

const LIGHT: Readonly<Record<string, string>> = { s: 'sun', h: 'half_shade', x: 'shade' };
const SOIL: Readonly<Record<string, string>> = {
  d: 'dry',
  n: 'normal',
  m: 'moist',
  w: 'wet',
  a: 'acid',
  l: 'lime',
};

/** Lines `taxon | height in m | light | soil | first-last month or - | uses`. */
const FACTS = new Map(
  [TREE_FACTS, CONIFER_AND_FRUIT_FACTS, SHRUB_FACTS, PERENNIAL_FACTS].flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => factsOf(line.split(' | '))),
  ),
);

function factsOf([taxon = '', height, light = '', soil = '', months = '-', uses = '']: string[]): [string, PlantFacts] {
  const facts = {
    height_cm: Math.round(Number(height) * 100),
    light: wordsOf(light, LIGHT),
    soil: wordsOf(soil, SOIL),
    flowering: monthsOf(months),
    uses: uses.split(' '),
  };
  return [taxon, facts];
}

/** Expands letters to values, in the order of the values. */
export function wordsOf(letters: string, meaning: Readonly<Record<string, string>>): string[] {
  return Object.entries(meaning).flatMap(([letter, word]) => (letters.includes(letter) ? [word] : []));
}

/** `11-3` → November to March; several ranges are joined by commas. */
export function monthsOf(text: string): number[] {
  if (text === '-') return [];
  const months = text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    const length = ((last - first + 12) % 12) + 1;
    return Array.from({ length }, (_, index) => ((first - 1 + index) % 12) + 1);
  });
  return months.sort((a, b) => a - b);
}

/**
 * Returns the facts of a plant: of its cultivar, else of its species, else of its genus.
 * @throws Error if there are none
 */
export function plantFacts(latin: string): PlantFacts {
  const [taxon = ''] = latin.split(" '");
  const [genus = '', species = ''] = taxon.split(' ');
  const facts = FACTS.get(latin) ?? FACTS.get(taxon) ?? FACTS.get(`${genus} ${species}`) ?? FACTS.get(genus);
  if (!facts) throw new Error(`no facts of ${latin}`);
  return facts;
}
