import { logger } from 'firebase-functions/v2';
import type { GuardOutcome } from './guards/guard-trial.ts';
import { loadWithGuards } from './guards/load-with-guards.ts';

/**
 * Takes guards of the functions out, one at a time, and asks the doors of the one table in memory; prints what came of it as
 * JSON. `guards-figures.ts [ID …]`: these guards of calls alone, each at its own call; whoever is refused beside is so all the
 * same. In a process of its own, because it loads the functions with switches in them.
 */
const ids = process.argv.slice(2);

const guards = loadWithGuards().filter(({ id }) => ids.length === 0 || ids.includes(id));
const { doorsInMemory } = await import('./doors/in-memory.ts');
const { openSchool } = await import('./doors/open-school.ts');
const { callOf } = await import('./doors/routes.ts');
const { permissions } = await import('./permissions.ts');
const { GuardTrial } = await import('./guards/guard-trial.ts');

const quiet = () => undefined;
Object.assign(logger, { info: quiet, warn: quiet, error: quiet });

/** The call in whose file a guard is. */
const callAt = (id: string): string =>
  /([\w-]+)\.ts:/.exec(id)?.[1]?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? '';
const wanted = new Set(ids.map(callAt));

const memory = await doorsInMemory();
const { school, cells } = await openSchool(memory);
const trial = await GuardTrial.of(
  { school, again: memory.remember() },
  cells.filter(
    ({ subject, answer }) =>
      ids.length === 0 || wanted.has(callOf(subject)) || (subject in permissions.beside && answer !== 'allowed'),
  ),
);
const outcome: GuardOutcome = await trial.outcomeOf(guards, (id) => void process.stderr.write(`not noticed: ${id}\n`));
process.stdout.write(JSON.stringify(outcome));
// The queue that nobody listens to would hold the process.
process.exit(0);
