import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import css from './outcome.module.css';

/** What came of a form that is gone with it: takes the focus the form had, and is read out. */
export function Outcome({ children }: { children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={css.outcome}>
      {children}
    </div>
  );
}
