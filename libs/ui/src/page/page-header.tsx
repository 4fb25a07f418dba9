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
  /** Pages above this one, from the outermost; the page itself is not among them. */
  breadcrumb?: readonly Crumb[];
  /** Below the lead: when and where. */
  facts?: ReactNode;
  /** What can be done from here. Not printed. */
  actions?: ReactNode;
  /** `tinted` lies on a pale band, `deep` on dark green. */
  tone?: 'plain' | 'tinted' | 'deep';
  /** A drawing at the right edge, from 960 px on. */
  illustration?: ReactNode;
  /** What it looks like: below the words on narrow windows, right of them from 960 px on. */
  picture?: ReactNode;
  width?: ContainerProps['width'];
}

/** How a page begins. */
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
