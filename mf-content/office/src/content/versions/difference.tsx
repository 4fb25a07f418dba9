import type { NewsTopic } from '@arbora/domain';
import { imageUrlAt } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import type { ReactElement, ReactNode } from 'react';
import { labelOf, relatedByIdsQuery } from '@arbora/office';
import { compareItems, compareWords } from './compare-text';
import { textOf, type LanguageDifference } from './compare-versions';
import type { Names } from './documents';
import { TextDifference } from './text-difference';
import css from './versions.module.css';
import { WordDiff } from './word-diff';

const PICTURE_WIDTH = 300;

/** A column before and after. */
export function ColumnDifference({ column, before, after }: LanguageDifference['columns'][number]): ReactElement {
  const { t, formats } = useText('manager.content');
  const { t: common } = useText('office');
  const [old, now] = [textOf(before), textOf(after)];
  const change = (words: (value: string) => ReactNode): ReactElement => (
    <p className={css.values}>
      {old !== '' && <del>{words(old)}</del>} {now !== '' && <ins>{words(now)}</ins>}
    </p>
  );
  switch (column.kind) {
    case 'html':
      return <Part title={t(column.label)} shown={<TextDifference before={old} after={now} />} />;
    case 'text':
      return <Part title={t(column.label)} shown={<WordDiff parts={compareWords(old, now)} />} />;
    case 'picture':
      return (
        <Part
          title={t(column.label)}
          shown={change((value) => (
            <img src={imageUrlAt(value, PICTURE_WIDTH)} alt={value} className={css.picture} />
          ))}
        />
      );
    case 'flag':
      return (
        <Part title={t(column.label)} shown={change((value) => common(value === 'true' ? 'value.yes' : 'value.no'))} />
      );
    case 'moment':
      return <Part title={t(column.label)} shown={change((value) => formats.dateTime(value))} />;
    case 'topic':
      return <Part title={t(column.label)} shown={change((value) => t(`topic.${value as NewsTopic}`))} />;
    case 'relation':
      return (
        <NamedPart
          title={t(column.label)}
          names={column.names}
          before={[old].filter(Boolean)}
          after={[now].filter(Boolean)}
        />
      );
  }
}

/** Ordered related rows, with added, removed and moved ones marked. */
export function ListDifference({ list, before, after }: LanguageDifference['lists'][number]): ReactElement {
  const { t } = useText('manager.content');
  return <NamedPart title={t(list.label)} names={list.names} before={before} after={after} />;
}

function NamedPart(props: {
  title: string;
  names: Names;
  before: readonly string[];
  after: readonly string[];
}): ReactElement {
  const { title, names, before, after } = props;
  const { t, locale } = useText('manager.content');
  const ids = [...new Set([...before, ...after])];
  useQuery(relatedByIdsQuery(names, ids, locale));
  const nameOf = (id: string): string => (labelOf(id) === id ? t('related.hidden') : labelOf(id));
  return (
    <Part
      title={title}
      shown={
        <ol className={css.items}>
          {compareItems(before, after).map(({ id, change }) => (
            <li key={`${id} ${change}`}>
              {change === 'insert' ? (
                <ins>{nameOf(id)}</ins>
              ) : change === 'delete' ? (
                <del>{nameOf(id)}</del>
              ) : (
                nameOf(id)
              )}
            </li>
          ))}
        </ol>
      }
    />
  );
}

function Part({ title, shown }: { title: string; shown: ReactNode }): ReactElement {
  return (
    <div className={css.part}>
      <h4 className={css.partTitle}>{title}</h4>
      {shown}
    </div>
  );
}
