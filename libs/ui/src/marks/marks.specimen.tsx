import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import { DateBadge } from './date-badge';
import { DateRange } from './date-range';
import { DateTime } from './date-time';
import { Price } from './price';
import { SeatsMark } from './seats-mark';
import { StockMark } from './stock-mark';

const MOMENT = '2026-11-24T17:00:00Z';
const FORMATS = ['dateTime', 'date', 'short', 'time', 'day'] as const;

/** Money, numbers, stock, seats and times in the formats of the specification. */
export function MarkSpecimens(): ReactElement {
  const { formats } = useText('ui');
  return (
    <>
      <Specimen name="Price" row>
        <Price amount={12_500} size="large" />
        <Price amount={1250.5} />
        <Price amount={49.9} currency="EUR" />
        <Price amount={1999} currency="PLN" />
        <Price amount={0} zeroIsFree />
      </Specimen>
      <Specimen name="formats.number" row>
        <span>{formats.number(1_234_567.891)}</span>
        <span>{formats.number(1000)}</span>
        <span>{formats.number(0.5, 1)}</span>
      </Specimen>
      <Specimen name="StockMark" row>
        {[12, 3, 1, 0].map((inventory) => (
          <StockMark key={inventory} inventory={inventory} />
        ))}
      </Specimen>
      <Specimen name="SeatsMark">
        {[32, 5, 1, 0].map((togo) => (
          <p key={togo}>
            <SeatsMark togo={togo} total={40} />
          </p>
        ))}
      </Specimen>
      <Specimen name="DateTime format">
        {FORMATS.map((format) => (
          <p key={format}>
            <DateTime value={MOMENT} format={format} />
          </p>
        ))}
      </Specimen>
      <Specimen name="DateRange">
        {[null, '2026-11-24T19:30:00Z', '2026-11-25T12:00:00Z'].map((end) => (
          <p key={end}>
            <DateRange start={MOMENT} end={end} />
          </p>
        ))}
      </Specimen>
      <Specimen name="DateBadge" row>
        <DateBadge value={MOMENT} />
        <DateBadge value={MOMENT} size="large" />
      </Specimen>
    </>
  );
}
