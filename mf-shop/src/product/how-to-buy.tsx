import { mailtoUrl } from '@arbora/domain';
import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useHost, useIsDeployed } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, TextLink } from '@arbora/ui';
import { editIcon, personIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './how-to-buy.module.css';
import type { Product } from './product.queries';

/**
 * Ways for a visitor to buy the plant: logging in as a customer, or contacting a branch. Staff get a link to edit it.
 */
export function HowToBuy({ product }: { product: Pick<Product, 'id' | 'name'> }): ReactElement | null {
  const { t } = useText('shop');
  const { status, user } = useSession();
  const { branches } = useHost().site;
  const canEdit = useIsDeployed(routes.managerProducts);
  if (status === 'authenticated') {
    return user?.isManager && canEdit ? (
      <ButtonLink variant="secondary" icon={editIcon} to={routes.managerProducts.href({ q: product.name })}>
        {t('buy.edit')}
      </ButtonLink>
    ) : null;
  }
  return (
    <Card title={t('buy.title')} headingLevel={2} tone="tinted">
      <div className={css.ways}>
        <div className={css.way}>
          <p>{t('buy.text')}</p>
          <ButtonLink to={routes.login.href({ return: routes.product.href({ id: product.id }) })} icon={personIcon}>
            {t('buy.login')}
          </ButtonLink>
          <p>
            {t('buy.noAccount')} <TextLink to={routes.registration.href()}>{t('buy.register')}</TextLink>
          </p>
        </div>
        <div className={css.way}>
          <p>{t('buy.ask')}</p>
          <ul role="list" className={css.branches}>
            {branches.map(({ name, phone, email }) => (
              <li key={name}>
                <strong>{name}</strong>
                {phone && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>}
                {email && <a href={`${mailtoUrl(email)}?subject=${encodeURIComponent(product.name)}`}>{email}</a>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
