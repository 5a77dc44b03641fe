import { type ChildProcess, spawn } from 'node:child_process';

const GRACE_MS = 20_000;

export type Running = { readonly stop: () => Promise<void> };

/** Ends a process and its children (it leads a group of its own), by force after a grace period. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const group = -child.pid;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(group, 'SIGINT');
  const force = setTimeout(() => process.kill(group, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(force);
}

type Options = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly ready: RegExp;
  readonly withinMs: number;
};

/** Starts a program and waits for the line that says it is ready. @throws with its output if the line does not come. */
export function startProcess(command: string, parameters: readonly string[], options: Options): Promise<Running> {
  const child = spawn(command, parameters, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      void stop(child).then(() => reject(new Error(`${command} ${why}:\n${said.slice(-4000)}`)), reject);
    };
    const timer = setTimeout(() => fail('was not ready in time'), options.withinMs);
    const listen = (part: Buffer) => {
      said = (said + part.toString()).slice(-20_000);
      if (!options.ready.test(said)) return;
      clearTimeout(timer);
      resolve({ stop: () => stop(child) });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', () => fail('could not be started'));
    child.once('exit', () => fail('ended'));
  });
}
