import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { type FolderServer, serveFolder, tool, writeCoach } from './other-area.ts';
import { type Adult, adult } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { environmentOf, sites } from './release-stage.ts';

/*
 * The shell as it was built for the other journeys, staged anew with another list of areas, on sites of its own. The
 * backend is that of the other journeys.
 */

const dist = resolve(import.meta.dirname, '../../shell/dist');
const ELEMENT = /(id="lemma-environment">)([^<]*)(<)/;

let folder = '';
let shell: FolderServer;
let coach: FolderServer;
let entry: Readonly<Record<string, unknown>>;

/** Stages the built shell with these areas beside the known ones. */
async function stage(added: Readonly<Record<string, unknown>>): Promise<void> {
  const { areas, ...environment } = await environmentOf(sites());
  const file = join(folder, 'environment.json');
  await writeFile(file, JSON.stringify({ ...environment, areas: { ...areas, ...added } }));
  await tool('stage', '--from', dist, '--environment', file, '--skip-contract', 'a test', '--sites', folder);
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-added-'));
  await mkdir(join(folder, 'shell'));
  const key = join(folder, 'coach.key');
  const keys = [await tool('release-key', key)];
  const built = await writeCoach(join(folder, 'built'));
  await tool('publish', 'coach', '--from', built, '--key', key, '--sites', folder);
  [shell, coach] = [await serveFolder(join(folder, 'shell')), await serveFolder(join(folder, 'coach'))];
  entry = {
    ...{ address: coach.address, path: '/coach', role: 'teacher', keys, name: { en: 'Coaching', es: 'Orientación' } },
    nav: [
      { to: '', name: { en: 'Start' }, icon: 'home' },
      { to: 'sessions', name: { en: 'Sessions' }, icon: 'no-such-icon', group: { en: 'Work' } },
    ],
  };
});
test.afterAll(async () => {
  await Promise.all([shell.stop(), coach.stop()]);
  await rm(folder, { recursive: true, force: true });
});

async function signedIn(browser: Browser, person: Adult): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shell.address })).newPage();
  await signInAsNew(page, person);
  return page;
}

const faultsOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? []));

/** When the page began to ask for files whose address ends like this, in milliseconds since it was opened. */
const askedAt = (page: Page, end: string): Promise<readonly number[]> =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(wanted))
        .map(({ startTime }) => startTime),
    end,
  );

test('a fourth area appears in a built shell after its entry is added, with its links and its early fetch', async ({
  browser,
}) => {
  await stage({});
  const scripts = await readdir(join(folder, 'shell/assets'));
  const page = await signedIn(browser, adult('Maya Okafor', 'Teacher'));
  const nav = page.getByRole('navigation').first();
  await expect(nav.getByRole('link', { name: 'Students' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Coaching' })).toHaveCount(0);
  await page.goto('/coach');
  await expect(page.getByRole('heading', { level: 1, name: /^Coaching/ })).toHaveCount(0);

  await stage({ coach: entry });
  expect(await readdir(join(folder, 'shell/assets'))).toEqual(scripts);
  await page.goto('/dashboard');
  await nav.getByRole('link', { name: 'Coaching' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Coaching/ })).toBeVisible();
  await nav.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All sessions' })).toBeVisible();
  await nav.getByRole('link', { name: 'Classroom' }).click();
  await expect(nav.getByRole('link', { name: 'Students' })).toBeVisible();

  await page.goto('/coach/sessions');
  await expect(page.getByRole('heading', { level: 1, name: 'All sessions' })).toBeVisible();
  // The page's first lines ask for the release, once, before the files that every area needs.
  const [[asked = Number.NaN, ...again], [together = Number.NaN]] = [
    await askedAt(page, `${coach.address}/release.json`),
    await askedAt(page, '_lemma_together-'),
  ];
  expect(again).toEqual([]);
  expect(asked).toBeLessThanOrEqual(together);
  expect(await faultsOf(page)).toBe('[]');
  await page.context().close();
});

test('an entry opens an area to its role only, and a wrong one is refused while the others open', async ({
  browser,
}) => {
  await stage({ coach: entry });
  const parent = await signedIn(browser, adult('Ana Lopes', 'Parent'));
  await expect(parent.getByRole('link', { name: 'Coaching' })).toHaveCount(0);
  const asked: string[] = [];
  parent.on('request', (request) => asked.push(request.url()));
  await parent.goto('/coach');
  await expect(parent.getByText('This part is for teachers.')).toBeVisible();
  expect(asked.filter((url) => url.startsWith(coach.address))).toEqual([]);
  await parent.context().close();

  const wrong = { ...entry, path: '/sign-in' };
  const refused = await stage({ coach: wrong }).then(
    () => 'staged',
    ({ stderr }: { readonly stderr?: string }) => stderr ?? '',
  );
  expect(refused).toContain('The area "coach" is not opened: /sign-in is a page of the shell.');
  // Nobody stages that: somebody wrote it into the page.
  for (const name of ['index.html', 'app.html', 'sign-in.html']) {
    const file = join(folder, 'shell', name);
    const page = await readFile(file, 'utf8');
    const put = (_: string, before: string, json: string, after: string) => {
      const environment = JSON.parse(json);
      return `${before}${JSON.stringify({ ...environment, areas: { ...environment.areas, coach: wrong } })}${after}`;
    };
    await writeFile(file, page.replace(ELEMENT, put));
  }
  const page = await signedIn(browser, adult('Maya Okafor', 'Teacher'));
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Students' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coaching' })).toHaveCount(0);
  expect(await faultsOf(page)).toContain('/sign-in is a page of the shell');
  await page.context().close();
});
