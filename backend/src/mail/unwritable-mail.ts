/** A mail that can never be rendered: its subject is gone, or its payload is incomplete. */
export class UnwritableMail extends Error {
  override name = 'UnwritableMail';
}
