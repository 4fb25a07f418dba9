import type { OrderFormat } from './refunds.mutations';

/** Name of an order's file, by the day on which it is due. */
export const orderFileName = (due: string, format: OrderFormat): string =>
  `refunds-${due}.${format === 'abo' ? 'kpc' : 'xml'}`;
