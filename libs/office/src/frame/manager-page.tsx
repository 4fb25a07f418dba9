import type { Locale } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Breadcrumb, type Crumb } from '@arbora/ui';
import type { ConfigProviderProps } from 'antd';
import cs from 'antd/locale/cs_CZ';
import en from 'antd/locale/en_US';
import pl from 'antd/locale/pl_PL';
import type { ReactElement, ReactNode } from 'react';
import { AntdProvider } from '../antd/antd-provider';
import { SearchHost } from '../search/search-host';
import css from './manager-page.module.css';
import { ConfirmProvider } from './confirm-provider';

/** Texts of antd components, in the page's language. */
const ANTD_TEXTS: Readonly<Record<Locale, ConfigProviderProps['locale']>> = { cs, en, pl };

export interface ManagerPageProps {
  /** The page's `<h1>`. */
  title: ReactNode;
  lead?: ReactNode;
  /** Pages above this one, from the outermost. */
  breadcrumb?: readonly Crumb[];
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of every back-office page: antd with the site's theme and language, and the page's header. */
export function ManagerPage({ title, lead, breadcrumb, actions, children }: ManagerPageProps): ReactElement {
  const { t, locale } = useText('office');
  return (
    <AntdProvider locale={ANTD_TEXTS[locale]} renderEmpty={() => t('list.nothing')}>
      <ConfirmProvider back={t('action.back')}>
        <div className={css.page}>
          <header className={css.header}>
            {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
            <div className={css.titleRow}>
              <div className={css.words}>
                <h1 className={css.title}>{title}</h1>
                {lead !== undefined && <div className={css.lead}>{lead}</div>}
              </div>
              {actions !== undefined && <div className={css.actions}>{actions}</div>}
            </div>
          </header>
          {children}
        </div>
        <SearchHost />
      </ConfirmProvider>
    </AntdProvider>
  );
}
