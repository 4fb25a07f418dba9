import type { Rule } from 'eslint';

interface Text {
  value?: string;
  parent?: { openingElement?: { name?: { name?: string } } };
}

/**
 * Rejects text with letters in JSX: people read three languages, so a text comes from the locale files. Names of keys in
 * `<kbd>` are the same in all.
 */
export const literalText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: "Write the text into the locale files and show it by t('key')." },
  },
  create(context) {
    return {
      JSXText(node: Rule.Node & Text) {
        const isKey = node.parent?.openingElement?.name?.name === 'kbd';
        if (!isKey && /\p{L}/u.test(node.value ?? '')) context.report({ node, messageId: 'literal' });
      },
    } as Rule.RuleListener;
  },
};
