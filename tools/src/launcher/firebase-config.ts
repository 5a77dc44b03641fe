import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { z } from 'zod';
import { inRepository } from '../repository.ts';
import { HOST, type Ports } from './ports.ts';
import { type State, writeWhole } from './state.ts';

const siteSchema = z.looseObject({ target: z.string(), public: z.string() });

const committedSchema = z.looseObject({
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.array(siteSchema),
  emulators: z.looseObject({}),
});

export type LocalConfig = {
  readonly state: State;
  readonly ports: Ports;
  /** Where `sites/` of the committed configuration lies in this run. */
  readonly sites: string | undefined;
  /** The built functions. */
  readonly functions: string;
};

const served = ({ target, ...site }: z.infer<typeof siteSchema>, here: string, sites: string) => ({
  ...site,
  site: `lemma-${target}`,
  public: relative(here, site.public.replace(/^sites(?=\/)/, sites)),
});

/**
 * The committed firebase.json deploys; a run needs its own ports, and paths as seen from its state folder.
 * firebase-tools joins sources and public folders to the folder of its configuration, so those stay relative.
 */
export async function writeFirebaseConfig({ state, ports, sites, functions }: LocalConfig): Promise<void> {
  const committed = committedSchema.parse(JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')));
  const here = dirname(state.config);
  const config = {
    firestore: {
      rules: inRepository(committed.firestore.rules),
      indexes: inRepository(committed.firestore.indexes),
    },
    functions: committed.functions.map((entry) => ({ ...entry, source: relative(here, functions) })),
    ...(sites === undefined ? {} : { hosting: committed.hosting.map((site) => served(site, here, sites)) }),
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
