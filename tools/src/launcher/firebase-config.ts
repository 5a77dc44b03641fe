import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { ownAreas } from '../areas.ts';
import { Explained } from '../explained.ts';
import { readShellHeaders } from '../release/shell-headers.ts';
import { readEnvironment } from '../release/shell-page.ts';
import { deployedReports, type Headers, localReports, withReports } from '../release/site-headers.ts';
import { inRepository, PROJECT_ID } from '../repository.ts';
import { HOST, type Ports } from './ports.ts';
import { type State, writeWhole } from './state.ts';

const siteSchema = z.looseObject({
  target: z.string(),
  public: z.string(),
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
  predeploy: z.string().optional(),
});

const committedSchema = z.looseObject({
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.array(siteSchema),
  emulators: z.looseObject({}),
});

export type LocalConfig = {
  readonly state: State;
  readonly ports: Ports;
  /** The folder that replaces `sites/` of the committed configuration in this run. */
  readonly sites: string | undefined;
  /** The built functions. */
  readonly functions: string;
  /** The security rules, if not the repository's own. */
  readonly rules?: string | undefined;
};

type ServedSite = z.infer<typeof siteSchema>;

/** All headers of a site: those of firebase.json, for the shell those of what was staged, and where to report. */
async function headersOf({ target, headers }: ServedSite, folder: string, reports: string): Promise<Headers> {
  const more = target === 'shell' ? await readShellHeaders(folder) : [];
  return withReports([...headers, ...more], reports);
}

type Here = { readonly folder: string; readonly sites: string; readonly reports: string };

async function served({ target, ...site }: ServedSite, { folder: here, sites, reports }: Here) {
  const folder = site.public.replace(/^sites(?=\/)/, sites);
  const headers = await headersOf({ target, ...site }, folder, reports);
  return { ...site, headers, site: `lemma-${target}`, public: relative(here, folder) };
}

/** Where browsers report, of the project that the staged shell is for. */
async function reportsOf(shell: string): Promise<string> {
  const environment = readEnvironment(await readFile(join(shell, 'index.html'), 'utf8'));
  if (environment === undefined) throw new Explained(`The page in ${shell} has no environment: stage the shell first.`);
  return deployedReports(environment.firebase.projectId, environment.functionsRegion);
}

/**
 * Writes the configuration for `firebase deploy`: the committed one with the headers of the staged shell, and the
 * address that takes reports.
 */
export async function writeDeployConfig(sites: string, path: string): Promise<void> {
  const committed = committedSchema.parse(JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')));
  const shell = join(sites, 'shell');
  const reports = await reportsOf(shell);
  const hosting = await Promise.all(
    committed.hosting.map(async (site) => ({
      ...site,
      headers: await headersOf(site, shell, reports),
      ...(site.predeploy !== undefined && { predeploy: `${site.predeploy} --staged` }),
    })),
  );
  await writeWhole(path, `${JSON.stringify({ ...committed, hosting }, null, 2)}\n`);
}

/**
 * Writes the configuration of a run. The committed firebase.json is for deployment; a run needs its own ports, and
 * paths relative to its state folder, because firebase-tools joins them to the folder of its configuration.
 */
export async function writeFirebaseConfig({ state, ports, sites, functions, rules }: LocalConfig): Promise<void> {
  const committed = committedSchema.parse(JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')));
  const here = dirname(state.config);
  const reports = localReports(`${HOST}:${ports.functions}`, PROJECT_ID);
  // In the order of their ports.
  const wanted = ['shell', ...ownAreas].flatMap((name) => committed.hosting.filter(({ target }) => target === name));
  const config = {
    firestore: {
      rules: rules ?? inRepository(committed.firestore.rules),
      indexes: inRepository(committed.firestore.indexes),
    },
    functions: committed.functions.map((entry) => ({ ...entry, source: relative(here, functions) })),
    ...(sites === undefined
      ? {}
      : {
          hosting: await Promise.all(wanted.map((site) => served(site, { folder: here, sites, reports }))),
        }),
    emulators: {
      ...committed.emulators,
      auth: { host: HOST, port: ports.auth },
      functions: { host: HOST, port: ports.functions },
      firestore: { host: HOST, port: ports.firestore, websocketPort: ports.websocket },
      hosting: { host: HOST, port: ports.shell },
      hub: { host: HOST, port: ports.hub },
      logging: { host: HOST, port: ports.logging },
      eventarc: { host: HOST, port: ports.eventarc },
      tasks: { host: HOST, port: ports.tasks },
    },
  };
  await writeWhole(state.config, `${JSON.stringify(config, null, 2)}\n`);
}
