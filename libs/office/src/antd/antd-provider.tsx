import { StyleProvider } from '@ant-design/cssinjs';
import { prefersReducedMotion } from '@arbora/ui';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { ANTD_SCOPE } from './scope';
import { ANTD_SIZES } from './sizes';

const NO_WAVE = { disabled: true };

export interface AntdProviderProps extends Pick<ConfigProviderProps, 'locale' | 'renderEmpty'> {
  children: ReactNode;
}

/**
 * antd with the site's theme. The style sheet with the theme's variables is extracted at build time: style elements
 * that antd creates at run time would violate the content security policy, so they stay detached from the page.
 */
export function AntdProvider({ children, ...config }: AntdProviderProps): ReactElement {
  const detached = useMemo(() => document.createElement('div'), []);
  const theme = useMemo(() => {
    const motion = !prefersReducedMotion();
    return { zeroRuntime: true, hashed: false, cssVar: { key: ANTD_SCOPE }, token: { ...ANTD_SIZES, motion } };
  }, []);
  return (
    <StyleProvider container={detached}>
      <ConfigProvider theme={theme} wave={NO_WAVE} getPopupContainer={popupContainer} {...config}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Popups opened in a dialog render inside it: the dialog is in the top layer. */
function popupContainer(opener?: HTMLElement): HTMLElement {
  return opener?.closest('dialog') ?? document.body;
}
