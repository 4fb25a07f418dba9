import { useText } from '@arbora/i18n';
import { Badge, type IconName, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { ReservationState } from './reservation-state';

const LOOK: Readonly<Record<ReservationState, { tone: Tone; icon?: IconName }>> = {
  free: { tone: 'success', icon: 'check' },
  paid: { tone: 'success', icon: 'check' },
  unpaid: { tone: 'warning', icon: 'clock' },
  due: { tone: 'error', icon: 'clock' },
  overdue: { tone: 'error', icon: 'warning' },
  empty: { tone: 'neutral' },
};

/** The state of a reservation's payment in a word. */
export function StateBadge({ state }: { state: ReservationState }): ReactElement {
  const { t } = useText('booking');
  return <Badge {...LOOK[state]}>{t(`state.${state}`)}</Badge>;
}
