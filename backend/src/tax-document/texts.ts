import type { Locale } from '@arbora/domain';
import cs from './locales/cs.json';
import en from './locales/en.json';
import pl from './locales/pl.json';

/** Texts of tax documents; those shared with mails are the mails'. */
export const TAX_DOCUMENT_TEXTS: Readonly<Record<Locale, typeof cs>> = { cs, en, pl };
