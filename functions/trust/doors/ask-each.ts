import { isDeepStrictEqual } from 'node:util';
import type { Who } from '../rules/people.ts';
import { signedInAgain } from './at-moment.ts';
import type { Cell } from './cells.ts';
import type { doorsInMemory } from './in-memory.ts';
import { inputsFor, type School } from './judge.ts';
import { ready } from './ready/ready.ts';

type Memory = Pick<Awaited<ReturnType<typeof doorsInMemory>>, 'as' | 'all'>;

/** What a call writes of whoever calls, whatever it does; and what only tells that something was done. */
const BESIDE = /\/documents\/(?:sessions|throttles|audit)\//;

const storedIn = ({ all }: Memory) =>
  new Map(all().flatMap((one) => (BESIDE.test(one.name) ? [] : [[one.name, one] as const])));

/** Whether any document is another than before. */
function differs(before: ReturnType<typeof storedIn>, after: ReturnType<typeof storedIn>): boolean {
  if (before.size !== after.size) return true;
  return [...after].some(([name, one]) => {
    const was = before.get(name);
    return was !== one && !isDeepStrictEqual(was?.fields, one.fields);
  });
}

/** What a door answered somebody whom it lets in, and whether any document changed by it. */
export type Answered = { readonly cell: Cell; readonly said: string; readonly changed: boolean };

type Place = { readonly school: School; readonly memory: Memory; readonly people: readonly Who[] };

/**
 * Asks each of these cells by itself in the school as it was made; with `isReady`, once that is there which the call needs
 * to do what it is for.
 */
export async function askEach(cells: readonly Cell[], place: Place, isReady: boolean): Promise<Answered[]> {
  const { school, memory, people } = place;
  const called = (name: string): Who => {
    const who = people.find((one) => one.name === name);
    if (who === undefined) throw new Error(name);
    return who;
  };
  const as = (who: Who | string) => memory.as(typeof who === 'string' ? called(who) : who);
  const answered: Answered[] = [];
  for (const cell of cells) {
    await school.again();
    const { who, subject, comesNow } = cell;
    const all = inputsFor(school, who);
    const plain = all[subject] ?? {};
    const prepare = isReady ? ready.get(subject) : undefined;
    const input = prepare ? await prepare({ who, input: plain, all, own: as(who), as }) : plain;
    const before = storedIn(memory);
    const said = await school.ask({ ...cell, who: comesNow ? signedInAgain(who) : who }, input);
    answered.push({ cell, said, changed: differs(before, storedIn(memory)) });
  }
  return answered;
}
