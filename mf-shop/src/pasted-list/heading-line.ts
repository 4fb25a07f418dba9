import { transliterate } from '@arbora/domain';

/** Column headings of lists in the languages of the site, without diacritics. */
const HEADINGS = new Set(
  [
    'rostlina rostliny nazev taxon druh odruda velikost vyska obvod kvalita baleni pocet mnozstvi kusu ks mj jednotka',
    'cena poznamka poradi cislo polozka kod latinsky cesky botanicky',
    'plant plants name taxon species variety cultivar size height girth quality quantity qty amount pieces pcs unit',
    'price note notes no number item code latin botanical',
    'roslina rosliny nazwa gatunek odmiana rozmiar wielkosc wysokosc jakosc ilosc liczba sztuk szt jm',
    'uwagi lp numer pozycja kod lacinska polska botaniczna',
  ]
    .join(' ')
    .split(' '),
);
/** Units and prepositions that accompany headings: `Velikost (cm)`, `Number of pieces`. */
const ACCOMPANYING = new Set(['cm', 'c', 'p', 'of', 'za', 'v', 'w', 'kc', 'czk', 'eur', 'pln', 'zl']);

/** Whether a line consists of at least two column headings, such as `Rostlina;Velikost;Kusů`. */
export function isHeadingLine(line: string): boolean {
  const words =
    transliterate(line)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const headings = words.filter((word) => HEADINGS.has(word));
  return headings.length > 1 && words.every((word) => HEADINGS.has(word) || ACCOMPANYING.has(word));
}
