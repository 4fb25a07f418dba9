import type { UserProfile } from '@arbora/domain';
import type { ReservationFormValues } from './reservation.schema';

/** A form to begin with: the person reserving comes first, the invoice is for whom the profile says. */
export function reservationDefaults(profile: UserProfile | null): ReservationFormValues {
  return {
    places: [{ name: profile?.name ?? '', email: '' }],
    wantsInvoice: Boolean(profile?.ico || profile?.company),
    invoice: {
      name: profile?.name ?? '',
      ico: profile?.ico ?? '',
      company: profile?.company ?? '',
      country: profile?.country ?? 'CZ',
      dic: profile?.dic ?? '',
      street: profile?.street ?? '',
      city: profile?.city ?? '',
      zip: profile?.zip ?? '',
    },
  };
}
