import { fill, setRules } from './ask.ts';
import { type Decision, decisions, decisionsOfDemand } from './decisions.ts';
import type { Place } from './exchange.ts';
import { judge } from './judge.ts';
import type { Mutant } from './mutants-of.ts';
import { proofOf } from './proof-of.ts';
import { world } from './world.ts';

/** A prime, so that the order below begins with questions of all kinds: most mutants then die of one of the first. */
const STRIDE = 7919;
const scattered: readonly Decision[] = decisions
  .map((decision, index) => ({ decision, at: (index * STRIDE) % decisions.length }))
  .toSorted((one, other) => one.at - other.at)
  .map(({ decision }) => decision);

/** The result of changing the rules. */
export type Outcome = {
  readonly killed: number;
  /** Mutants that decide everything as the table says, without being proved equivalent. */
  readonly survivors: readonly string[];
  /** Mutants that are listed as equivalent, and were killed all the same. */
  readonly wronglyProved: readonly string[];
  readonly proved: number;
  /** Mutants that do not compile: a function that would call itself. */
  readonly stillborn: number;
};

/** Functions of the rules that decide otherwise where the school demands a second factor. */
const OF_DEMAND = /^(?:meetsDemand|isAdultHere)\(\)/;

/** Asks where the school has said what it demands. */
async function isKilledThere(place: Place): Promise<boolean> {
  let isKilled = false;
  for (const { world: there, decisions: asked } of decisionsOfDemand) {
    await fill(place, there);
    isKilled ||= (await judge(place, asked, 1)).length > 0;
  }
  await fill(place, world);
  return isKilled;
}

/** Puts each mutant in force and asks the table's questions, until one is answered otherwise. */
export async function survivorsOf(place: Place, mutants: readonly Mutant[]): Promise<Outcome> {
  await fill(place, world);
  const survivors: string[] = [];
  const wronglyProved: string[] = [];
  let [killed, proved, stillborn] = [0, 0, 0];
  for (const { name, collection, text } of mutants) {
    if (!(await setRules(place, text))) {
      stillborn += 1;
      continue;
    }
    const asked = scattered.filter((one) => collection === undefined || one.collection === collection);
    const isKilled =
      (OF_DEMAND.test(name) && (await isKilledThere(place))) || (await judge(place, asked, 1)).length > 0;
    const isProved = proofOf(name) !== undefined;
    if (isKilled) killed += 1;
    if (isKilled && isProved) wronglyProved.push(name);
    if (!isKilled && isProved) proved += 1;
    if (!isKilled && !isProved) survivors.push(name);
  }
  return { killed, survivors, wronglyProved, proved, stillborn };
}
