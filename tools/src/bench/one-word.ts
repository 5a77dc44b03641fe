import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Area } from '@lemma/contract';
import { execa } from 'execa';
import { localSite } from '../release/local-site.ts';
import { promote } from '../release/move.ts';
import { publish } from '../release/publish.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';

type Change = {
  readonly area: Area;
  readonly of: string;
  readonly module: string;
  readonly words?: readonly [from: string, to: string];
};

const BUTTON = 'ui/src/actions/button.tsx';
/** One word of a catalog, in English and in Spanish, and one statement of a component that all areas have. */
const changes: readonly Change[] = [
  {
    ...{ area: 'teacher', of: 'a word', module: 'text/en-assignments.ts' },
    words: ['New assignment', 'One more assignment'],
  },
  {
    ...{ area: 'teacher', of: 'a word in Spanish', module: 'text/es-library.ts' },
    words: ['Plan de clase nuevo', 'Otro plan de clase'],
  },
  { area: 'teacher', of: 'a component', module: BUTTON },
  {
    ...{ area: 'student', of: 'a word', module: 'remote-student/src/shared/text/en.ts' },
    words: ['Nothing to show yet', 'Nothing to see yet'],
  },
  { area: 'student', of: 'a component', module: BUTTON },
  {
    ...{ area: 'parent', of: 'a word', module: 'remote-parent/src/shared/text/en.ts' },
    words: ['Link your child', 'Link a child'],
  },
  { area: 'parent', of: 'a component', module: BUTTON },
];

/** What was asked: one word is one file, a list, the entry and the release. */
const MOST_KB = 12;
const MOST_RELEASE_KB = 4;
const BY = { by: 'npm run bench' };

/** Scripts and style sheets on a site by their path, gzipped. */
async function filesOn(site: string): Promise<ReadonlyMap<string, number>> {
  const names = (await readdir(join(site, 'v'), { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  const sizes = names.map(async (name) => [name, gzipSync(await readFile(join(site, 'v', name))).length] as const);
  return new Map(await Promise.all(sizes));
}

/** The scripts and style sheets of a release that the release before did not have, and its `release.json`. */
async function fetchedAfter(folder: string, { area, module, words }: Change) {
  const built = join(folder, 'changed');
  const child = inRepository('tools', 'src', 'bench', 'delivery', 'build-changed.ts');
  await execa(process.execPath, [child, inRepository(`remote-${area}`), 'production', built, module, ...(words ?? [])]);
  const site = localSite(folder, area);
  const before = await filesOn(join(folder, area));
  const { version } = await publish(built, site, BY);
  await promote(site, version, BY);
  const added = [...(await filesOn(join(folder, area)))].filter(([name]) => !before.has(name));
  const release = gzipSync(await readFile(join(folder, area, 'release.json'))).length;
  const files = added.reduce((sum, [, size]) => sum + size, 0);
  return { count: added.length, kB: files / 1000, releaseKB: release / 1000 };
}

/** What somebody fetches again after a release that changes one word: of the built areas, published in the usual way. */
export async function run(): Promise<Benchmark> {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-one-word-'));
  try {
    const figures: Benchmark['figures'] = [];
    for (const change of changes) {
      const { area, of } = change;
      await publish(inRepository(`remote-${area}`, 'dist'), localSite(folder, area), BY);
      const { count, kB, releaseKB } = await fetchedAfter(folder, change);
      const all = kB + releaseKB;
      figures.push(
        { name: `${area}, ${of}: scripts and style sheets`, value: count, unit: 'files' },
        {
          name: `${area}, ${of}: of ${kB.toFixed(1)} kB, with release.json`,
          value: all,
          unit: 'kB gz',
          bar: MOST_KB,
          holds: all <= MOST_KB,
        },
        {
          name: `${area}, ${of}: release.json`,
          value: releaseKB,
          unit: 'kB gz',
          bar: MOST_RELEASE_KB,
          holds: releaseKB <= MOST_RELEASE_KB,
        },
      );
      await rm(join(folder, area), { recursive: true });
    }
    return { name: 'one-word', figures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
