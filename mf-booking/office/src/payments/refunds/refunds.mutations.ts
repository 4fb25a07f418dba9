import { api, mutation, rest, row } from '@arbora/api';
import type { OpenItemListItem } from '@arbora/domain';
import { paymentKeys } from '../statement.mutations';

const invalidates = [['open_item_list'], ['payment_order'], ['tax_document'], ...paymentKeys] as const;

type Item = Pick<OpenItemListItem, 'id'>;
export interface Refund extends Item {
  account: string;
  holder: string;
}

/** Decides that items are refunded. @throws ApiError payment.item_settled, payment.account_invalid */
export const refundItems = mutation({
  run: async (refunds: readonly Refund[]) => {
    for (const { id, account, holder } of refunds)
      await row(rest().rpc('refund_open_item', { p_item: id, p_account: account, p_holder: holder }));
  },
  invalidates,
});

/** Closes items without a payment order: refunded otherwise, or not at all. @throws ApiError payment.item_settled */
export const closeItems = mutation({
  run: async ({ items, refunded, note }: { items: readonly Item[]; refunded: boolean; note: string }) => {
    for (const { id } of items)
      await row(rest().rpc('close_open_item', { p_item: id, p_refunded: refunded, p_note: note }));
  },
  invalidates,
});

/** Takes decisions back. @throws ApiError payment.item_settled */
export async function reopenItems(items: readonly Item[]): Promise<void> {
  for (const { id } of items) await row(rest().rpc('reopen_open_item', { p_item: id }));
}

/** Puts items into a payment order and returns its id. @throws ApiError payment.item_settled */
export const orderRefunds = mutation({
  run: ({ items, due }: { items: readonly Item[]; due: string }) =>
    row(rest().rpc('order_refunds', { p_items: items.map(({ id }) => id), p_due: due })),
  invalidates,
});

/** Cancels orders. @throws ApiError payment.item_settled if one of their refunds is paid */
export async function cancelOrders(orders: readonly { id: string }[]): Promise<void> {
  for (const { id } of orders) await row(rest().rpc('cancel_payment_order', { p_order: id }));
}

export type OrderFormat = 'abo' | 'sepa';
/** The file of an order for the bank. @throws ApiError payment.order_foreign_account for ABO */
export const orderFile = (id: string, format: OrderFormat): Promise<Blob> =>
  api.file(`/backend/payment_order/${id}/file?format=${format}`);
