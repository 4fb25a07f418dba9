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
  /** `name` tells rows apart and heads the card, `actions` ends it; both stand without a title. */
  role?: 'name' | 'actions';
}
