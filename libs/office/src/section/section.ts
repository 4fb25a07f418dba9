import type { AtRestSelection, ReadQuery, Selection } from '@arbora/api';
import type { Session } from '@arbora/auth';
import type { ErrorCode, ResourceName, Row, RowChanges } from '@arbora/domain';
import type { NamespaceTexts, TextKey, TextNamespace, Translate, UncountedKey } from '@arbora/i18n';
import type { PageRoute } from '@arbora/routes';
import type { IconShape } from '@arbora/ui/icons';
import type { ReactNode } from 'react';
import type { FormDrawerProps } from '../form/form-drawer';
import type { RelationSource } from '../relations/relation-source';
import type { CellValue, EditableColumn } from './editing/editable-column';
import type { Field } from './fields/field';

/** Translations and formats for cells and labels: of the section, of `ui` and of the back office. */
export interface SectionTexts<Key extends string = string, Uncounted extends string = Key> {
  t: Translate<Key, Uncounted>;
  ui: Translate<TextKey<'ui'>, UncountedKey<'ui'>>;
  common: Translate<TextKey<'office'>, UncountedKey<'office'>>;
  locale: NamespaceTexts['locale'];
  formats: NamespaceTexts['formats'];
}

/** How a value is shown and exported where a column has no cell of its own. */
export type ColumnKind = 'text' | 'number' | 'money' | 'flag' | 'date' | 'moment';

export interface SectionColumn<Item, Key, Texts> {
  /** Column of the row, and its name in the URL. */
  key: keyof Item & string;
  title: Key;
  kind?: ColumnKind;
  cell?: (row: Item, texts: Texts) => ReactNode;
  /** Exported value, if it differs from the row's. */
  exported?: (row: Item, texts: Texts) => string | number | null;
  /** Title in exports, if the exported values differ from the list's. */
  titleInFile?: Key;
  /** Sortable; the key must be a column of the resource. */
  sort?: boolean;
  /** Hidden by default. */
  hidden?: boolean;
}

export interface SectionFilter<Query, Key, Texts> {
  /** URL parameter, which `sectionParams` of the page's rule lists. */
  name: string;
  label: Key;
  /** Label of "no filter". */
  all: Key;
  values?: readonly string[];
  /** Label of a value. */
  valueLabel?: (value: string, texts: Texts) => string;
  /** Replaces `values` by a search in another table; the value is the id. */
  source?: RelationSource;
  apply: (query: Query, value: string) => Query;
}

/** A message with its interpolated values. */
export interface ActionMessage<Key> {
  text: Key;
  values?: Readonly<Record<string, string | number>>;
}

/** A question before an action; its texts get `count`, `name` (the names of the rows) and `values`. */
export interface ActionQuestion<Key> extends ActionMessage<Key> {
  title: Key;
}

export interface SectionAction<Item, Changes, Key> {
  name: string;
  label: Key;
  icon?: IconShape;
  tone?: 'danger';
  /** Rows that the action applies to; default all. */
  appliesTo?: (row: Item) => boolean;
  /** Columns to write to every row, with undo. A function is evaluated when the action runs. */
  change?: Changes | (() => Changes);
  /** Offers a choice of columns to write, with undo; the title gets `count`. */
  choices?: { title: Key; options: readonly { label: Key; change: Changes }[] };
  /** Runs a custom action. */
  run?: (rows: readonly Item[]) => Promise<unknown>;
  /** Undo of `run`, offered in its message. */
  undo?: (rows: readonly Item[]) => Promise<unknown>;
  /** Opens a custom dialog that runs the action and reports the result. */
  dialog?: (given: { rows: readonly Item[]; onDone: () => void; onClose: () => void }) => ReactNode;
  /** Opens a page instead, from the row only. */
  to?: (row: Item) => string;
  /** Confirmation of an irreversible action; may depend on the rows. */
  ask?: ActionQuestion<Key> | ((rows: readonly Item[], formats: SectionTexts['formats']) => ActionQuestion<Key>);
  /** Texts of refusals by error code, where they differ from the general ones. */
  errors?: Readonly<Record<string, Key>>;
  /** `false` omits the button in rows: it is in the drawer and the bulk bar only. */
  inRow?: false;
  /** Success message; gets `count`, and may depend on the result of `run`. Absent with `dialog`. */
  done?: Key | ((result: unknown) => ActionMessage<Key>);
}

/** A question asked before a save. */
export interface SaveConfirmation<Changes, Key> {
  title: Key;
  text: Key;
  /** Interpolated values of the text. */
  values?: (formats: SectionTexts['formats']) => Record<string, string>;
  /** Answers, with the columns that each adds to the changes. */
  options: readonly { label: Key; change: Partial<Changes> }[];
}

export interface SectionForm<Changes, Key extends string> {
  /** Fields in order; an array is one line of fields. */
  fields: readonly (Field<Partial<Changes>, Key> | readonly Field<Partial<Changes>, Key>[])[];
  /** Validation across fields: field codes by column, from input values. */
  check?: (
    values: Readonly<Record<keyof Changes & string, unknown>>,
  ) => Partial<Record<keyof Changes & string, string>>;
  /** Question before these changes are saved; null for none. */
  confirmSave?: (row: SectionRow, changes: SectionRow) => SaveConfirmation<Changes, Key> | null;
  /** Columns at which refusals with these error codes are shown. */
  refusals?: Partial<Record<ErrorCode, string>>;
  /** Wording of the general validation messages. */
  wording?: FormDrawerProps<never, never, never>['wording'];
  /** Label of the button "new"; without it rows cannot be created. */
  create?: Key;
  /** Message after the creation of a row; default the kit's. */
  created?: Key;
  /** Whether rows can be deleted. */
  remove?: boolean;
  /**
   * Replaces the write to the table; `row` is null for a new one. Resolves to the key of the row.
   * @throws errors that the form shows
   */
  save?: (values: Readonly<Record<string, unknown>>, row: SectionRow | null) => Promise<string>;
}

/** A form with a custom `save`; its fields need not be columns of the table. */
export function formWith<Values extends object, const Key extends string>(
  save: (values: Partial<Values>, row: SectionRow | null) => Promise<string>,
  form: Omit<SectionForm<NoInfer<Values>, Key>, 'save'>,
): SectionForm<never, Key> {
  return { ...form, save } as unknown as SectionForm<never, Key>;
}

/** Columns of a section that cells, bulk changes and imports may write. */
export interface SectionEditing<Column extends string = string, Texts = SectionTexts> {
  columns: readonly (EditableColumn<Texts> & { key: Column })[];
  /** Columns that identify rows of the same name in a file without ids. */
  identifyingColumns: readonly Column[];
  /**
   * Lookup column for rows named in a file, if the section is too large to read all rows; the file has it in
   * the first column.
   */
  lookup?: Column;
  /**
   * Atomic write of lines with `id`, `version` and the changed columns. Resolves to the change id, for
   * undo.
   */
  save: (lines: readonly EditedLine[]) => Promise<number | null>;
}
export type EditedLine = Readonly<Record<string, CellValue>>;

interface SectionShape<Item, Query, Column extends string, Changes, Key extends string, Texts, Detail = Item> {
  /** Name of the section in the URL of a page with several. */
  name: string;
  title: Key;
  lead?: Key;
  nameOf: (row: Item, texts: Texts) => string;
  /** Page size (decision 35). */
  pageSize: number;
  /** Default sorting; a minus means descending: `-created_at`. */
  order: readonly (Column | `-${Column}`)[];
  /** The first column names the row and opens it. */
  columns: readonly SectionColumn<Item, Key, Texts>[];
  /** Media key of a row's picture; turns the list into a grid of pictures. */
  picture?: (row: Item) => string | null;
  /** URL of a row's page, which replaces the drawer. */
  pageOf?: (row: Item) => string;
  /** Content above the list, such as an upload. */
  header?: () => ReactNode;
  /** Fixed filter and order of the section, before those that the person chooses. */
  base?: (query: Query) => Query;
  /** Searched columns, or a custom filter. */
  search?: { label: Key; by: readonly Column[] | ((query: Query, text: string) => Query) };
  filters?: readonly SectionFilter<Query, Key, Texts>[];
  form?: SectionForm<Changes, Key>;
  /** Columns editable in the list, in bulk and by import. */
  editable?: SectionEditing<keyof Item & string, Texts>;
  /** Content of the drawer below the form, or without one. */
  detail?: (row: Detail, texts: Texts) => ReactNode;
  /** Formats a change in the history; shows the history also for sections without a form. */
  formatChange?: (after: SectionRow, texts: Texts) => string;
  actions?: readonly SectionAction<Item, Changes, Key>[];
  /** Restricts the section to some visitors of the page. */
  mayOpen?: (session: Session) => boolean;
  /** Texts of an empty list. */
  emptyState: { title: Key; text?: Key };
  /** Query keys to invalidate in addition to those of resource and table. */
  invalidates?: readonly (readonly string[])[];
  /** Its page. */
  route: PageRoute<string>;
  /** Replaces the title above the list. */
  heading?: ReactNode;
  /** Parent page in the breadcrumb. */
  parent?: { title: Key; route: PageRoute<string> };
}

/** Translations and formats for a section with these texts. */
export type TextsOf<NS extends TextNamespace> = SectionTexts<TextKey<NS>, UncountedKey<NS>>;
/** `public`: the data service without a token. */
type Service = 'rest' | 'public' | 'at-rest';
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
  Detail extends string = Columns,
> extends SectionShape<
  SelectionOf<S, Name, Columns>,
  ReadQuery<Row<Name>, SelectionOf<S, Name, Columns>>,
  keyof Row<Name> & string,
  RowChanges<Table>,
  TextKey<NS>,
  TextsOf<NS>,
  SelectionOf<S, Name, Detail>
> {
  /** Table or view that is read. */
  resource: Name;
  /** Service of the resource; default `rest`. */
  service?: S;
  /** Table that is written and versioned, if it differs from `resource`. */
  table?: Table;
  /** Further tables that a save changes, with the same key. */
  alsoWrites?: readonly ResourceName[];
  /** Name of the table in the history, if it differs. */
  history?: string;
  /** Select list of list and drawer; includes `version` if there is a form. */
  select: Columns;
  /** Select list of the drawer, if it needs more than the list. */
  detailSelect?: Detail;
  /** Column that identifies a row; default `id`. */
  key?: keyof Row<Name> & string;
  /** Name of that column in `table`, if it differs. */
  tableKey?: keyof Row<Table> & string;
  texts: NS;
}

/** A row of a section, whose columns its definition has checked. */
export type SectionRow = Readonly<Record<string, unknown>>;
/** A query whose columns are determined at run time. */
export type SectionQuery = ReadQuery<Record<string, string>, SectionRow>;

/** A section with erased row types; `defineSection` checks them. */
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
  detailSelect: string;
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
  const Detail extends string = Columns,
>(definition: SectionDefinition<Name, Columns, NS, Table, S, Detail>): Section {
  const {
    resource,
    table = resource,
    history = table,
    key = 'id',
    tableKey = key,
    select,
    detailSelect = select,
  } = definition;
  return { ...definition, table, history, key, tableKey, detailSelect } as unknown as Section;
}
