import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

it.each([
  ['en-US', 'en', 'You are offline', 'Try again'],
  ['es-MX', 'es', 'Sin conexión', 'Intentar de nuevo'],
  ['fr', 'en', 'You are offline', 'Try again'],
])('says in %s what happened and what to do', async (language, lang, title, retry) => {
  const page = offlinePage(language);
  const html = await page.text();
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`>${retry}</a>`);
});

it('needs nothing that would have to be fetched, and is never kept', async () => {
  const page = offlinePage('en');
  expect(await page.clone().text()).not.toMatch(/src=|href="[^"]|url\(/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.ok).toBe(false);
});
