import type { To } from '@arbora/router';
import { Link } from '@arbora/router';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { LINK_PICTURE } from '../image/moving-picture';
import css from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Level of the title in the document outline. */
  headingLevel?: 2 | 3 | 4;
  /** Makes the whole card a link, named by the title. */
  to?: To;
  /** Above the title: a date, a category. */
  eyebrow?: ReactNode;
  /** An image that fills the card's top (`row`: its side from 600 px on). */
  media?: ReactNode;
  layout?: 'column' | 'row';
  tone?: 'plain' | 'tinted' | 'deep';
  footer?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * One item of a list, or a group of facts. With `to` the whole card is one link; other controls inside stay clickable.
 */
export function Card(props: CardProps): ReactElement {
  const {
    title,
    headingLevel = 3,
    to,
    eyebrow,
    media,
    layout = 'column',
    tone = 'plain',
    footer,
    children,
    className,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(css.card, css[layout], css[tone], to !== undefined && css.leading, className)}>
      {media !== undefined && (
        <div className={css.media} {...(to !== undefined && LINK_PICTURE)}>
          {media}
        </div>
      )}
      <div className={css.body}>
        {eyebrow !== undefined && <div className={css.eyebrow}>{eyebrow}</div>}
        {title !== undefined && (
          <Heading className={css.title}>
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className={css.link}>
                {title}
              </Link>
            )}
          </Heading>
        )}
        {children}
        {footer !== undefined && <div className={css.footer}>{footer}</div>}
      </div>
    </article>
  );
}
