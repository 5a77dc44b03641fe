import type { Ways } from '@lemma/router';
import { type Locale, locales, setLocale } from '@lemma/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawnPage } from './drawn-page.tsx';
import { drawnPages } from './drawn-pages.ts';
import { plainLink } from './plain-link.tsx';

const ways: Ways = { Link: plainLink(async () => undefined), go: async () => undefined };

function drawIn(locale: Locale, Page: ComponentType): string {
  setLocale(locale);
  return renderToString(<DrawnPage ways={ways} Page={Page} />);
}

/** Stands in for the document, of which texts ask the language and nothing else. @returns what removes it. */
function standInForDocument(): () => void {
  if ('document' in globalThis) return () => undefined;
  Reflect.set(globalThis, 'document', { documentElement: { dataset: {} } });
  return () => void Reflect.deleteProperty(globalThis, 'document');
}

/** The markup of each drawn page by its address and its language. It runs during the build. */
export async function draw(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const drawn: Record<string, Record<string, string>> = {};
  for (const [path, load] of Object.entries(drawnPages)) {
    const Page = await load();
    const remove = standInForDocument();
    drawn[path] = Object.fromEntries(locales.map((locale) => [locale, drawIn(locale, Page)]));
    remove();
  }
  return drawn;
}
