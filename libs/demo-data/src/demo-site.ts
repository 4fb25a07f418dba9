/** The data URL of the QR code that a ticket carries. */
export type TicketImage = (ticketId: string) => Promise<string>;

/** Where the site that is seeded keeps pictures and files. */
export interface DemoMedia {
  /** Stores the original of an object under its key. */
  write(key: string, original: Buffer): Promise<void>;
  /** The original of a picture that `drawPicture` draws by this name. */
  drawing(name: string): Buffer;
}
