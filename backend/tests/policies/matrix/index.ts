import { accounts } from './accounts';
import { booking } from './booking';
import { content } from './content';
import { documents } from './documents';
import { failures } from './failures';
import { history } from './history';
import { mail } from './mail';
import { media } from './media';
import { payment } from './payment';
import { shop } from './shop';
import { webVitals } from './web-vitals';

/** The rights of every caller on every column, by domain. */
export const MATRIX = {
  accounts,
  booking,
  content,
  shop,
  mail,
  media,
  payment,
  documents,
  history,
  failures,
  webVitals,
};
