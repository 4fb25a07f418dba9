import { XMLBuilder } from 'fast-xml-parser';
import type { OrderContents } from './payment-order';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** Basic characters of SEPA: accents are removed, and anything else is a space. */
const basicText = (text: string, length: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^0-9A-Za-z/?:().,'+ -]+/g, ' ')
    .trim()
    .slice(0, length);

/** An id of at most 35 characters. */
const shortId = (uuid: string): string => uuid.replaceAll('-', '');
const decimal = (amount: number): string => amount.toFixed(2);
const account = (iban: string) => ({ Id: { IBAN: iban } });
/** Banks find each other by the IBAN. */
const BANK = { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } };

/**
 * A payment order in pain.001.001.03 (ISO 20022), for refunds in any currency and to any country. The symbol is in the
 * reference that Czech and Slovak banks pass on.
 */
export function sepaFile(order: OrderContents): Buffer {
  const sums = { NbOfTxs: order.refunds.length, CtrlSum: decimal(order.total) };
  const name = basicText(order.name, 70);
  const document = {
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: shortId(order.id),
          CreDtTm: order.created_at.slice(0, 19),
          ...sums,
          InitgPty: { Nm: name },
        },
        PmtInf: {
          PmtInfId: shortId(order.id),
          PmtMtd: 'TRF',
          ...sums,
          ...(order.currency === 'EUR' ? { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } } : {}),
          ReqdExctnDt: order.due_on,
          Dbtr: { Nm: name },
          DbtrAcct: { ...account(order.from), Ccy: order.currency },
          DbtrAgt: BANK,
          ...(order.currency === 'EUR' ? { ChrgBr: 'SLEV' } : {}),
          CdtTrfTxInf: order.refunds.map(({ id, amount, vs, holder, account: iban }) => ({
            PmtId: { InstrId: shortId(id), EndToEndId: vs === null ? 'NOTPROVIDED' : `/VS${vs}/SS/KS` },
            Amt: { InstdAmt: { '@_Ccy': order.currency, '#text': decimal(amount) } },
            Cdtr: { Nm: basicText(holder ?? '', 70) || iban },
            CdtrAcct: account(iban),
            RmtInf: { Ustrd: basicText(`${order.name} ${vs ?? ''}`, 140) },
          })),
        },
      },
    },
  };
  return Buffer.from(builder.build(document));
}
