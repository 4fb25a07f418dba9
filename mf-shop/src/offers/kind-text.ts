/** Texts of what staff usually narrow offers by; any other value is shown as staff wrote it. */
const KINDS = {
  'S balem': 'kind.rootBall',
  Prostokořenné: 'kind.bareRoot',
  'V kontejneru': 'kind.container',
} as const;

/** A value that an offer is narrowed by, in the reader's language where it is one of the usual ones. */
export function kindText(t: (key: (typeof KINDS)[keyof typeof KINDS]) => string, value: string): string {
  return Object.hasOwn(KINDS, value) ? t(KINDS[value as keyof typeof KINDS]) : value;
}
