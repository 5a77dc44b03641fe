import { relative } from 'node:path';
import { Explained } from '../explained.ts';
import { given } from './interruption.ts';
import type { Launched } from './launch.ts';
import type { State } from './state.ts';

/** Runs until a person or the system asks to stop, then saves. */
export async function runUntilStopped(running: Launched, state: State, interruption: AbortSignal): Promise<void> {
  await Promise.race([given(interruption), running.ended]);
  if (!interruption.aborted) {
    await running.stop().catch(() => undefined);
    throw new Explained(
      `The emulators ended by themselves again and again; ${relative(process.cwd(), state.log)} says why.\n` +
        '  Saved data is kept. Close what takes much memory and start again with: npm start',
    );
  }
  process.stdout.write('\nSaving and stopping …\n');
  await running.stop();
  process.stdout.write('Saved. The next start goes on from here.\n');
}
