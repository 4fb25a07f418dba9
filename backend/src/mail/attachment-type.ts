interface Kind {
  type: string;
  extensions: readonly string[];
  matches(content: Buffer): boolean;
}

const startsWith = (bytes: readonly number[]) => (content: Buffer) =>
  bytes.every((byte, index) => content[index] === byte);

function isText(content: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(content).includes('\0');
  } catch {
    return false;
  }
}

/** Types of attachments: nothing executable, and no containers of executables. */
const KINDS: readonly Kind[] = [
  { type: 'application/pdf', extensions: ['pdf'], matches: startsWith([0x25, 0x50, 0x44, 0x46, 0x2d]) },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: startsWith([0xff, 0xd8, 0xff]) },
  { type: 'image/png', extensions: ['png'], matches: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'text/plain', extensions: ['txt'], matches: isText },
  { type: 'text/csv', extensions: ['csv'], matches: isText },
  { type: 'text/calendar', extensions: ['ics'], matches: isText },
];

/** The media type of an attachment, determined by content and name alike; null if it is not allowed. */
export function attachmentType(filename: string, content: Buffer): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return KINDS.find(({ extensions, matches }) => extensions.includes(extension) && matches(content))?.type ?? null;
}
