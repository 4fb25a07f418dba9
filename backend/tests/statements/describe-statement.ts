import type { Client, Connection, FieldDef, Submittable } from 'pg';

export interface Described {
  /** Type oids of the parameters. */
  parameters: readonly number[];
  columns: readonly FieldDef[];
}

/** Describes a statement without running it. @throws DatabaseError if PostgreSQL refuses the statement */
export async function describeStatement(client: Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = [];
    let columns: readonly FieldDef[] = [];
    const keepParameters = (message: { dataTypeIDs: number[] }) => void (parameters = message.dataTypeIDs);
    const description = {
      submit(connection: Connection): void {
        connection.once('parameterDescription', keepParameters);
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: FieldDef[] }) => void (columns = message.fields),
      handleError(error: Error, connection: Connection): void {
        connection.removeListener('parameterDescription', keepParameters);
        reject(error);
      },
      handleReadyForQuery(connection: Connection): void {
        connection.removeListener('parameterDescription', keepParameters);
        resolve({ parameters, columns });
      },
    };
    client.query(description as unknown as Submittable);
  });
}
