import { markedEncoding } from '@arbora/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { invalidStatement } from './statement';
import { startOf, type XmlNode } from './xml-node';

/** Far more than the format needs. */
const MAX_DEPTH = 40;

export interface CamtFile {
  document: XmlNode;
  /** The line of the file on which an element starts. */
  lineOf(node: XmlNode): number;
}

/**
 * Parses an XML file of a bank. Entities cannot be declared and are not expanded.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function parseCamt(bytes: Uint8Array): CamtFile {
  const xml = decoded(bytes);
  const lineAt = lineFinder(xml);
  const declares = /<!(DOCTYPE|ENTITY)/i.exec(xml);
  if (declares !== null) throw invalidStatement(lineAt(declares.index), 'xml');
  return { document: parsed(xml), lineOf: (node) => lineAt(startOf(node)) };
}

/** Decodes the file in the encoding of its byte order mark, or the declared one. */
function decoded(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /encoding=["']([\w-]{1,20})["']/i.exec(head)?.[1];
  try {
    return new TextDecoder(markedEncoding(bytes) ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalidStatement(1, 'xml', cause);
  }
}

function parsed(xml: string): XmlNode {
  try {
    const valid = XMLValidator.validate(xml);
    if (valid !== true) throw invalidStatement(valid.err.line, 'xml', valid.err);
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      processEntities: false,
      maxNestedTags: MAX_DEPTH,
      captureMetaData: true,
      isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
    }).parse(xml) as XmlNode;
  } catch (error) {
    // Excessive depth, reserved names and the like: the library throws plain errors.
    throw error instanceof Error && 'statusCode' in error ? error : invalidStatement(1, 'xml', error);
  }
}

/** Maps offsets in the file to line numbers. Offsets come in any order, so line starts are indexed once. */
function lineFinder(xml: string): (index: number) => number {
  const starts = [0];
  for (let at = xml.indexOf('\n'); at >= 0; at = xml.indexOf('\n', at + 1)) starts.push(at + 1);
  return (index) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
