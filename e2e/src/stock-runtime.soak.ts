import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { build } from 'vite';
import { z } from 'zod';
import { expect, test } from './journey.ts';
import { siteFile } from './release-stage.ts';
import { running } from './running.ts';

/*
 * A page that is not our shell: the federation runtime as it is published, in its own configuration, with the packages
 * that the area's manifest asks for. It knows nothing of release.json, of our loader or of our build.
 */

const releaseSchema = z.object({
  current: z.string(),
  builds: z.record(z.string(), z.object({ manifest: z.string(), entry: z.string(), routes: z.array(z.string()) })),
});
const manifestSchema = z.object({
  name: z.string(),
  shared: z.array(z.object({ name: z.string(), version: z.string() })),
  metaData: z.object({ buildInfo: z.object({ buildVersion: z.string() }) }),
});

const HOST = 'virtual:stock-host';
const PAGE = '<!doctype html><script type="module" src="/host.js"></script>';

async function served() {
  const release = releaseSchema.parse(JSON.parse(await readFile(siteFile('release.json'), 'utf8')));
  const own = release.builds[release.current];
  if (own === undefined) throw new Error('nothing is served');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(siteFile(own.manifest), 'utf8')));
  return { version: release.current, own, manifest };
}

/** The source of a page that lends these packages and opens the area at `entry`. */
const hostSource = (shared: z.output<typeof manifestSchema>['shared'], entry: string): string => `
import { createInstance } from '@module-federation/runtime';
import { QueryClient } from '@tanstack/react-query';
${shared.map(({ name }, at) => `import * as lent${at} from ${JSON.stringify(name)};`).join('\n')}
const host = createInstance({
  name: 'stock',
  remotes: [{ name: 'teacher', entry: ${JSON.stringify(entry)}, type: ${JSON.stringify(entry.endsWith('.json') ? undefined : 'module')} }],
  shared: {
${shared.map(({ name, version }, at) => `    ${JSON.stringify(name)}: { version: '${version}', lib: () => lent${at}, shareConfig: { singleton: true, requiredVersion: '^${version}' } },`).join('\n')}
  },
});
const show = async () => {
  const { remote } = await host.loadRemote('teacher/entry');
  const routes = remote.createRoutes({ queryClient: new QueryClient(), reportError: () => undefined });
  document.title = JSON.stringify({ area: remote.area, contractVersion: remote.contractVersion, routes: routes.map(({ path = '' }) => path) });
};
show().catch((error) => { document.title = String(error); });
`;

async function builtHost(source: string): Promise<string> {
  const made = await build({
    // The packages are found from the shell, which lends them.
    root: resolve(import.meta.dirname, '../../shell'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'stock-host',
        resolveId: (id) => (id === HOST ? `\0${HOST}` : undefined),
        load: (id) => (id === `\0${HOST}` ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: HOST, output: { codeSplitting: false } } },
  });
  const [{ output } = { output: [] }] = [made].flat().filter((each) => 'output' in each);
  const chunk = output.find((each) => each.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

/** A site of its own, on this machine as the areas are: a page that the test makes up may not ask for them. */
const server = createServer();
test.afterEach(() => {
  server.removeAllListeners('request').close();
});

async function serve(code: string): Promise<string> {
  server.on('request', ({ url = '' }, response) => {
    const isScript = url.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? code : PAGE);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the page is not served');
  return `http://localhost:${address.port}`;
}

/** Opens such a page and waits for what it tells; `asked` are the answers of the area's site. */
async function openHost(
  context: BrowserContext,
  source: string,
): Promise<readonly [Page, (readonly [string, number])[]]> {
  const host = await serve(await builtHost(source));
  const page = await context.newPage();
  const asked: (readonly [string, number])[] = [];
  page.on('response', (reply) => {
    if (reply.url().startsWith(running().areas.teacher)) asked.push([reply.url(), reply.status()]);
  });
  await page.goto(host);
  await expect(page).toHaveTitle(/^\{/);
  return [page, asked];
}

/** What the runtime knows of everybody it has opened: the developer tools of the browser draw this, and read nothing else. */
const knownSchema = z.record(
  z.string(),
  z.object({
    remotesInfo: z.record(z.string(), z.object({ matchedVersion: z.string() })).default({}),
    remoteEntry: z.string().optional(),
    modules: z
      .array(
        z.object({
          moduleName: z.string(),
          assets: z.record(z.enum(['js', 'css']), z.object({ sync: z.array(z.string()), async: z.array(z.string()) })),
        }),
      )
      .default([]),
    shared: z.array(z.object({ sharedName: z.string(), version: z.string().optional() })).default([]),
  }),
);

test('the developer tools find the page, the area below it, and what it consists of', async ({ context }) => {
  const { own, manifest } = await served();
  const address = `${running().areas.teacher}/${own.manifest}`;
  const [page] = await openHost(context, hostSource(manifest.shared, address));
  const known = knownSchema.parse(
    await page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(globalThis, '__FEDERATION__').moduleInfo))),
  );
  // They begin with whoever has remotes, and find each by its name and what it was matched with.
  expect(known.stock?.remotesInfo).toEqual({ teacher: { matchedVersion: address } });
  const area = known[`teacher:${address}`];
  expect(new URL(area?.remoteEntry ?? '', new URL('.', address)).href).toBe(`${running().areas.teacher}/${own.entry}`);
  expect(area?.shared.map(({ sharedName }) => sharedName)).toEqual(manifest.shared.map(({ name }) => name));
  expect(area?.modules.map(({ moduleName }) => moduleName)).toEqual(['entry']);
  const files = (area?.modules ?? []).flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap((of) => [...of.sync, ...of.async]),
  );
  expect(files.length).toBeGreaterThan(20);
  const missing = await Promise.all(
    files.map(async (file) => ((await fetch(new URL(file, address))).ok ? [] : [file])),
  );
  expect(missing.flat()).toEqual([]);
});

for (const by of ['manifest', 'entry'] as const)
  test(`the federation runtime as it is published opens an area by its ${by}`, async ({ context }) => {
    const { version, own, manifest } = await served();
    const [page, asked] = await openHost(context, hostSource(manifest.shared, `${running().areas.teacher}/${own[by]}`));
    const told = JSON.parse(await page.title());
    expect(told).toMatchObject({ area: 'teacher', contractVersion: 1 });
    expect(told.routes).toEqual(expect.arrayContaining(own.routes));
    expect(manifest.metaData.buildInfo.buildVersion).toBe(version);
    expect(asked.map(([address]) => address)).toContain(`${running().areas.teacher}/${own.entry}`);
    // Nothing that the manifest names is missing.
    expect(asked.filter(([, status]) => status >= 400)).toEqual([]);
  });
