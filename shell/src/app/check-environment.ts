import { type Environment, environmentSchema } from '@lemma/contract';
import { z } from 'zod';

type Checked =
  | { readonly kind: 'ready'; readonly environment: Environment }
  | { readonly kind: 'fault'; readonly message: string };

/** Parses an environment by its schema: fills in defaults; an error names each setting that is missing or wrong. */
export function checkEnvironment(candidate: unknown): Checked {
  const parsed = environmentSchema.safeParse(candidate);
  return parsed.success
    ? { kind: 'ready', environment: parsed.data }
    : { kind: 'fault', message: z.prettifyError(parsed.error) };
}
