import type { JobBenefit } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';
import { benefitText, Icon } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BENEFIT_ICONS } from './benefit-icons';
import css from './benefits.module.css';

/** Benefits of a position besides pay. */
export function BenefitList({ benefits }: { benefits: readonly JobBenefit[] }): ReactElement {
  const locale = useLocale();
  return (
    <ul role="list" className={css.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit} className={css.benefit}>
          <Icon shape={BENEFIT_ICONS[benefit]} size="large" className={css.icon} />
          {benefitText(locale, benefit)}
        </li>
      ))}
    </ul>
  );
}
