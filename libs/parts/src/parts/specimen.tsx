import { Section, classNames } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './specimen.module.css';

/** Components of one kind under a heading that the table of contents links to. */
export function Specimens(props: { id: string; title: string; children: ReactNode }): ReactElement {
  return (
    <Section id={props.id} title={props.title}>
      <div className={css.specimens}>{props.children}</div>
    </Section>
  );
}

export interface SpecimenProps {
  /** The component's name in code and the shown state. */
  name: string;
  /** Spans both columns. */
  wide?: boolean;
  /** Small components in a row. */
  row?: boolean;
  ground?: 'page' | 'deep';
  /** Of the name. Default 3; 2 for components with their own `<h1>`. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A component in one state. `data-part` marks it for the visual tests. */
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
