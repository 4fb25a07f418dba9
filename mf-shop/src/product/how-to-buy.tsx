import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, TextLink } from '@arbora/ui';
import { personIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';

/** Prices and basket are for customers: how a visitor becomes one. Staff, who see this page as it is, need it not. */
export function HowToBuy({ productId }: { productId: string }): ReactElement | null {
  const { t } = useText('shop');
  const { status } = useSession();
  if (status === 'authenticated') return null;
  return (
    <Card title={t('buy.title')} headingLevel={2} tone="tinted">
      <p>{t('buy.text')}</p>
      <ButtonLink to={routes.login.href({ return: routes.product.href({ id: productId }) })} icon={personIcon}>
        {t('buy.login')}
      </ButtonLink>
      <p>
        {t('buy.noAccount')} <TextLink to={routes.registration.href()}>{t('buy.register')}</TextLink>
      </p>
    </Card>
  );
}
