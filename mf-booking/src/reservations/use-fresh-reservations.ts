import { on } from '@arbora/event-bus';
import { useQueryClient } from '@arbora/query';
import { useEffect } from 'react';
import { bookingKeys } from '../booking-keys';

/** Reads reservations and free places again when another part or another tab has changed them. */
export function useFreshReservations(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      on('reservations:changed', () => {
        for (const queryKey of bookingKeys) void client.invalidateQueries({ queryKey });
      }),
    [client],
  );
}
