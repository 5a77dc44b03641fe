import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { decisions } from './decisions.ts';
import type { Mutant } from './mutants-of.ts';
import { demandingWorlds, world } from './world.ts';

/** What a changed rule came to: answered otherwise than the table says, as it says, or refused by the compiler. */
const fateSchema = z.enum(['killed', 'alive', 'stillborn']);
export type Fate = z.infer<typeof fateSchema>;
const lineSchema = z.object({ mutant: z.string(), fate: fateSchema });

/** What is known of mutants already, and what takes note of more. */
export type Fates = {
  readonly of: (mutant: Mutant) => Fate | undefined;
  readonly note: (mutant: Mutant, fate: Fate) => void;
};

const hash = (...parts: readonly string[]): string =>
  parts.reduce((sum, part) => sum.update(`${part}\n`), createHash('sha256')).digest('hex');

/** Nothing is known, and nothing is noted. */
export const forgetful: Fates = { of: () => undefined, note: () => undefined };

/**
 * The fates that a run which was ended has left behind, so that the next one goes on from there. They count for the same text of
 * a mutant and the same questions and answers alone: a change of the rules, the table or the world begins anew.
 */
export function fatesIn(folder: string): Fates {
  const asked = decisions.map(({ name, allowed }) => `${name}: ${allowed}`);
  const worlds = [world, ...demandingWorlds].map((one) => JSON.stringify([...one]));
  const file = join(folder, `mutants-of-rules-${hash(...asked, ...worlds).slice(0, 16)}.jsonl`);
  const keyOf = ({ text }: Mutant): string => hash(text);
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const known = new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => lineSchema.parse(JSON.parse(line)))
      .map(({ mutant, fate }) => [mutant, fate]),
  );
  return {
    of: (mutant) => known.get(keyOf(mutant)),
    note: (mutant, fate) => appendFileSync(file, `${JSON.stringify({ mutant: keyOf(mutant), fate })}\n`),
  };
}
