import { getLocale, type Locale } from './locale.ts';

/** A translation in a file of its own, which only its readers load. */
export type Later<T> = {
  /** The translation, once it is loaded. */
  readonly now: () => T | undefined;
  /** Settles when the translation is loaded, or cannot be. One promise, so that React can wait for it. */
  readonly come: () => Promise<void>;
};

type Waiting = { readonly locale: Locale; readonly again: () => Promise<void> };
const all: Waiting[] = [];

/** Loads a translation when it is first needed. If that fails, its readers see English until the next screen. */
export function later<T>(locale: Locale, load: () => Promise<T>): Later<T> {
  let loaded: T | undefined;
  let coming: Promise<void> | undefined;
  let failed = false;
  const come = (): Promise<void> => {
    coming ??= load().then(
      (translation) => {
        loaded = translation;
      },
      () => {
        failed = true;
      },
    );
    return coming;
  };
  const again = (): Promise<void> => {
    if (failed) coming = undefined;
    failed = false;
    return come();
  };
  all.push({ locale, again });
  return { now: () => loaded, come };
}

/** Waits for the texts in the language of the page of all modules that have been loaded. It never rejects. */
export async function textsLoaded(): Promise<void> {
  const locale = getLocale();
  await Promise.all(all.flatMap((one) => (one.locale === locale ? [one.again()] : [])));
}
