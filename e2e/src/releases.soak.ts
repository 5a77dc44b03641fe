import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { prepareClass, signInAdult, signInFirstChild } from './prepared.ts';
import {
  change,
  innerFile,
  publishVariant,
  refusal,
  release,
  screenFile,
  scriptsOf,
  servedFile,
  toolSays,
} from './release-stage.ts';
import { running } from './running.ts';

let good = '';
let context: BrowserContext;
let page: Page;
let classId = '';

const shows = (name: string) => expect(page.locator('html')).toHaveAttribute('data-teacher', name);
const heading = () => expect(page.getByRole('heading', { name: '7A Mathematics' })).toBeVisible();
const faults = () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? []));
const authCopies = () => page.evaluate(() => Reflect.get(globalThis, Symbol.for('lemma.shared-auth.instances')));

/** A teacher with a class, on the page of the working version. */
test.beforeAll(async ({ browser }) => {
  good = await publishVariant({ name: 'good' });
  await release('promote', good);
  const prepared = await prepareClass(['Ana Lopes', 'Ben Carter'], ['integers.add']);
  classId = prepared.classId;
  await signInFirstChild(prepared);
  // The first call of a function starts its process, which takes longer than the page waits.
  await prepared.teacher.call('releaseSeat', { area: 'teacher', version: '000000000000', share: 0, classes: [] });
  context = await browser.newContext();
  page = await context.newPage();
  await signInAdult(page, prepared.account);
  await heading();
  await shows('good');
});
test.afterEach(async () => {
  await context.unrouteAll();
  await release('rollback', good);
});
test.afterAll(async () => {
  await context.close();
});

/** Serves such a version to everybody and opens the area with it. */
async function serve(version: string): Promise<void> {
  await release('promote', version, '--despite', 'a test');
  await page.goto('/dashboard');
}

test('the built shell contains no address and no file name of a remote', async () => {
  const built = join(import.meta.dirname, '../../shell/dist');
  const names = await readdir(built, { recursive: true });
  const texts = await Promise.all(
    names.filter((name) => /\.(js|html|json|css)$/.test(name)).map((name) => readFile(join(built, name), 'utf8')),
  );
  const files = await Promise.all(Object.keys(running().areas).map(scriptsOf));
  const wanted = [...files.flat(), 'mf-manifest.json', ...Object.values(running().areas)];
  expect(wanted.length).toBeGreaterThan(100);
  const own = new Set(names.map((name) => basename(name)));
  expect(wanted.filter((name) => !own.has(name) && texts.some((text) => text.includes(name)))).toEqual([]);
});

test('a page keeps its version until it is reloaded, after a promotion and a rollback', async () => {
  await page.goto('/dashboard');
  await shows('good');
  const next = await publishVariant({ name: 'next' });
  await release('promote', next);
  await page.getByRole('link', { name: 'Assignments' }).first().click();
  await page.waitForURL('**/assignments');
  await shows('good');
  await page.reload();
  await shows('next');
  await release('rollback');
  await page.reload();
  await shows('good');
});

test('a canary is served to a class and its teacher, to nobody else, and ends when it is halted', async ({
  browser,
}) => {
  const canary = await publishVariant({ name: 'canary' });
  await release('canary', canary, '--share', '0', '--classes', classId);
  await page.goto('/dashboard');
  await shows('canary');
  const other = await prepareClass(['Cy Brown'], ['integers.add']);
  const stranger = await (await browser.newContext()).newPage();
  await signInAdult(stranger, other.account);
  await expect(stranger.locator('html')).toHaveAttribute('data-teacher', 'good');
  await stranger.context().close();
  await expect.poll(async () => (await release('status')).health).toEqual({ loads: 1, failed: 0 });
  await release('halt');
  await page.reload();
  await shows('good');
});

test('a canary that breaks is halted automatically, and cannot be promoted', async () => {
  const canary = await publishVariant({ name: 'broken canary', code: 'throw new Error("broken canary")' });
  const prepared = await prepareClass(['Dee Fox'], ['integers.add']);
  const { teacher } = prepared;
  await signInFirstChild(prepared);
  await release('canary', canary, '--share', '0', '--classes', classId, '--despite', 'a test');
  for (let count = 0; count < 18; count += 1)
    await teacher.call('reportLoad', { area: 'teacher', version: canary, tab: crypto.randomUUID(), failed: false });
  // Of one person one failed load counts.
  await teacher.call('reportLoad', { area: 'teacher', version: canary, tab: crypto.randomUUID(), failed: true });
  await page.goto('/dashboard');
  await heading();
  await expect.poll(async () => (await release('status')).health).toMatchObject({ loads: 20, failed: 2 });
  expect((await release('status')).health?.haltedAt).toBeGreaterThan(0);
  await page.goto('/dashboard');
  await heading();
  await shows('good');
  expect(await faults()).not.toContain(canary);
  expect(await refusal('promote', canary)).toContain(`teacher@${canary} was halted as a canary: 2 of 20 loads failed.`);
});

test('a promoted version that breaks is halted, everybody opens the one before, and the next release ends that', async () => {
  const version = await publishVariant({ name: 'broken later' });
  await release('promote', version, '--despite', 'a test');
  for (let count = 0; count < 3; count += 1) {
    const prepared = await prepareClass(['Eve Hall'], ['integers.add']);
    const { teacher } = prepared;
    await signInFirstChild(prepared);
    for (const failed of [true, false])
      await teacher.call('reportLoad', { area: 'teacher', version, tab: crypto.randomUUID(), failed, oneIn: 10 });
  }
  expect(await toolSays('status')).toMatch(
    new RegExp(`served, 3 of about 33 loads failed, HALTED .*: ${good} is opened`),
  );
  expect(await toolSays('log')).toContain(`halted by itself ${version}`);
  await page.goto('/dashboard');
  await heading();
  await shows('good');
  expect(await refusal('promote', version)).toContain(`teacher@${version} was halted after its promotion`);
  const next = await publishVariant({ name: 'mended' });
  const served = await release('promote', next, '--despite', 'a test');
  expect(served.previous).toBe(good);
  await page.goto('/dashboard');
  await shows('mended');
});

test('a tab that was drawn for it tells how fast the area was, when it is left', async () => {
  const version = await publishVariant({ name: 'measured' });
  await release('promote', version, '--despite', 'a test');
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    Math.random = () => 0;
  });
  const coming = tab.waitForResponse((reply) => /measure-vitals/.test(reply.url()));
  await tab.goto('/dashboard');
  await coming;
  const told = tab.waitForRequest((request) => request.url().endsWith('/reportVitals'));
  // Vitals are final once the page is hidden.
  await tab.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await (await told).response())?.status()).toBe(200);
  await tab.close();
  await expect
    .poll(async () => (await release('status')).healths?.[version])
    .toMatchObject({
      ...{ served: { counts: [{ oneIn: 10, loads: 1, failed: 0 }] }, vitals: { tabs: 1 } },
    });
});

test('the release checks name what needs what', async () => {
  const needy = await publishVariant({ name: 'needy', contractVersion: 2 });
  expect(await refusal('promote', needy)).toContain(`teacher@${needy} needs contract 2; the shell speaks contract 1.`);
});

test('the release checks open every page in the served shells, and name the page that breaks and why', async () => {
  const broken = await publishVariant({ name: 'broken pages', rendersNothing: true });
  const page = `teacher@${broken} does not show /dashboard in the shell`;
  expect(await refusal('promote', broken)).toContain(`${page} that is served: in render`);
  expect(await refusal('canary', broken, '--shell', running().shell)).toContain(
    `${page} at ${running().shell}: in render`,
  );
  expect((await release('status')).current).toBe(good);
  const skipped = await release('promote', broken, '--skip-contract', 'a test');
  expect(skipped.current).toBe(broken);
});

test('the release checks end at a version that never comes to rest, and name the address', async () => {
  const endless = await publishVariant({ name: 'endless', code: 'for(;;);' });
  expect(await refusal('promote', endless)).toMatch(
    new RegExp(`teacher@${endless} hangs in the shell that is served: /dashboard/\\S+ does not come to rest in 60 s`),
  );
  expect((await release('status')).current).toBe(good);
});

test('the release checks see a second React', async () => {
  const code = ';globalThis.other={__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE:{}};';
  const second = await publishVariant({ name: 'second React', code });
  expect(await refusal('promote', second)).toContain(`teacher@${second} brings a React of its own`);
});

test('a fault in a timer reaches the team by its place, without a word of it', async () => {
  const code = 'setTimeout(()=>{throw new Error("what Ana Lopes typed")},500);';
  const version = await publishVariant({ name: 'late fault', code });
  await serve(version);
  await heading();
  await shows('late fault');
  await expect.poll(() => toolSays('faults')).toMatch(/1 {2}background {2}unknown .* entry-[\w-]+\.js:\d+:\d+/);
  expect(await toolSays('faults')).toContain(`teacher@${version}`);
  expect(await toolSays('faults')).not.toContain('Ana');
});

/** Kinds of broken versions, and how each is made. */
const troubles: Record<string, () => Promise<string>> = {
  unreachable: async () => {
    const version = await publishVariant({ name: 'unreachable' });
    await context.route(`**/v/${version}/**`, (route) => route.abort());
    return version;
  },
  hanging: async () => {
    const version = await publishVariant({ name: 'hanging' });
    await context.route(`**/v/${version}/**`, () => new Promise(() => undefined));
    return version;
  },
  corrupt: async () => {
    const version = await publishVariant({ name: 'corrupt' });
    await change(servedFile(version, 'entry', 'remoteEntry.js'), (text) => text.slice(0, text.length / 2));
    return version;
  },
  'tampered at its entry': async () => {
    const version = await publishVariant({ name: 'tampered entry' });
    await change(servedFile(version, 'entry', 'remoteEntry.js'), (text) => `globalThis.tampered=true;${text}`);
    return version;
  },
  'tampered inside': async () => {
    const version = await publishVariant({ name: 'tampered inside' });
    const inner = await innerFile(version);
    await change(inner, (text) => `globalThis.tampered=true;${text}`);
    return version;
  },
  'throwing on load': () => publishVariant({ name: 'throwing', code: 'throw new Error("on load")' }),
  'throwing in render': () => publishVariant({ name: 'rendering', rendersNothing: true }),
  incompatible: () => publishVariant({ name: 'incompatible', contractVersion: 2 }),
};

for (const [kind, make] of Object.entries(troubles)) {
  test(`${kind}: the previous version replaces it in the page, with the same session`, async () => {
    const version = await make();
    await serve(version);
    await heading();
    await shows('good');
    expect(await authCopies()).toBe(1);
    expect(await faults()).toContain(`teacher@${version}`);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined();
  });
}

test('a screen that was changed on the site does not run, and the previous version shows it', async () => {
  const version = await publishVariant({ name: 'tampered screen' });
  await serve(version);
  await shows('tampered screen');
  const screen = await screenFile(version, 'assignments');
  await change(screen, (text) => `globalThis.tampered=true;${text}`);
  await page.getByRole('link', { name: 'Assignments' }).first().click();
  await expect(page.getByRole('link', { name: 'Number practice' }).first()).toBeVisible();
  await shows('good');
  expect(await faults()).toContain(`teacher@${version}`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined();
});

test('when a deployment removed the version, the currently served one replaces it in the page', async () => {
  const version = await publishVariant({ name: 'evicted' });
  await serve(version);
  await shows('evicted');
  await release('promote', good);
  await rm(servedFile(version), { recursive: true });
  await page.getByRole('link', { name: 'Assignments' }).first().click();
  await expect(page.getByRole('link', { name: 'Number practice' }).first()).toBeVisible();
  await shows('good');
  expect(await authCopies()).toBe(1);
});

test('without a working version a message in the frame names the version, and a retry opens it later', async () => {
  await context.route(`${running().areas.teacher}/v/**`, (route) => route.abort());
  await page.goto('/dashboard');
  const panel = page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'This part of Lemma did not load' }) });
  await expect(panel).toContainText(`teacher@${good}`);
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await context.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await heading();
});
