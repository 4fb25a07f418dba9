import { GENERA_A_TO_L } from './genera-a-to-l';
import { GENERA_M_TO_Z } from './genera-m-to-z';

/** Common names of genera. */
export interface DemoGenus {
  name: string;
  name_cs: string;
  name_en: string;
  name_pl: string;
  synonyms: string[];
}

export const GENERA: readonly DemoGenus[] = [GENERA_A_TO_L, GENERA_M_TO_Z].flatMap((lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', name_cs = '', name_en = '', name_pl = '', synonyms = ''] = line.split(' | ');
      return { name, name_cs, name_en, name_pl, synonyms: synonyms.split(', ').filter((synonym) => synonym !== '') };
    }),
);
