import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

it.each([
  ['en-US', false, 'en', 'You are offline', 'Try again'],
  ['es-MX', false, 'es', 'Sin conexión', 'Intentar de nuevo'],
  ['fr', false, 'en', 'You are offline', 'Try again'],
  ['en-US', true, 'en', 'This page did not come', 'Try again'],
  ['es', true, 'es', 'Esta página no llegó', 'Intentar de nuevo'],
])('says in %s what happened and what to do, came empty: %s', async (language, cameEmpty, lang, title, retry) => {
  const html = await offlinePage(language, cameEmpty).text();
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`>${retry}</a>`);
  // What came empty is asked for by itself.
  expect(html.includes('no-store')).toBe(cameEmpty);
});

it('needs nothing that would have to be fetched, and is never kept', async () => {
  const page = offlinePage('en', true);
  expect(await page.clone().text()).not.toMatch(/src=|href="[^"]|url\(/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.ok).toBe(false);
});
