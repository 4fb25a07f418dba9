import type { Locale, TrialBuild } from '@arbora/domain';
import { escapeHtml } from '../http/html-text';
import { webTexts } from './locales';

const STYLE = [
  '[data-trial]{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:8px 16px;',
  "background:#ffd54d;color:#1d1d1b;font:16px/1.5 'Fira Sans',Arial,sans-serif}",
  '[data-trial] form{margin:0}',
  '[data-trial] button{font:inherit;min-height:40px;padding:4px 16px;border:1px solid #1d1d1b;border-radius:4px;',
  'background:#1d1d1b;color:#fff;cursor:pointer}',
].join('');

/** A part of a document in front of the page, with the text of its style. */
export interface TrialNotice {
  html: string;
  style: string;
}

/** Says which builds a person tries out, with a button that ends it and returns to `url`. Works without scripts. */
export function trialNotice(locale: Locale, builds: readonly TrialBuild[], url: string): TrialNotice {
  const { text, end } = webTexts[locale].trial;
  const names = builds.map((build) => `${build.name} ${'version' in build ? build.version : build.address}`);
  const action = `/api/trial/end?${new URLSearchParams({ to: url })}`;
  return {
    style: STYLE,
    html: [
      `<style>${STYLE}</style>`,
      `<aside data-trial><span>${escapeHtml(`${text} ${names.join(', ')}`)}</span>`,
      `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(end)}</button></form></aside>`,
    ].join(''),
  };
}
