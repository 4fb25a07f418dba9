import { JOB_BENEFITS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BenefitList } from './benefit-list';

/** All benefits of the nursery (spec §3). */
export function Benefits(): ReactElement {
  const { t } = useText('content.careers');
  return (
    <Section title={t('benefits.title')} lead={t('benefits.lead')} tone="deep">
      <BenefitList benefits={JOB_BENEFITS} />
    </Section>
  );
}
