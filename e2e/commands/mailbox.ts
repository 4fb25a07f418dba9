import { expect } from '@playwright/test';
import { api } from './api';

/** A mail in the test site's mailbox. */
export interface Mail {
  id: string;
  kind: string;
  to: string;
  status: string;
  subject: string;
  plain: string;
  html: string;
}

/** Waits until the single mail of a kind to an address has been sent, and returns it. */
export async function mailTo(address: string, kind: string): Promise<Mail> {
  const query = new URLSearchParams({ to: address, kind });
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        mails = await api<Mail[]>(`/dev/mailbox?${query}`);
        return mails.map(({ status }) => status);
      },
      { message: `${kind} to ${address}`, timeout: 20_000 },
    )
    .toEqual(['sent']);
  return mails[0]!;
}

/** Returns the kinds of mails to an address so far. */
export async function kindsTo(address: string): Promise<string[]> {
  const mails = await api<Mail[]>(`/dev/mailbox?${new URLSearchParams({ to: address })}`);
  return mails.map(({ kind }) => kind);
}

/** Returns the links in a mail. */
export function linksOf({ html }: Mail): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
}
