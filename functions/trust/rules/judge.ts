import { fill } from './ask.ts';
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

/**
 * Asks the rules in force. After a question that wrote a document, the world is filled again. @returns at most `most`
 * that were answered otherwise than the table says.
 */
export async function judge(place: Place, decisions: readonly Decision[], most: number): Promise<string[]> {
  const refusals = decisions.filter(({ writes, allowed }) => !writes || !allowed);
  const wrong = await askAll(place, refusals, most);
  if (wrong.length > 0) {
    await fill(place, world);
    return wrong;
  }
  for (const decision of decisions) {
    if (!(decision.writes && decision.allowed)) continue;
    if (!(await decision.ask(place))) wrong.push(`${decision.name}: refused`);
    await fill(place, world);
    if (wrong.length >= most) break;
  }
  return wrong;
}
