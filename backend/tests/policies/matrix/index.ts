import { accounts } from './accounts';
import { booking } from './booking';
import { content } from './content';
import type { Policy } from './grammar';
import { mail } from './mail';
import { media } from './media';
import { payment } from './payment';
import { shop } from './shop';

/** Who may do what with which columns: the whole of it, by domain. */
export const MATRIX: Readonly<Record<string, Policy>> = { accounts, booking, content, shop, mail, media, payment };
