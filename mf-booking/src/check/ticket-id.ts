const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The ticket's id in what was scanned or typed: the address of a QR code, or the id itself; null where there is none. */
export function ticketIdOf(text: string): string | null {
  return UUID.exec(text)?.[0].toLowerCase() ?? null;
}
