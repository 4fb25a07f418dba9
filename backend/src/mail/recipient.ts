import type { Config } from '../config';
import type { QueuedMail } from './outbox';

/** What a mail to the nursery concerns. */
export interface Concern {
  /** Name of the branch of an order or a message. */
  branch?: unknown;
  /** Country of the customer. */
  country?: unknown;
}

/**
 * Where the nursery reads of something: its branch, else the address for the customer's country, else that of the Czech
 * customers (spec §9).
 */
export function nurseryAddress({ branch, country }: Concern, { mail, branches }: Config): string {
  const concerned = branches.find(({ name }) => name === branch);
  const byCountry: Readonly<Record<string, string>> = mail.notify;
  return (
    concerned?.notify ??
    concerned?.email ??
    (typeof country === 'string' && Object.hasOwn(byCountry, country) ? byCountry[country]! : mail.notify.CZ)
  );
}

/** Where a mail goes; one without a recipient goes to the nursery. */
export function recipientOf({ recipient, payload }: Pick<QueuedMail, 'recipient' | 'payload'>, config: Config): string {
  const { center, branch, country } = payload;
  return recipient ?? nurseryAddress({ branch: branch ?? center, country }, config);
}
