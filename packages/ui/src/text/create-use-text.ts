import { createTranslator } from 'use-intl/core';
import { getLocale, type Locale, useLocale } from './locale.ts';

type Texts = { readonly [key: string]: string | Texts };

/** The same keys as a catalogue, in another language. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

type Languages<T> = { readonly en: T; readonly es?: Translation<T> };

/**
 * A hook over one catalogue of ICU messages: `const useText = createUseText({ en, es })`, then
 * `const t = useText('namespace')` and `t('key', { count: 3 })`. Keys and arguments are checked by types
 * when the English catalogue is written `as const`.
 */
export function createUseText<const T extends Texts>(languages: Languages<T>) {
  const translatorFor = createTextFor(languages);
  return function useText<const N extends keyof T & string>(namespace: N) {
    return translatorFor(namespace, useLocale());
  };
}

/** The same outside React: `textFor('namespace')` reads the page's language at the moment of the call. */
export function createTextFor<const T extends Texts>(languages: Languages<T>) {
  const build = <const N extends keyof T & string>(namespace: N, locale: Locale) =>
    createTranslator<{ [K in N]: T[K] }, N & never>({
      locale,
      messages: languages.en,
    });
  return build;
}
