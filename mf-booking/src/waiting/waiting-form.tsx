import { isApiError } from '@arbora/api';
import { ATTENDEES_MAX, type SlotForCustomer } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { CheckboxField, Form, FormError, NumberField, SubmitButton, useAppForm } from '@arbora/ui/form';
import { Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { joinWaiting } from './waiting.queries';

/** Maximum places to wait for per person; mirrors the server's rule. */
const mostPlaces = ({ capacity_total, capacity_per_user }: SlotForCustomer): number =>
  Math.min(capacity_total, capacity_per_user ?? ATTENDEES_MAX, ATTENDEES_MAX);

/** Puts the person on the waiting list of a slot. */
export function WaitingForm({ slot }: { slot: SlotForCustomer }): ReactElement {
  const { t } = useText('booking.reserve');
  const { t: common } = useText('booking');
  const client = useQueryClient();
  const max = mostPlaces(slot);
  const schema = v.object({
    places: v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'invalid'), v.maxValue(max, 'invalid')),
    accepts_fewer: v.boolean(),
  });
  const form = useAppForm(schema, { places: 1, accepts_fewer: false });
  const { mutateAsync } = useMutation(joinWaiting);
  return (
    <Form
      form={form}
      wording="booking"
      label={common('waiting.title')}
      onSubmit={async (request) => {
        try {
          await mutateAsync({ event_slot_id: slot.id, ...request });
        } catch (error) {
          // The page shows the free places, and the form to reserve them.
          if (isApiError(error, 'booking.places_free')) {
            await client.invalidateQueries({ queryKey: ['event_slots_customer'] });
          }
          throw error;
        }
      }}
    >
      <Stack gap={4} align="stretch">
        <p>{t('waiting.lead')}</p>
        <NumberField
          name="places"
          label={t('waiting.places')}
          hint={t('waiting.most', { count: max })}
          min={1}
          max={max}
        />
        <CheckboxField name="accepts_fewer" label={t('waiting.fewer')} hint={t('waiting.fewerHint')} />
        <FormError />
        <SubmitButton>{t('waiting.join')}</SubmitButton>
      </Stack>
    </Form>
  );
}
