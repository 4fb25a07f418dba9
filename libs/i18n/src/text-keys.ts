/**
 * The Czech texts of each namespace, from which the keys come. Each package adds its own in `src/locales/namespace.ts`,
 * and those of a group of its pages (`shop.offers`) in that group's `locales/index.ts`:
 *
 *     import type cs from './cs.json';
 *
 *     declare global {
 *       interface TextNamespaces {
 *         shop: typeof cs;
 *       }
 *     }
 *
 * A package sees its own namespace and those of the libraries it imports, since no others are sure to be loaded.
 */
declare global {
  interface TextNamespaces {}
}

type PluralForm = 'one' | 'few' | 'many' | 'other';

/** i18next chooses between the forms of such a key by `count`: it is asked for without them. */
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

/** The keys of an object of texts, with dots: `'form.save'`. Of texts known at run time only any key may be asked for. */
export type KeysOf<Texts> = unknown extends Texts ? string : Leaves<Texts, ''>;

/** A namespace whose texts this package may use. */
export type TextNamespace = keyof TextNamespaces;

/** A key that has a text in the namespace. */
export type TextKey<Namespace extends TextNamespace> = Leaves<TextNamespaces[Namespace], ''>;

/** The keys among these that have one text, whatever the count. */
export type UncountedKey<Namespace extends TextNamespace> = LeavesWithoutForms<TextNamespaces[Namespace], ''>;
