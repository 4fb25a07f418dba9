import { useText } from '@arbora/i18n';
import { Breadcrumb, type Crumb } from '@arbora/ui';
import { App, ConfigProvider } from 'antd';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { antdLocales } from './antd-locale';
import { antdTheme } from './antd-theme';
import { useColorScheme } from './color-scheme';
import css from './manager-page.module.css';
import { styleNonce } from './style-nonce';

export interface ManagerPageProps {
  /** The page's `<h1>`. */
  title: ReactNode;
  lead?: ReactNode;
  /** Pages above this one, from the outermost. */
  breadcrumb?: readonly Crumb[];
  actions?: ReactNode;
  children: ReactNode;
}

/** What every page of the back office has around it: antd in the site's look and language, and the page's head. */
export function ManagerPage({ title, lead, breadcrumb, actions, children }: ManagerPageProps): ReactElement {
  const { locale } = useText('manager');
  const scheme = useColorScheme();
  const theme = useMemo(() => antdTheme(scheme), [scheme]);
  const [csp] = useState(() => ({ nonce: styleNonce() }));
  return (
    <ConfigProvider csp={csp} theme={theme} locale={antdLocales[locale]}>
      <App component={false}>
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
      </App>
    </ConfigProvider>
  );
}
