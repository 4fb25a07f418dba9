import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { getRules } from 'axe-core';

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Listed individually, because axe skips experimental rules when run by tags. */
const RULES = getRules(LEVEL_AA)
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

/** The rules about computed colours: the only ones that depend on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns axe's violations of WCAG 2.2 A and AA: rule and elements. */
export async function violations(page: Page, rules: readonly string[] = RULES): Promise<string[][]> {
  const { violations: found } = await new AxeBuilder({ page })
    // Describing every passing element takes longer than the rules themselves.
    .options({ resultTypes: ['violations'] })
    .withRules([...rules])
    // The default mode merges the results of frames in a second page, which doubles the time; the pages have no frames.
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
