const LENGTH = 128;

/** A line of fixed width; `at` returns the text between two positions, or up to the end. */
export interface GpcRecord {
  at(from: number, to?: number): string;
}

/**
 * Opens a line of the ABO format. In UTF-8 some banks count characters, others bytes: a line that has the full length
 * in bytes only is cut by bytes.
 */
export function gpcRecord(line: string): GpcRecord {
  const bytes = Buffer.from(line, 'utf8');
  if (bytes.length === LENGTH && line.length < LENGTH) {
    return { at: (from, to) => bytes.subarray(from, to).toString('utf8') };
  }
  const record = line.padEnd(LENGTH);
  return { at: (from, to) => record.slice(from, to) };
}
