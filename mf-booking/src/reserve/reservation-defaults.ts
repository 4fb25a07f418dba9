import type { UserProfile } from '@arbora/domain';
import { invoiceFormValues } from '@arbora/ui/form';
import type { ReservationFormValues } from './reservation.schema';

/** Initial values: the person reserving is the first attendee, the invoice recipient is that of the profile. */
export function reservationDefaults(profile: UserProfile | null): ReservationFormValues {
  const { wantsInvoice: _, ...invoice } = invoiceFormValues(null, profile);
  return {
    places: [{ name: profile?.name ?? '', email: '' }],
    wantsInvoice: Boolean(profile?.ico || profile?.company),
    invoice,
  };
}
