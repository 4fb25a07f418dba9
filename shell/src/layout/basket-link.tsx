import type { SessionUser } from '@arbora/auth';
import { on } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon } from '@arbora/ui';
import { basketIcon } from '@arbora/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './basket-link.module.css';

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

/** The number of basket lines: initially from the profile, then from `basket:changed` events of any tab. */
function useBasketCount({ id, profile }: SessionUser): number {
  const [reported, setReported] = useState<{ personId: string; count: number } | null>(null);
  useEffect(() => on('basket:changed', (changed) => changed.personId === id && setReported(changed)), [id]);
  return reported?.personId === id ? reported.count : (profile?.basket?.items?.length ?? 0);
}
