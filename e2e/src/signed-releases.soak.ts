import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { z } from 'zod';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';
import { publishVariant, release, siteFile, sites } from './release-stage.ts';

/*
 * Somebody can write to the site of one area, but has not the key of its team. What they write lies on the real site; the
 * browser's cache and storage are part of the test.
 */

const partSchema = z.looseObject({ builds: z.record(z.string(), z.unknown()), signatures: z.array(z.string()) });
const environmentSchema = z.object({ releaseKeys: z.record(z.string(), z.array(z.string())) });

const textOf = (name: string): Promise<string> => readFile(siteFile(name), 'utf8');
const partOf = async (name: string) => partSchema.parse(JSON.parse(await textOf(name)));
const serve = (value: object): Promise<void> => writeFile(siteFile('release.json'), JSON.stringify(value));

/** The private key with which `npm start` and the tests sign an area's releases. */
const keyOf = (area: string): string => join(sites(), '.keys', area);

async function publicKeyOf(area: string): Promise<string> {
  const page = await readFile(join(sites(), 'shell/index.html'), 'utf8');
  const [, json = ''] = /id="lemma-environment">([^<]*)</.exec(page) ?? [];
  return environmentSchema.parse(JSON.parse(json)).releaseKeys[area]?.[0] ?? '';
}

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;
let teacher: SavedState;
let first = '';
let good = '';
let evil = '';
/** What the site served while `first` was current: signed by the team, and out of date since. */
let old = '';

test.beforeAll(async ({ browser }) => {
  first = await publishVariant({ name: 'first' });
  await release('promote', first, '--skip-contract', 'a test');
  old = await textOf('release.json');
  good = await publishVariant({ name: 'good' });
  await release('promote', good, '--skip-contract', 'a test');
  evil = await publishVariant({ name: 'evil' });
  const page = await browser.newPage();
  await signUp(page, adult('Maya Okafor', 'Teacher'));
  // Without what this browser remembers of areas: each test begins with or without it by itself.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('lemma.release')) localStorage.removeItem(name);
  });
  teacher = await page.context().storageState({ indexedDB: true });
  await page.context().close();
});

/** The served release with a version in it that the team has not released. */
async function withEvil() {
  const [served, ledger] = [await partOf('release.json'), await partOf('ledger.json')];
  return { ...served, current: evil, builds: { ...served.builds, [evil]: ledger.builds[evil] } };
}

/** The release with `evil` served, signed with a key that is not this area's. */
async function signedBy(area: string): Promise<object> {
  await release('promote', evil, '--despite', 'a test');
  await release('sign', '--key', keyOf(area), '--trust', await publicKeyOf('teacher'));
  return partOf('release.json');
}

const forgeries: Record<string, () => Promise<object>> = {
  'carries no signature': async () => ({ ...(await withEvil()), signatures: undefined }),
  'was changed after it was signed': withEvil,
  'is signed by the team of another area': () => signedBy('student'),
  'is that of another area': async () =>
    partSchema.parse(JSON.parse(await readFile(join(sites(), 'student/release.json'), 'utf8'))),
};

const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.teacher);
const faults = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? []));
const shows = (page: Page, name: string) => expect(page.locator('html')).toHaveAttribute('data-teacher', name);
const refused = (page: Page) => page.getByRole('heading', { name: 'This part of Lemma could not be verified' });

/** Runs the test while the site serves this, and restores what the team released. */
async function during(forge: () => Promise<object>, work: () => Promise<void>): Promise<void> {
  const whole = await Promise.all(
    ['release.json', 'ledger.json'].map(async (name) => [name, await textOf(name)] as const),
  );
  const restore = () => Promise.all(whole.map(([name, text]) => writeFile(siteFile(name), text)));
  try {
    await serve(await forge());
    await work();
  } finally {
    await restore();
  }
}

for (const [what, forge] of Object.entries(forgeries)) {
  test(`a release that ${what} is refused with a sentence, and nothing of it runs`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: teacher });
    const page = await context.newPage();
    await during(forge, async () => {
      await page.goto('/dashboard');
      await expect(refused(page)).toBeVisible();
      expect(await ran(page)).toBeUndefined();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows(page, 'good');
    await context.close();
  });

  test(`where the area opened before, a release that ${what} changes nothing`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: teacher });
    const page = await context.newPage();
    await page.goto('/dashboard');
    await shows(page, 'good');
    await during(forge, async () => {
      await page.reload();
      await shows(page, 'good');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faults(page)).toMatch(/not signed by a key of this area|is one of student/);
    });
    await context.close();
  });
}

test('a release of before, served again, is refused where a newer one opened', async ({ browser }) => {
  const context = await browser.newContext({ storageState: teacher });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await shows(page, 'good');
  await during(
    async () => partSchema.parse(JSON.parse(old)),
    async () => {
      await page.reload();
      await shows(page, 'good');
      expect(await faults(page)).toContain('is older than what opened here');
    },
  );
  await page.reload();
  await shows(page, 'good');
  expect(await faults(page)).not.toContain('older');
  await context.close();
});
