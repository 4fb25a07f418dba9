import { useText } from '@arbora/i18n';
import { usePageTitle } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, PageHeader, Tree } from '@arbora/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import css from './registration.module.css';

/** The account is there and somebody of the nursery has to let its owner in. */
export function AwaitingApproval({ email }: { email: string }): ReactElement {
  const { t } = useText('account');
  const place = useRef<HTMLDivElement>(null);
  const title = t('awaiting.title');
  usePageTitle(title);
  // The form that had the focus is gone.
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={css.awaiting}>
      <PageHeader
        title={title}
        lead={t('awaiting.lead', { email })}
        actions={
          <>
            <ButtonLink to={routes.publicBooking.href()}>{t('awaiting.events')}</ButtonLink>
            <ButtonLink variant="secondary" to={routes.home.href()}>
              {t('awaiting.home')}
            </ButtonLink>
          </>
        }
        illustration={<Tree habit="young" />}
      />
    </div>
  );
}
