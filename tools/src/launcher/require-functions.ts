import { z } from 'zod';
import { Explained } from '../explained.ts';

const backendsSchema = z.object({ backends: z.array(z.object({ functionTriggers: z.array(z.unknown()) })) });

/**
 * The emulators call themselves ready even where the functions could not be loaded; then every call would fail.
 * `functions` is the emulator's host and port. @throws Explained with the last lines of the log.
 */
export async function requireFunctions(functions: string, tailOfLog: () => Promise<string>): Promise<void> {
  const answer = await fetch(`http://${functions}/backends`);
  const { backends } = backendsSchema.parse(await answer.json());
  if (backends.some(({ functionTriggers }) => functionTriggers.length > 0)) return;
  throw new Explained(
    `The functions could not be loaded, so nobody could sign in or save anything. The emulators said:\n    ${await tailOfLog()}`,
  );
}
