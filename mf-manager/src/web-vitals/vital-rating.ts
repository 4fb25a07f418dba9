import type { WebVital } from '@arbora/domain';
import type { TextsOf } from '@arbora/office';
import type { Tone } from '@arbora/ui';

export const METRICS = ['lcp', 'inp', 'cls'] as const satisfies readonly WebVital[];

export type Rating = 'good' | 'needs' | 'poor';

/** Official thresholds: the largest good value, and the largest one that is not poor. */
export const THRESHOLDS: Readonly<Record<WebVital, readonly [good: number, needs: number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export const TONES: Readonly<Record<Rating, Tone>> = {
  good: 'success',
  needs: 'warning',
  poor: 'error',
};

export function ratingOf(metric: WebVital, value: number): Rating {
  const [good, needs] = THRESHOLDS[metric];
  if (value <= good) return 'good';
  return value <= needs ? 'needs' : 'poor';
}

/** `2,31 s`, `184 ms`, or the score of layout shifts. */
export function formatVital(
  metric: WebVital,
  value: number,
  { t, formats }: Pick<TextsOf<'manager.webVitals'>, 't' | 'formats'>,
): string {
  if (metric === 'lcp') return t('value.seconds', { value: formats.number(value / 1000, 2) });
  if (metric === 'inp') return t('value.milliseconds', { value: formats.number(value, 0) });
  return formats.number(value, 2);
}
