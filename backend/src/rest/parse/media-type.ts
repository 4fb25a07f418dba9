import { RestError } from '../rest-error';

/** Representations of an answer. `strip` leaves out keys whose value is null. */
export interface Representation {
  shape: 'array' | 'object' | 'csv';
  strip: boolean;
  contentType: string;
}

const JSON_ARRAY: Representation = { shape: 'array', strip: false, contentType: 'application/json; charset=utf-8' };

const OFFERED: Readonly<Record<string, Representation>> = {
  '*/*': JSON_ARRAY,
  'application/*': JSON_ARRAY,
  'application/json': JSON_ARRAY,
  'application/vnd.pgrst.array': JSON_ARRAY,
  'application/vnd.pgrst.array+json': JSON_ARRAY,
  'application/vnd.pgrst.object': objectOf('application/vnd.pgrst.object+json; charset=utf-8'),
  'application/vnd.pgrst.object+json': objectOf('application/vnd.pgrst.object+json; charset=utf-8'),
  'text/csv': { shape: 'csv', strip: false, contentType: 'text/csv; charset=utf-8' },
};

/** Picks the representation for an `Accept` header; 415 PGRST107 when none of its types is offered. */
export function negotiate(accept: string | undefined): Representation {
  if (accept === undefined || accept === '' || accept === 'application/json' || accept === '*/*') return JSON_ARRAY;
  const wanted = accept.split(',').map(parseType);
  wanted.sort((a, b) => b.quality - a.quality);
  for (const { type, strip } of wanted) {
    const offered = OFFERED[type];
    if (offered === undefined) continue;
    if (!strip || !type.includes('vnd.pgrst')) return offered;
    const [base = ''] = offered.contentType.split(';');
    const stripped = base === 'application/json' ? 'application/vnd.pgrst.array+json' : base;
    return { ...offered, strip, contentType: `${stripped};nulls=stripped; charset=utf-8` };
  }
  throw new RestError(
    415,
    'PGRST107',
    `None of these media types are available: ${wanted.map(({ type }) => type).join(', ')}`,
  );
}

function objectOf(contentType: string): Representation {
  return { shape: 'object', strip: false, contentType };
}

function parseType(text: string): { type: string; quality: number; strip: boolean } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return {
    type: type.toLowerCase(),
    quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0,
    strip: parameters.includes('nulls=stripped'),
  };
}
