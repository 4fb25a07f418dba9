import { RestError } from '../rest-error';

/** Representations of a response. `strip` omits keys whose value is null. */
export interface Representation {
  shape: 'array' | 'object' | 'csv';
  strip: boolean;
  contentType: string;
}

const JSON_ARRAY: Representation = { shape: 'array', strip: false, contentType: 'application/json; charset=utf-8' };

const JSON_OBJECT: Representation = {
  shape: 'object',
  strip: false,
  contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
};

const OFFERED: ReadonlyMap<string, Representation> = new Map([
  ['*/*', JSON_ARRAY],
  ['application/*', JSON_ARRAY],
  ['application/json', JSON_ARRAY],
  ['application/vnd.pgrst.array', JSON_ARRAY],
  ['application/vnd.pgrst.array+json', JSON_ARRAY],
  ['application/vnd.pgrst.object', JSON_OBJECT],
  ['application/vnd.pgrst.object+json', JSON_OBJECT],
  ['text/csv', { shape: 'csv', strip: false, contentType: 'text/csv; charset=utf-8' }],
]);

/** Result of content negotiation. With a refusal (415 PGRST107), `representation` is that of the error. */
export interface Negotiated {
  representation: Representation;
  refusal: RestError | null;
}

/** Picks the representation for an `Accept` header. */
export function negotiate(accept: string | undefined): Negotiated {
  if (accept === undefined || accept === 'application/json' || accept === '*/*') {
    return { representation: JSON_ARRAY, refusal: null };
  }
  const wanted = accept.split(',').map(parseType);
  wanted.sort((a, b) => b.quality - a.quality);
  for (const { type, strip } of wanted) {
    const offered = OFFERED.get(type);
    if (offered === undefined) continue;
    const isStripped = strip && type.includes('vnd.pgrst');
    return { representation: isStripped ? withoutNulls(offered) : offered, refusal: null };
  }
  const types = wanted.map(({ type }) => type).join(', ');
  return {
    representation: JSON_ARRAY,
    refusal: new RestError(415, 'PGRST107', `None of these media types are available: ${types}`),
  };
}

function withoutNulls(representation: Representation): Representation {
  const [base = ''] = representation.contentType.split(';');
  const stripped = base === 'application/json' ? 'application/vnd.pgrst.array+json' : base;
  return { ...representation, strip: true, contentType: `${stripped};nulls=stripped; charset=utf-8` };
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
