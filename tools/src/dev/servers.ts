import { createInterface } from 'node:readline';
import { type Area, type Environment, newSigningKeys } from '@lemma/contract';
import { execa } from 'execa';
import pc from 'picocolors';
import { folderOf, withAreas } from '../areas.ts';
import { Explained } from '../explained.ts';
import { areaPort } from '../launcher/ports.ts';
import { inRepository } from '../repository.ts';
import type { ReservedPorts } from './reserved-ports.ts';

export type DevOptions = {
  readonly areas: readonly Area[];
  /** Reserved until the servers start. */
  readonly ports: ReservedPorts;
  readonly environment: Environment;
  /** Whether to rebuild the functions when they change; the emulator reloads them by itself. */
  readonly functions?: boolean;
};
export type DevServers = { readonly stop: () => Promise<void> };

type Watched = {
  readonly name: string;
  readonly folder: string;
  readonly parameters: readonly string[];
  readonly ready: RegExp;
  /** The port of an area. The shell's port is a parameter, because no build contains the shell's address. */
  readonly port?: number;
};

const READY = /ready in|built in/;
/** In watch mode Vite would list every file at each change. */
const BUILT_FILE = /^dist\//;

const watchedBy = ({ areas, ports, functions }: DevOptions): Watched[] => [
  { name: 'shell', folder: 'shell', parameters: ['--port', String(ports.shell), '--strictPort'], ready: READY },
  ...areas.map((area) => ({
    name: area,
    folder: folderOf(area),
    parameters: [],
    ready: READY,
    port: areaPort(ports.shell, area),
  })),
  ...(functions ? [{ name: 'functions', folder: 'functions', parameters: ['build', '--watch'], ready: READY }] : []),
];

function startVite({ name, folder, parameters, ready, port }: Watched, environment: Environment, key: string) {
  const child = execa('vite', [...parameters, '--clearScreen', 'false'], {
    cwd: inRepository(folder),
    localDir: inRepository(),
    preferLocal: true,
    env: {
      LEMMA_ENVIRONMENT: JSON.stringify(environment),
      FORCE_COLOR: '0',
      ...(port === undefined ? {} : { LEMMA_DEV_PORT: String(port), LEMMA_DEV_KEY: key }),
    },
    all: true,
    buffer: false,
    reject: false,
    stdin: 'ignore',
  });
  const started = new Promise<void>((resolve, reject) => {
    const last: string[] = [];
    createInterface({ input: child.all }).on('line', (line) => {
      if (ready.test(line)) resolve();
      last.push(line);
      if (line.trim() !== '' && !BUILT_FILE.test(line)) process.stdout.write(`${pc.dim(name.padEnd(9))} ${line}\n`);
    });
    void child.then(() =>
      reject(new Explained(`The development server of ${name} ended:\n${last.slice(-10).join('\n')}`)),
    );
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await child;
  };
  return { started, stop };
}

/**
 * Starts one Vite server for each part that is being edited. The shell learns the addresses of the others at run time,
 * as always.
 */
export async function startDevServers(options: DevOptions): Promise<DevServers> {
  const { privateKey, publicKey } = await newSigningKeys();
  const environment = withAreas(
    options.environment,
    options.areas.map((area) => ({ area, keys: [publicKey] })),
  );
  await options.ports.release();
  const running = watchedBy(options).map((watched) => startVite(watched, environment, privateKey));
  const stop = () => Promise.all(running.map((server) => server.stop())).then(() => undefined);
  try {
    await Promise.all(running.map(({ started }) => started));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
