import { REGISTRATION_SUBSCRIPTION_IDS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import type { ReactElement } from 'react';
import { NewsletterFields } from '../newsletters/newsletter-fields';
import { newslettersQuery } from '../newsletters/newsletters.query';

/**
 * The newsletters that registration offers: the first ones of those there are (spec §9), none of them ticked (decision
 * 23). Without an answer there are no boxes, and registration goes on.
 */
export function RegistrationNewsletters(): ReactElement | null {
  const { t } = useText('account');
  const { data = [] } = useQuery(newslettersQuery);
  if (data.length === 0) return null;
  return (
    <NewsletterFields
      offered={data.slice(0, REGISTRATION_SUBSCRIPTION_IDS.length)}
      legend={t('newsletters.title')}
      hint={t('newsletters.hint')}
    />
  );
}
