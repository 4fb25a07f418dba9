import { useSession } from '@arbora/auth';
import { emit } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { Icon } from '@arbora/ui';
import { searchIcon } from '@arbora/ui/icons';
import { useEffect, type ReactNode } from 'react';
import { managerNavigation } from './manager-navigation';
import styles from './search-button.module.css';

/** Opens the back office's global search, on click or Ctrl+K. */
export function SearchButton({ registry }: { registry: Pick<Registry, 'remotes'> }): ReactNode {
  const { t: ui, locale } = useText('ui');
  const session = useSession();
  const search = (): void =>
    emit('manager:search', {
      pages: managerNavigation(registry, session).map(({ path, titles }) => ({ to: path, title: titles[locale] })),
    });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      search();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={search}>
      <Icon shape={searchIcon} />
      <span className={styles.text}>{ui('search')}</span>
      <kbd className={styles.keys} aria-hidden>
        Ctrl K
      </kbd>
    </button>
  );
}
