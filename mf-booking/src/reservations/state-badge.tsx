import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import { checkIcon, clockIcon, warningIcon, type IconShape } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { ReservationState } from './reservation-state';

const LOOK: Readonly<Record<ReservationState, { tone: Tone; icon?: IconShape }>> = {
  free: { tone: 'success', icon: checkIcon },
  paid: { tone: 'success', icon: checkIcon },
  unpaid: { tone: 'warning', icon: clockIcon },
  due: { tone: 'error', icon: clockIcon },
  overdue: { tone: 'error', icon: warningIcon },
  empty: { tone: 'neutral' },
};

/** Badge of a reservation's payment state. */
export function StateBadge({ state }: { state: ReservationState }): ReactElement {
  const { t } = useText('booking');
  return <Badge {...LOOK[state]}>{t(`state.${state}`)}</Badge>;
}
