import { ADMISSION_NOTE_MAX, requiredLine, type DoorFault } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Dialog } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';

const schema = v.object({ note: requiredLine(ADMISSION_NOTE_MAX) });

interface AdmitDespiteFaultProps {
  fault: DoorFault | 'unknowable';
  /** Text of the fault. */
  reason: string;
  /** Admits with the note; errors are shown in the dialog. */
  onAdmit: (note: string) => Promise<unknown>;
}

function ReasonForm({ reason, onAdmit }: Omit<AdmitDespiteFaultProps, 'fault'>): ReactElement {
  const { t } = useText('booking.check');
  const form = useAppForm(schema, { note: '' });
  return (
    <Form form={form} label={t('check.exceptionTitle')} onSubmit={({ note }) => onAdmit(note)}>
      <p>{reason}</p>
      <TextField
        name="note"
        label={t('check.note')}
        hint={t('check.noteHint')}
        maxLength={ADMISSION_NOTE_MAX}
        autoComplete="off"
      />
      <FormError />
      <SubmitButton>{t('check.exceptionConfirm')}</SubmitButton>
    </Form>
  );
}

/** Admits a ticket of another event, slot or day after confirmation with a reason. */
export function AdmitDespiteFault({ fault, reason, onAdmit }: AdmitDespiteFaultProps): ReactElement {
  const { t } = useText('booking.check');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        {t('check.exception')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t(`check.verdict.${fault}`)} keepOnBackdrop>
        <ReasonForm
          reason={reason}
          onAdmit={async (note) => {
            await onAdmit(note);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
