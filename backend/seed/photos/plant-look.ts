import type { DemoPlant } from '../plants/plant';
import type { Kind } from '../plants/sizes';
import type { Colour } from './drawing/colour';
import type { Habit, Look } from './drawing/plant';
import type { Season } from './drawing/season';

const BY_KIND: Readonly<Record<Kind, readonly [habit: Habit, leaves: Colour]>> = {
  avenue: ['oval', '#3f8a45'],
  tree: ['round', '#4a9148'],
  shrub: ['bush', '#4d8f4a'],
  hedge: ['bush', '#3c7a44'],
  evergreen: ['bush', '#2f6b47'],
  conifer: ['cone', '#2f6650'],
  dwarf: ['bush', '#3d7058'],
  fruit: ['round', '#528f42'],
  bush: ['bush', '#5b9647'],
  rose: ['bush', '#3f7f46'],
  perennial: ['tuft', '#6f9a4a'],
  climber: ['bush', '#4a8a50'],
};

/** Words of cultivar names that say how a plant grows or is coloured. */
const HABITS: readonly (readonly [words: RegExp, habit: Habit])[] = [
  [/fastigiat|columnar|amanogawa|arrow|sloup/i, 'column'],
  [/glob|nana|umbraculifera|mops|conica/i, 'round'],
  [/pendul|převis/i, 'weeping'],
];
const PURPLE = /purpurea|atropurpur|crimson|nigra|diabolo|royal purple|palace purple/i;

/** What blossoms or ripens in the season in which a genus looks best. */
const ACCENTS: Readonly<Record<string, readonly [Colour, share: number, Season]>> = {
  Prunus: ['#f3b7cd', 0.75, 'spring'],
  Malus: ['#c8402f', 0.3, 'summer'],
  Pyrus: ['#fbf7ef', 0.7, 'spring'],
  Magnolia: ['#f0c3d6', 0.6, 'spring'],
  Amelanchier: ['#fbf7ef', 0.6, 'spring'],
  Cercis: ['#d56aa0', 0.7, 'spring'],
  Forsythia: ['#f2cf3a', 0.85, 'spring'],
  Syringa: ['#b28ad0', 0.5, 'spring'],
  Rhododendron: ['#c76a9d', 0.5, 'spring'],
  Paulownia: ['#b9a3dc', 0.5, 'spring'],
  Aesculus: ['#f4e3d8', 0.35, 'spring'],
  Hydrangea: ['#f1ece2', 0.55, 'summer'],
  Rosa: ['#d4405a', 0.4, 'summer'],
  Lavandula: ['#8f7cc8', 0.8, 'summer'],
  Salvia: ['#6d55b0', 0.8, 'summer'],
  Echinacea: ['#c7659c', 0.4, 'summer'],
  Rudbeckia: ['#eebb35', 0.5, 'summer'],
  Clematis: ['#6f58b8', 0.45, 'summer'],
  Sorbus: ['#d9502c', 0.4, 'autumn'],
  Viburnum: ['#f6f4ec', 0.5, 'spring'],
  Spiraea: ['#f3f0ee', 0.6, 'spring'],
  Weigela: ['#cf4f76', 0.5, 'spring'],
  Hibiscus: ['#b79ad8', 0.35, 'summer'],
  Sedum: ['#b8586e', 0.6, 'autumn'],
  Aster: ['#8d76c4', 0.6, 'autumn'],
};
const AUTUMN_LEAVES: Readonly<Record<string, Colour>> = {
  Acer: '#cf6a2c',
  Liquidambar: '#b5402f',
  Ginkgo: '#e0b33a',
  Parrotia: '#c1572e',
  Larix: '#cf9f3e',
  Quercus: '#a8632f',
};

/** How a plant of the assortment is drawn, and when. */
export function lookOf([latin, czech, , kind]: DemoPlant): { look: Look; season: Season } {
  const name = `${latin} ${czech}`;
  const genus = latin.split(' ')[0] ?? '';
  const [usual, green] = BY_KIND[kind];
  const habit = HABITS.find(([words]) => words.test(name))?.[1] ?? usual;
  const accent = ACCENTS[genus];
  const turned = AUTUMN_LEAVES[genus];
  return {
    look: {
      habit: usual === 'tuft' ? usual : habit,
      leaves: PURPLE.test(name) ? '#7a3344' : (turned ?? green),
      ...(accent && { accent: [accent[0], accent[1]] as const }),
      ...(genus === 'Betula' && { bark: '#e4e0d8' }),
    },
    season: accent?.[2] ?? (turned ? 'autumn' : 'summer'),
  };
}
