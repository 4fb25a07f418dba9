import type { Config } from '../config';
import type { QueuedMail } from './outbox';

/** The context of a mail to the nursery. */
export interface Concern {
  /** Name of the branch of an order or a message. */
  branch?: unknown;
  /** Country of the customer. */
  country?: unknown;
}

/**
 * The nursery's address: that of the branch, otherwise of the customer's country, otherwise the Czech one (spec §9).
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

/** The address of a mail; without a recipient it goes to the nursery. */
export function recipientOf({ recipient, payload }: Pick<QueuedMail, 'recipient' | 'payload'>, config: Config): string {
  const { center, branch, country } = payload;
  return recipient ?? nurseryAddress({ branch: branch ?? center, country }, config);
}
