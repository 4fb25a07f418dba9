import { isApiError } from '@arbora/api';

/** Whether an answer was refused because the nursery has withdrawn the quote. */
export function isWithdrawn(error: unknown): boolean {
  if (!isApiError(error, 'shop.quote_closed')) return false;
  const { details } = error.body as { details?: string };
  return (JSON.parse(details ?? '{}') as { state?: string }).state === 'withdrawn';
}
