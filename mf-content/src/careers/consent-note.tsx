import { useText } from '@arbora/i18n';
import { useHost } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './application.module.css';

/** Explains how the submitted data are used and how long they are kept. */
export function ConsentNote(): ReactElement {
  const { t } = useText('content.careers');
  const { jobApplicationDays } = useHost().site;
  return (
    <p className={css.note}>
      {t('form.consent', { count: jobApplicationDays })}{' '}
      <TextLink to={routes.gdpr.href()}>{t('form.privacy')}</TextLink>
    </p>
  );
}
