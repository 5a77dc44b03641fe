import { readFileSync } from 'node:fs';

/** The parent of a process and its name, as Linux tells them. */
function parentOf(pid: number): { readonly pid: number; readonly name: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { pid: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), name };
  } catch {
    return undefined;
  }
}

/** Who stands between this process and the person: the shell that npm runs a script in, and npm. */
function ancestors(): string {
  const shell = process.platform === 'linux' ? parentOf(process.ppid) : undefined;
  // Where the shell steps aside for the script, our parent is npm itself, and whose child npm is does not matter.
  return shell !== undefined && /^(sh|dash|bash)$/.test(shell.name)
    ? `${process.ppid} ${shell.pid}`
    : `${process.ppid}`;
}

const LOOK_EVERY_MS = 250;

/**
 * npm passes SIGTERM to the shell between it and us, which ends without passing it on, and a kill of npm reaches nobody
 * else: both are noticed by the ancestor that is gone. Does nothing where npm did not start this process.
 */
export function whenNpmIsGone(act: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    act();
  }, LOOK_EVERY_MS);
  timer.unref();
}
