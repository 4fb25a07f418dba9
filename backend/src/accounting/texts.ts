import cs from './locales/cs.json';

/** Texts of the journal, which is for Czech accountants like ISDOC, and therefore always Czech. */
export const TEXTS = cs;
