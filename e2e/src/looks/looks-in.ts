import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import { z } from 'zod';
import { type Look, lookSchema, newIn, together } from './look.ts';
import { lookAtAll } from './look-of.ts';
import type { Screen } from './screens.ts';

/** `LEMMA_LOOKS=write` writes the looks that there are now, after a change that is wanted. */
export const writes = process.env.LEMMA_LOOKS === 'write';
/** What comes late on a busy machine is missing in one look and not in the next: the file has what several have together. */
const LOOKS_TO_WRITE = 3;

const pathOf = (file: string): string => join(import.meta.dirname, file);

/** The looks that are held in a file, by the names of screens. */
export const looksIn = async (file: string): Promise<Record<string, Look>> =>
  z.record(z.string(), lookSchema).parse(JSON.parse(await readFile(pathOf(file), 'utf8')));

async function write(browser: Browser, file: string, screens: readonly Screen[]): Promise<void> {
  const written: Record<string, Look> = Object.fromEntries(screens.map(({ name }) => [name, together([])]));
  for (let time = 0; time < LOOKS_TO_WRITE; time += 1)
    await lookAtAll(browser, screens, ({ name }, look) => {
      written[name] = together([...(written[name] ? [written[name]] : []), look]);
    });
  await writeFile(pathOf(file), `${JSON.stringify(written, undefined, 2)}\n`);
}

/** What is new in the looks of screens, or which of them are held in the file and are no longer looked at. */
export async function changedFrom(browser: Browser, file: string, screens: readonly Screen[]): Promise<string[]> {
  if (writes) await write(browser, file, screens);
  const before = await looksIn(file);
  const changed: string[] = [];
  await lookAtAll(browser, screens, ({ name }, look) => {
    changed.push(...newIn(look, before[name] ?? together([])).map((one) => `${name}: ${one}`));
  });
  const names = new Set(screens.map(({ name }) => name));
  const gone = Object.keys(before).filter((name) => !names.has(name));
  return [...changed, ...gone.map((name) => `${name}: no longer looked at`)];
}
