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
  /** Of its name. Default 3; 2 among parts that begin with an `<h1>` of their own. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** One part in one state. `data-part` is what the visual tests photograph. */
export function Specimen(props: SpecimenProps): ReactElement {
  const { name, wide, row, ground = 'page', headingLevel = 3, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(css.specimen, wide && css.wide)} data-part={name} aria-label={name}>
      <Heading className={css.name}>{name}</Heading>
      <div className={classNames(css.shown, row && css.row, ground === 'deep' && css.deep)}>{children}</div>
    </section>
  );
}
