import type { To } from '@arbora/router';
import type { ReactNode } from 'react';

/** One column of a list; on a narrow window one line of a card. */
export interface ListColumn<Row> {
  key: string;
  title: string;
  /** Null leaves the line out of the card. */
  render: (row: Row) => ReactNode;
  align?: 'end';
  /** Values do not wrap. */
  short?: boolean;
  /** `name` heads a card, `actions` ends it, `select` has its checkbox; these have no title. */
  role?: 'name' | 'actions' | 'select';
  /** Replaces the title. */
  head?: ReactNode;
  /** Makes the title a link that sorts. */
  sort?: ListSort;
}

export interface ListSort {
  to: To;
  /** Accessible description of the sort link. */
  label: string;
  /** Current sort direction by this column. */
  now?: 'ascending' | 'descending';
}
