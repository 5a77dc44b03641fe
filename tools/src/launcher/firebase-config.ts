import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { readShellHeaders } from '../release/shell-headers.ts';
import { inRepository } from '../repository.ts';
import { HOST, type Ports } from './ports.ts';
import { type State, writeWhole } from './state.ts';

const siteSchema = z.looseObject({
  target: z.string(),
  public: z.string(),
  headers: z.array(z.unknown()).optional(),
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

async function served({ target, ...site }: ServedSite, here: string, sites: string) {
  const folder = site.public.replace(/^sites(?=\/)/, sites);
  const more = target === 'shell' ? await readShellHeaders(folder) : [];
  const headers = [...(site.headers ?? []), ...more];
  return { ...site, headers, site: `lemma-${target}`, public: relative(here, folder) };
}

/** Writes the configuration for `firebase deploy`: the committed one with the headers of the staged shell. */
export async function writeDeployConfig(sites: string, path: string): Promise<void> {
  const committed = committedSchema.parse(JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')));
  const more = await readShellHeaders(join(sites, 'shell'));
  const hosting = committed.hosting.map((site) =>
    site.target === 'shell' ? { ...site, headers: [...(site.headers ?? []), ...more] } : site,
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
  const config = {
    firestore: {
      rules: rules ?? inRepository(committed.firestore.rules),
      indexes: inRepository(committed.firestore.indexes),
    },
    functions: committed.functions.map((entry) => ({ ...entry, source: relative(here, functions) })),
    ...(sites === undefined
      ? {}
      : { hosting: await Promise.all(committed.hosting.map((site) => served(site, here, sites))) }),
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
