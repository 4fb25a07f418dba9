import { snackbar, snackbarWithAction } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { IconButton, useErrorText } from '@arbora/ui';
import { checkIcon, editIcon, trashIcon, type IconShape } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { useAction } from '../../actions/use-action';
import { addView, changeView, removeView } from './saved-views.mutations';
import type { SavedView } from './saved-views.queries';
import css from './saved-views.module.css';

const starIcon = 'M12 4l2.4 5 5.6.8-4 3.9.9 5.5L12 16.6l-4.9 2.6.9-5.5-4-3.9 5.6-.8z' as IconShape;

interface SavedViewRowProps {
  view: SavedView;
  person: string;
  isShown: boolean;
  onShow: () => void;
}

/** A saved view, with buttons to show, rename and delete it and make it the default. */
export function SavedViewRow({ view, person, isShown, onShow }: SavedViewRowProps): ReactElement {
  const { t } = useText('office');
  const errorText = useErrorText();
  const [typed, setTyped] = useState<string | null>(null);
  const { id, name, is_default } = view;
  const change = useAction(changeView, () => t('views.changed'));
  const removal = useMutation(removeView);
  const restore = useAction(addView, () => t('undo.done'));

  async function rename(): Promise<void> {
    if (typed?.trim() && typed.trim() !== name && !(await change.run({ id, changes: { name: typed.trim() } }))) return;
    setTyped(null);
  }
  async function remove(): Promise<void> {
    const { section, params, row_height } = view;
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      return void snackbar('error', errorText(error));
    }
    const again = { profile_id: person, section, name, params, row_height, is_default };
    snackbarWithAction('success', t('record.removed', { name }), {
      label: t('undo.label'),
      run: () => void restore.run(again),
    });
  }
  if (typed !== null) {
    return (
      <li>
        <form
          className={css.view}
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <label className={css.name}>
            <span className={css.hidden}>{t('views.name')}</span>
            <input
              ref={(input) => input?.focus()}
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <IconButton type="submit" icon={checkIcon} label={t('views.renameTo', { name: typed })} />
        </form>
      </li>
    );
  }
  return (
    <li className={css.view}>
      <button type="button" className={css.show} aria-current={isShown || undefined} onClick={onShow}>
        {name}
      </button>
      <IconButton
        icon={starIcon}
        aria-pressed={is_default}
        className={css.standard}
        label={t('views.default', { name })}
        onClick={() => void change.run({ id, changes: { is_default: !is_default } })}
      />
      <IconButton icon={editIcon} label={t('views.rename', { name })} onClick={() => setTyped(name)} />
      <IconButton icon={trashIcon} label={t('views.remove', { name })} onClick={() => void remove()} />
    </li>
  );
}
