import { Section, classNames } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './specimen.module.css';

/** Parts of one kind under a heading that the table of contents leads to. */
export function Specimens(props: { id: string; title: string; children: ReactNode }): ReactElement {
  return (
    <Section id={props.id} title={props.title}>
      <div className={css.specimens}>{props.children}</div>
    </Section>
  );
}

export interface SpecimenProps {
  /** The part's name in code and the state that is shown. */
  name: string;
  /** Takes up both columns. */
  wide?: boolean;
  /** Small parts beside each other. */
  row?: boolean;
  ground?: 'page' | 'deep';
  children: ReactNode;
}

/** One part in one state. `data-part` is what the visual tests photograph. */
export function Specimen({ name, wide, row, ground = 'page', children }: SpecimenProps): ReactElement {
  return (
    <section className={classNames(css.specimen, wide && css.wide)} data-part={name} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      <div className={classNames(css.shown, row && css.row, ground === 'deep' && css.deep)}>{children}</div>
    </section>
  );
}
