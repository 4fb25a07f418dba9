import type { Page } from '@playwright/test';
import axe, { getRules } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Listed individually, because axe skips experimental rules when run by tags. */
const RULES = getRules(LEVEL_AA)
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

/** The rules about computed colours: the only ones that depend on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's violations of WCAG 2.2 A and AA, in the page and its frames: rule and elements. Axe is loaded once per
 * document; its builder for Playwright, which loads it with each call, takes more than twice the time.
 */
export async function violations(page: Page, rules: readonly string[] = RULES): Promise<string[][]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async (values) => {
      const { violations: found } = await window.axe!.run(document, {
        // Describing every passing element takes longer than the rules themselves.
        resultTypes: ['violations'],
        runOnly: { type: 'rule', values },
      });
      return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    [...rules],
  );
}
