import { unescapeXml } from '../../http/xml-entities';
import { tidy, type ReadMovement } from './statement';
import { variableSymbolOf } from './symbol';
import { children, oneOf, textAt, textsAt, type XmlNode } from './xml-node';

/** References in which a payer's bank may pass on the symbols. */
const REFERENCES = ['EndToEndId', 'InstrId', 'PmtInfId'];

/** The other party, symbol and texts of a payment; of several if only their total is known, then without a party. */
export function camtDetails(
  entry: XmlNode,
  details: readonly XmlNode[],
  party: 'Cdtr' | 'Dbtr',
): Pick<ReadMovement, 'counter_account' | 'counter_name' | 'vs' | 'texts' | 'message'> {
  const only = details.length === 1 ? details[0] : undefined;
  const messages = [
    ...details.flatMap((detail) => [...textsAt(detail, 'RmtInf', 'Ustrd'), ...textsAt(detail, 'AddtlTxInf')]),
    ...textsAt(entry, 'AddtlNtryInf'),
  ].map(unescapeXml);
  const references = details.flatMap((detail) => [
    ...REFERENCES.flatMap((name) => textsAt(detail, 'Refs', name)),
    ...textsAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...textsAt(detail, 'RmtInf', 'Strd', 'AddtlRmtInf'),
  ]);
  return {
    counter_account: tidy(
      oneOf(only, ['RltdPties', `${party}Acct`, 'Id', 'IBAN'], ['RltdPties', `${party}Acct`, 'Id', 'Othr', 'Id']),
      50,
    ),
    counter_name: tidy(oneOf(only, ['RltdPties', party, 'Pty', 'Nm'], ['RltdPties', party, 'Nm']), 140),
    vs: only === undefined ? null : structuredSymbol(only),
    texts: [...references.map(unescapeXml), ...messages],
    message: tidy(messages.join(' '), 500),
  };
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
