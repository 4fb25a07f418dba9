import type { Acl } from '@arbora/domain';

/** The resources and functions of a data service, as data. Everything else does not exist for its callers. */
export interface ApiDeclaration {
  /** Database schema of all resources and functions. */
  schema: string;
  resources: Readonly<Record<string, ResourceDeclaration>>;
  /** Functions callable as `/rpc/{name}`; their signatures are read from the database. */
  functions: readonly string[];
  /** TypeScript types of `libs/domain` for functions that return JSON, by function name. */
  returnTypes: Readonly<Record<string, string>>;
}

/** A table or view. Columns, types, keys, defaults and constraints come from the database and are not repeated. */
export interface ResourceDeclaration {
  /** Columns of the table that do not exist for callers. */
  hidden?: readonly string[];
  /** The table whose rows a view shows. The view inherits its foreign keys as far as it has their columns. */
  shows?: string;
  /** Nullable columns of a view that are computed or from an outer join; others are as nullable as those they show. */
  nullable?: readonly string[];
  /** Columns of a view whose condition leaves out the nulls. */
  notNull?: readonly string[];
  /**
   * TypeScript types of `libs/domain`, without null, that narrow the database type: unions of values, shapes of JSON.
   */
  types?: Readonly<Record<string, string>>;
  /** Types of written values, where they differ from the read ones. */
  written?: Readonly<Record<string, string>>;
  /** Documentation of columns that name and type do not explain. */
  about?: Readonly<Record<string, string>>;
  /** How texts are cleaned before they are written: bodies that pages show as HTML are sanitized here. */
  clean?: Cleaning;
  /**
   * Views of the schema `app` with some of the resource's columns and `rows`. For a filter over the columns of one of
   * them, the total of the resource is the sum of its `rows` over the matching rows, so nothing is counted.
   */
  totals?: readonly { view: string; columns: readonly string[] }[];
  /**
   * A function of the schema `app` that finds, by trigram indexes, the ids of rows in which one of `columns` may match
   * a pattern: row security keeps the patterns themselves from using indexes. It takes columns and patterns, and its
   * result includes every match that the caller sees.
   */
  search?: { by: string; columns: readonly string[] };
}

export interface Cleaning {
  columns: Readonly<Record<string, (text: string) => string>>;
  /** Maximum length of the columns: a longer text is refused before time is spent on cleaning it. */
  maxLength: number;
  /**
   * Rights that allow writing the resource. Texts of other callers are not cleaned, which costs time: the database
   * refuses them anyway.
   */
  writers: readonly Acl[];
}

/** Merges declarations into one. Throws if two parts declare the same name. */
export function combine(schema: string, parts: readonly Partial<Omit<ApiDeclaration, 'schema'>>[]): ApiDeclaration {
  const resources: Record<string, ResourceDeclaration> = {};
  for (const part of parts) {
    for (const [name, resource] of Object.entries(part.resources ?? {})) {
      if (name in resources) throw new Error(`resource ${name} is declared twice`);
      resources[name] = resource;
    }
  }
  return {
    schema,
    resources,
    functions: parts.flatMap(({ functions }) => functions ?? []),
    returnTypes: Object.assign({}, ...parts.map(({ returnTypes }) => returnTypes)) as Record<string, string>,
  };
}
