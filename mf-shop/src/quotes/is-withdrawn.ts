import { errorDetails, isApiError } from '@arbora/api';

/** Whether an answer was refused because the nursery has withdrawn the quote. */
export function isWithdrawn(error: unknown): boolean {
  return isApiError(error, 'shop.quote_closed') && errorDetails(error.body).state === 'withdrawn';
}
