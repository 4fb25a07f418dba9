import type { ReactElement } from 'react';
import css from './section-list.module.css';

/** The checkbox that selects a row, or all rows of a page. */
export function SelectBox(props: { label: string; checked: boolean; onChange: () => void }): ReactElement {
  const { label, checked, onChange } = props;
  return (
    <label className={css.box}>
      <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
