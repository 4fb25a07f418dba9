import type { Claims, Database } from '../database/database';
import type { Row } from '@arbora/domain';

/** A refund of an order. */
export type OrderedRefund = Pick<Row<'open_item'>, 'id' | 'amount' | 'vs' | 'holder'> & { account: string };

/** An order with its refunds, and the account that pays them. */
export interface OrderContents extends Pick<
  Row<'payment_order'>,
  'id' | 'currency' | 'total' | 'due_on' | 'created_at'
> {
  refunds: readonly OrderedRefund[];
  /** IBAN. */
  from: string;
  /** Name of the payer, and the text that customers see beside the symbol. */
  name: string;
}

/** Reads an order as a caller may: null for others than sales staff, and for an order that was cancelled. */
export async function readPaymentOrder(
  database: Database,
  claims: Claims | null,
  id: string,
): Promise<Omit<OrderContents, 'from' | 'name'> | null> {
  const { rows } = await database.asRole(claims, (client) =>
    client.query<{ contents: Omit<OrderContents, 'from' | 'name'> }>(
      `select to_jsonb(o) || jsonb_build_object('refunds', (
         select jsonb_agg(
           jsonb_build_object('id', i.id, 'amount', i.amount, 'vs', i.vs, 'holder', i.holder, 'account', i.account)
           order by i.id
         )
         from public.open_item i where i.order_id = o.id
       )) as contents
       from public.payment_order o where o.id = $1 and o.cancelled_at is null`,
      [id],
    ),
  );
  return rows[0]?.contents ?? null;
}
