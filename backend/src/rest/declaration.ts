import type { Acl } from '@arbora/domain';

/** What a data service exposes, written as data. Whatever is not listed does not exist for its callers. */
export interface ApiDeclaration {
  /** Database schema of all that is listed. */
  schema: string;
  resources: Readonly<Record<string, ResourceDeclaration>>;
  /** Functions callable as `/rpc/{name}`; what they take and return is read from the database. */
  functions: readonly string[];
  /** TypeScript types of `libs/domain` for what functions return that the database calls JSON, by function. */
  answers: Readonly<Record<string, string>>;
}

/**
 * A table or view. The type `Database`, the API documentation and the matrix of policies take its columns from here; what
 * the database knows of them (types, keys, defaults, constraints) is not repeated.
 */
export interface ResourceDeclaration {
  columns: readonly string[];
  /** The table whose rows a view shows: its foreign keys, as far as the view has their columns, are also the view's. */
  shows?: string;
  /** Columns of a view that may be null; of a table the database knows. */
  nullable?: readonly string[];
  /** TypeScript types of `libs/domain`, without null, where the database knows less: sets of values, shapes of JSON. */
  types?: Readonly<Record<string, string>>;
  /** The same for values that are written, where they differ from those that are read. */
  written?: Readonly<Record<string, string>>;
  /** What a reader should know of a column beyond its name and type. */
  about?: Readonly<Record<string, string>>;
  /** What becomes of texts before they are written: bodies that pages show as HTML are sanitized here. */
  clean?: Cleaning;
  /**
   * A view of the schema `app` with some of the resource's columns and `rows`: the sum of `rows` over what a filter of
   * these columns matches is the number of the resource's rows. Totals are then not counted.
   */
  totals?: { view: string; columns: readonly string[] };
  /**
   * A function of the schema `app` that finds, by trigram indexes, the ids of rows in which one of `columns` may match a
   * pattern: row security keeps the patterns themselves from indexes. It takes columns and patterns, and answers no fewer
   * rows than the caller sees.
   */
  search?: { by: string; columns: readonly string[] };
}

export interface Cleaning {
  columns: Readonly<Record<string, (text: string) => string>>;
  /** What the columns hold at most: a longer text is refused before it costs the time to clean it. */
  maxLength: number;
  /**
   * Rights of those who write the resource. Cleaning takes its time, so it is not done for a caller who holds none of
   * them: the database refuses his texts as they came.
   */
  writers: readonly Acl[];
}

/** One declaration of several parts. Throws if two parts declare the same name. */
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
    answers: Object.assign({}, ...parts.map(({ answers }) => answers)) as Record<string, string>,
  };
}
