/**
 * The Czech texts of each namespace, from which the keys are derived. Each package declares its own in
 * `src/locales/namespace.ts`, and those of a group of its pages (`shop.offers`) in that group's `locales/index.ts`:
 *
 * import type cs from './cs.json';
 *
 * declare global {
 * interface TextNamespaces {
 * shop: typeof cs;
 * }
 * }
 *
 * A package has its own namespace and those of its imported libraries, as others may not be loaded.
 */
declare global {
  interface TextNamespaces {}
}

type PluralForm = 'one' | 'few' | 'many' | 'other';

/** i18next selects the plural form by `count`, so keys omit the suffix. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

type Leaves<Texts, Above extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Above}${WithoutPlural<Key>}`
    : Leaves<Texts[Key], `${Above}${Key}.`>;
}[keyof Texts & string];

type LeavesWithoutForms<Texts, Above extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${string}_${PluralForm}`
      ? never
      : `${Above}${Key}`
    : LeavesWithoutForms<Texts[Key], `${Above}${Key}.`>;
}[keyof Texts & string];

/** The keys of an object of texts, with dots: `'form.save'`. Any string if the texts are not known at compile time. */
export type KeysOf<Texts> = unknown extends Texts ? string : Leaves<Texts, ''>;

/** A namespace available to this package. */
export type TextNamespace = keyof TextNamespaces;

/** A key with a text in the namespace. */
export type TextKey<Namespace extends TextNamespace> = Leaves<TextNamespaces[Namespace], ''>;

/** The keys without plural forms. */
export type UncountedKey<Namespace extends TextNamespace> = LeavesWithoutForms<TextNamespaces[Namespace], ''>;
