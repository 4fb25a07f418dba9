import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { imageUrl } from '@arbora/domain';
import { Dialog, EmptyState, Image, QueryView, Skeleton, useErrorText } from '@arbora/ui';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useUndo } from '../section/record/use-undo';
import type { Section } from '../section/section';
import css from './assign-dialog.module.css';
import { assignPhotos } from './assign-photos.mutation';
import type { ManagedPhoto } from './photo-detail';
import { plantsFoundQuery, type PicturedPlant } from './plants.queries';

interface AssignDialogProps {
  section: Section;
  rows: readonly Pick<ManagedPhoto, 'id'>[];
  onDone: () => void;
  onClose: () => void;
}

const THUMBNAIL = 100;

/** Asks of which plant the pictures are, and gives them to it. */
export function AssignDialog({ section, rows, onDone, onClose }: AssignDialogProps): ReactElement {
  const { t } = useText('manager.photo');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const found = useQuery(plantsFoundQuery(useDeferredValue(text)));
  const assign = useMutation(assignPhotos);
  const undo = useUndo(section);

  async function take(plant: PicturedPlant): Promise<void> {
    try {
      const moved = await assign.mutateAsync({ photos: rows.map(({ id }) => id), plant });
      onDone();
      onClose();
      await undo(t('photo.assigned', { count: moved.length, name: plant.name }), moved);
    } catch (error) {
      snackbar('error', errorText(error));
    }
  }
  return (
    <Dialog open title={t('assign.title', { count: rows.length })} onClose={onClose}>
      <label className={css.search}>
        <span>{t('assign.search')}</span>
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <QueryView
        query={found}
        skeleton={<Skeleton shape="row" count={4} />}
        empty={<EmptyState title={t('assign.nothing')} />}
      >
        {(plants) => (
          <ul role="list" className={css.plants} aria-label={t('assign.found')}>
            {plants.map((plant) => (
              <li key={plant.product_id}>
                <button
                  type="button"
                  className={css.plant}
                  disabled={assign.isPending}
                  onClick={() => void take(plant)}
                >
                  <Image src={plant.key && imageUrl(plant.key, THUMBNAIL)} alt="" ratio="1:1" className={css.picture} />
                  <span>
                    {plant.name}
                    {plant.name_cs && <span className={css.also}>{plant.name_cs}</span>}
                  </span>
                  <span className={css.count}>{t('plant.photos', { count: plant.photo_count })}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
