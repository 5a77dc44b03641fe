import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Release } from '@lemma/contract';
import type { Command } from 'commander';
import { Explained } from '../explained.ts';
import { changelogOfArea, describeFaults, describeLine } from './describe.ts';
import { logOf } from './halts.ts';
import type { Healths } from './health.ts';
import { nothingOf, released } from './move.ts';
import { pageOf } from './page/page-of.ts';
import type { Site } from './site.ts';
import { healthOfServed, healthOfStored, type Surroundings } from './surroundings.ts';

type Shared = { sites: string; json?: boolean; shell: string[] };

export type Tool<Options extends Shared> = {
  readonly areaCommand: (name: string, description: string) => Command;
  readonly siteOf: (area: string, options: Options) => Promise<Site>;
  readonly around: (options: Options) => Promise<Surroundings>;
  readonly show: (release: Release, options: Options, sentence?: string, healths?: Healths) => void;
};

/** The commands that tell how an area does, and change nothing. */
export function addReportCommands<Options extends Shared>({ areaCommand, siteOf, around, show }: Tool<Options>): void {
  areaCommand('status', 'what is served and what is kept, and how the loads go').action(
    async (area: string, options: Options) => {
      const site = await siteOf(area, options);
      const release = await site.read();
      // Not an error: the area has no version yet.
      if (release === undefined)
        console.log(options.json ? JSON.stringify({ area: site.area, builds: {} }) : nothingOf(site.area));
      else show(release, options, undefined, await healthOfServed(site, await around(options)));
    },
  );

  areaCommand('faults', 'what tabs reported of the versions that are served: how often, of what kind, where').action(
    async (area: string, options: Options) => {
      const healths = await healthOfServed(await siteOf(area, options), await around(options));
      if (healths.size === 0)
        throw new Explained(
          'The backend that counts faults does not answer: name the shell that serves the area with --shell.',
        );
      console.log(options.json ? JSON.stringify(Object.fromEntries(healths)) : describeFaults(area, healths));
    },
  );

  areaCommand('log', 'who changed what, and what was halted by itself, oldest first').action(
    async (area: string, options: Options) => {
      const site = await siteOf(area, options);
      const isEmpty = (await site.read()) === undefined;
      const lines = logOf(await site.audit(), isEmpty ? new Map() : await healthOfStored(site, await around(options)));
      console.log(options.json ? JSON.stringify(lines) : lines.map(describeLine).join('\n'));
    },
  );

  areaCommand('page', 'write a page that shows how the area does: versions, loads, error budget, vitals, faults')
    .option('--to <file>', 'where it goes (default: beside the sites)')
    .action(async (area: string, options: Options & { to?: string }) => {
      const site = await siteOf(area, options);
      const release = released(site, await site.read());
      const healths = await healthOfStored(site, await around(options));
      const file = resolve(options.to ?? join(options.sites, `${site.area}-releases.html`));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pageOf({ release, lines: await site.audit(), healths, now: Date.now() }));
      console.log(options.json ? JSON.stringify({ file }) : `Open ${file} in a browser.`);
    });

  areaCommand('changelog', 'what was served and since when, newest first, as Markdown').action(
    async (area: string, options: Options) => {
      const lines = await (await siteOf(area, options)).audit();
      console.log(options.json ? JSON.stringify(lines.toReversed()) : changelogOfArea(area, lines));
    },
  );
}
