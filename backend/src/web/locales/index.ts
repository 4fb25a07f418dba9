import cs from './cs.json';
import en from './en.json';
import pl from './pl.json';

/** What the web server says itself, by language. */
export const webTexts = { cs, en, pl };
