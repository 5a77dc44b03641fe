import { createTranslator } from '@lemma/ui/messages';
import { useSyncExternalStore } from 'react';
import type { NamespaceKeys, NestedKeyOf, _Translator as Translator } from 'use-intl/core';
import { laterAndLater } from './later-and-later.ts';
import { getLocale, isToChildren, type Locale, numberTag, subscribeToPage } from './locale.ts';

/** A catalog of texts: namespaces of ICU messages, nested to any depth. */
export type Texts = { readonly [key: string]: string | Texts };

/** The same keys as a catalogue, in another language. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

type Namespaces<T> = Partial<Translation<T>>;

/** Some texts of a translation. */
export type Some<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Some<T[K]> };

/**
 * English is complete, and is in the build. Another language has complete namespaces: those of the areas that offer it.
 * Given as a function, it is loaded when the page is shown in that language.
 */
export type Languages<T> = { readonly en: T } & {
  readonly [L in Exclude<Locale, 'en'>]?: Namespaces<NoInfer<T>> | (() => Promise<Namespaces<NoInfer<T>>>);
} & {
  /** The Spanish texts that are other ones to a child: adults are addressed as usted, children as tú. */
  readonly esToChildren?: () => Promise<Some<NoInfer<T>>>;
};

type Load = (locale: Locale) => Promise<void>;

/** A language, or Spanish as a child is addressed. */
type Wording = Locale | 'es-child';
const localeOf = (wording: Wording): Locale => (wording === 'es-child' ? 'es' : wording);

/** The catalogs of all builds on the page, which load a language together. */
const CATALOGS = Symbol.for('lemma.texts');

function catalogs(): Set<Load> {
  const known: unknown = Reflect.get(globalThis, CATALOGS);
  if (known instanceof Set) return known;
  const made = new Set<Load>();
  Reflect.set(globalThis, CATALOGS, made);
  return made;
}

/** Has something else loaded together with the catalogs, in the page's language. */
export const joinTexts = (load: (locale: Locale) => Promise<void>): void => void catalogs().add(load);

/**
 * Resolves when each catalog that the page has loaded has its texts in the page's language, so that no page begins in
 * English and changes. A language that does not come is no reason to show nothing: the page is in English then.
 */
export async function textsLoaded(locale: Locale = getLocale()): Promise<void> {
  if (locale !== 'en') await Promise.allSettled([...catalogs()].map((load) => load(locale)));
}

/** Subscribes to the page and to some listeners' own changes. */
const toPageAnd = (listeners: Set<() => void>) => (onChange: () => void) => {
  listeners.add(onChange);
  const leave = subscribeToPage(onChange);
  return () => {
    listeners.delete(onChange);
    leave();
  };
};

/**
 * Three ways to read a catalog of ICU messages: `useText('namespace')` in React components, which render again when the
 * language changes, `textNow('namespace')` elsewhere, and `textIn('namespace', 'en')` in a fixed language. Types check
 * keys and arguments if the English catalog is written `as const`.
 */
export function createTexts<const T extends Texts>(languages: Languages<T>) {
  const made = new Map<string, unknown>();
  const come = new Map<Wording, Namespaces<T>>();
  const coming = new Map<Wording, Promise<void>>();
  const listeners = new Set<() => void>();
  // Who shows texts that did not come asks for them once more: no page stays English for one lost answer.
  const later = laterAndLater();
  const tellAll = () => listeners.forEach((tell) => void tell());
  let shown: Wording = 'en';

  const wordingIn = (locale: Locale): Wording =>
    locale === 'es' && isToChildren() && languages.esToChildren !== undefined ? 'es-child' : locale;

  async function loaded(wording: Wording): Promise<Namespaces<T>> {
    const locale = localeOf(wording);
    const given = locale === 'en' ? undefined : languages[locale];
    const texts = typeof given === 'function' ? await given() : (given ?? {});
    return wording === 'es-child' ? withSome(texts, await languages.esToChildren?.()) : texts;
  }

  /** Whether the texts are there, or will never be, because the catalog has none in this language. */
  const isThere = (wording: Wording): boolean =>
    come.has(wording) || wording === 'en' || (wording !== 'es-child' && typeof languages[wording] !== 'function');

  function load(locale: Locale): Promise<void> {
    const wording = wordingIn(locale);
    if (isThere(wording)) return Promise.resolve();
    const asked = coming.get(wording);
    if (asked !== undefined) return asked;
    const loading = loaded(wording).then(
      (texts) => {
        come.set(wording, texts);
        tellAll();
      },
      (error: unknown) => {
        coming.delete(wording);
        throw error;
      },
    );
    coming.set(wording, loading);
    return loading;
  }
  catalogs().add(load);

  /** The page's language if its texts are there; until they are, the one that was shown before. */
  function current(): Wording {
    const locale = getLocale();
    const wanted = wordingIn(locale);
    if (isThere(wanted)) shown = wanted;
    else load(locale).catch(() => later(tellAll));
    return shown;
  }

  function translationIn(wording: Wording): Namespaces<T> | undefined {
    if (wording === 'en') return undefined;
    const given = wording === 'es-child' ? undefined : languages[wording];
    return typeof given === 'object' ? given : come.get(wording);
  }

  function translator<const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N, wording: Wording) {
    const translation = translationIn(wording);
    const tag = numberTag(localeOf(wording));
    const key = `${tag}:${wording}:${translation === undefined}:${namespace}`;
    const cached = made.get(key);
    if (isTranslator<T, N>(cached)) return cached;
    const merged = translation === undefined ? undefined : { ...languages.en, ...translation };
    const whole = merged !== undefined && hasSameKeys(languages.en, merged);
    const translate = createTranslator<T, N>({
      locale: whole ? tag : numberTag('en'),
      messages: whole ? merged : languages.en,
      namespace,
    });
    made.set(key, translate);
    return translate;
  }

  const subscribe = toPageAnd(listeners);
  /** Changes with the language, with who reads, and with the reader's decimal mark. */
  const state = () => {
    const wording = current();
    return `${wording}:${numberTag(localeOf(wording))}`;
  };

  return {
    useText: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N) => {
      useSyncExternalStore(subscribe, state, state);
      return translator(namespace, shown);
    },
    /** Texts in a fixed language, whatever the page's, for words within a text in that language. */
    textIn: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N, locale: Locale) =>
      translator(namespace, locale),
    textNow: <const N extends NamespaceKeys<T, NestedKeyOf<T>>>(namespace: N) => translator(namespace, current()),
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
    if (!isTexts(text)) return there !== undefined && !isTexts(there);
    return isTexts(there) && hasSameKeys(text, there);
  });
}

/** The texts with some of them replaced. */
function withSome<T extends object>(texts: T, some: object | undefined): T {
  const merged: T = { ...texts };
  for (const [key, other] of Object.entries(some ?? {})) {
    const own: unknown = Reflect.get(texts, key);
    Reflect.set(merged, key, isTexts(own) && isTexts(other) ? withSome(own, other) : other);
  }
  return merged;
}

/** A namespace; a message is a string, or the list that the build compiles it to. */
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only `translator` fills the map, under a key that contains the namespace. */
function isTranslator<T extends Texts, N extends NamespaceKeys<T, NestedKeyOf<T>>>(
  value: unknown,
): value is Translator<T, N> {
  return typeof value === 'function';
}

/** `const useText = createUseText({ en, es })`, then `const t = useText('namespace')` and `t('key', { count: 3 })`. */
export const createUseText = <const T extends Texts>(languages: Languages<T>) => createTexts(languages).useText;
