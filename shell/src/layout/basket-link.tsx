import type { SessionUser } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon } from '@arbora/ui';
import { basketIcon } from '@arbora/ui/icons';
import type { ReactNode } from 'react';
import styles from './basket-link.module.css';
import { useBasketCount } from './use-basket-count';

/** A link to the basket with its number of lines. */
export function BasketLink({ user }: { user: SessionUser }): ReactNode {
  const { t, formats } = useText('shell');
  const count = useBasketCount(user);
  return (
    <Link
      to={routes.basket.pattern}
      className={styles.basket}
      aria-label={t('account.basketCount', { number: formats.number(count) })}
    >
      <Icon shape={basketIcon} size="large" />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {formats.number(count)}
        </span>
      )}
    </Link>
  );
}
