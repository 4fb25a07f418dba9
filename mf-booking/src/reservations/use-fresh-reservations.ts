import { on } from '@arbora/event-bus';
import { useQueryClient } from '@arbora/query';
import { useEffect } from 'react';
import { bookingKeys } from '../booking-keys';

/** Refetches reservations and free places after a change elsewhere or in another tab. */
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
