import { typeset } from '@arbora/domain';
import { Link, type To } from '@arbora/router';
import { classNames } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './neighbours.module.css';

export interface NeighbourLinkProps {
  to: To;
  rel: 'next' | 'prev';
  label: ReactNode;
  title: string;
  /** Aligned to the right, even if it is the only one. */
  atEnd?: boolean;
}

/** A link to the previous or next item in the order of the page's subject. */
export function NeighbourLink({ to, rel, label, title, atEnd }: NeighbourLinkProps): ReactElement {
  return (
    <Link to={to} className={classNames(css.neighbour, atEnd && css.atEnd)} rel={rel}>
      <span className={css.label}>{label}</span>
      <span className={css.title}>{typeset(title)}</span>
    </Link>
  );
}

/** Reserves space for the links while their titles load. */
export const neighboursClass = css.neighbours;
