import { expect, it } from 'vitest';
import { withDrawn } from './draw-pages.ts';

const APP = `<!doctype html>
<html lang="en">
  <head>
    <title>Lemma</title>
    <script type="application/json" id="lemma-environment">{}</script>
    <script>first()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root"><p role="status" data-wait>Loading...</p></div>
    <link rel="stylesheet" crossorigin href="/assets/look.css">
  </body>
</html>`;

it('puts the markup of every language into the page, dressed and chosen before any script of the application', async () => {
  const page = await withDrawn(APP, { en: '<h1>Sign in</h1>', es: '<h1>Entrar</h1>' });
  expect(page).toContain('<div data-drawn="en"><h1>Sign in</h1></div>');
  expect(page).toContain('<div data-drawn="es"><h1>Entrar</h1></div>');
  const places = ['lemma.area', 'first()', 'stylesheet', '</head>', 'data-wait>', 'data-drawn="en">', '`#root, '];
  expect(places.map((each) => page.indexOf(each))).toEqual(
    places.map((each) => page.indexOf(each)).toSorted((a, b) => a - b),
  );
  expect(places.filter((each) => !page.includes(each))).toEqual([]);
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
});

it('takes the markup as it is, whatever signs are in it', async () => {
  const markup = "<p>$& costs $1, $' and $`</p>";
  expect(await withDrawn(APP, { en: markup })).toContain(markup);
});

it('refuses a page that it cannot put the markup into', async () => {
  await expect(withDrawn('<div id="root"></div>', { en: '' })).rejects.toThrow('draw-pages.ts');
});
