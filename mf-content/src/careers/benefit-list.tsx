import type { JobBenefit } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Icon } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BENEFIT_ICONS } from './benefit-icons';
import css from './benefits.module.css';

/** Benefits of a position besides pay. */
export function BenefitList({ benefits }: { benefits: readonly JobBenefit[] }): ReactElement {
  const { t } = useText('ui');
  return (
    <ul role="list" className={css.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit} className={css.benefit}>
          <Icon shape={BENEFIT_ICONS[benefit]} size="large" className={css.icon} />
          {t(`jobBenefit.${benefit}`)}
        </li>
      ))}
    </ul>
  );
}
