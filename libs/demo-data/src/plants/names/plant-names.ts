import { NAMES_A_TO_E } from './a-to-e';
import { NAMES_F_TO_P } from './f-to-p';
import type { NamesOfTaxa } from './names-of-taxa';
import { NAMES_Q_TO_Z } from './q-to-z';

const NAMES: NamesOfTaxa = { ...NAMES_A_TO_E, ...NAMES_F_TO_P, ...NAMES_Q_TO_Z };

/**
 * Returns the English and Polish names of a plant: that of its taxon, with the cultivar of the Latin name.
 * @throws Error for a plant whose taxon has no names
 */
export function plantNames(latin: string): { name_en: string; name_pl: string } {
  const [taxon = '', ...cultivar] = latin.split(" '");
  const names = NAMES[taxon];
  if (!names) throw new Error(`no names of ${taxon}`);
  const [name_en, name_pl] = names.map((name) => [name, ...cultivar].join(" '")) as [string, string];
  return { name_en, name_pl };
}
