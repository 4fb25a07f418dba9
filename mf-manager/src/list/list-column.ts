import type { To } from '@arbora/router';
import type { ReactNode } from 'react';

/** One column of a list; on a narrow window one line of a card. */
export interface ListColumn<Row> {
  key: string;
  title: string;
  /** Null leaves the line out of the card. */
  render: (row: Row) => ReactNode;
  align?: 'end';
  /** Its values keep to one line. */
  short?: boolean;
  /** `name` tells rows apart and heads the card, `actions` ends it, `select` has the box that chooses it: these stand without a title. */
  role?: 'name' | 'actions' | 'select';
  /** In place of the title. */
  head?: ReactNode;
  /** Makes the title a link that sorts. */
  sort?: ListSort;
}

export interface ListSort {
  to: To;
  /** What pressing the title does. */
  label: string;
  /** How the list is sorted by this column now. */
  now?: 'ascending' | 'descending';
}
