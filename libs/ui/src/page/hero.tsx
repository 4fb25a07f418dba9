import type { ReactElement, ReactNode } from 'react';
import { NurseryRow } from '../illustration/nursery-row';
import { Container } from '../layout/container';
import css from './hero.module.css';

export interface HeroProps {
  /** The page's `<h1>`. */
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Beside the words, from 960 px on: what is on now. */
  aside?: ReactNode;
  /** Along the lower edge. Default: a nursery. */
  landscape?: ReactNode;
}

/** How a front page begins: large words over a landscape. */
export function Hero({ title, lead, actions, aside, landscape = <NurseryRow /> }: HeroProps): ReactElement {
  return (
    <header className={css.hero}>
      <Container className={css.inside}>
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </Container>
      <div className={css.landscape}>{landscape}</div>
    </header>
  );
}
