import type { Locale } from '@arbora/domain';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';

/** Texts of documents only; labels shared with mails are those of the mails. */
export const DOCUMENT_TEXTS: Readonly<Record<Locale, typeof cs>> = { cs, en, pl };
