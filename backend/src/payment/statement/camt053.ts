import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isoAmount, negated } from './amount';
import { dayOf } from './day';
import { invalidStatement, withDerivedIds, tidy, type Statement, type LineWithoutId } from './statement';
import { variableSymbolIn, variableSymbolOf } from './symbol';
import { unescapeXml } from '../../http/xml-entities';
import { child, children, oneOf, startOf, textAt, textsAt, type XmlNode } from './xml-node';

/** Far more than the format needs. */
const MAX_DEPTH = 40;

/**
 * Reads CAMT.053 (ISO 20022), versions 02 and 08: one or several statements, each with booked entries, each of these
 * with one or several payments. Entries that are not booked yet are skipped until a later statement contains them as
 * booked. Entities cannot be declared and are not expanded.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function readCamt053(bytes: Uint8Array): Statement {
  const xml = decoded(bytes);
  const declares = /<!(DOCTYPE|ENTITY)/i.exec(xml);
  if (declares !== null) throw invalidStatement(lineFinder(xml)(declares.index), 'xml');
  const document = parsed(xml);
  const statements = children(document, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw invalidStatement(1, 'xml');
  const [first] = statements;
  const lineAt = lineFinder(xml);
  const lines = statements.flatMap((statement) => entries(statement, (node) => lineAt(startOf(node))));
  return {
    format: 'camt053',
    account: tidy(oneOf(first, ['Acct', 'Id', 'IBAN'], ['Acct', 'Id', 'Othr', 'Id']), 40),
    number: tidy(oneOf(first, ['ElctrncSeqNb'], ['LglSeqNb'], ['Id']), 40),
    date_from: dayOf(textAt(first, 'FrToDt', 'FrDtTm') ?? ''),
    date_to: dayOf(oneOf(first, ['FrToDt', 'ToDtTm'], ['CreDtTm']) ?? ''),
    lines: withDerivedIds(lines),
  };
}

/** Decodes the file in its declared encoding. */
function decoded(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = /encoding=["']([\w-]{1,20})["']/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
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

function entries(statement: XmlNode, at: (node: XmlNode) => number): LineWithoutId[] {
  const account = tidy(oneOf(statement, ['Acct', 'Id', 'IBAN'], ['Acct', 'Id', 'Othr', 'Id']), 40)?.replace(/\s/g, '');
  if (account === undefined) throw invalidStatement(at(statement), 'account');
  return children(statement, 'Ntry').flatMap((entry) => {
    const status = oneOf(entry, ['Sts', 'Cd'], ['Sts']);
    if (status !== null && status !== 'BOOK') return [];
    const details = children(entry, 'NtryDtls', 'TxDtls');
    if (details.length <= 1) return [movement(account, entry, details[0] ?? {}, at(entry), 0)];
    return details.map((detail, index) => movement(account, entry, detail, at(entry), index + 1));
  });
}

/** A payment; `part` is its index in an entry with several payments, 0 in an entry with a single one. */
function movement(account: string, entry: XmlNode, detail: XmlNode, line: number, part: number): LineWithoutId {
  const sum = part === 0 ? child(entry, 'Amt') : (child(detail, 'Amt') ?? child(detail, 'AmtDtls', 'TxAmt', 'Amt'));
  const amount = isoAmount(textAt(sum) ?? '');
  if (amount === null) throw invalidStatement(line, 'amount');
  const currency = sum?.['@Ccy'];
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) throw invalidStatement(line, 'currency');
  const booked = dayOf(oneOf(entry, ['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'], ['ValDt', 'DtTm']) ?? '');
  if (booked === null) throw invalidStatement(line, 'date');
  const direction = (part === 0 ? null : textAt(detail, 'CdtDbtInd')) ?? textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') throw invalidStatement(line, 'record');
  const party = direction === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const message = [
    ...textsAt(detail, 'RmtInf', 'Ustrd'),
    ...textsAt(detail, 'AddtlTxInf'),
    ...textsAt(entry, 'AddtlNtryInf'),
  ].join(' ');
  const reference = textAt(detail, 'Refs', 'EndToEndId') ?? '';
  return {
    line,
    account,
    transaction_id: transactionId(entry, detail, part),
    amount: direction === 'CRDT' ? amount : negated(amount),
    currency,
    booked_on: booked,
    counter_account: tidy(
      oneOf(detail, ['RltdPties', `${party}Acct`, 'Id', 'IBAN'], ['RltdPties', `${party}Acct`, 'Id', 'Othr', 'Id']),
      50,
    ),
    counter_name: tidy(oneOf(detail, ['RltdPties', party, 'Pty', 'Nm'], ['RltdPties', party, 'Nm']), 140),
    vs: structuredSymbol(detail) ?? variableSymbolIn(reference) ?? variableSymbolIn(unescapeXml(message)),
    message: tidy(unescapeXml(message), 500),
    is_reversal: textAt(entry, 'RvslInd') === 'true',
  };
}

/** The bank's id of a payment; for several payments of an entry its id is numbered. */
function transactionId(entry: XmlNode, detail: XmlNode, part: number): string | null {
  const own = tidy(oneOf(detail, ['Refs', 'AcctSvcrRef'], ['Refs', 'TxId']), 80);
  const whole = tidy(oneOf(entry, ['AcctSvcrRef'], ['NtryRef']), 80);
  if (part === 0) return own ?? whole;
  return own !== null && own !== whole ? own : whole === null ? null : `${whole}/${part}`;
}

/** `VS:0123` or `VS0123` in the notation of Czech banks, or a reference typed as a variable symbol. */
function structuredSymbol(detail: XmlNode): string | null {
  for (const info of children(detail, 'RmtInf', 'Strd', 'CdtrRefInf')) {
    const reference = textAt(info, 'Ref')?.trim() ?? '';
    const kind = oneOf(info, ['Tp', 'CdOrPrtry', 'Prtry'], ['Tp', 'CdOrPrtry', 'Cd'])?.trim().toUpperCase() ?? 'VS';
    const symbol = /^VS\s?:?\s?(\d+)$/i.exec(reference)?.[1] ?? (kind === 'VS' ? reference : '');
    const found = variableSymbolOf(symbol);
    if (found !== null) return found;
  }
  return null;
}
