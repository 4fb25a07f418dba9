import { REJECTION_NOTE_MAX, REJECTION_REASONS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { Form, RadioField, TextArea, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { optionalText } from '@arbora/office';
import { DecisionFrame, type DecidedRows } from './approve-dialog';
import { useDeciding } from './use-deciding';

const schema = v.pipe(
  v.object({ reason: v.picklist(REJECTION_REASONS, 'required'), note: optionalText(REJECTION_NOTE_MAX) }),
  v.forward(
    v.partialCheck([['reason'], ['note']], ({ reason, note }) => reason !== 'other' || note !== '', 'required'),
    ['note'],
  ),
);

/** Asks for the reason of a rejection, which is mailed. */
export function RejectDialog({ rows, onDone, onClose }: DecidedRows): ReactElement {
  const { t } = useText('manager.registrations');
  const form = useAppForm(schema, { reason: 'incomplete', note: '' });
  const deciding = useDeciding('reject', rows, () => {
    onDone();
    onClose();
  });
  const reject = form.handleSubmit((rejection) => deciding.run(rejection));
  return (
    <DecisionFrame
      decision="reject"
      rows={rows}
      deciding={deciding}
      onClose={onClose}
      button={
        <Button variant="danger" pending={deciding.done !== null} onClick={() => void reject()}>
          {t('registration.reject')}
        </Button>
      }
    >
      <p>{t('reject.text')}</p>
      <Form form={form} label={t('reject.reason')} onSubmit={deciding.run}>
        <RadioField
          name="reason"
          label={t('reject.reason')}
          options={REJECTION_REASONS.map((value) => ({ value, label: t(`reject.reasons.${value}`) }))}
        />
        <TextArea rows={3} name="note" label={t('reject.note')} hint={t('reject.noteHint')} optional />
      </Form>
    </DecisionFrame>
  );
}
