import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Button, Dialog, EmptyState, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Section } from '../section';
import { NEW } from '../section-view';
import { sectionRecordQuery } from '../section-rows';
import { useSectionTexts } from '../use-section-texts';
import { RecordDetail } from './record-detail';
import { RecordForm } from './record-form';

interface RecordDrawerProps {
  section: Section;
  /** Id of a row, or `new`. */
  id: string;
  /** Called once the drawer has closed; with the id of a row that was created in it. */
  onClosed: (created: string | null) => void;
}

/** A record in a drawer with its own query, independent of the list's page. */
export function RecordDrawer({ section, id, onClosed }: RecordDrawerProps): ReactElement | null {
  const { t } = useText('office');
  const texts = useSectionTexts(section);
  const isNew = id === NEW;
  const record = useQuery({ ...sectionRecordQuery(section, id), enabled: !isNew });
  if (isNew) return section.form?.create ? <RecordForm section={section} row={null} onClosed={onClosed} /> : null;
  const row = record.data;
  const close = (): void => onClosed(null);
  if (row && section.form) return <RecordForm key={id} section={section} row={row} onClosed={onClosed} />;
  return (
    <Dialog
      open
      placement="drawer"
      size={row ? 'large' : section.form ? 'wide' : 'large'}
      title={row ? section.nameOf(row, texts) : t('record.title')}
      onClose={close}
    >
      <QueryView
        query={record}
        skeleton={<Skeleton shape="row" count={6} />}
        empty={
          <EmptyState
            title={t('record.gone')}
            action={
              <Button variant="secondary" onClick={close}>
                {t('record.toList')}
              </Button>
            }
          >
            {t('record.goneText')}
          </EmptyState>
        }
      >
        {(shown) => <RecordDetail section={section} row={shown} onClosed={close} />}
      </QueryView>
    </Dialog>
  );
}
