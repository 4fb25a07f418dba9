import type { ReactElement, ReactNode } from 'react';
import { NurseryRow } from '../../illustration/nursery-row';
import { Container } from '../../layout/container';
import css from './hero-page.module.css';
import { Later } from './later';

export interface HeroPageProps {
  /** The page's `<h1>`. */
  title: ReactNode;
  lead?: ReactNode;
  /** The ways in; the first is the one most people take. */
  actions?: ReactNode;
  /** Stands on the lower edge: beside the words from 960 px on, below them on smaller windows. */
  drawing?: ReactNode;
  /** Bands across the window. */
  children?: ReactNode;
}

/** How a front page begins: large words on deep green over a nursery, then what it leads to. */
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
      <Later>{children}</Later>
    </>
  );
}
