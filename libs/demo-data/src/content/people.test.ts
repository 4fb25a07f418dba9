import { BRANCHES } from '@arbora/domain';
import { PEOPLE, phoneOf } from './people';

test.each(BRANCHES)('$name is represented by its manager, under a phone number of its area', ({ name, phone }) => {
  const people = PEOPLE.filter(({ branch }) => branch === name);
  expect(people[0]?.position[0]).toBe('vedoucí pobočky');
  const areaOf = (number: string) => number.split(' ').slice(0, 2).join(' ');
  expect(new Set(people.map((person) => areaOf(phoneOf(person))))).toEqual(new Set([areaOf(phone)]));
});
