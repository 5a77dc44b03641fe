import { createTranslator, type NamespaceKeys, type NestedKeyOf, type _Translator as Translator } from 'use-intl/core';
import { getLocale, type Locale, numberTag, useNumberTag } from './locale.ts';

/** A catalogue: namespaces of ICU messages, nested as deep as one likes. */
export type Texts = { readonly [key: string]: string | Texts };

/** The same keys as a catalogue, in another language. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** English is whole. Another language has whole namespaces of it: those of the areas that it is offered in. */
export type Languages<T> = { readonly en: T; readonly es?: Partial<Translation<T>> };

/**
 * Three ways to read one catalogue of ICU messages: `useText('namespace')` inside React, which renders again when the
 * language changes, and `textNow('namespace')` elsewhere, `textIn('namespace', 'en')` in one language. Keys and arguments are checked by types when the English
 * catalogue is written `as const`.
 */
export function createTexts<const T extends Texts>(languages: Languages<T>) {
  const made = new Map<string, unknown>();

  function translator<const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N, locale: Locale) {
    const tag = numberTag(locale);
    const key = `${tag}:${namespace}`;
    const cached = made.get(key);
    if (isTranslator<T, N>(cached)) return cached;
    const translation = locale === 'en' ? undefined : { ...languages.en, ...languages[locale] };
    const whole = translation !== undefined && hasSameKeys(languages.en, translation);
    const translate = createTranslator<T, N>({
      locale: whole ? tag : numberTag('en'),
      messages: whole ? translation : languages.en,
      namespace,
    });
    made.set(key, translate);
    return translate;
  }

  return {
    useText: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N) => {
      useNumberTag();
      return translator(namespace, getLocale());
    },
    /** In a language of one's own, whatever the page's: for words among a text that is in it. */
    textIn: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N, locale: Locale) =>
      translator(namespace, locale),
    textNow: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N) => translator(namespace, getLocale()),
  };
}

/**
 * Whether a translation can stand in for the English catalogue: the same namespaces, a text for every text. One that
 * cannot is not used at all, since half a translation would show keys instead of words.
 */
export function hasSameKeys<T extends Texts>(english: T, translation: Texts | Translation<T>): translation is T {
  const other = new Map(Object.entries<unknown>(translation));
  return Object.entries(english).every(([key, text]) => {
    const there = other.get(key);
    if (typeof text === 'string') return typeof there === 'string';
    return isTexts(there) && hasSameKeys(text, there);
  });
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Only `translator` fills the map, under a key that holds the namespace. */
function isTranslator<T extends Texts, N extends NamespaceKeys<T, NestedKeyOf<T>>>(
  value: unknown,
): value is Translator<T, N> {
  return typeof value === 'function';
}

/** `const useText = createUseText({ en, es })`, then `const t = useText('namespace')` and `t('key', { count: 3 })`. */
export const createUseText = <const T extends Texts>(languages: Languages<T>) => createTexts(languages).useText;
