import { fill, putBack } from './ask.ts';
import type { Decision } from './decisions.ts';
import type { Place } from './exchange.ts';
import { world } from './world.ts';

/** How many questions are open at once. */
const AT_ONCE = 24;

/**
 * Asks the questions that change nothing, many at once. @returns the first questions that were answered otherwise than
 * the table says.
 */
export async function askAll(place: Place, decisions: readonly Decision[], most: number): Promise<string[]> {
  const wrong: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const decision = decisions[next];
      if (decision === undefined || wrong.length >= most) return;
      next += 1;
      if ((await decision.ask(place)) !== decision.allowed) wrong.push(`${decision.name}: not ${decision.allowed}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

/** So many of the questions that change nothing come before those that write: enough to notice almost every fault. */
const FIRST = 2000;

/** Asks what may write a document, one after the other, and puts each document back. */
async function askWrites(place: Place, decisions: readonly Decision[], most: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const decision of decisions) {
    const { name, changes } = decision;
    if (changes === undefined) throw new Error(`${name}: which document?`);
    if (!(await decision.ask(place))) wrong.push(`${name}: refused`);
    await putBack(place, world, changes);
    if (wrong.length >= most) break;
  }
  return wrong;
}

/**
 * Asks the rules in force. The database is then as it was. @returns at most `most` that were answered otherwise than the
 * table says.
 */
export async function judge(place: Place, decisions: readonly Decision[], most: number): Promise<string[]> {
  const isWritten = ({ writes, allowed }: Decision): boolean => writes && allowed;
  const written = decisions.filter(isWritten);
  const others = decisions.filter((one) => !isWritten(one));
  const steps = [
    () => askAll(place, others.slice(0, FIRST), most),
    () => askWrites(place, written, most),
    () => askAll(place, others.slice(FIRST), most),
  ];
  for (const step of steps) {
    const wrong = await step();
    if (wrong.length === 0) continue;
    await fill(place, world);
    return wrong;
  }
  return [];
}
