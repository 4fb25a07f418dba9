import type { ReactElement, ReactNode } from 'react';
import { NurseryRow } from '../../illustration/nursery-row';
import { Container } from '../../layout/container';
import css from './hero-page.module.css';
import { Deferred } from './deferred';

export interface HeroPageProps {
  /** The page's `<h1>`. */
  title: ReactNode;
  lead?: ReactNode;
  /** Links to the main pages, the most used one first. */
  actions?: ReactNode;
  /** Aligned to the lower edge: next to the text from 960 px on, below it on smaller windows. */
  drawing?: ReactNode;
  /** Full-width sections. */
  children?: ReactNode;
}

/** Template of a front page: large text on dark green above a nursery landscape, then sections. */
export function HeroPage({ title, lead, actions, drawing, children }: HeroPageProps): ReactElement {
  return (
    <>
      <header className={css.hero}>
        <Container className={css.inside}>
          <h1 className={css.title}>{title}</h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </Container>
        <div className={css.landscape}>
          <NurseryRow />
        </div>
        {drawing !== undefined && <div className={css.drawing}>{drawing}</div>}
      </header>
      <Deferred>{children}</Deferred>
    </>
  );
}
