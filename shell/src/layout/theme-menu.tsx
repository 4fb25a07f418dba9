import { useText } from '@arbora/i18n';
import { Icon } from '@arbora/ui';
import type { ReactNode } from 'react';
import { usePopover } from './use-popover';
import { useTheme } from '../theme/theme';
import styles from './theme-menu.module.css';
import { THEME_ICONS, ThemeSwitch } from '../theme/theme-switch';

const ID = 'theme-menu';

/** The theme switch as a popover behind an icon, for the header. */
export function ThemeMenu({ locationKey }: { locationKey: string }): ReactNode {
  const { t } = useText('shell');
  const theme = useTheme();
  const menu = usePopover<HTMLDivElement>(locationKey);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={ID} aria-label={t('theme.label')}>
        <Icon shape={THEME_ICONS[theme]} />
      </button>
      <div ref={menu} id={ID} popover="auto" className={styles.menu}>
        <ThemeSwitch stacked />
      </div>
    </>
  );
}
