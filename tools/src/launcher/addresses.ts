import type { Area, Environment } from '@lemma/contract';
import { z } from 'zod';
import { listOf } from '../areas.ts';
import { PROJECT_ID } from '../repository.ts';
import { type EmulatorName, HOST, type Ports } from './ports.ts';

export type Addresses = {
  readonly shell: string;
  readonly areas: Readonly<Record<Area, string>>;
  /** `host:port`, the form that the Firebase SDKs expect. */
  readonly emulators: Readonly<Record<EmulatorName, string>>;
};

export const addressesOf = (ports: Ports): Addresses => ({
  shell: `http://${HOST}:${ports.shell}`,
  areas: Object.fromEntries(Object.entries(ports.areas).map(([area, port]) => [area, `http://${HOST}:${port}`])),
  emulators: {
    auth: `${HOST}:${ports.auth}`,
    functions: `${HOST}:${ports.functions}`,
    firestore: `${HOST}:${ports.firestore}`,
    hub: `${HOST}:${ports.hub}`,
  },
});

const providersSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** The school's providers, as the functions are told of them; their names stand on the buttons. */
function schoolProviders(): Pick<Environment, 'schoolProviders'> {
  const listed = process.env.LEMMA_SCHOOL_PROVIDERS;
  return listed === undefined ? {} : { schoolProviders: providersSchema.parse(JSON.parse(listed)) };
}

/** The environment of the shell's page for this machine. */
export const localEnvironment = ({ shell, areas, emulators }: Addresses): Environment => ({
  firebase: { apiKey: 'local', authDomain: new URL(shell).host, projectId: PROJECT_ID },
  emulators: { auth: emulators.auth, firestore: emulators.firestore, functions: emulators.functions },
  ...listOf(areas),
  ...schoolProviders(),
  functionsRegion: 'us-central1',
});
