import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Badge, QueryView, Skeleton } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { compareVersions } from './compare-versions';
import { ColumnDifference, ListDifference } from './difference';
import type { DocumentKind } from './documents';
import { documentVersionQuery } from './versions.queries';
import type { Version } from './versions-of';
import css from './versions.module.css';

interface ComparisonProps {
  kind: DocumentKind;
  document: string;
  versions: readonly Version[];
  version: Version;
}

/** The differences between a version and the previous or any other one. */
export function Comparison({ kind, document, versions, version }: ComparisonProps): ReactElement {
  const { t, formats } = useText('manager.content');
  const { t: ui } = useText('ui');
  const previous = versions[versions.indexOf(version) + 1]?.change ?? null;
  const [base, setBase] = useState(previous);
  // Always from the older one to the newer one.
  const isBaseNewer = base !== null && base > version.change;
  const before = useQuery(documentVersionQuery(document, isBaseNewer ? version.change : base));
  const after = useQuery(documentVersionQuery(document, isBaseNewer ? base : version.change));
  const others = versions.filter(({ change }) => change !== version.change);
  return (
    <>
      <label className={css.base}>
        {t('versions.compareWith')}
        <select
          className={css.select}
          value={base ?? ''}
          onChange={({ target }) => setBase(target.value === '' ? null : Number(target.value))}
        >
          {previous === null && <option value="">{t('versions.nothingBefore')}</option>}
          {others.map(({ change, at, person }) => (
            <option key={change} value={change}>
              {[
                at === null ? t('versions.beforeHistory') : formats.dateTime(at),
                person,
                change === previous && t('versions.previous'),
              ]
                .filter(Boolean)
                .join(' · ')}
              {change === versions[0]!.change && ` · ${t('versions.current')}`}
            </option>
          ))}
        </select>
      </label>
      <QueryView query={before} skeleton={<Skeleton shape="row" count={4} />} isEmpty={() => false}>
        {(older) => (
          <QueryView query={after} skeleton={<Skeleton shape="row" count={4} />} isEmpty={() => false}>
            {(newer) => {
              const languages = compareVersions(kind, older, newer);
              if (languages.length === 0) return <p className={css.note}>{t('versions.same')}</p>;
              return languages.map(({ locale, whole, columns, lists }) => (
                <section key={locale} className={css.language}>
                  <h3 className={css.languageName}>
                    {ui(`locale.${locale}`)}
                    {whole && <Badge>{t(`versions.${whole}`)}</Badge>}
                  </h3>
                  {columns.map((one) => (
                    <ColumnDifference key={one.column.name} {...one} />
                  ))}
                  {lists.map((one) => (
                    <ListDifference key={one.list.table} {...one} />
                  ))}
                </section>
              ));
            }}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
