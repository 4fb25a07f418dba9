/** Returns the data URL of a ticket's QR code. */
export type TicketImage = (ticketId: string) => Promise<string>;

/** Media storage of the seeded site. */
export interface DemoMedia {
  /** Stores the original of an object under its key. */
  write(key: string, original: Buffer): Promise<void>;
  /** Returns the original of a picture that `drawPicture` draws on demand by this name. */
  drawing(name: string): Buffer;
}
