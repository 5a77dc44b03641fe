import { expect, test } from './journey.ts';
import { newIn, readLook } from './looks/look.ts';
import { lookOf, still } from './looks/look-of.ts';
import { changedFrom, looksIn } from './looks/looks-in.ts';
import { publicScreens } from './looks/screens.ts';
import { withStyles } from './with-styles.ts';

const FILE = 'public.json';

test('public pages look as before', async ({ browser }) => {
  const changed = await changedFrom(browser, FILE, publicScreens);
  expect(changed, 'if this is wanted: LEMMA_LOOKS=write npm run e2e -w e2e -- looks').toEqual([]);
});

test('a changed color, size or edge is seen', async ({ browser }) => {
  const [screen] = publicScreens.filter(({ name }) => name === 'sign-in, phone');
  if (screen === undefined) throw new Error('no screen to change');
  const context = await still(browser, screen);
  const { page, look } = await lookOf(context, screen);
  const before = (await looksIn(FILE))[screen.name] ?? look;
  expect(newIn(await readLook(page), before)).toEqual([]);
  for (const css of ['label { color: rgb(1, 2, 3) }', 'button { min-height: 60px }', 'main { margin-left: 30px }']) {
    const unstyle = await withStyles(page, css);
    expect(newIn(await readLook(page), before), css).not.toEqual([]);
    await unstyle();
  }
  await context.close();
});
