import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Dialog, ErrorState, Icon, SuggestionList, useCombobox, type SuggestionGroup } from '@arbora/ui';
import { searchIcon } from '@arbora/ui/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { MarkedPerson, recentHits, storeRecentHit, useDebounced, type Hit } from '@arbora/office';
import type { SlotInputs } from '@arbora/remote';
import css from './search-dialog.module.css';
import { globalSearchQuery, isLongEnough } from './search.queries';
import { useHitKinds, type FoundKind } from './use-hit-kinds';

const LENGTH_MAX = 100;
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Search over all sections, with results grouped by kind. */
export default function SearchDialog(props: { input: SlotInputs['manager-search'] }): ReactNode {
  const { pages, onClose } = props.input;
  const { t } = useText('manager');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // `autoFocus` runs too early: opening the dialog moves the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  const [text, setText] = useState('');
  const typed = text.trim();
  const debounced = useDebounced(typed);
  const query = useQuery(globalSearchQuery(debounced));
  const isAsked = isLongEnough(typed);
  const kinds = useHitKinds();
  const found = kinds.of(isAsked && query.data ? query.data : null);
  const [recent] = useState(recentHits);

  const matches = ({ title }: { title: string }): boolean => folded(title).includes(folded(typed));
  const lists: Pick<FoundKind, 'title' | 'hits'>[] = [
    { title: t('search.kind.recent'), hits: typed ? [] : recent.map((hit) => ({ ...hit, id: `recent-${hit.id}` })) },
    ...found,
    {
      title: t('search.kind.pages'),
      hits: pages.filter(matches).map(({ to, title }) => ({ id: to, to, title, note: '' })),
    },
    { title: t('search.kind.commands'), hits: typed ? kinds.commands.filter(matches) : [] },
  ];
  const groups: SuggestionGroup[] = lists.map(({ title, hits }) => ({
    title,
    items: hits.map((hit) => ({ id: hit.id, to: hit.to, content: <HitLine hit={hit} /> })),
  }));
  const count = lists.reduce((sum, { hits }) => sum + hits.length, 0);
  const combobox = useCombobox(id, groups, (taken) => {
    const hit = found.flatMap(({ hits }) => hits).find((one) => one.id === taken.id);
    if (hit) storeRecentHit(hit);
    onClose();
  });
  const isPending = isAsked && (debounced !== typed || query.isFetching);

  function press(event: KeyboardEvent): void {
    // Escape closes the dialog at once.
    if (event.key === 'Escape' || combobox.press(event) || event.key !== 'Enter') return;
    const first = groups.find(({ items }) => items.length > 0)?.items[0];
    if (first && !isPending && !event.nativeEvent.isComposing) combobox.take(first);
  }
  return (
    <Dialog open onClose={onClose} title={t('search.title')} size="wide">
      <div className={css.field}>
        <Icon shape={searchIcon} className={css.glass} />
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          className={css.input}
          aria-label={t('search.title')}
          placeholder={t('search.label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LENGTH_MAX}
          value={text}
          onFocus={combobox.open}
          onChange={(event) => {
            setText(event.target.value);
            combobox.open();
          }}
          onKeyDown={press}
          {...combobox.field}
        />
      </div>
      <p role="status" className={css.status}>
        {isPending
          ? t('search.searching')
          : query.isError && isAsked
            ? ''
            : count > 0
              ? typed
                ? t('search.found', { count })
                : t('search.hint')
              : t('search.nothing')}
      </p>
      {kinds.isIncomplete && <p className={css.status}>{t('search.incomplete')}</p>}
      {query.isError && isAsked && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <div className={css.results}>{combobox.isOpen && <SuggestionList combobox={combobox} groups={groups} />}</div>
    </Dialog>
  );
}

function HitLine({ hit: { title, note, state = null } }: { hit: Hit }): ReactElement {
  return (
    <span className={css.hit}>
      <span className={css.title}>
        <MarkedPerson name={title} state={state} />
      </span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
