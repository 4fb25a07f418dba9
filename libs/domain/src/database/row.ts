import type { Database } from './database';

type Schemas = { [Name in keyof Database]: Database[Name]['Tables'] & Database[Name]['Views'] };
/** Tables and views of both data services; one that both show is the same in both. */
type Resources = Schemas['public'] & Omit<Schemas['at_rest'], keyof Schemas['public']>;

export type ResourceName = keyof Resources;

/** A row of a table or view as the data services give it, or some columns of it: `Row<'news_item', 'id' | 'title'>`. */
export type Row<
  Name extends ResourceName,
  Column extends keyof Resources[Name]['Row'] = keyof Resources[Name]['Row'],
> = Pick<Resources[Name]['Row'], Column>;

/** What an insert takes: the columns that somebody may write, optional where the database fills them. */
export type NewRow<Name extends ResourceName> = Resources[Name]['Insert'];

/** What an update takes: the columns that somebody may change. */
export type RowChanges<Name extends ResourceName> = Resources[Name]['Update'];
