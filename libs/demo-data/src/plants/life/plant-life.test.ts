import { plantFacts } from '../facts/plant-facts';
import { PLANTS } from '../plants';
import { plantLife } from './plant-life';

/** Returns the inconsistencies of a plant's life data. */
function faultsOf(latin: string): string[] {
  const { habit, width_cm, in_leaf, flower_colors, planting, growth } = plantLife(latin);
  const { height_cm, flowering } = plantFacts(latin);
  const slenderness = height_cm / width_cm;
  // Ground cover and climbers have no typical width.
  const hasShape = habit === 'carpet' || habit === 'climber' || (slenderness > 0.35 && slenderness < 9);
  const isComplete = in_leaf.length > 5 && planting.length > 1 && growth !== undefined;
  const blooms = flower_colors.length > 0 === flowering.length > 0;
  return [hasShape ? '' : 'shape', isComplete ? '' : 'months', blooms ? '' : 'flowers'].filter(Boolean);
}

test('each plant has a habit, months of the year, and flowers consistent with its facts', () => {
  const faults = PLANTS.map(([latin]) => [latin, ...faultsOf(latin)]).filter(({ length }) => length > 1);
  expect(faults).toEqual([]);
});

test('empty values of a cultivar are inherited from species and genus', () => {
  expect(plantLife("Acer platanoides 'Globosum'")).toMatchObject({
    width_cm: 500,
    habit: 'globe',
    hardiness_zone: 4,
    autumn_colors: ['yellow', 'orange'],
    pruning: [7, 8],
  });
});

test('a cultivar has the colours that its description names', () => {
  expect(plantLife("Hydrangea paniculata 'Limelight'")).toMatchObject({
    flower_colors: ['cream', 'pink', 'green'],
    autumn_colors: ['yellow', 'orange'],
  });
});

test('a plant without life data is rejected', () => {
  expect(() => plantLife('Salsola kali')).toThrow('column 1 of the life of Salsola kali');
});
