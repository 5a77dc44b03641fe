import { copyFile, lstat, mkdir, rename, rm, stat, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/** How long a log may be before it is moved to `.1`. The one moved there before goes. */
const MOST_BYTES = 4 * MEGABYTE;
const LOOK_EVERY_MS = 5_000;

/** Where firebase-tools writes each request with its body, and what an emulator of its own prints. */
const UNWANTED = ['firebase-debug.log', 'firestore-debug.log'] as const;
const isDevice = async (path: string): Promise<boolean> =>
  (await lstat(path).catch(() => undefined))?.isSymbolicLink() === true;

/**
 * Sends the logs that nobody asked for nowhere: they hold all data that passes, names too, and grow by megabytes a
 * minute. firebase-tools has no option for it.
 */
export async function silenceLogs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of UNWANTED) {
    const path = join(folder, name);
    if (await isDevice(path)) continue;
    await rm(path, { force: true });
    if (process.platform !== 'win32') await symlink('/dev/null', path);
  }
}

/** Keeps the log of the run before as `.1`. */
export const turnLog = (path: string): Promise<void> => rename(path, `${path}.1`).catch(() => undefined);

/** Empties a log that other processes append to, when it has become too long, after a copy to `.1`. */
export async function boundLog(path: string, most = MOST_BYTES): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size <= most) return;
  await copyFile(path, `${path}.1`);
  await truncate(path, 0);
}

/** Does so every few seconds, until the signal is aborted. */
export function boundLogs(path: string, until: AbortSignal): void {
  const timer = setInterval(() => void boundLog(path).catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  until.addEventListener('abort', () => clearInterval(timer), { once: true });
}
