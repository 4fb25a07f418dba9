import { isApiError } from '@arbora/api';
import type { TicketCheck } from '@arbora/domain';
import { firstUseOf } from './check-in.mutation';

/** What stands large on the screen. `admitted`: this screen has just let the ticket in. `at`: when it was used. */
export interface Verdict {
  kind: TicketCheck['state'] | 'admitted';
  at: string | null;
}

const REFUSALS: Readonly<Record<string, TicketCheck['state']>> = {
  'booking.ticket_used': 'used',
  'booking.ticket_unpaid': 'unpaid',
  'booking.ticket_cancelled': 'cancelled',
  'booking.ticket_unknown': 'unknown',
};

/** The verdict that a refused check-in stands for; null for a failure that says nothing about the ticket. */
export function refusalVerdict(error: unknown): Verdict | null {
  const kind = isApiError(error) ? REFUSALS[error.code] : undefined;
  return kind ? { kind, at: firstUseOf(error) } : null;
}

/** What came of pressing the button here goes before what the ticket said when it was looked at. */
export function verdictOf(check: TicketCheck, pressed: { done: TicketCheck | undefined; error: unknown }): Verdict {
  if (pressed.done) return { kind: 'admitted', at: pressed.done.checked_at };
  return refusalVerdict(pressed.error) ?? { kind: check.state, at: check.checked_at };
}
