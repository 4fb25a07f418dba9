import './antd/antd.css';
import './antd/shape.css';

export { StoredFileButton } from './actions/stored-file-button';
export { useAction } from './actions/use-action';
export { type CsvCell, csvOf } from './files/csv';
export { readTable } from './files/read-table';
export { saveTable, TABLE_FORMATS, type TableFormat } from './files/save-table';
export { xlsxFile } from './files/xlsx';
export { ContributionBoundary } from './contributions/contribution-boundary';
export { inOrder } from './contributions/in-order';
export {
  dashboardFigures,
  dashboardTile,
  defineSearchHits,
  joined,
  personPanel,
  recordedTables,
  searchHits,
  type DashboardFigures,
  type DashboardTile,
  type Hit,
  type PersonPanel,
  type RecordedTable,
  type RecordedTables,
} from './contributions/points';
export { useContributions } from './contributions/use-contributions';
export { CURRENCY_SIGNS } from './form/currency-signs';
export { EmailTagsInput } from './form/email-tags-input';
export { errorAtField } from './form/field-error';
export { FormDrawer } from './form/form-drawer';
export { TagsInput } from './form/tags-input';
export { useFormFieldText } from './form/use-form-field-text';
export {
  fromInput,
  integerBetween,
  localMoment,
  numberBetween,
  optionalText,
  orNull,
  requiredRichText,
  requiredText,
  toInput,
} from './form/values';
export { useConfirm } from './frame/confirm-provider';
export { ManagerPage } from './frame/manager-page';
export { useNarrowWindow } from './frame/narrow-window';
export { ChoiceNote, SearchAndChoose } from './frame/search-and-choose';
export { useDebounced } from './frame/use-debounced';
export type { ListColumn } from './list/list-column';
export { ManagerList } from './list/manager-list';
export { NameCell } from './list/name-cell';
export { ViewTabs } from './list/view-tabs';
export { Occupancy } from './occupancy/occupancy';
export { personColumn, personEmailColumn } from './person/person-columns';
export { Author, MarkedPerson, PersonMark } from './person/person-mark';
export { nameInFile, personEmail, personInFile, personName, type RowPerson } from './person/person-name';
export { largestCrop } from './pictures/crop-picture';
export { folderPhotosQuery } from './pictures/folder-photos.queries';
export { FolderView } from './pictures/folder-view';
export { imageField, ImageInput } from './pictures/image-field';
export { PHOTO_KEYS } from './pictures/photo-keys';
export { folderPhotos, photos } from './pictures/photos.section';
export { PhotoUpload } from './pictures/photo-upload';
export { PersonItems } from './person/person-items';
export { eventSource, publicPlantSource } from './relations/linked-sources';
export { personSource } from './relations/person-source';
export { RelationSelect } from './relations/relation-select';
export { labelOf, type Related, relatedByIdsQuery, type RelationSource } from './relations/relation-source';
export { RichText } from './rich-text/rich-text';
export { undoIcon } from './rich-text/icons';
export { recentHits, storeRecentHit } from './search/recent-hits';
export { anyContains, quotedPattern } from './section/any-contains';
export type { EditableColumn } from './section/editing/editable-column';
export { saveRows } from './section/editing/save-rows';
export { multiSelectField, selectField, tagsField } from './section/fields/choice-fields';
export { type Field, type FieldOptions, type InputProps, onlyNew } from './section/fields/field';
export { fixedField } from './section/fields/fixed-field';
export { LanguageInputs } from './section/fields/language-inputs';
export { relationField, relationsField } from './section/fields/relation-fields';
export { richTextField } from './section/fields/rich-text-field';
export { slugField } from './section/fields/slug-field';
export { areaField, emailField, textField } from './section/fields/text-fields';
export { dateField, flagField, momentField, moneyField, numberField } from './section/fields/value-fields';
export { compareTable, type Comparison, mapByTitle } from './section/import/compare-table';
export { importKeys, titleInFile } from './section/import/file-columns';
export { exportedLines } from './section/list/exported';
export { OrderedList } from './section/order/ordered-list';
export { type LinkedItem, type LinkTable, useLinkTable } from './section/order/use-link-table';
export { SectionList } from './section/list/section-list';
export { definePageView } from './section/page-view';
export { columnLabel } from './section/record/column-label';
export { RecordDrawer } from './section/record/record-drawer';
export { recordHistoryQuery } from './section/record/record-history.queries';
export { RecordHistory } from './section/record/record-history';
export { REFERRED_TO } from './section/record/referred-to';
export { useUndo } from './section/record/use-undo';
export { withWords } from './section/search-words';
export { sectionPage, sectionPageAt } from './section/section-page';
export { sectionListQuery, sectionRecordQuery } from './section/section-rows';
export {
  defineSection,
  formWith,
  type Section,
  type SectionColumn,
  type SectionFilter,
  type SectionRow,
  type SectionTexts,
  type TextsOf,
} from './section/section';
export { sectionView } from './section/section-view';
export { useSectionTexts } from './section/use-section-texts';
export type { SavedView } from './section/views/saved-views.queries';
export { dashboardQuery } from './tile/dashboard.query';
export { Figure } from './tile/figure';
export { Tile, TileNote, TileRow, TileRows, TileSide } from './tile/tile';
