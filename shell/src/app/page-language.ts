import { browserLocale, type Locale, locales, setLocale } from '@lemma/ui';

/** Contains nothing about a person, so it stays on the device after sign-out. */
const KEY = 'lemma.language';

function rememberedLanguage(): Locale | undefined {
  try {
    const remembered = localStorage.getItem(KEY);
    return locales.find((locale) => locale === remembered);
  } catch {
    return undefined;
  }
}

/** The language before anybody is signed in: the one chosen on this device, otherwise the browser's. */
export const pageLanguage = (): Locale => rememberedLanguage() ?? browserLocale();

/** Changes the language of the page and stores the choice on this device. */
export function chooseLanguage(locale: Locale): void {
  setLocale(locale);
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Without storage the choice applies to this page only.
  }
}
