import { useContext, useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container, InContainer, type ContainerProps } from '../layout/container';
import css from './section.module.css';

export interface SectionProps {
  title?: ReactNode;
  lead?: ReactNode;
  /** Next to the title: a link to the full list. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  tone?: 'plain' | 'tinted' | 'deep';
  width?: ContainerProps['width'];
  /** `inside` for a section in a column; `band` spans the window. Default: `inside` within a container. */
  placement?: 'band' | 'inside';
  /** False hides the section when printing, e.g. one that holds a form. */
  printed?: boolean;
  /** Fragment id. */
  id?: string;
  children: ReactNode;
}

/** A section of a page, labelled by its heading. */
export function Section(props: SectionProps): ReactElement {
  const { title, lead, actions, headingLevel = 2, tone = 'plain', width, printed = true, id, children } = props;
  const isContained = useContext(InContainer);
  const { placement = isContained ? 'inside' : 'band' } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      {title !== undefined && (
        <div className={css.head}>
          <div className={css.words}>
            <Heading id={headingId} className={css.title}>
              {title}
            </Heading>
            {lead !== undefined && <p className={css.lead}>{lead}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </>
  );
  return (
    <section
      id={id}
      className={classNames(css.section, css[placement], css[tone], !printed && css.unprinted)}
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      {placement === 'band' ? <Container width={width}>{content}</Container> : content}
    </section>
  );
}
