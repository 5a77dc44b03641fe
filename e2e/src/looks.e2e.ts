import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import { z } from 'zod';
import { expect, test } from './journey.ts';
import { type Look, lookSchema, newIn, readLook, together } from './looks/look.ts';
import { lookAtAll, lookOf, still } from './looks/looking.ts';
import { screens } from './looks/screens.ts';
import { withStyles } from './with-styles.ts';

const FILE = join(import.meta.dirname, 'looks', 'looks.json');
/** `LEMMA_LOOKS=write` writes the looks that there are now, after a change that is wanted. */
const writes = process.env.LEMMA_LOOKS === 'write';
const WANTED = 'if this is wanted: LEMMA_LOOKS=write npm run e2e -w e2e -- looks';
/** What comes late on a busy machine is missing in one look and not in the next: the file has what several have together. */
const LOOKS_TO_WRITE = 3;
const looks = async () => z.record(z.string(), lookSchema).parse(JSON.parse(await readFile(FILE, 'utf8')));

async function write(browser: Browser): Promise<void> {
  const written: Record<string, Look> = Object.fromEntries(screens.map(({ name }) => [name, together([])]));
  for (let time = 0; time < LOOKS_TO_WRITE; time += 1)
    await lookAtAll(browser, ({ name }, look) => {
      written[name] = together([...(written[name] ? [written[name]] : []), look]);
    });
  await writeFile(FILE, `${JSON.stringify(written, undefined, 1)}\n`);
}

test('the screens by which one knows the product look as before', async ({ browser }) => {
  if (writes) {
    test.setTimeout(600_000);
    await write(browser);
  }
  const before = await looks();
  const changed: string[] = [];
  await lookAtAll(browser, ({ name }, look) => {
    changed.push(...newIn(look, before[name] ?? together([])).map((one) => `${name}: ${one}`));
  });
  expect(changed, WANTED).toEqual([]);
  expect(Object.keys(before).sort()).toEqual(screens.map(({ name }) => name).sort());
});

test('a changed color, size or edge is seen', async ({ browser }) => {
  const [screen] = screens.filter(({ name }) => name === 'sign-in');
  if (screen === undefined) throw new Error('no screen to change');
  const context = await still(browser, screen);
  const { page, look } = await lookOf(context, screen);
  const before = (await looks())['sign-in'] ?? look;
  for (const css of ['label { color: rgb(1, 2, 3) }', 'button { min-height: 60px }', 'main { margin-left: 30px }']) {
    const unstyle = await withStyles(page, css);
    expect(newIn(await readLook(page), before), css).not.toEqual([]);
    await unstyle();
  }
  await context.close();
});
