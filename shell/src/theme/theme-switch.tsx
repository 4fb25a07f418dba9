import { THEMES } from '@arbora/domain';
import type { Theme } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Icon, classNames } from '@arbora/ui';
import { moonIcon, screenIcon, sunIcon, type IconShape } from '@arbora/ui/icons';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { chooseTheme, useTheme } from './theme';
import styles from './theme-switch.module.css';

export const THEME_ICONS: Readonly<Record<Theme, IconShape>> = { light: sunIcon, dark: moonIcon, system: screenIcon };

/** Light, dark, or as the device. `stacked` puts the options in a column, for a menu. */
export function ThemeSwitch({ stacked }: { stacked?: boolean }): ReactNode {
  const { t } = useText('shell');
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className={classNames(styles.switch, stacked && styles.stacked)}>
      <legend className={styles.legend}>{t('theme.label')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <Icon shape={THEME_ICONS[theme]} size="small" />
          <span>{t(`theme.${theme}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
