import { readFileSync } from 'node:fs';

/** The parent of a process and its name, as Linux reports them. */
function parentOf(pid: number): { readonly pid: number; readonly name: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { pid: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), name };
  } catch {
    return undefined;
  }
}

/** The processes between this one and the person: the shell in which npm runs a script, and npm. */
function ancestors(): string {
  const shell = process.platform === 'linux' ? parentOf(process.ppid) : undefined;
  // If the shell replaces itself by the script, our parent is npm itself, whose own parent does not matter.
  return shell !== undefined && /^(sh|dash|bash)$/.test(shell.name)
    ? `${process.ppid} ${shell.pid}`
    : `${process.ppid}`;
}

const LOOK_EVERY_MS = 250;

/**
 * Calls `act` when npm has ended. npm sends SIGTERM only to the shell between it and us, which does not pass it on, and
 * killing npm sends no signal at all: both are detected because an ancestor process disappears. Does nothing if npm did
 * not start this process.
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
