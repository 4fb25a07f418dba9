import { textIn, type BookingEvent } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { FormDrawer, fromInput, localMoment, toInput } from '@arbora/office';
import { duplicateEvent } from './event.mutations';

const schema = v.object({ date_start: localMoment });

interface DuplicateFormProps {
  event: BookingEvent;
  /** Called once the form has closed; null if no copy was made. */
  onClosed: (copyId: string | null) => void;
}

/** Form that copies an event to a new start. */
export function DuplicateForm({ event, onClosed }: DuplicateFormProps): ReactElement {
  const { t, locale } = useText('manager.booking');
  const { t: common } = useText('office');
  const form = useAppForm(schema, { date_start: toInput(event.date_start) });
  const { mutateAsync } = useMutation(duplicateEvent);

  async function save({ date_start }: { date_start: string }): Promise<string> {
    const copyId = await mutateAsync({ event: event.id, start: fromInput(date_start) ?? '' });
    snackbar('success', t('event.duplicated'));
    return copyId;
  }
  return (
    <FormDrawer
      wording="booking"
      size="medium"
      title={t('event.duplicateTitle', { title: textIn(event, 'title', locale) })}
      form={form}
      onSave={save}
      onClosed={onClosed}
      saveLabel={t('event.duplicate')}
    >
      <TextField
        name="date_start"
        type="datetime-local"
        label={t('event.newStart')}
        hint={`${t('event.newStartHint')} ${common('form.pragueTime')}`}
      />
    </FormDrawer>
  );
}
