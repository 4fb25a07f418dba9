import { useSearchParams, useNavigate } from '@arbora/router';
import { useParamLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Section, SectionTexts } from '../section';
import css from './section-list.module.css';

/** A section's filters in one line, each a native list; the choice is in the address. */
export function SectionFilters({ section, texts }: { section: Section; texts: SectionTexts }): ReactElement {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  return (
    <>
      {(section.filters ?? []).map(({ name, label, all, values, words }) => (
        <select
          key={name}
          className={css.filter}
          aria-label={texts.t(label)}
          value={values.find((value) => value === params.get(name)) ?? ''}
          data-set={params.has(name) || undefined}
          onChange={({ target }) => void navigate(link({ [name]: target.value }), { preventScrollReset: true })}
        >
          <option value="">{texts.t(all)}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {words(value, texts)}
            </option>
          ))}
        </select>
      ))}
    </>
  );
}
