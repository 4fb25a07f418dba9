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
  /** Stands at the right, also where there is no other. */
  atEnd?: boolean;
}

/** A link to what comes before or after the page's own subject in its order. */
export function NeighbourLink({ to, rel, label, title, atEnd }: NeighbourLinkProps): ReactElement {
  return (
    <Link to={to} className={classNames(css.neighbour, atEnd && css.atEnd)} rel={rel}>
      <span className={css.label}>{label}</span>
      <span className={css.title}>{typeset(title)}</span>
    </Link>
  );
}

/** Keeps the links' room while their titles are on the way. */
export const neighboursClass = css.neighbours;
