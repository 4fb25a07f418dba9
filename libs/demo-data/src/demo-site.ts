/** Returns the data URL of a ticket's QR code. */
export type TicketImage = (ticketId: string) => Promise<string>;

/** Media storage of the seeded site. */
export interface DemoMedia {
  /** Stores the original of an object under its key. */
  write(key: string, original: Buffer): Promise<void>;
  /** Returns the original of a picture of this size, in px, that `drawPicture` draws on demand by its name. */
  drawing(picture: { name: string; width: number; height: number }): Buffer;
}
