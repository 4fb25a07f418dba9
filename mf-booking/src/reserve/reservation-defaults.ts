import type { UserProfile } from '@arbora/domain';
import { invoiceFormValues } from '@arbora/ui/form';
import type { ReservationFormValues } from './reservation.schema';

/** A form to begin with: the person reserving comes first, the invoice is for whom the profile says. */
export function reservationDefaults(profile: UserProfile | null): ReservationFormValues {
  const { wantsInvoice: _, ...invoice } = invoiceFormValues(null, profile);
  return {
    places: [{ name: profile?.name ?? '', email: '' }],
    wantsInvoice: Boolean(profile?.ico || profile?.company),
    invoice,
  };
}
