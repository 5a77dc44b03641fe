import type { Ways } from '@lemma/router';
import { type Locale, locales, setLocale, textsLoaded } from '@lemma/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawnPage } from './drawn-page.tsx';
import { drawnPages } from './drawn-pages.ts';
import { plainLink } from './plain-link.tsx';

const ways: Ways = { Link: plainLink(async () => undefined), go: async () => undefined };

async function drawIn(locale: Locale, Page: ComponentType): Promise<string> {
  setLocale(locale);
  await textsLoaded();
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
    const inEach: Record<string, string> = {};
    // One after another: they share the one document.
    for (const locale of locales) inEach[locale] = await drawIn(locale, Page);
    drawn[path] = inEach;
    remove();
  }
  return drawn;
}
