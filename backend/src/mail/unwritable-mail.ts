/** A mail that cannot be written, now or later: what it is about is missing, or its payload tells too little. */
export class UnwritableMail extends Error {
  override name = 'UnwritableMail';
}
