import type { Locale } from '@arbora/domain';
import type { ConfigProviderProps } from 'antd';
import cs from 'antd/locale/cs_CZ';
import en from 'antd/locale/en_US';
import pl from 'antd/locale/pl_PL';

/** Texts of antd components, in the page's language. */
export const antdLocales: Readonly<Record<Locale, ConfigProviderProps['locale']>> = { cs, en, pl };
