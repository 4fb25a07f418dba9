import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink } from '@arbora/ui';
import { personIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useViewer } from '../viewer/use-viewer';
import css from './buying-note.module.css';

/**
 * Explains how to see prices to visitors, and to customers without a country; renders nothing for viewers who see
 * prices.
 */
export function BuyingNote({ offerId }: { offerId: string }): ReactElement | null {
  const { t } = useText('shop.offers');
  const { status } = useSession();
  const viewer = useViewer();
  if (viewer?.country) return null;
  if (status === 'authenticated') {
    return (
      <div className={css.note}>
        <Alert
          title={t('noCountry.title')}
          actions={
            <ButtonLink size="small" to={routes.account.href()}>
              {t('noCountry.profile')}
            </ButtonLink>
          }
        >
          {t('noCountry.text')}
        </Alert>
      </div>
    );
  }
  return (
    <div className={css.note} data-print="hide">
      <Alert
        title={t('buy.title')}
        actions={
          <>
            <ButtonLink
              size="small"
              icon={personIcon}
              to={routes.login.href({ return: routes.offer.href({ id: offerId }) })}
            >
              {t('buy.login')}
            </ButtonLink>
            <ButtonLink size="small" variant="quiet" to={routes.registration.href()}>
              {t('buy.register')}
            </ButtonLink>
          </>
        }
      >
        {t('buy.text')}
      </Alert>
    </div>
  );
}
