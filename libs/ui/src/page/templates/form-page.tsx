import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Container } from '../../layout/container';
import css from './form-page.module.css';

export interface FormPageProps {
  /** The page's `<h1>`; without it the children bring it. */
  title?: ReactNode;
  lead?: ReactNode;
  /** The form, or what takes its place. */
  children: ReactNode;
  /** Below a line: for those who are wrong here. */
  footer?: ReactNode;
  /** What the form is good for: beside it from 960 px on, below it on narrower windows. */
  aside?: ReactNode;
}

/** Something to fill in. Without an aside it stands in the middle. */
export function FormPage({ title, lead, children, footer, aside }: FormPageProps): ReactElement {
  return (
    <Container className={classNames(css.page, aside !== undefined && css.divided)}>
      <div className={css.entry}>
        {title !== undefined && (
          <header className={css.head}>
            <h1 className={css.title}>{title}</h1>
            {lead !== undefined && <p className={css.lead}>{lead}</p>}
          </header>
        )}
        {children}
        {footer !== undefined && <div className={css.footer}>{footer}</div>}
      </div>
      {aside !== undefined && <div className={css.aside}>{aside}</div>}
    </Container>
  );
}
