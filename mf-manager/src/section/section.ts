import type { AtRestSelection, Reading, Selection } from '@arbora/api';
import type { Session } from '@arbora/auth';
import type { ResourceName, Row, RowChanges } from '@arbora/domain';
import type { NamespaceTexts, TextKey, TextNamespace, Translate, UncountedKey } from '@arbora/i18n';
import type { PageRoute } from '@arbora/routes';
import type { IconShape } from '@arbora/ui/icons';
import type { ReactNode } from 'react';
import type { RelationSource } from '../relations/relation-source';
import type { CellValue, EditableColumn } from './editing/editable-column';
import type { Field } from './fields/field';

/** What cells, names and words are made with: texts of the section, of `ui` and of the back office, and the formats. */
export interface SectionTexts<Key extends string = string, Uncounted extends string = Key> {
  t: Translate<Key, Uncounted>;
  ui: Translate<TextKey<'ui'>, UncountedKey<'ui'>>;
  common: Translate<TextKey<'manager'>, UncountedKey<'manager'>>;
  locale: NamespaceTexts['locale'];
  formats: NamespaceTexts['formats'];
}

/** How a value is shown and exported where a column has no cell of its own. */
export type ColumnKind = 'text' | 'number' | 'money' | 'flag' | 'date' | 'moment';

export interface SectionColumn<Item, Key, Texts> {
  /** What it shows of a row; names the column in the address. */
  key: keyof Item & string;
  title: Key;
  kind?: ColumnKind;
  cell?: (row: Item, texts: Texts) => ReactNode;
  /** What files say, where the value itself says too little. */
  exported?: (row: Item, texts: Texts) => string | number | null;
  /** Title in files, where the values there are not those of the list. */
  titleInFile?: Key;
  /** Its title sorts the list; the key must be a column of the resource. */
  sort?: boolean;
  /** Shown only when it is chosen. */
  hidden?: boolean;
}

export interface SectionFilter<Query, Key, Texts> {
  /** Its parameter in the address, which `sectionParams` of the page's rule lists. */
  name: string;
  label: Key;
  /** The choice "no filter". */
  all: Key;
  values?: readonly string[];
  /** A value in words. */
  words?: (value: string, texts: Texts) => string;
  /** In place of `values`: rows of another table, found as one types; the value is the id. */
  source?: RelationSource;
  apply: (query: Query, value: string) => Query;
}

export interface SectionAction<Item, Changes, Key> {
  name: string;
  label: Key;
  icon?: IconShape;
  tone?: 'danger';
  /** Rows that it can be done to; for others the button is absent. Default: all. */
  fits?: (row: Item) => boolean;
  /** What it writes, the same for every row; can be undone after the fact. A function is called when the action runs. */
  change?: Changes | (() => Changes);
  /** Asks for one of these first; the title gets `count`. Each writes what it says, and can be undone. */
  choices?: { title: Key; of: readonly { label: Key; change: Changes }[] };
  /** Does something else than write columns. */
  run?: (rows: readonly Item[]) => Promise<unknown>;
  /** Takes a `run` back, by a button in its message. */
  undo?: (rows: readonly Item[]) => Promise<unknown>;
  /** Asks for more first, in a dialog of its own that does it and says so. */
  dialog?: (given: { rows: readonly Item[]; onDone: () => void; onClose: () => void }) => ReactNode;
  /** The question before something that cannot be taken back. */
  ask?: { title: Key; text: Key };
  /** `false` keeps its button out of the list's rows: it is in the drawer and for selected rows. */
  inRow?: false;
  /** Says how it ended; gets `count`. Absent with `dialog`. */
  done?: Key;
}

/** A question before changes of a row are saved. */
export interface SaveQuestion<Changes, Key> {
  title: Key;
  text: Key;
  /** The values in the text. */
  values?: (formats: SectionTexts['formats']) => Record<string, string>;
  /** Each answer saves these columns in addition to the changes. */
  of: readonly { label: Key; change: Partial<Changes> }[];
}

export interface SectionForm<Changes, Key extends string> {
  /** Fields in their order; those in an array stand beside each other. */
  fields: readonly (Field<Partial<Changes>, Key> | readonly Field<Partial<Changes>, Key>[])[];
  /** Rules over several fields: field codes by the column where they are shown. Values are those of the inputs. */
  check?: (
    values: Readonly<Record<keyof Changes & string, unknown>>,
  ) => Partial<Record<keyof Changes & string, string>>;
  /** The question before these changes of a row are saved; null for none. */
  asks?: (row: SectionRow, changes: SectionRow) => SaveQuestion<Changes, Key> | null;
  /** Label of the button that opens the form of a new row; without it none can be made. */
  create?: Key;
  /** Whether rows can be deleted. */
  remove?: boolean;
  /**
   * Saves in place of a write to the table: `row` is null for a new one. Resolves to the key of the row.
   * @throws errors that the form shows
   */
  save?: (values: Readonly<Record<string, unknown>>, row: SectionRow | null) => Promise<string>;
}

/** A form whose values go to a call of their own; its fields need not be columns of the table. */
export function formWith<Values extends object, const Key extends string>(
  save: (values: Partial<Values>, row: SectionRow | null) => Promise<string>,
  form: Omit<SectionForm<NoInfer<Values>, Key>, 'save'>,
): SectionForm<never, Key> {
  return { ...form, save } as unknown as SectionForm<never, Key>;
}

/** What a cell of the list, a bulk change and a table file may change in the rows of a section. */
export interface SectionEditing<Column extends string = string, Texts = SectionTexts> {
  columns: readonly (EditableColumn<Texts> & { key: Column })[];
  /** Columns that tell rows of the same name apart in a file without ids. */
  by: readonly Column[];
  /**
   * Column by which the rows that a file names are found, where there are too many rows to read all; the file has it in
   * the first column.
   */
  lookup?: Column;
  /**
   * Writes all of it or nothing: lines of `id`, `version` and the changed columns. Resolves to the change that undoing
   * takes back.
   */
  save: (lines: readonly EditedLine[]) => Promise<number | null>;
}
export type EditedLine = Readonly<Record<string, CellValue>>;

interface SectionShape<Item, Query, Column extends string, Changes, Key extends string, Texts, Whole = Item> {
  /** Names the section in the address where a page has several. */
  name: string;
  title: Key;
  lead?: Key;
  nameOf: (row: Item, texts: Texts) => string;
  /** Rows on a page (decision 35). */
  size: number;
  /** Order until a title is pressed; a minus puts the largest first: `-created_at`. */
  order: readonly (Column | `-${Column}`)[];
  /** The first names the row and opens it. */
  columns: readonly SectionColumn<Item, Key, Texts>[];
  /** The key of a row's picture; with it the list is a grid of pictures. */
  picture?: (row: Item) => string | null;
  /** The page of a row, in place of the drawer. */
  pageOf?: (row: Item) => string;
  /** Stands before the list, such as an upload. */
  before?: () => ReactNode;
  /** Narrows what the section is about at all. */
  base?: (query: Query) => Query;
  /** Columns of which one must contain the text, or a filter of its own. */
  search?: { label: Key; by: readonly Column[] | ((query: Query, text: string) => Query) };
  filters?: readonly SectionFilter<Query, Key, Texts>[];
  form?: SectionForm<Changes, Key>;
  /** Columns that are changed in the list, in bulk and by a file with the titles of an export. */
  editable?: SectionEditing<keyof Item & string, Texts>;
  /** What the drawer shows of a row below its form, or in place of one. */
  detail?: (row: Whole, texts: Texts) => ReactNode;
  /** What a change in the history has written, in words; with it the drawer of a row without a form shows the history. */
  changeWords?: (after: SectionRow, texts: Texts) => string;
  actions?: readonly SectionAction<Item, Changes, Key>[];
  /** Who sees it among those who may open the page; default: all. */
  mayOpen?: (session: Session) => boolean;
  /** Texts of an empty list. */
  nothing: { title: Key; text?: Key };
  /** Query keys that a change makes old beside those of resource and table. */
  invalidates?: readonly (readonly string[])[];
  /** The page it stands on. */
  route: PageRoute<string>;
  /** In place of the title above the list. */
  heading?: ReactNode;
  /** The page above that one, as the breadcrumb names it. */
  above?: { title: Key; route: PageRoute<string> };
}

/** Translations and formats for a section with these texts. */
export type TextsOf<NS extends TextNamespace> = SectionTexts<TextKey<NS>, UncountedKey<NS>>;
type Service = 'rest' | 'at-rest';
type SelectionOf<S extends Service, Name extends ResourceName, Columns extends string> = S extends 'at-rest'
  ? AtRestSelection<Name, Columns>
  : Selection<Name, Columns>;

/** A section of the back office as data; see the README. */
export interface SectionDefinition<
  Name extends ResourceName,
  Columns extends string,
  NS extends TextNamespace,
  Table extends ResourceName,
  S extends Service,
  Whole extends string = Columns,
> extends SectionShape<
  SelectionOf<S, Name, Columns>,
  Reading<Row<Name>, SelectionOf<S, Name, Columns>>,
  keyof Row<Name> & string,
  RowChanges<Table>,
  TextKey<NS>,
  TextsOf<NS>,
  SelectionOf<S, Name, Whole>
> {
  /** What is read: a table or a view. */
  resource: Name;
  /** The service that is asked; default `rest`. */
  service?: S;
  /** What is written and has a history, where it is not what is read. */
  table?: Table;
  /** Further tables with rows of the same key that a save changes as well. */
  alsoWrites?: readonly ResourceName[];
  /** Name of the table in the history, if it differs. */
  history?: string;
  /** The select list of list and drawer; with `version` where there is a form. */
  select: Columns;
  /** The select list of the drawer, where one row is more than the list needs. */
  whole?: Whole;
  /** Column that identifies a row; default `id`. */
  key?: keyof Row<Name> & string;
  /** The same column of `table`, where it is called otherwise there. */
  tableKey?: keyof Row<Table> & string;
  texts: NS;
}

/** A row of a section, whose columns its definition has checked. */
export type SectionRow = Readonly<Record<string, unknown>>;
/** A query of rows whose columns are known at run time only. */
export type SectionQuery = Reading<Record<string, string>, SectionRow>;

/** A section as the kit uses it: types of its rows and texts are checked where it is written. */
export interface Section extends SectionShape<
  SectionRow,
  SectionQuery,
  string,
  Record<string, unknown>,
  string,
  SectionTexts
> {
  resource: string;
  service?: Service;
  table: string;
  alsoWrites?: readonly string[];
  history: string;
  select: string;
  whole: string;
  key: string;
  tableKey: string;
  texts: string;
}

/** Declares a section; columns, filters, fields and texts are checked against the resource and the namespace. */
export function defineSection<
  const Name extends ResourceName,
  const Columns extends string,
  NS extends TextNamespace,
  const Table extends ResourceName = Name,
  const S extends Service = 'rest',
  const Whole extends string = Columns,
>(definition: SectionDefinition<Name, Columns, NS, Table, S, Whole>): Section {
  const {
    resource,
    table = resource,
    history = table,
    key = 'id',
    tableKey = key,
    select,
    whole = select,
  } = definition;
  return { ...definition, table, history, key, tableKey, whole } as unknown as Section;
}
