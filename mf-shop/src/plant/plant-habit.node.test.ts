import { plantHabit } from './plant-habit';

test.each([
  ['Picea omorika', 'conifer'],
  ["Picea abies 'Inversa'", 'weeping'],
  ["Carpinus betulus 'Fastigiata'", 'column'],
  ["Acer platanoides 'Globosum'", 'globe'],
  ["Betula pendula 'Youngii'", 'weeping'],
  ['Syringa vulgaris', 'shrub'],
  ['Prunus laurocerasus', 'shrub'],
  ['Miscanthus sinensis', 'grass'],
  ['Hosta sieboldiana', 'flower'],
  ["Clematis 'Jackmanii'", 'climber'],
  ['Hydrangea petiolaris', 'climber'],
  ['Hydrangea paniculata', 'shrub'],
])('%s is drawn as %s', (name, habit) => {
  expect(plantHabit(name)).toBe(habit);
});

test('a name without a hint of the habit always gives the same tree', () => {
  expect(plantHabit('Tilia cordata')).toBe(plantHabit('Tilia cordata'));
});
