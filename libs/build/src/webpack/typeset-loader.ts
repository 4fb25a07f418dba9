import { typeset } from '@arbora/domain';

/** Typesets the texts of a JSON file; its keys contain no spaces. */
export default function typesetTexts(source: string): string {
  return typeset(source);
}
