import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { getRules } from 'axe-core';

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Named one by one, because axe leaves out experimental rules when it is given tags. */
const RULES = getRules(LEVEL_AA)
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

/** The rules that read computed colours: the only ones that another theme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds against WCAG 2.2 A and AA: rule and elements. */
export async function violations(page: Page, rules: readonly string[] = RULES): Promise<string[][]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withRules([...rules])
    // The other mode merges the results of frames in a second page, which takes as long again; no page has frames.
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
