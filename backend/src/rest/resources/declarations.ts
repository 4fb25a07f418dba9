import { combine } from '../declaration';
import { account, person } from './account';
import { booking } from './booking';
import { content, preferences } from './content';
import { documents } from './documents';
import { failures } from './failures';
import { history } from './history';
import { mail } from './mail';
import { media } from './media';
import { payment } from './payment';
import { shop } from './shop';
import { webVitals } from './web-vitals';

/** `/api/rest`: content, booking, shop and back office, in the schema `public`. */
export const restApi = combine('public', [
  account,
  booking,
  content,
  shop,
  media,
  payment,
  documents,
  history,
  mail,
  failures,
  webVitals,
]);

/** `/api/at-rest`: accounts and preferences, in the same schema. */
export const atRestApi = combine('public', [person, preferences]);
