import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Container } from '../../layout/container';
import css from './form-page.module.css';

export interface FormPageProps {
  /** The page's `<h1>`; without it the children provide one. */
  title?: ReactNode;
  lead?: ReactNode;
  /** The form, or its replacement once it is submitted. */
  children: ReactNode;
  /** Below a divider: links for visitors who need another form. */
  footer?: ReactNode;
  /** Purpose of the form: next to it from 960 px on, below it on narrower windows. */
  aside?: ReactNode;
}

/** Template of a page with a form, which is centred if there is no aside. */
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
