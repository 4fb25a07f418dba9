import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Connection, PoolClient, Submittable } from 'pg';

/** Maximum of prepared statements per connection. */
const MAX_PREPARED = 200;
/** Maximum of statement texts whose names are cached. */
const MAX_NAMES = 2000;

/** A statement with values for its `$1`, `$2`, …, prepared on each connection that runs it. */
export interface PreparedStatement {
  text: string;
  values: readonly (string | null)[];
}

/** Values in PostgreSQL's text format. */
export type Row = readonly (string | null)[];

export const BEGIN: PreparedStatement = { text: 'begin', values: [] };

/** Names of the statements prepared on each connection. */
const prepared = new WeakMap<Connection, LRUCache<string, true>>();

const names = new LRUCache<string, string>({ max: MAX_NAMES });

/**
 * Runs statements in one round trip (pipelined) and, unless a transaction is open, as one transaction: they share a
 * single Sync at the end, where PostgreSQL commits, or rolls all of them back if one failed. Resolves to the first row
 * of the last statement.
 */
export function runPipelined(client: PoolClient, statements: readonly PreparedStatement[]): Promise<Row> {
  return new Promise((resolve, reject) => {
    client.query(new Pipeline(statements, resolve, reject));
  });
}

class Pipeline implements Submittable {
  private completed = 0;
  private row: Row = [];
  private newlyParsed: string[] = [];
  private connection: Connection | null = null;

  constructor(
    private readonly statements: readonly PreparedStatement[],
    private readonly resolve: (row: Row) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    this.connection = connection;
    const preparedNames = preparedOn(connection);
    connection.stream.cork();
    try {
      for (const { text, values } of this.statements) {
        const name = nameOf(text);
        if (!preparedNames.get(name) && !this.newlyParsed.includes(name)) {
          connection.parse({ name, text, types: [] }, true);
          this.newlyParsed.push(name);
        }
        connection.bind({ portal: '', statement: name, values: [...values], binary: '' }, true);
        connection.execute(null, true);
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  handleDataRow(message: { fields: Row }): void {
    if (this.completed === this.statements.length - 1) this.row = message.fields;
  }

  handleCommandComplete(): void {
    this.completed += 1;
  }

  handleError(error: Error): void {
    // It is unknown which new statements were prepared before the failure; closing one that does not exist is no error.
    for (const name of this.newlyParsed) this.connection?.close({ type: 'S', name }, true);
    this.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.connection) markPrepared(this.connection, this.newlyParsed);
    this.resolve(this.row);
  }
}

function preparedOn(connection: Connection): LRUCache<string, true> {
  let preparedNames = prepared.get(connection);
  if (!preparedNames) {
    const dispose = (_value: true, name: string): void => connection.close({ type: 'S', name }, true);
    prepared.set(connection, (preparedNames = new LRUCache({ max: MAX_PREPARED, dispose })));
  }
  return preparedNames;
}

function markPrepared(connection: Connection, newlyParsed: readonly string[]): void {
  const preparedNames = preparedOn(connection);
  for (const name of newlyParsed) preparedNames.set(name, true);
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `rest_${createHash('sha1').update(text).digest('base64url')}`;
    names.set(text, name);
  }
  return name;
}
