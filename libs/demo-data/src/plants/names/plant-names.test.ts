import { PLANTS } from '../plants';
import { plantNames } from './plant-names';

test('every plant has an English and a Polish name', () => {
  for (const [latin] of PLANTS) {
    const { name_en, name_pl } = plantNames(latin);
    expect([latin, name_en.length > 2, name_pl.length > 2]).toEqual([latin, true, true]);
    expect(name_pl).not.toBe(latin);
  }
});

test('a cultivar keeps its name', () => {
  expect(plantNames('Abies nordmanniana')).toEqual({ name_en: 'Nordmann fir', name_pl: 'jodła kaukaska' });
  expect(plantNames("Tilia cordata 'Rancho'").name_pl).toBe("lipa drobnolistna 'Rancho'");
});

test('a plant without names is rejected', () => {
  expect(() => plantNames('Salsola kali')).toThrow('no names of Salsola kali');
});
