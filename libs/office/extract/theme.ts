import { fonts, radii, themes } from '@arbora/ui/tokens';
import { theme, type ThemeConfig } from 'antd';
import { ANTD_SIZES } from '../src/antd/sizes';

const REM_PX = 16;

function px(rem: string): number {
  return Math.round(parseFloat(rem) * REM_PX);
}

/** The site's design tokens as an antd theme. Evaluated at build time. */
export function antdTheme(scheme: keyof typeof themes): ThemeConfig {
  const color = themes[scheme];
  const isDark = scheme === 'dark';
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: color.primary,
      colorPrimaryHover: color['primary-hover'],
      colorPrimaryActive: color['primary-active'],
      colorPrimaryBg: color['primary-soft'],
      colorPrimaryBgHover: color['primary-soft-hover'],
      colorPrimaryBorder: color['primary-line'],
      colorPrimaryBorderHover: color['primary-line'],
      colorInfo: color.primary,
      colorSuccess: color.primary,
      colorSuccessBg: color['success-soft'],
      colorSuccessBorder: color['success-line'],
      colorWarning: color['warning-text'],
      colorWarningBg: color['warning-soft'],
      colorWarningBgHover: color['warning-soft'],
      colorWarningBorder: color['warning-line'],
      colorWarningBorderHover: color['warning-text'],
      colorWarningHover: color['warning-text'],
      // The accent is too dark for text on a dark background.
      colorError: isDark ? color['error-text'] : color.accent,
      colorErrorHover: isDark ? color['error-text'] : color['accent-hover'],
      colorErrorActive: color['error-text'],
      colorErrorBg: color['error-soft'],
      colorErrorBgHover: color['error-soft'],
      colorErrorBgFilledHover: color['error-soft'],
      colorErrorBgActive: color['error-line'],
      colorErrorBorder: color['error-line'],
      colorErrorBorderHover: color['error-text'],
      colorLink: color['primary-text'],
      colorLinkHover: color['primary-text'],
      colorLinkActive: color['primary-text'],
      colorText: color.text,
      colorTextHeading: color.text,
      colorTextSecondary: color['text-muted'],
      colorTextTertiary: color['text-muted'],
      colorTextDescription: color['text-muted'],
      colorTextPlaceholder: color['text-faint'],
      colorIcon: color['text-muted'],
      colorIconHover: color.text,
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      colorBgLayout: color['surface-tinted'],
      colorBgMask: 'color-mix(in srgb, var(--color-backdrop) calc(var(--overlay-opacity) * 100%), transparent)',
      colorFillAlter: color['surface-tinted'],
      colorBgContainerDisabled: color['surface-sunken'],
      colorTextDisabled: color['text-faint'],
      colorBorderDisabled: color.border,
      colorBorder: color['border-strong'],
      colorBorderSecondary: color.border,
      colorSplit: color.border,
      controlItemBgHover: color['surface-sunken'],
      controlItemBgActive: color['primary-soft'],
      controlItemBgActiveHover: color['primary-soft-hover'],
      boxShadow: 'var(--shadow-high)',
      boxShadowSecondary: 'var(--shadow-high)',
      boxShadowTertiary: 'var(--shadow-low)',
      fontFamily: fonts.family,
      fontWeightStrong: fonts.bold,
      ...ANTD_SIZES,
      borderRadius: px(radii.md),
      borderRadiusSM: px(radii.sm),
      borderRadiusLG: px(radii.lg),
    },
    components: {
      Select: { activeOutlineColor: 'var(--color-focus)', optionSelectedFontWeight: fonts.bold },
      Table: { headerColor: color['text-muted'], headerSplitColor: 'transparent', cellPaddingInline: 14 },
    },
  };
}
