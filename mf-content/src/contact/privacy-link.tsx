import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';

export function PrivacyLink(): ReactElement {
  const { t } = useText('content.contact');
  return (
    <p>
      <TextLink to={routes.gdpr.href()}>{t('form.privacy')}</TextLink>
    </p>
  );
}
