import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import type { ListLine } from './list-lines';

/** Why a line is uncertain: its plant, a size that is not sold, a missing amount. */
export function DoubtText({ line }: { line: ListLine }): ReactElement {
  const { t } = useText('shop.basket');
  const { doubt, asked, nearest, isAmountMissing } = line;
  const reasons: string[] = [];
  if (doubt !== null && doubt !== 'missing' && doubt !== 'amount') reasons.push(t(`list.doubt.${doubt}`));
  if (asked !== null && nearest.length > 0)
    reasons.push(t('list.doubt.nearest', { size: asked, nearest: nearest.join(', ') }));
  else if (asked !== null) reasons.push(t('list.doubt.missing', { size: asked }));
  if (isAmountMissing) reasons.push(t('list.amountMissing'));
  return <>{reasons.join(' ')}</>;
}
