import { fill, setRules } from './ask.ts';
import { type Decision, decisions, decisionsOfDemand } from './decisions.ts';
import type { Place } from './exchange.ts';
import { type Fate, type Fates, forgetful } from './fates.ts';
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

/**
 * Nothing answers a change otherwise that has a proof, so that it would be asked everything: it is asked one in so many
 * of the questions, which would notice a wrong proof as soon as it matters to more than a few.
 */
const OF_PROVED = 8;

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

/** Puts mutants in force and asks the table's questions, until one is answered otherwise. */
function examiner(place: Place): (mutant: Mutant) => Promise<Fate> {
  // What noticed a change notices its neighbors too, which come next.
  const noticed = new Set<string>();
  return async ({ name, collections, text }) => {
    const isProved = proofOf(name) !== undefined;
    if (!(await setRules(place, text))) return 'stillborn';
    const all = scattered.filter(({ collection }) => collections.has(collection));
    const asked = all
      .slice(0, isProved ? all.length / OF_PROVED : all.length)
      .toSorted((one, other) => Number(noticed.has(other.name)) - Number(noticed.has(one.name)));
    if (OF_DEMAND.test(name) && (await isKilledThere(place))) return 'killed';
    const [wrong] = await judge(place, asked, 1);
    if (wrong === undefined) return 'alive';
    noticed.add(wrong.slice(0, wrong.lastIndexOf(': ')));
    return 'killed';
  };
}

const isProvedOf = ({ name }: Mutant): boolean => proofOf(name) !== undefined;

/** What came of each mutant. `fates`: what an earlier run has found out already. */
export async function survivorsOf(
  place: Place,
  mutants: readonly Mutant[],
  fates: Fates = forgetful,
): Promise<Outcome> {
  await fill(place, world);
  const fateOf = examiner(place);
  const survivors: string[] = [];
  const wronglyProved: string[] = [];
  let [killed, proved, stillborn] = [0, 0, 0];
  // Those with a proof last: each is asked everything.
  const inOrder = mutants.toSorted((one, other) => Number(isProvedOf(one)) - Number(isProvedOf(other)));
  for (const mutant of inOrder) {
    const known = fates.of(mutant);
    const fate = known ?? (await fateOf(mutant));
    if (known === undefined) fates.note(mutant, fate);
    const isProved = isProvedOf(mutant);
    if (fate === 'stillborn') stillborn += 1;
    if (fate === 'killed') killed += 1;
    if (fate === 'killed' && isProved) wronglyProved.push(mutant.name);
    if (fate === 'alive' && isProved) proved += 1;
    if (fate === 'alive' && !isProved) survivors.push(mutant.name);
  }
  return { killed, survivors, wronglyProved, proved, stillborn };
}
