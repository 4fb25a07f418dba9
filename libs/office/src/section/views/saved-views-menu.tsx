import { useText } from '@arbora/i18n';
import { useSearchParams } from '@arbora/router';
import { Button } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { useAction } from '../../actions/use-action';
import { Menu } from '../list/menu';
import { useRowHeight } from '../list/row-height';
import menuCss from '../list/section-list.module.css';
import type { Section } from '../section';
import { SavedViewRow } from './saved-view-row';
import { addView, changeView } from './saved-views.mutations';
import css from './saved-views.module.css';
import { useSavedViews } from './use-saved-views';
import { viewParams, savedViewsKey } from './view-params';

const LONGEST_NAME = 60;

/** Named views of a list (filters, sorting, columns, row height), stored on the server per person. */
export function SavedViewsMenu({ section }: { section: Section }): ReactElement {
  const { t } = useText('office');
  const { person, views, show } = useSavedViews(section);
  const [params] = useSearchParams();
  const row_height = useRowHeight();
  const [name, setName] = useState('');
  const add = useAction(addView, (_made, view) => t('views.saved', { name: view.name ?? '' }));
  const replace = useAction(changeView, () => t('views.saved', { name: name.trim() }));
  const shown = viewParams(section, params);
  const existing = views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());

  async function save(): Promise<void> {
    const view = { params: shown, row_height };
    const isDone = existing
      ? await replace.run({ id: existing.id, changes: view })
      : await add.run({ ...view, profile_id: person, section: savedViewsKey(section), name: name.trim() });
    if (isDone) setName('');
  }
  return (
    <Menu label={t('views.label')}>
      {views.length > 0 ? (
        <ul role="list" className={css.views} aria-label={t('views.label')}>
          {views.map((view) => (
            <SavedViewRow
              key={view.id}
              view={view}
              person={person}
              isShown={view.params === shown}
              onShow={() => show(view)}
            />
          ))}
        </ul>
      ) : (
        <p className={css.none}>{t('views.none')}</p>
      )}
      <form
        className={css.save}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void save();
        }}
      >
        <label className={css.name}>
          <span className={menuCss.legend}>{t('views.name')}</span>
          <input maxLength={LONGEST_NAME} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <Button type="submit" size="small" disabled={!name.trim()} pending={add.isPending || replace.isPending}>
          {t(existing ? 'views.replace' : 'views.save')}
        </Button>
      </form>
    </Menu>
  );
}
