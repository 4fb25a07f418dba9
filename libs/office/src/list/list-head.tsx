import { Link } from '@arbora/router';
import { Icon, VisuallyHidden } from '@arbora/ui';
import { chevronDownIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import type { ListColumn } from './list-column';
import css from './list.module.css';

/** Header of a column. */
export function ListHead<Row>({ column }: { column: ListColumn<Row> }): ReactNode {
  const { title, role, head, sort } = column;
  if (head !== undefined) return head;
  if (role === 'actions' || role === 'select') return <VisuallyHidden>{title}</VisuallyHidden>;
  return sort ? <SortLink title={title} {...sort} /> : title;
}

function SortLink({
  title,
  to,
  label,
  now,
}: NonNullable<ListColumn<unknown>['sort']> & { title: string }): ReactElement {
  return (
    <Link to={to} className={css.sort} aria-label={label} data-sorted={now}>
      {title}
      <Icon shape={chevronDownIcon} size="small" />
    </Link>
  );
}
