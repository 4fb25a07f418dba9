import { useText } from '@arbora/i18n';
import { DateTime, DataList, employmentText } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Position } from './careers.queries';
import { payText } from './pay-text';

/** Branch, employment, pay, start and closing date. */
export function PositionFacts({ position }: { position: Position }): ReactElement {
  const { t, locale, formats } = useText('content.careers');
  const { branch, employment, starts_on: start, closes_on: end } = position;
  return (
    <DataList
      items={[
        { label: t('fact.branch'), value: branch },
        { label: t('fact.employment'), value: employmentText(locale, employment) },
        { label: t('fact.pay'), value: payText(position, t, formats) },
        { label: t('fact.starts'), value: start && <DateTime value={start} /> },
        { label: t('fact.closes'), value: end && <DateTime value={end} /> },
      ]}
    />
  );
}
