import { QueryView, Skeleton, TextLink, type QueryViewProps } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './tile.module.css';

interface TileProps<T> {
  title: string;
  /** URL of the section. */
  link: { to: string; text: string };
  query: QueryViewProps<T>['query'];
  /** The main number. */
  figure: (data: NonNullable<T>) => ReactNode;
  /** Text of the empty state. */
  nothing: string;
  /** Lines of the skeleton: about as many as the tile has when loaded, so that the tiles below stay in place. */
  lines?: number;
  children: (data: NonNullable<T>) => ReactNode;
}

/** A dashboard tile: number, first few rows, link to the section. */
export function Tile<T>({ title, link, query, figure, nothing, lines = 10, children }: TileProps<T>): ReactElement {
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
          skeleton={<Skeleton shape="text" count={lines} />}
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

/** The rows of a tile. */
export function TileRows({ label, children }: { label?: string; children: ReactNode }): ReactElement {
  return (
    <ul role="list" className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** A row, all of which follows its link. */
export function TileRow({ children }: { children: ReactNode }): ReactElement {
  return <li className={css.row}>{children}</li>;
}

/** Details beside the link of a row. */
export function TileSide({ children }: { children: ReactNode }): ReactElement {
  return <span className={css.side}>{children}</span>;
}

/** A muted detail. */
export function TileNote({ children }: { children: ReactNode }): ReactElement {
  return <span className={css.note}>{children}</span>;
}
