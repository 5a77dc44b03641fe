import type { Server } from 'node:net';
import { Explained } from '../explained.ts';
import { canServe, giveBack, HIGHEST_PORT, isFree, sitePorts, takePort } from '../launcher/ports.ts';

/** The ports of one run lie within this distance, so that a run that moves on takes none of another's. */
const RUN_SPAN = 20;

export type ReservedPorts = {
  readonly shell: number;
  /** Gives the ports back, just before the servers start that they were kept for. */
  readonly release: () => Promise<void>;
};

/** Takes all of these ports or, if one is in use, none. Vite serves on `localhost`, which need not be 127.0.0.1. */
async function reserve(ports: readonly number[]): Promise<readonly Server[] | undefined> {
  const reserved: Server[] = [];
  for (const port of ports) {
    const server = (await isFree(port)) ? await takePort(port, 'localhost') : undefined;
    if (server !== undefined) reserved.push(server);
    else {
      await Promise.all(reserved.map(giveBack));
      return undefined;
    }
  }
  return reserved;
}

/**
 * Finds the first ports from `first` on that are free for the shell and its areas, at the distances that they always
 * have, and keeps them: minutes may pass until they are served, and a second run must not choose them meanwhile.
 */
export async function reserveSitePorts(first: number): Promise<ReservedPorts> {
  for (let shell = first; shell <= HIGHEST_PORT; shell += RUN_SPAN) {
    const wanted = sitePorts(shell);
    const reserved = wanted.every(canServe) ? await reserve(wanted) : undefined;
    if (reserved !== undefined)
      return { shell, release: () => Promise.all(reserved.map(giveBack)).then(() => undefined) };
  }
  throw new Explained(`No ports from ${first} on are free: name another with --port.`);
}
