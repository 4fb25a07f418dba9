/** Texts of the usual filter values of offers; other values are shown as staff entered them. */
const KINDS = {
  'S balem': 'kind.rootBall',
  Prostokořenné: 'kind.bareRoot',
  'V kontejneru': 'kind.container',
} as const;

/** Translates a filter value of an offer if it is one of the usual ones. */
export function kindText(t: (key: (typeof KINDS)[keyof typeof KINDS]) => string, value: string): string {
  return Object.hasOwn(KINDS, value) ? t(KINDS[value as keyof typeof KINDS]) : value;
}
