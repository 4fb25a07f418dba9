import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { imageUrl } from '@arbora/domain';
import { Dialog, Image, useErrorText } from '@arbora/ui';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { ChoiceNote, SearchAndChoose, useUndo, type Section, type SectionRow } from '@arbora/office';
import css from './assign-dialog.module.css';
import { assignPhotos } from './photo.mutations';
import { plantsFoundQuery, type PicturedPlant } from './plants.queries';

interface AssignDialogProps {
  section: Section;
  rows: readonly SectionRow[];
  onDone: () => void;
  onClose: () => void;
}

const THUMBNAIL = 100;

/** Assigns the pictures to a plant that is searched for. */
export function AssignDialog({ section, rows, onDone, onClose }: AssignDialogProps): ReactElement {
  const { t } = useText('manager.photo');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const found = useQuery(plantsFoundQuery(useDeferredValue(text)));
  const assign = useMutation(assignPhotos);
  const undo = useUndo(section);

  async function assignTo(plant: PicturedPlant): Promise<void> {
    try {
      const moved = await assign.mutateAsync({ photos: rows.map(({ id }) => String(id)), plant });
      onDone();
      onClose();
      await undo(t('photo.assigned', { count: moved.length, name: plant.name }), moved);
    } catch (error) {
      snackbar('error', errorText(error));
    }
  }
  return (
    <Dialog open title={t('assign.title', { count: rows.length })} onClose={onClose}>
      <SearchAndChoose
        label={t('assign.search')}
        text={text}
        onText={setText}
        found={found}
        foundLabel={t('assign.found')}
        nothing={t('assign.nothing')}
        keyOf={(plant) => plant.product_id}
        className={css.plant}
        disabled={assign.isPending}
        onChoose={(plant) => void assignTo(plant)}
      >
        {(plant) => (
          <>
            <Image src={plant.key && imageUrl(plant.key, THUMBNAIL)} alt="" ratio="1:1" className={css.picture} />
            <span>
              {plant.name}
              {plant.name_cs && <ChoiceNote>{plant.name_cs}</ChoiceNote>}
            </span>
            <ChoiceNote>{t('plant.photos', { count: plant.photo_count })}</ChoiceNote>
          </>
        )}
      </SearchAndChoose>
    </Dialog>
  );
}
