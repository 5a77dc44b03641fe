import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Decision, decisions, decisionsOfDemand } from './decisions.ts';
import type { Mutant } from './mutants-of.ts';
import { people, type Who } from './people.ts';
import { demandingWorlds, type World, world } from './world.ts';

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

/** All that a fate depends on beside the rules: who asks what, in which worlds, what the table answers, and how it is asked. */
export type Asked = {
  readonly people: readonly Who[];
  readonly decisions: readonly Pick<Decision, 'name' | 'allowed'>[];
  readonly worlds: readonly World[];
  /** The text of what asks: a question is more than its name. */
  readonly how: readonly string[];
};

const HOW = ['ask.ts', 'decisions.ts', 'exchange.ts', 'judge.ts', 'survivors-of.ts'] as const;

export const askedNow = (): Asked => ({
  people,
  decisions: [...decisions, ...decisionsOfDemand.flatMap((of) => of.decisions)],
  worlds: [world, ...demandingWorlds],
  how: HOW.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
});

const hashOf = ({ people: who, decisions: all, worlds, how }: Asked): string => {
  const answers = all.map(({ name, allowed }) => `${name}: ${allowed}`).join('\n');
  return hash(JSON.stringify(who), answers, JSON.stringify(worlds.map((one) => [...one])), ...how).slice(0, 16);
};

/**
 * The fates that a run which was ended has left behind, so that the next one goes on from there. They count for the same text of
 * a mutant and the same questions, people and answers alone: a change of the rules, the table or the world begins anew.
 */
export function fatesIn(folder: string, asked = askedNow()): Fates {
  const file = join(folder, `mutants-of-rules-${hashOf(asked)}.jsonl`);
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
