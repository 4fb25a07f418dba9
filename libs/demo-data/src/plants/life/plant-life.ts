import { monthsOf, plantFacts, wordsOf } from '../facts/plant-facts';
import { OTHER_LIVES } from './conifers-and-perennials';
import { SHRUB_LIVES } from './shrubs';
import { TREE_LIVES } from './trees';

/** Growth and seasonal features of a plant, as columns of `product`. */
export interface PlantLife {
  width_cm: number;
  habit: string;
  growth: string;
  hardiness_zone: number;
  in_leaf: number[];
  flower_colors: string[];
  fruiting: number[];
  autumn_colors: string[];
  winter: string[];
  planting: number[];
  pruning: number[];
}

const GROWTH: Readonly<Record<string, string>> = { s: 'slow', m: 'medium', f: 'fast' };
const COLORS: Readonly<Record<string, string>> = {
  w: 'white',
  c: 'cream',
  y: 'yellow',
  o: 'orange',
  r: 'red',
  p: 'pink',
  m: 'purple',
  b: 'blue',
  g: 'green',
};
const AUTUMN: Readonly<Record<string, string>> = { y: 'yellow', o: 'orange', r: 'red', p: 'purple', b: 'brown' };
const WINTER: Readonly<Record<string, string>> = {
  b: 'bark',
  t: 'twigs',
  f: 'fruit',
  s: 'outline',
  c: 'catkins',
};

/** Bare-root and balled plants are planted during dormancy, potted ones also in between. */
const RESTING = '3-4,10-11';
const SPRING = '3-5';
const IN_POTS = '3-6,9-10';
const EVERGREEN = '3-5,9-10';

/** Plants with fleshy roots or tender when young: planted in spring. */
const SPRING_PLANTED = new Set(
  'Albizia Betula Buddleja Castanea Caryopteris Davidia Hibiscus Juglans Liquidambar Liriodendron Magnolia Nyssa Paulownia Perovskia'.split(
    ' ',
  ),
);

const COLUMNS = 10;

/**
 * Lines `taxon | width in m | habit | growth | zone | months in leaf, e evergreen | flowers | months of fruit | autumn
 * | winter | months of pruning`. Empty values are inherited from the species, then from the genus.
 */
const LIVES = new Map(
  [TREE_LIVES, SHRUB_LIVES, OTHER_LIVES].flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [taxon = '', ...cells] = line.split('|').map((cell) => cell.trim());
        return [taxon, cells] as const;
      }),
  ),
);

function plantingMonths(genus: string, habit: string, isEvergreen: boolean): number[] {
  if (SPRING_PLANTED.has(genus)) return monthsOf(SPRING);
  if (['herb', 'grass', 'climber', 'carpet'].includes(habit)) return monthsOf(IN_POTS);
  return monthsOf(isEvergreen ? EVERGREEN : RESTING);
}

/**
 * Returns the life data of a plant: of its cultivar, else of its species, else of its genus.
 * @throws Error for a missing value
 */
export function plantLife(latin: string): PlantLife {
  const [genus = '', species = ''] = latin.split(" '")[0]!.split(' ');
  const lines = [latin, `${genus} ${species}`, genus].map((taxon) => LIVES.get(taxon) ?? []);
  const cells = Array.from({ length: COLUMNS }, (_, column) => lines.map((line) => line[column]).find(Boolean));
  const missing = cells.findIndex((cell) => cell === undefined);
  if (missing >= 0) throw new Error(`column ${missing + 1} of the life of ${latin} is not known`);
  const [width, habit, growth, zone, leaf, flowers, fruit, autumn, winter, pruning] = cells as string[];
  const isEvergreen = leaf === 'e';
  return {
    width_cm: Math.round(Number(width) * 100),
    habit: habit!,
    growth: GROWTH[growth!]!,
    hardiness_zone: Number(zone),
    in_leaf: monthsOf(isEvergreen ? '1-12' : leaf!),
    flower_colors: plantFacts(latin).flowering.length > 0 ? wordsOf(flowers!, COLORS) : [],
    fruiting: monthsOf(fruit!),
    autumn_colors: wordsOf(autumn!, AUTUMN),
    winter: wordsOf(winter!, WINTER),
    planting: plantingMonths(genus, habit!, isEvergreen),
    pruning: monthsOf(pruning!),
  };
}
