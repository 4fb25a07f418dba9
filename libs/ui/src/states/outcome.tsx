import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import css from './outcome.module.css';

/** The result that replaces a submitted form: takes the focus of the form, and is announced to screen readers. */
export function Outcome({ children }: { children: ReactNode }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
    element.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={element} tabIndex={-1} role="status" className={css.outcome}>
      {children}
    </div>
  );
}
