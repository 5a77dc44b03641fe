import type { AreaRole } from '@lemma/contract';
import { browserLocale, type Locale, locales, setLocale } from '@lemma/ui';
import { rememberedArea } from './remembered-area.ts';

/** Contains nothing about a person, so it stays on the device after sign-out. */
const KEY = 'lemma.language';
/** The language of the person who is signed in, which goes with the sign-out. */
export const OWN_KEY = 'lemma.own-language';

/** The languages that the areas of each role are shown in. */
const LANGUAGES = { teacher: ['en', 'es'], parent: locales, student: locales } as const satisfies Record<
  AreaRole,
  readonly Locale[]
>;

function remembered(key: string): Locale | undefined {
  try {
    const found = localStorage.getItem(key);
    return locales.find((locale) => locale === found);
  } catch {
    return undefined;
  }
}

function remember(key: string, locale: Locale): void {
  try {
    localStorage.setItem(key, locale);
  } catch {
    // Without storage the choice applies to this page only.
  }
}

/** The language before anybody is signed in: the one chosen on this device, otherwise the browser's. */
export const pageLanguage = (): Locale => remembered(KEY) ?? browserLocale();

/** The language of somebody's areas on this device until the person's own is known. */
export function areaLanguage(role: AreaRole, wanted: Locale = remembered(OWN_KEY) ?? pageLanguage()): Locale {
  return LANGUAGES[role].find((locale) => locale === wanted) ?? 'en';
}

/**
 * The language of a page that opens, before it is known who is signed in. `sample` is whose area of the sample class it
 * shows, if any.
 */
export function firstLanguage(sample?: AreaRole): Locale {
  if (sample !== undefined) return areaLanguage(sample, pageLanguage());
  const area = rememberedArea();
  return area === undefined ? pageLanguage() : areaLanguage(area);
}

/** Changes the language of the page and stores the choice on this device. */
export function chooseLanguage(locale: Locale): void {
  setLocale(locale);
  remember(KEY, locale);
}

/** Shows an area in the person's own language, now and when the next page opens. */
export function applyOwnLanguage(role: AreaRole, own: Locale): void {
  remember(OWN_KEY, own);
  setLocale(areaLanguage(role));
}
