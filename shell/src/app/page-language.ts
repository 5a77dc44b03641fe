import { browserLocale, type Locale, locales, setLocale } from '@lemma/ui';

/** Says nothing about a person: it stays on the device when one signs out. */
const KEY = 'lemma.language';

function rememberedLanguage(): Locale | undefined {
  try {
    const remembered = localStorage.getItem(KEY);
    return locales.find((locale) => locale === remembered);
  } catch {
    return undefined;
  }
}

/** The language before somebody is known: what was chosen on this device, else the browser's. */
export const pageLanguage = (): Locale => rememberedLanguage() ?? browserLocale();

/** Changes the page to a language, and keeps the choice on this device. */
export function chooseLanguage(locale: Locale): void {
  setLocale(locale);
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Without storage it holds for this page.
  }
}
