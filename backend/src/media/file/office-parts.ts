/** Parts that occur in text and table documents; all others are refused. */

const ENDINGS = 'xml|rels|vml|png|jpe?g|jpe|jfif|gif|bmp|tiff?|emf|wmf|wdp|svg|odttf|fntdata';
/** Names of parts, in lower case. */
const PART_NAMES: readonly RegExp[] = [
  /^\[content_types\]\.xml$/,
  new RegExp(`^(?:_rels|docprops|word|xl|customxml|docmetadata|_xmlsignatures)/(?:[^/]+/)*[^/]*\\.(?:${ENDINGS})$`),
  // Printer settings, sheet properties, and the origin of signatures.
  /^(?:xl|word)\/(?:printersettings\/printersettings|customproperty)\d*\.bin$/,
  /^_xmlsignatures\/origin\.sigs$/,
];
/** The table behind a chart, which is examined like the document itself. */
const CHART_TABLE = /^(?:word|xl)\/embeddings\/[^/]+\.xlsx$/;

/** Parts that contain a program, by name. */
const PROGRAM = /(?:vbaproject|vbadata|activex|macrosheets|intlmacrosheets|dialogsheets)/;

export type PartKind = 'allowed' | 'table' | 'program' | 'unknown';

export function partKind(name: string): PartKind {
  const folded = name.toLowerCase();
  if (PROGRAM.test(folded)) return 'program';
  if (CHART_TABLE.test(folded)) return 'table';
  return folded.endsWith('/') || PART_NAMES.some((form) => form.test(folded)) ? 'allowed' : 'unknown';
}

const OPEN_XML = 'application/vnd.openxmlformats-';
const CONTENT_TYPES: readonly RegExp[] = [
  /^(?:application|text)\/xml$/,
  /^image\/(?:png|jpe?g|pjpeg|gif|bmp|tiff|x-emf|x-wmf|emf|wmf|svg\+xml|vnd\.ms-photo)$/,
  new RegExp(`^${OPEN_XML}package\\.(?:relationships|core-properties|digital-signature-(?:origin|xmlsignature))(?:\\+xml)?$`),
  new RegExp(`^${OPEN_XML}officedocument\\.(?:theme|themeoverride|custom-properties|extended-properties)\\+xml$`),
  new RegExp(`^${OPEN_XML}officedocument\\.(?:customxmlproperties|vmldrawing|obfuscatedfont|drawing|drawingml\\.[a-z.]+)(?:\\+xml)?$`),
  new RegExp(
    `^${OPEN_XML}officedocument\\.wordprocessingml\\.(?:document\\.(?:main|glossary)|styles|settings|websettings|fonttable|` +
      'numbering|header|footer|footnotes|endnotes|comments|commentsextended|commentsids|commentsextensible|people|' +
      'printersettings)(?:\\+xml)?$',
  ),
  new RegExp(
    `^${OPEN_XML}officedocument\\.spreadsheetml\\.(?:sheet\\.main|worksheet|chartsheet|styles|sharedstrings|calcchain|` +
      'comments|table|tablesinglecells|pivottable|pivotcachedefinition|pivotcacherecords|sheetmetadata|usernames|' +
      'revisionheaders|revisionlog|printersettings|customproperty)(?:\\+xml)?$',
  ),
  /^application\/vnd\.ms-office\.(?:chartstyle|chartcolorstyle|chartex|classificationlabels|drawingml\.diagramdrawing)\+xml$/,
  /^application\/vnd\.ms-word\.(?:styleswitheffects|documenttasks)\+xml$/,
  new RegExp(
    '^application/vnd\\.ms-excel\\.(?:threadedcomments|person|slicer|slicercache|timeline|timelinecache|controlproperties|' +
      'featurepropertybag|rdrichvalue|rdrichvaluestructure|rdrichvaluetypes|rdarray|richstyles|rdsupportingpropertybag|' +
      'rdsupportingpropertybagstructure|rdrichvaluewebimage)\\+xml$',
  ),
  /^application\/x-font(?:data|-ttf)$/,
]; // oxfmt-ignore
/** The type of the tables behind charts. */
const TABLE_TYPE = `${OPEN_XML}officedocument.spreadsheetml.sheet`;

export function isAllowedContentType(type: string): boolean {
  const folded = type.toLowerCase();
  return folded === TABLE_TYPE || CONTENT_TYPES.some((form) => form.test(folded));
}

/** Kinds of relations, by the last segment of their address. */
const RELATIONS: ReadonlySet<string> = new Set([
  'officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail', 'styles',
  'stylesWithEffects', 'settings', 'webSettings', 'fontTable', 'font', 'theme', 'themeOverride', 'numbering', 'header',
  'footer', 'footnotes', 'endnotes', 'comments', 'commentsExtended', 'commentsIds', 'commentsExtensible', 'people',
  'image', 'hyperlink', 'chart', 'chartEx', 'chartUserShapes', 'chartStyle', 'chartColorStyle', 'diagramData',
  'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing', 'glossaryDocument', 'customXml',
  'customXmlProps', 'worksheet', 'chartsheet', 'sharedStrings', 'calcChain', 'drawing', 'vmlDrawing', 'table',
  'tableSingleCells', 'pivotTable', 'pivotCacheDefinition', 'pivotCacheRecords', 'printerSettings', 'customProperty',
  'sheetMetadata', 'person', 'threadedComment', 'slicer', 'slicerCache', 'timeline', 'timelineCache', 'ctrlProp',
  'FeaturePropertyBag', 'rdRichValue', 'rdRichValueStructure', 'rdRichValueTypes', 'rdArray', 'richStyles',
  'rdSupportingPropertyBag', 'rdSupportingPropertyBagStructure', 'rdRichValueWebImage', 'usernames', 'revisionHeaders',
  'revisionLog', 'origin', 'signature', 'classificationlabels', 'documenttasks', 'hdphoto', 'extendedProperties',
  'customProperties',
]); // oxfmt-ignore

/** The kind of a relation if it is allowed, else null. */
export function relationKind(type: string): string | null {
  const kind = /[^/]*$/.exec(type)?.[0] ?? '';
  return RELATIONS.has(kind) || kind === 'package' ? kind : null;
}
