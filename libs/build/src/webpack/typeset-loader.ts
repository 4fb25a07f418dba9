import { typeset } from '@arbora/domain';

/** Typesets the texts of a language's JSON; its keys have no spaces. */
export default function typesetTexts(source: string): string {
  return typeset(source);
}
