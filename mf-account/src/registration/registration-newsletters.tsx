import { REGISTRATION_SUBSCRIPTION_IDS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import type { ReactElement } from 'react';
import { NewsletterFields } from '../newsletters/newsletter-fields';
import { newslettersQuery } from '../newsletters/newsletters.query';

/**
 * The newsletters offered at registration: the first ones of the list (spec §9), unticked (decision 23). If they do not
 * load there are no checkboxes, and registration still works.
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
