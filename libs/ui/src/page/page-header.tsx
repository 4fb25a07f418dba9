import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container, type ContainerProps } from '../layout/container';
import { Breadcrumb, type Crumb } from './breadcrumb';
import css from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's `<h1>`. */
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: a date, a section. */
  eyebrow?: ReactNode;
  /** Ancestors of the page, outermost first, without the page itself. */
  breadcrumb?: readonly Crumb[];
  /** Below the lead: date and place. */
  facts?: ReactNode;
  /** Actions on the page. Not printed. */
  actions?: ReactNode;
  /** `tinted` has a pale background, `deep` a dark green one. */
  tone?: 'plain' | 'tinted' | 'deep';
  /** A drawing at the right edge, from 960 px on. */
  illustration?: ReactNode;
  /** Below the text on narrow windows, right of it from 960 px on. */
  picture?: ReactNode;
  width?: ContainerProps['width'];
}

/** The header of a page. */
export function PageHeader({
  title,
  lead,
  eyebrow,
  breadcrumb,
  facts,
  actions,
  tone = 'plain',
  illustration,
  picture,
  width,
}: PageHeaderProps): ReactElement {
  return (
    <header className={classNames(css.header, css[tone])}>
      <Container width={width} className={classNames(css.inside, picture !== undefined && css.pictured)}>
        <div className={css.words}>
          {breadcrumb && breadcrumb.length > 0 && <Breadcrumb crumbs={breadcrumb} />}
          {eyebrow !== undefined && <div className={css.eyebrow}>{eyebrow}</div>}
          <h1 className={css.title}>{title}</h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
          {facts !== undefined && <div className={css.facts}>{facts}</div>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
        {illustration !== undefined && <div className={css.illustration}>{illustration}</div>}
        {picture !== undefined && <div className={css.picture}>{picture}</div>}
      </Container>
    </header>
  );
}
