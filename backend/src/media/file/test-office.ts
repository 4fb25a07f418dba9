import { zip } from './test-zip';

type Parts = Readonly<Record<string, string | Buffer>>;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

export interface Relation {
  type: string;
  target: string;
  mode?: string;
}

/** A list of relations; a type without a full address is one of the office programs. */
export function relations(...all: readonly Relation[]): string {
  const items = all.map(({ type, target, mode }, index) => {
    const address = type.includes('/') ? type : `${OFFICE}/${type}`;
    const external = mode === undefined ? '' : ` TargetMode="${mode}"`;
    return `<Relationship Id="r${index}" Type="${address}" Target="${target}"${external}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}

/** Main part and its content type by kind of document. */
const KINDS = {
  docx: { main: 'word/document.xml', type: `${OPEN_XML}.wordprocessingml.document.main+xml` },
  xlsx: { main: 'xl/workbook.xml', type: `${OPEN_XML}.spreadsheetml.sheet.main+xml` },
} as const;
export type OfficeKind = keyof typeof KINDS;

export interface OfficeOptions {
  parts?: Parts;
  /** Content types of parts, and of extensions (`.bin`). */
  types?: Readonly<Record<string, string>>;
  /** Relations of the main part. */
  related?: readonly Relation[];
  /** Content of the document's body. */
  body?: string;
  /** Replaces the whole list of types. */
  contentTypes?: string;
}

const DEFAULTS: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  emf: 'image/x-emf',
  vml: `${OPEN_XML}.vmlDrawing`,
};

/** A document as office programs write it, with the given additions. */
export function office(kind: OfficeKind, options: OfficeOptions = {}): Buffer {
  const { main, type } = KINDS[kind];
  const { parts = {}, types = {}, related = [], body = '<w:p><w:r><w:t>Lípa</w:t></w:r></w:p>' } = options;
  const folder = main.split('/')[0] ?? '';
  const defaults = Object.entries({ ...DEFAULTS, ...pick(types, (key) => key.startsWith('.')) });
  const overrides = Object.entries({ [main]: type, ...pick(types, (key) => !key.startsWith('.')) });
  const contentTypes =
    options.contentTypes ??
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${PACKAGE}/content-types">` +
      defaults
        .map(
          ([ending, contentType]) => `<Default Extension="${ending.replace('.', '')}" ContentType="${contentType}"/>`,
        )
        .join('') +
      overrides.map(([part, contentType]) => `<Override PartName="/${part}" ContentType="${contentType}"/>`).join('') +
      '</Types>';
  return zip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations(
      { type: 'officeDocument', target: main },
      { type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
    ),
    [main]: `<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`,
    [`${folder}/_rels/${main.split('/')[1]}.rels`]: relations({ type: 'styles', target: 'styles.xml' }, ...related),
    [`${folder}/styles.xml`]: '<styles/>',
    'docProps/core.xml': '<cp/>',
    ...parts,
  });
}

function pick(types: Readonly<Record<string, string>>, isWanted: (key: string) => boolean) {
  return Object.fromEntries(Object.entries(types).filter(([key]) => isWanted(key)));
}
