import { relative } from 'node:path';
import { Explained } from '../explained.ts';
import type { Launched } from './launch.ts';
import type { State } from './state.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const nextSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve(signal));
  });

/** Runs until a person or the system asks for the end, then saves. A second signal does not wait for the save. */
export async function stopOnSignals(running: Launched, state: State): Promise<void> {
  const why = await Promise.race([nextSignal(), running.ended.then(() => 'ended' as const)]);
  if (why === 'ended') {
    await running.stop().catch(() => undefined);
    throw new Explained(
      `The emulators ended by themselves; ${relative(process.cwd(), state.log)} says why. Saved data is kept for the next start.`,
    );
  }
  process.stdout.write('\nSaving and stopping …\n');
  void nextSignal().then(() => process.exit(130));
  await running.stop();
  process.stdout.write('Saved. The next start goes on from here.\n');
  process.exit(0);
}
