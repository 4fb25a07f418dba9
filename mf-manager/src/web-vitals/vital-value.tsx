import type { WebVital } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';
import { formatVital, ratingOf, TONES } from './vital-rating';
import css from './web-vitals.module.css';

/** A percentile with its rating; a dash if it was not measured. */
export function VitalValue({ metric, value }: { metric: WebVital; value: number | undefined }): ReactElement {
  const { t, formats } = useText('manager.webVitals');
  if (value === undefined) return <>–</>;
  const rating = ratingOf(metric, value);
  return (
    <span className={css.value}>
      {formatVital(metric, value, { t, formats })} <Badge tone={TONES[rating]}>{t(`rating.${rating}`)}</Badge>
    </span>
  );
}
