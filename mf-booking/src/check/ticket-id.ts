const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The ticket id in scanned or typed text: the URL of a QR code, or the id itself; null if there is none. */
export function ticketIdOf(text: string): string | null {
  return UUID.exec(text)?.[0].toLowerCase() ?? null;
}
