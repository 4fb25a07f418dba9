import { QueryView, Skeleton, TextLink, type QueryViewProps } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './dashboard.module.css';

interface TileProps<T> {
  title: string;
  /** URL of the section. */
  link: { to: string; text: string };
  query: QueryViewProps<T>['query'];
  /** The main number. */
  figure: (data: NonNullable<T>) => ReactNode;
  /** Text of the empty state. */
  nothing: string;
  children: (data: NonNullable<T>) => ReactNode;
}

/** A dashboard tile: number, first few rows, link to the section. */
export function Tile<T>({ title, link, query, figure, nothing, children }: TileProps<T>): ReactElement {
  return (
    <section className={css.tile}>
      <div className={css.tileHead}>
        <h2 className={css.tileTitle}>{title}</h2>
        {query.data !== undefined && query.data !== null && <p className={css.figure}>{figure(query.data)}</p>}
      </div>
      <div className={css.tileBody}>
        <QueryView
          query={query}
          empty={<p className={css.nothing}>{nothing}</p>}
          skeleton={<Skeleton shape="text" count={10} />}
        >
          {children}
        </QueryView>
      </div>
      <TextLink look="strong" to={link.to}>
        {link.text}
      </TextLink>
    </section>
  );
}
