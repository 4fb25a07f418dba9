import type { Habit } from '@arbora/ui';
import { genusOf } from './plant-name';

/** Drawing of a plant: a habit of trees, or a kind of other plants. */
export type DrawnHabit = Habit | 'shrub' | 'grass' | 'flower' | 'climber';

const GENERA: Readonly<Partial<Record<DrawnHabit, string>>> = {
  conifer:
    'Abies Araucaria Cedrus Chamaecyparis Cryptomeria Cupressus Juniperus Larix Metasequoia Picea Pinus Platycladus Pseudotsuga Sciadopitys Sequoia Sequoiadendron Taxodium Taxus Thuja Thujopsis Tsuga Xanthocyparis',
  shrub:
    'Aronia Berberis Buddleja Buxus Calluna Caryopteris Chaenomeles Corylus Cotinus Cotoneaster Cytisus Deutzia Elaeagnus Erica Euonymus Forsythia Hamamelis Hibiscus Hydrangea Hypericum Ilex Kerria Kolkwitzia Ligustrum Lonicera Mahonia Philadelphus Photinia Physocarpus Pieris Potentilla Pyracantha Rhododendron Ribes Rosa Rubus Sambucus Skimmia Spiraea Symphoricarpos Syringa Vaccinium Viburnum Weigela',
  grass: 'Calamagrostis Carex Cortaderia Deschampsia Festuca Miscanthus Molinia Panicum Pennisetum Stipa',
  flower:
    'Achillea Alchemilla Anemone Aster Astilbe Campanula Dianthus Echinacea Geranium Helleborus Hemerocallis Heuchera Hosta Iris Lavandula Nepeta Paeonia Phlox Rudbeckia Salvia Sedum',
  climber: 'Actinidia Aristolochia Campsis Clematis Hedera Humulus Parthenocissus Vitis Wisteria',
};
const HABIT_OF_GENUS = new Map(
  Object.entries(GENERA).flatMap(([habit, genera]) => genera.split(' ').map((genus) => [genus, habit as DrawnHabit])),
);

/** Species whose habit differs from most of their genus. */
const EXCEPTIONS: readonly (readonly [RegExp, DrawnHabit])[] = [
  [/^(Hydrangea petiolaris|Lonicera (henryi|caprifolium|japonica))/, 'climber'],
  [/^(Prunus (laurocerasus|spinosa|tenella)|Cornus (alba|sanguinea|stolonifera|mas)|Salix repens)/, 'shrub'],
  [/^Pinus mugo/, 'globe'],
];

/** Words in the names of trees and conifers that determine the shape for any genus. */
const SHAPES: readonly (readonly [RegExp, Habit])[] = [
  [/pendul|inversa|repandens|tortuosa/i, 'weeping'],
  [/fastigiat|column|pyramid|dawyck|skyrocket|slender|italica|erecta|koster/i, 'column'],
  [/globos|'(nana|umbraculifera|bessoniana|mops|danica)|compact|conica/i, 'globe'],
];
const CROWNS: readonly Habit[] = ['spreading', 'globe'];

/**
 * Guesses the habit of a plant from its botanical name, for drawings only. The same name always gives the same habit.
 */
export function plantHabit(name: string): DrawnHabit {
  const genus = genusOf(name);
  const usual = EXCEPTIONS.find(([names]) => names.test(name))?.[1] ?? HABIT_OF_GENUS.get(genus);
  if (usual && usual !== 'conifer') return usual;
  return SHAPES.find(([words]) => words.test(name))?.[1] ?? usual ?? CROWNS[name.length % CROWNS.length]!;
}
