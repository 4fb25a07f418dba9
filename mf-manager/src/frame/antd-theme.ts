import { fonts, radii, themes } from '@arbora/ui';
import { theme, type ThemeConfig } from 'antd';
import type { ColorScheme } from './color-scheme';

const REM_PX = 16;

function px(rem: string): number {
  return Math.round(parseFloat(rem) * REM_PX);
}

function lessMotion(): boolean {
  return typeof window !== 'undefined' && (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

/** The site's tokens in antd's words, so that its parts look like the rest. */
export function antdTheme(scheme: ColorScheme): ThemeConfig {
  const color = themes[scheme];
  const isDark = scheme === 'dark';
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: color.primary,
      colorInfo: color.primary,
      colorSuccess: color.primary,
      colorWarning: color['warning-text'],
      // The accent is too dark for words on a dark ground.
      colorError: isDark ? color['error-text'] : color.accent,
      colorLink: color['primary-text'],
      colorText: color.text,
      colorTextHeading: color.text,
      colorTextSecondary: color['text-muted'],
      colorTextTertiary: color['text-muted'],
      colorTextDescription: color['text-muted'],
      colorTextPlaceholder: color['text-faint'],
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      colorBgLayout: color['surface-tinted'],
      colorFillAlter: color['surface-tinted'],
      colorBorder: color['border-strong'],
      colorBorderSecondary: color.border,
      fontFamily: fonts.family,
      fontSize: 15,
      controlHeight: 42,
      controlHeightSM: 32,
      borderRadius: px(radii.md),
      borderRadiusSM: px(radii.sm),
      borderRadiusLG: px(radii.lg),
      motion: !lessMotion(),
    },
    components: {
      Button: {
        fontWeight: fonts.bold,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: isDark ? color.page : color['on-accent'],
      },
      Table: { headerColor: color['text-muted'], headerSplitColor: 'transparent', cellPaddingInline: 14 },
    },
  };
}
