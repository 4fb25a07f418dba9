import type { Database } from './database';

type Schemas = { [Name in keyof Database]: Database[Name]['Tables'] & Database[Name]['Views'] };
/** Tables and views of both data services; a resource of both is identical in both. */
type Resources = Schemas['public'] & Omit<Schemas['at_rest'], keyof Schemas['public']>;

export type ResourceName = keyof Resources;

/**
 * A row of a table or view as returned by the data services, or some of its columns: `Row<'news_item', 'id' |
 * 'title'>`.
 */
export type Row<
  Name extends ResourceName,
  Column extends keyof Resources[Name]['Row'] = keyof Resources[Name]['Row'],
> = Pick<Resources[Name]['Row'], Column>;

/** Values of an insert: the writable columns, optional if the database has a default. */
export type NewRow<Name extends ResourceName> = Resources[Name]['Insert'];

/** Values of an update: the writable columns. */
export type RowChanges<Name extends ResourceName> = Resources[Name]['Update'];
