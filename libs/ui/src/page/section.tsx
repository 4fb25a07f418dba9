import { useContext, useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Container, InContainer, type ContainerProps } from '../layout/container';
import css from './section.module.css';

export interface SectionProps {
  title?: ReactNode;
  lead?: ReactNode;
  /** Beside the title: a link to all of them. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  tone?: 'plain' | 'tinted' | 'deep';
  width?: ContainerProps['width'];
  /** `inside` when it stands in a column of a page rather than across the window, as it does in any container. */
  placement?: 'band' | 'inside';
  /** False: left out on paper, as what holds a form. */
  printed?: boolean;
  /** Target of a link within the page. */
  id?: string;
  children: ReactNode;
}

/** A part of a page under its own heading, which names it. */
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
