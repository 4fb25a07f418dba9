import { LETTER_PAYMENTS, LOCALES, type BookingEvent, type Locale } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import {
  CheckboxField,
  FieldGroup,
  RadioField,
  TextField,
  useAppForm,
  useIdempotencyKey,
  useWatch,
} from '@arbora/ui/form';
import { type ReactElement } from 'react';
import { FormDrawer, RichText } from '@arbora/office';
import { recipientFilterOf, fieldsOf, letterSchema, NEW_LETTER, textsOf, type LetterValues } from './letter.schema';
import { LetterReachLine, recipientsOf } from './letter-reach';
import { letterReachQuery, sendLetter, type LetterScope } from './letters.queries';

export interface LetterFormProps {
  event: BookingEvent;
  /** Null for the attendees of all slots. */
  slotId: string | null;
  /** Opened from the waiting list. */
  toWaiting?: boolean;
  onClosed: (sent: boolean) => void;
}

/** Form of a letter to the attendees of an event or a slot. */
export function LetterForm({ event, slotId, toWaiting = false, onClosed }: LetterFormProps): ReactElement {
  const { t, formats } = useText('manager.booking');
  const scope: LetterScope = { event_id: event.id, event_slot_id: slotId };
  const form = useAppForm(letterSchema, { ...NEW_LETTER, payment: toWaiting ? 'none' : 'all' });
  const [payment, with_guests, with_waiting] = useWatch({
    control: form.control,
    name: ['payment', 'with_guests', 'with_waiting'],
  });
  const reach = useQuery(letterReachQuery(scope, recipientFilterOf({ payment, with_guests, with_waiting })));
  const { mutateAsync } = useMutation(sendLetter);
  const keyOf = useIdempotencyKey();
  const count = reach.data ? recipientsOf(reach.data) : 0;
  const counted = { count, number: formats.number(count) };

  async function send(values: LetterValues): Promise<true> {
    const letter = { ...scope, ...recipientFilterOf(values), texts: textsOf(values) };
    await mutateAsync({ letter, idempotencyKey: keyOf(letter) });
    snackbar('success', t('letters.queued', counted));
    return true;
  }
  return (
    <FormDrawer
      wording="booking"
      title={t('letters.write')}
      form={form}
      draft={{ form: `letter/${slotId ?? event.id}` }}
      onSave={send}
      onClosed={(sent) => onClosed(sent === true)}
      saveLabel={count === 0 ? t('letters.send') : t('letters.sendTo', counted)}
    >
      <RadioField
        name="payment"
        label={t('letters.whom')}
        options={LETTER_PAYMENTS.map((value) => ({ value, label: t(`letters.payment.${value}`) }))}
      />
      {payment !== 'none' && (
        <>
          <CheckboxField name="with_guests" label={t('letters.guests')} hint={t('letters.guestsHint')} />
          <CheckboxField name="with_waiting" label={t('letters.waiting')} />
        </>
      )}
      <LetterReachLine query={reach} />
      {LOCALES.map((locale) => (
        <LetterTextFields key={locale} locale={locale} />
      ))}
    </FormDrawer>
  );
}

function LetterTextFields({ locale }: { locale: Locale }): ReactElement {
  const { t } = useText('manager.booking');
  const { t: ui } = useText('ui');
  const { subject, body } = fieldsOf(locale);
  const language = ui(`locale.${locale}`);
  return (
    <FieldGroup legend={language} hint={locale === 'cs' ? t('letters.czechHint') : t(`letters.${locale}Hint`)}>
      <TextField name={subject} label={t('letters.subject')} maxLength={200} optional={locale !== 'cs'} />
      <RichText of="letter" name={body} label={t('letters.body')} optional={locale !== 'cs'} />
    </FieldGroup>
  );
}
