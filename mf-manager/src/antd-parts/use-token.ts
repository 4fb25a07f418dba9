import { ANTD_PREFIX, ANTD_SCOPE } from './scope';

declare const ANTD_MEASURES: Readonly<Record<string, number | boolean>>;

function lessMotion(): boolean {
  return typeof window !== 'undefined' && (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

const token = { ...ANTD_MEASURES, motion: !lessMotion() };
const cssVar = { prefix: ANTD_PREFIX, key: ANTD_SCOPE };

/**
 * Stands in for antd's own, which computes the theme's colours and writes them into a style element. Answers what the
 * theme came to when the site was built, without colours.
 */
export default function useToken(): [object, typeof token, string, typeof token, typeof cssVar, boolean] {
  return [{}, token, '', token, cssVar, true];
}
