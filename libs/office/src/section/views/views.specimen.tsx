import { useText } from '@arbora/i18n';
import { Specimen } from '@arbora/ui/specimen';
import type { ReactElement } from 'react';
import { SavedViewRow } from './saved-view-row';
import css from './saved-views.module.css';
import type { SavedView } from './saved-views.queries';

const nothing = (): void => undefined;

/** Saved views of a list: the shown one, the default one. */
export function ViewSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  const view: SavedView = {
    id: 'public',
    section: 'jobs',
    name: t('jobs.public'),
    params: 'state=public',
    row_height: 'compact',
    is_default: false,
  };
  const other: SavedView = { ...view, id: 'draft', name: t('jobs.draft'), is_default: true };
  return (
    <Specimen name="SavedViewRow: shown, default">
      <ul role="list" className={css.views}>
        <SavedViewRow view={view} person="" isShown onShow={nothing} />
        <SavedViewRow view={other} person="" isShown={false} onShow={nothing} />
      </ul>
    </Specimen>
  );
}
