import type { PrivateTables } from './private-tables';

/** A row of a table of `app_private` as the driver gives it, or some columns of it: `PrivateRow<'mail', 'id' | 'kind'>`. */
export type PrivateRow<
  Name extends keyof PrivateTables,
  Column extends keyof PrivateTables[Name] = keyof PrivateTables[Name],
> = Pick<PrivateTables[Name], Column>;
