import type { PersonLook } from './portrait';

/** Looks of the staff, by local part of the e-mail address. */
export const PEOPLE_LOOKS: Readonly<Record<string, PersonLook>> = {
  arbes: { skin: 'tan', hair: 'stone', cut: 'side', beard: 'full', wears: 'vest', cloth: 'cream', leaf: 'oak', ramp: 'green', mood: 'summer', older: true, build: 1.06 }, // oxfmt-ignore
  lipova: { skin: 'skin', hair: 'brown', cut: 'bob', wears: 'jacket', cloth: 'leaf', leaf: 'heart', ramp: 'moss', mood: 'dawn', face: 0.94, build: 0.9 }, // oxfmt-ignore
  dubsky: { skin: 'skin', hair: 'rust', cut: 'short', beard: 'stubble', wears: 'overalls', cloth: 'cream', leaf: 'redoak', ramp: 'rust', mood: 'autumn' }, // oxfmt-ignore
  kralova: { skin: 'skin', hair: 'gold', cut: 'long', wears: 'jumper', cloth: 'rose', leaf: 'oval', ramp: 'fresh', mood: 'spring', face: 0.93, build: 0.88 }, // oxfmt-ignore
  javurek: { skin: 'tan', hair: 'black', cut: 'short', beard: 'moustache', hat: 'cap', wears: 'shirt', cloth: 'straw', leaf: 'maple', ramp: 'orange', mood: 'evening', build: 1.04 }, // oxfmt-ignore
  kovacova: { skin: 'tan', hair: 'black', cut: 'curly', wears: 'shirt', cloth: 'azure', leaf: 'birch', ramp: 'fresh', mood: 'morning', face: 0.95, build: 0.9 }, // oxfmt-ignore
  habr: { skin: 'skin', hair: 'grey', cut: 'bald', glasses: true, wears: 'jumper', cloth: 'moss', leaf: 'oval', ramp: 'leaf', mood: 'morning', older: true, face: 1.02 }, // oxfmt-ignore
  vrbova: { skin: 'skin', hair: 'copper', cut: 'braid', hat: 'straw', wears: 'apron', cloth: 'white', leaf: 'narrow', ramp: 'silver', mood: 'summer', face: 0.93, build: 0.88 }, // oxfmt-ignore
  buk: { skin: 'tan', hair: 'brown', cut: 'short', beard: 'full', hat: 'beanie', wears: 'overalls', cloth: 'rust', leaf: 'oval', ramp: 'gold', mood: 'autumn', face: 1.06, build: 1.14 }, // oxfmt-ignore
  benesova: { skin: 'skin', hair: 'stone', cut: 'bun', glasses: true, wears: 'shirt', cloth: 'violet', leaf: 'fan', ramp: 'gold', mood: 'dawn', older: true, face: 0.95, build: 0.9 }, // oxfmt-ignore
  novotny: { skin: 'skin', hair: 'brown', cut: 'side', glasses: true, beard: 'stubble', wears: 'jacket', cloth: 'dusk', leaf: 'tuft', ramp: 'deep', mood: 'winter', face: 0.97 }, // oxfmt-ignore
  jerabkova: { skin: 'skin', hair: 'rust', cut: 'tail', wears: 'vest', cloth: 'white', leaf: 'pinnate', ramp: 'green', mood: 'spring', face: 0.92, build: 0.9 }, // oxfmt-ignore
  jilm: { skin: 'tan', hair: 'black', cut: 'curly', beard: 'stubble', wears: 'overalls', cloth: 'fresh', leaf: 'oval', ramp: 'moss', mood: 'summer', face: 0.98 }, // oxfmt-ignore
};
