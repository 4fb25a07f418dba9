import { useText } from '@arbora/i18n';
import { Icon, NurseryRow } from '@arbora/ui';
import { calendarIcon, editIcon, ticketIcon, type IconShape } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './welcome.module.css';

const BENEFITS: readonly { key: string; icon: IconShape }[] = [
  { key: 'reservations', icon: calendarIcon },
  { key: 'tickets', icon: ticketIcon },
  { key: 'details', icon: editIcon },
];

/** What an account is good for, beside the forms that lead to one. */
export function Welcome(): ReactElement {
  const { t } = useText('account');
  return (
    <aside className={css.panel}>
      <h2 className={css.title}>{t('welcome.title')}</h2>
      <ul role="list" className={css.list}>
        {BENEFITS.map(({ key, icon }) => (
          <li key={key} className={css.benefit}>
            <Icon shape={icon} size="large" className={css.icon} />
            {t(`welcome.${key}`)}
          </li>
        ))}
      </ul>
      <div className={css.landscape}>
        <NurseryRow />
      </div>
    </aside>
  );
}
