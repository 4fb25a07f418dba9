import cs from './cs.json';
import en from './en.json';
import pl from './pl.json';

/** Texts of the web server by language. */
export const webTexts = { cs, en, pl };
