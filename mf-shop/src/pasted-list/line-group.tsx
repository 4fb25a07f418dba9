import { Children, useId, type ReactElement, type ReactNode } from 'react';
import css from './lists.module.css';

/** A group of similar lines; renders nothing if it is empty. */
export function LineGroup(props: { title: string; hint?: string; children: ReactNode }): ReactElement | null {
  const { title, hint, children } = props;
  const id = useId();
  const lines = Children.toArray(children);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <p className={css.hint}>{hint}</p>}
      <ul role="list" className={css.lines}>
        {lines}
      </ul>
    </section>
  );
}
