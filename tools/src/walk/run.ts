import { delimiter } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { execa } from 'execa';
import { Explained } from '../explained.ts';
import { isFree } from '../launcher/ports.ts';
import { addressesIn, onPort } from './commands.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A generous limit in milliseconds: one benchmark simulates a day of a school. */
const ENDS_WITHIN = 60 * MINUTE;
const SERVES_WITHIN = 15 * MINUTE;
const STOPS_WITHIN = 2 * MINUTE;
const ANSWERS_WITHIN = MINUTE;
const LOOK_EVERY_MS = 250;
/** The ports of sites, areas and emulators are within this distance above the requested port. */
const SPAN = 20;

/** The environment of a newcomer's shell, without variables of this repository or of npm. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|NODE$|VITEST|LEMMA_)/.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(delimiter), FORCE_COLOR: '0' };
}

const start = (clone: string, command: string) =>
  execa(command, {
    ...{ cwd: clone, env: cleanEnvironment(), extendEnv: false, shell: true, detached: true },
    ...{ all: true, buffer: true, reject: false, stdin: 'ignore' },
  });
type Started = ReturnType<typeof start>;

/** Sends a signal to the whole process group, as a terminal does for Ctrl-C. */
async function stop(child: Started, signal: NodeJS.Signals = 'SIGINT'): Promise<boolean> {
  // If the group has already ended, there is nothing to stop.
  if (child.pid !== undefined)
    try {
      process.kill(-child.pid, signal);
    } catch {
      return true;
    }
  return Promise.race([child.then(() => true), after(STOPS_WITHIN, false, { ref: false })]);
}

/** Repeats a check until it is true; false when the time is over. */
async function until(what: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await after(LOOK_EVERY_MS)) if (await what()) return true;
  return false;
}

const lastOf = (said: string): string =>
  said
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '') ?? '';

/**
 * Runs a command to its end. @returns the last line of its output. @throws with its last lines if it fails or takes too
 * long.
 */
export async function runToEnd(clone: string, command: string): Promise<string> {
  const child = start(clone, command);
  const inTime = await Promise.race([child.then(() => true), after(ENDS_WITHIN, false, { ref: false })]);
  if (!inTime) await stop(child, 'SIGKILL');
  const { all, exitCode } = await child;
  if (exitCode !== 0)
    throw new Explained(`${inTime ? `ended with ${exitCode}` : 'took too long'}:\n${all.slice(-2000)}`);
  return lastOf(all);
}

const answers = (url: URL): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN) }).then(
    async (answer) => (await answer.arrayBuffer()) !== undefined,
    () => false,
  );

const isPage = (url: URL): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN) }).then(
    async (answer) => answer.ok && (await answer.text()).includes('id="root"'),
    () => false,
  );

/** @throws unless a page is served and everything that the output names answers near the requested port. */
async function checkServed(said: string, shell: URL, beside: boolean): Promise<string> {
  if (!(await until(() => isPage(shell), ANSWERS_WITHIN))) throw new Explained(`${shell.href} gives no page.`);
  const all = addressesIn(said);
  // Beside a running product, the other addresses belong to that one.
  const own = beside ? [shell] : all;
  const far = own.filter(({ port }) => Number(port) < Number(shell.port) || Number(port) > Number(shell.port) + SPAN);
  if (far.length > 0) throw new Explained(`did not move: ${far.map(({ host }) => host).join(', ')}`);
  for (const url of own)
    if (!(await until(() => answers(url), ANSWERS_WITHIN))) throw new Explained(`${url.host} does not answer.`);
  return `${shell.href} gives the page, ${own.length} addresses answer`;
}

type Serving = { readonly beside?: boolean; readonly meanwhile?: () => Promise<void> };

/** Starts a command that serves, checks it by HTTP, runs the work, stops it, and checks that no process is left. */
export async function runAndServe(
  clone: string,
  command: string,
  port: number,
  options: Serving = {},
): Promise<string> {
  const child = start(clone, onPort(command, port));
  const shell = new URL(`http://localhost:${port}`);
  let said = '';
  child.all.on('data', (text: Buffer) => {
    said += text.toString();
  });
  let ended = false;
  void child.then(() => {
    ended = true;
  });
  try {
    const block = /Lemma runs at[\s\S]*Ctrl-C saves and stops|shows the shell and[\s\S]*'s\./;
    await until(async () => ended || block.test(said), SERVES_WITHIN);
    const found = block.exec(said)?.[0];
    if (found === undefined || ended) throw new Explained(`did not serve:\n${said.slice(-2000)}`);
    const asked = await checkServed(found, shell, options.beside === true);
    await options.meanwhile?.();
    if (!(await stop(child))) throw new Explained('was not stopped by Ctrl-C.');
    const left = await until(() => isFree(port), ANSWERS_WITHIN);
    if (!left) throw new Explained(`${shell.host} is still served after Ctrl-C.`);
    return `${asked}, stopped`;
  } finally {
    if (!ended) await stop(child, 'SIGKILL');
  }
}
