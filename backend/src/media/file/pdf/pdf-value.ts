import { unreadableFile } from '../refusal';
import { PdfTokens } from './pdf-tokens';

export type PdfValue =
  | { kind: 'name' | 'word'; text: string }
  | { kind: 'number' | 'reference'; value: number }
  | { kind: 'string' }
  | { kind: 'array'; items: readonly PdfValue[] }
  | PdfDict;

export interface PdfDict {
  kind: 'dict';
  /** All values of a key: readers differ in which of several they use. */
  entries: ReadonlyMap<string, readonly PdfValue[]>;
}

export interface ReadValue {
  values: readonly PdfValue[];
  /** The keyword after the values; empty at the end of the bytes. */
  stop: string;
  /** Position after the last token. */
  end: number;
}

/** Called for every name and dictionary of a value, at any depth. */
export interface PdfVisitor {
  /** Called for every token, so that it can stop a costly read. */
  token(): void;
  name(text: string): void;
  dict(dict: PdfDict): void;
}

/** Programs do not nest deeper. */
const MAX_DEPTH = 100;
/** Keywords that end any value. */
const STOPS: ReadonlySet<string> = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

interface Frame {
  kind: 'array' | 'dict';
  items: PdfValue[];
}

/**
 * Reads the values from a position up to a keyword that ends an object, or only the first value. Tolerates unclosed and
 * surplus brackets, as readers do.
 * @throws AppError media.file_unreadable for values nested too deeply
 */
export function readValues(bytes: Buffer, from: number, visitor: PdfVisitor, onlyFirst = false): ReadValue {
  const tokens = new PdfTokens(bytes, from);
  const root: Frame = { kind: 'array', items: [] };
  const open: Frame[] = [root];
  for (;;) {
    const top = open[open.length - 1] ?? root;
    const token = tokens.next();
    visitor.token();
    switch (token.kind) {
      case 'end':
        return finish(open, visitor, { stop: '', end: tokens.at });
      case 'array':
      case 'dict':
        if (open.length > MAX_DEPTH) throw unreadableFile('values nested too deeply');
        open.push({ kind: token.kind, items: [] });
        continue;
      case 'close':
        if (open.length > 1) closeLast(open, visitor);
        break;
      case 'name':
        visitor.name(token.text);
        top.items.push(token);
        break;
      case 'word':
        if (STOPS.has(token.text)) return finish(open, visitor, { stop: token.text, end: tokens.at });
        if (token.text === 'R') top.items.push(reference(top.items));
        else top.items.push(token);
        break;
      case 'number':
      case 'string':
        top.items.push(token);
    }
    if (onlyFirst && open.length === 1 && root.items.length > 0)
      return finish(open, visitor, { stop: '', end: tokens.at });
  }
}

function finish(open: Frame[], visitor: PdfVisitor, rest: Omit<ReadValue, 'values'>): ReadValue {
  while (open.length > 1) closeLast(open, visitor);
  return { values: open[0]?.items ?? [], ...rest };
}

function closeLast(open: Frame[], visitor: PdfVisitor): void {
  const closed = open.pop();
  const parent = open[open.length - 1];
  if (!closed || !parent) return;
  if (closed.kind === 'array') {
    parent.items.push({ kind: 'array', items: closed.items });
    return;
  }
  const entries = new Map<string, PdfValue[]>();
  for (let at = 0; at < closed.items.length; at += 1) {
    const [key, value] = [closed.items[at], closed.items[at + 1]];
    if (key?.kind !== 'name' || value === undefined) continue;
    const values = entries.get(key.text);
    if (values) values.push(value);
    else entries.set(key.text, [value]);
    at += 1;
  }
  const dict: PdfDict = { kind: 'dict', entries };
  visitor.dict(dict);
  parent.items.push(dict);
}

/** `5 0 R`: the two preceding numbers belong to the reference. */
function reference(items: PdfValue[]): PdfValue {
  items.pop();
  const number = items.pop();
  return { kind: 'reference', value: number?.kind === 'number' ? number.value : -1 };
}
