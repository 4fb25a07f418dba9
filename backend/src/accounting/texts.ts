import type { Locale } from '@arbora/domain';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';

/** Texts of the journal. */
export const JOURNAL_TEXTS: Readonly<Record<Locale, typeof cs>> = { cs, en, pl };
