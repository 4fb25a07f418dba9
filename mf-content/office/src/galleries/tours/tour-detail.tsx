import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink } from '@arbora/ui';
import { useFormContext } from '@arbora/ui/form';
import { eyeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { RecordHistory, type Section } from '@arbora/office';
import css from './tours.module.css';

/** Preview of the saved tour, and its history. */
export function TourDetail({ section, id }: { section: Section; id: string }): ReactElement {
  const { t } = useText('manager.galleries');
  const { isDirty } = useFormContext().formState;
  return (
    <div className={css.detail}>
      <ButtonLink to={routes.tour.href({ preview: id })} target="_blank" variant="secondary" icon={eyeIcon}>
        {t('tour.preview')}
      </ButtonLink>
      <p className={css.hint}>{t(isDirty ? 'tour.previewSaved' : 'tour.previewHint')}</p>
      <RecordHistory section={section} id={id} />
    </div>
  );
}
