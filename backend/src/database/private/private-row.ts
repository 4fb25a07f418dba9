import type { PrivateTables } from './private-tables';

/**
 * A row of a table of `app_private` as parsed by the driver, or some of its columns: `PrivateRow<'mail', 'id' |
 * 'kind'>`.
 */
export type PrivateRow<
  Name extends keyof PrivateTables,
  Column extends keyof PrivateTables[Name] = keyof PrivateTables[Name],
> = Pick<PrivateTables[Name], Column>;
