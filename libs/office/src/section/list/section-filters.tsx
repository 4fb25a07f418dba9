import { useSearchParams, useNavigate } from '@arbora/router';
import { useParamLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { RelationSelect } from '../../relations/relation-select';
import type { Section, SectionTexts } from '../section';
import css from './section-list.module.css';

/** A section's filters in one line, each a native select; their values are in the URL. */
export function SectionFilters({ section, texts }: { section: Section; texts: SectionTexts }): ReactElement {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  return (
    <>
      {(section.filters ?? []).map(({ name, label, all, source, values = [], valueLabel }) => {
        const choose = (value: string | null): void =>
          void navigate(link({ [name]: value }), { preventScrollReset: true });
        const chosen = params.get(name);
        return source ? (
          <RelationSelect
            key={name}
            className={css.relation}
            aria-label={texts.t(label)}
            placeholder={texts.t(all)}
            source={source}
            clearable
            value={chosen ? [chosen] : []}
            onChange={([id]) => choose(id ?? null)}
          />
        ) : (
          <select
            key={name}
            className={css.filter}
            aria-label={texts.t(label)}
            value={values.find((value) => value === chosen) ?? ''}
            data-set={params.has(name) || undefined}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{texts.t(all)}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {valueLabel?.(value, texts) ?? value}
              </option>
            ))}
          </select>
        );
      })}
    </>
  );
}
