import type { SessionUser } from '@arbora/auth';
import type { CapacityProblem, SlotForCustomer, UserProfile } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient, type QueryClient } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Split } from '@arbora/ui';
import {
  Form,
  InvoiceFields,
  invoiceFormValues,
  useAppForm,
  useIdempotencyKey,
  useUnsavedGuard,
} from '@arbora/ui/form';
import { useState, type ReactElement, type ReactNode } from 'react';
import { reservationQuery, ticketsQuery } from '../reservations/reservations.queries';
import { AttendeeFields } from './attendee-fields';
import { CapacityAlert } from './capacity-alert';
import { createReservation } from './create-reservation.mutation';
import css from './reservation-form.module.css';
import { reservationPayload } from './reservation-payload';
import { ReservationSummary } from './reservation-summary';
import { reservationFormSchema, type ReservationFormOutput, type ReservationFormValues } from './reservation.schema';

type Refusal = CapacityProblem & { slotId: string };

/** Attendees, invoice and summary of a reservation. Typed values survive a change of slot, language and session. */
export function ReservationForm(props: {
  slot: SlotForCustomer;
  /** When the slot takes place. */
  time: ReactNode;
  user: SessionUser;
}): ReactElement {
  const { slot, time, user } = props;
  const { t } = useText('booking.reserve');
  const navigate = useNavigate();
  const form = useAppForm(reservationFormSchema, reservationDefaults(user.profile) as ReservationFormOutput);
  const client = useQueryClient();
  const { mutateAsync } = useMutation(createReservation);
  const keyOf = useIdempotencyKey();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);

  async function reserve(values: ReservationFormOutput): Promise<false | void> {
    setRefusal(null);
    const payload = reservationPayload(slot.id, values);
    const outcome = await mutateAsync({
      payload,
      idempotencyKey: keyOf(payload),
      prepare: (id) => readReservation(client, id),
    });
    if (outcome.result === 'capacity') {
      setRefusal({ ...outcome, slotId: slot.id });
      return false;
    }
    snackbar('success', t('form.reserved'));
    void navigate(routes.reservation.href({ id: outcome.reservation.id }), { replace: true });
  }
  const shownRefusal = refusal?.slotId === slot.id ? refusal : null;
  return (
    <Form
      form={form}
      onSubmit={reserve}
      wording="booking"
      label={t('form.label')}
      draft={{ form: `reservation/${slot.event_id}` }}
    >
      <Split
        sticky
        aside={
          <ReservationSummary
            slot={slot}
            time={time}
            problem={shownRefusal && <CapacityAlert problem={shownRefusal} reservationId={slot.reservation_id} />}
          />
        }
      >
        <div className={css.fields}>
          <section className={css.part}>
            <h2 className={css.title}>{t('form.attendees')}</h2>
            <AttendeeFields slot={slot} />
          </section>
          <section className={css.part}>
            <h2 className={css.title}>{t('invoice.heading')}</h2>
            <InvoiceFields prefix="invoice." />
          </section>
        </div>
      </Split>
    </Form>
  );
}

/** Initial values: the person reserving is the first attendee, the invoice recipient is that of the profile. */
function reservationDefaults(profile: UserProfile | null): ReservationFormValues {
  const { wantsInvoice: _, ...invoice } = invoiceFormValues(null, profile);
  return {
    places: [{ name: profile?.name ?? '', email: '' }],
    wantsInvoice: Boolean(profile?.ico || profile?.company),
    invoice,
  };
}

/**
 * Loads a new reservation and the code of its page before navigation; the form stays visible until then. Never fails:
 * the page shows its own errors.
 */
async function readReservation(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(reservationQuery(id)),
    client.prefetchQuery(ticketsQuery(id)),
    import('../reservations/reservation.page').catch(() => undefined),
  ]);
}
