import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { ANTD_SCOPE } from './scope';
import { ANTD_SIZES } from './sizes';

const NO_WAVE = { disabled: true };

export interface AntdProviderProps extends Pick<ConfigProviderProps, 'locale' | 'renderEmpty'> {
  children: ReactNode;
}

/**
 * antd in the site's look. Its style sheet is built with the site and has the theme's variables too: the style elements
 * that antd makes for them while the page runs, which the content security policy would refuse, stay outside the page.
 */
export function AntdProvider({ children, ...config }: AntdProviderProps): ReactElement {
  const unseen = useMemo(() => document.createElement('div'), []);
  const theme = useMemo(() => {
    const motion = !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    return { zeroRuntime: true, hashed: false, cssVar: { key: ANTD_SCOPE }, token: { ...ANTD_SIZES, motion } };
  }, []);
  return (
    <StyleProvider container={unseen}>
      <ConfigProvider theme={theme} wave={NO_WAVE} getPopupContainer={popups} {...config}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** What is opened inside a dialog is drawn there: the dialog lies above everything else on the page. */
function popups(opener?: HTMLElement): HTMLElement {
  return opener?.closest('dialog') ?? document.body;
}
