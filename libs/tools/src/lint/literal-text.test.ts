import { RuleTester } from 'eslint';
import { literalText } from './literal-text';

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });

tester.run('literal-text', literalText, {
  valid: [
    "<p>{t('home.title')}</p>",
    '<p> · </p>',
    '<p>{count} / {total}</p>',
    '<p title="ltr">{text}</p>',
    '<kbd>Ctrl K</kbd>',
  ],
  invalid: [
    { code: '<p>Hallo</p>', errors: [{ messageId: 'literal' }] },
    { code: '<p>{count} ks</p>', errors: [{ messageId: 'literal' }] },
  ],
});
