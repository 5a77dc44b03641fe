import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { execa } from 'execa';
import { chromium, type Page } from 'playwright';
import { z } from 'zod';
import { findChromium } from '../../chromium.ts';
import { silentProgress } from '../../progress.ts';
import { inRepository, repository } from '../../repository.ts';
import type { Benchmark } from '../benchmark.ts';

const ROWS = 10_000;
/** The number of runs of each kind; they alternate, so that other work of the machine affects both. */
const TURNS = 3;
const PAINT_BAR = 50;
const EDIT_BAR = 30;

const measuredSchema = z.object({ mount: z.number(), edit: z.number(), editShown: z.number(), nodes: z.number() });
type Measured = z.infer<typeof measuredSchema>;

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves one folder on a free port. */
async function serve(folder: string) {
  const server = createServer(async (request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Each run has a new page, so that memory left by one does not slow the next. */
async function measure(open: () => Promise<Page>, kind: string, sorted: boolean): Promise<Measured> {
  const page = await open();
  try {
    return measuredSchema.parse(await page.evaluate(`measure('${kind}', ${ROWS}, ${sorted})`));
  } finally {
    await page.close();
  }
}

async function runAll(open: () => Promise<Page>): Promise<Benchmark['figures']> {
  const ours: Measured[] = [];
  const plain: Measured[] = [];
  const sorted: Measured[] = [];
  await measure(open, 'ours', false);
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await measure(open, 'ours', false));
    plain.push(await measure(open, 'plain', false));
    sorted.push(await measure(open, 'ours', true));
  }
  const of = (runs: readonly Measured[], part: keyof Measured) => median(runs.map((run) => run[part]));
  const paint = of(plain, 'mount') / of(ours, 'mount');
  const edit = of(plain, 'edit') / of(ours, 'edit');
  const name = `gradebook of ${ROWS} rows`;
  return [
    { name: `${name}: first paint, ours`, value: of(ours, 'mount'), unit: 'ms' },
    { name: `${name}: first paint, plain table`, value: of(plain, 'mount'), unit: 'ms' },
    { name: `${name}: first paint, times faster`, value: paint, unit: '×', bar: PAINT_BAR, holds: paint >= PAINT_BAR },
    { name: `${name}: cell edit, ours`, value: of(ours, 'edit'), unit: 'ms' },
    { name: `${name}: cell edit, plain table`, value: of(plain, 'edit'), unit: 'ms' },
    { name: `${name}: cell edit, times faster`, value: edit, unit: '×', bar: EDIT_BAR, holds: edit >= EDIT_BAR },
    { name: `${name}: cell edit to the end of its frame, ours`, value: of(ours, 'editShown'), unit: 'ms' },
    { name: `${name}: cell edit to the end of its frame, plain table`, value: of(plain, 'editShown'), unit: 'ms' },
    { name: `${name}: elements, ours`, value: of(ours, 'nodes'), unit: '' },
    { name: `${name}: elements, plain table`, value: of(plain, 'nodes'), unit: '' },
    { name: `${name}: first paint, ours, sorted by name as well`, value: of(sorted, 'mount'), unit: 'ms' },
    { name: `${name}: cell edit, ours, sorted by name as well`, value: of(sorted, 'edit'), unit: 'ms' },
  ];
}

/** Our table compared with a plain one with the same rows, in Chromium, in one run. */
export async function tableFigures(): Promise<Benchmark['figures']> {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-table-'));
  const cwd = inRepository('packages', 'ui');
  await execa('vite', ['build', '--config', 'gallery/vite.config.ts', '--outDir', folder, '--logLevel', 'error'], {
    cwd,
    preferLocal: true,
    localDir: repository,
  });
  const site = await serve(folder);
  const browser = await chromium.launch({
    executablePath: await findChromium(silentProgress),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await runAll(async () => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${site.address}/many-rows.html`);
      await page.waitForFunction('typeof measure === "function"');
      return page;
    });
  } finally {
    await browser.close();
    site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
