import { useText } from '@arbora/i18n';
import { useEffect, type ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './suggestion-list.module.css';
import type { SuggestionGroup } from './suggestions';
import type { Combobox } from './use-combobox';

/** The open listbox of a combobox: groups of suggestions with titles. */
export function SuggestionList({
  combobox,
  groups,
}: {
  combobox: Combobox;
  groups: readonly SuggestionGroup[];
}): ReactElement {
  const { t } = useText('ui');
  const { listId, active, take } = combobox;
  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.id}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);
  return (
    <div id={listId} role="listbox" aria-label={t('suggestions')} className={css.list}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }, place) => (
          <div key={title} role="group" aria-labelledby={`${listId}-group-${place}`}>
            <div id={`${listId}-group-${place}`} role="presentation" className={css.title}>
              {title}
            </div>
            {items.map((suggestion) => (
              // Keyboard events go to the field, which keeps the focus; this handler is for pointers only.
              // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
              <div
                key={suggestion.id}
                id={`${listId}-${suggestion.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={suggestion === active}
                className={classNames(css.option, suggestion === active && css.active)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
              >
                {suggestion.content}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
