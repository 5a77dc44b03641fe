import { use } from 'react';
import { createTranslator, type NamespaceKeys, type NestedKeyOf, type _Translator as Translator } from 'use-intl/core';
import { later } from './later.ts';
import { getLocale, type Locale, numberTag, useNumberTag } from './locale.ts';

/** A catalog of texts: namespaces of ICU messages, nested to any depth. */
export type Texts = { readonly [key: string]: string | Texts };

/** The same keys as a catalogue, in another language. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/**
 * English is complete. Another language has complete namespaces: those of the areas that offer it. It may be loaded
 * later, by those who read it.
 */
export type Languages<T> = {
  readonly en: T;
  readonly es?: Partial<Translation<T>> | (() => Promise<Partial<Translation<T>>>);
};

/**
 * Three ways to read a catalog of ICU messages: `useText('namespace')` in React components, which render again when the
 * language changes, `textNow('namespace')` elsewhere, and `textIn('namespace', 'en')` in a fixed language. Types check
 * keys and arguments if the English catalog is written `as const`.
 */
export function createTexts<const T extends Texts>(languages: Languages<T>) {
  const made = new Map<string, unknown>();
  const spanish = typeof languages.es === 'function' ? later('es', languages.es) : undefined;

  function translationIn(locale: Locale): Partial<Translation<T>> | undefined {
    if (locale === 'en') return undefined;
    return typeof languages.es === 'function' ? spanish?.now() : languages.es;
  }

  function translator<const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N, locale: Locale) {
    const own = translationIn(locale);
    const tag = numberTag(own === undefined ? 'en' : locale);
    const key = `${tag}:${namespace}`;
    const cached = made.get(key);
    if (isTranslator<T, N>(cached)) return cached;
    const translation = { ...languages.en, ...own };
    const whole = own !== undefined && hasSameKeys(languages.en, translation);
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
      // A screen waits for its texts before it is shown; this is for a page whose language has just been changed.
      if (spanish !== undefined && getLocale() === 'es' && spanish.now() === undefined) use(spanish.come());
      return translator(namespace, getLocale());
    },
    /** Texts in a fixed language, whatever the page's, for words within a text in that language. */
    textIn: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N, locale: Locale) =>
      translator(namespace, locale),
    textNow: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N) => translator(namespace, getLocale()),
  };
}

/**
 * Whether a translation can replace the English catalog: it has the same namespaces and every text. An incomplete one
 * is not used, because it would show keys instead of words.
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

/** Only `translator` fills the map, under a key that contains the namespace. */
function isTranslator<T extends Texts, N extends NamespaceKeys<T, NestedKeyOf<T>>>(
  value: unknown,
): value is Translator<T, N> {
  return typeof value === 'function';
}

/** `const useText = createUseText({ en, es })`, then `const t = useText('namespace')` and `t('key', { count: 3 })`. */
export const createUseText = <const T extends Texts>(languages: Languages<T>) => createTexts(languages).useText;
