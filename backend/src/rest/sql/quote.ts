/** A name as PostgreSQL takes it verbatim. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
