import type { ReactElement, ReactNode } from 'react';
import { imageUrl } from '@arbora/domain';
import { Image } from '@arbora/ui';
import type { RowsProps } from './table-list';
import css from './picture-grid.module.css';

/** Rendition width in px, enough for high-density screens. */
const WIDTH = 500;

export interface PictureGridProps<Row> extends Pick<RowsProps<Row>, 'rows' | 'columns' | 'keyOf' | 'label'> {
  /** Media key of a row's picture. */
  picture: (row: Row) => string | null;
}

/** Rows as a grid of pictures, each with its name, other columns and actions. */
export function PictureGrid<Row extends object>(props: PictureGridProps<Row>): ReactElement {
  const { rows, columns, keyOf, label, picture } = props;
  return (
    <ul role="list" className={css.grid} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={css.card}>
          <PictureCard row={row} columns={columns} picture={picture} />
        </li>
      ))}
    </ul>
  );
}

interface PictureCardProps<Row> extends Pick<PictureGridProps<Row>, 'columns' | 'picture'> {
  row: Row;
  /** Shown beside the actions. */
  handle?: ReactNode;
}

export function PictureCard<Row extends object>(props: PictureCardProps<Row>): ReactElement {
  const { row, columns, picture, handle } = props;
  const key = picture(row);
  const of = (role: string | undefined) => columns.filter((column) => column.role === role);
  return (
    <>
      <Image src={key && imageUrl(key, WIDTH)} alt="" ratio="4:3" />
      {of('select').map(({ key: name, render }) => (
        <div key={name} className={css.select}>
          {render(row)}
        </div>
      ))}
      <div className={css.words}>
        <div className={css.name}>{of('name')[0]?.render(row)}</div>
        {of(undefined).map(({ key: name, title, render }) => (
          <div key={name} className={css.fact} title={title}>
            {render(row)}
          </div>
        ))}
      </div>
      <div className={css.actions}>
        {handle}
        {of('actions')[0]?.render(row)}
      </div>
    </>
  );
}
