/** The account that reservations are paid to in tests, 19-2000145399/0100. */
export const OWN_IBAN = 'CZ0801000000192000145399';

/** A CAMT.053 statement with entries of `camtEntry`. */
export const camt = (...entries: string[]) =>
  `<Document><BkToCstmrStmt><Stmt><Id>1</Id><CreDtTm>2026-11-20T20:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id></Acct>
   ${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;

/** An entry with the bank's reference, and its payments with symbol, amount and reference. */
export const camtEntry = (
  reference: string,
  total: string,
  ...payments: readonly { vs: string; amount?: string; reference?: string }[]
) =>
  `<Ntry><Amt Ccy="CZK">${total}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
   ${reference}<NtryDtls>${payments.map(camtPayment).join('')}</NtryDtls></Ntry>`;
const camtPayment = ({ vs, amount, reference = '' }: { vs: string; amount?: string; reference?: string }) =>
  `<TxDtls><Refs>${reference}<EndToEndId>/VS${vs}/</EndToEndId></Refs>${amount === undefined ? '' : `<Amt Ccy="CZK">${amount}</Amt>`}</TxDtls>`;

/** A GPC statement of an account, given by its sixteen digits, with lines of `gpcLine`. */
export const gpc = (account: string, ...lines: ((account: string) => string)[]) =>
  [
    `074${account}${'Arbora'.padEnd(20)}191126${'0'.repeat(14)}+${'0'.repeat(14)}+${'0'.repeat(14)}0${'0'.repeat(14)}0221201126`.padEnd(128),
    ...lines.map((line) => line(account)),
  ].join('\r\n'); // oxfmt-ignore

/** An incoming movement of 20 November 2026. */
export const gpcLine = (document: string, vs: string, hundredths: string, counter = '0') => (account: string) =>
  `075${account}${counter.padStart(16, '0')}${document.padStart(13, '0')}${hundredths.padStart(12, '0')}2${vs.padStart(10, '0')}00080003080000000000201126${'Eva'.padEnd(20)}01101201126`; // oxfmt-ignore
