import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './specimen.module.css';

export interface SpecimenProps {
  /** The component's name in code and the shown state. */
  name: string;
  /** Spans all columns. */
  wide?: boolean;
  /** Small components in a row. */
  row?: boolean;
  ground?: 'page' | 'deep';
  /** Of the name. Default 3; 2 for components with their own `<h1>`. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A component in one state, for the gallery of libs/parts. `data-part` marks it for the visual tests. */
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
