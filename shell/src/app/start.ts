import { type Environment, environmentSchema, isAppError } from '@lemma/contract';
import { startSession } from '@lemma/shared-auth';
import { z } from 'zod';

type Started =
  | { readonly kind: 'ready'; readonly environment: Environment }
  | { readonly kind: 'fault'; readonly message: string };

/** Checks the environment and starts Firebase. A fault names each setting that is missing or out of bounds. */
export function start(environment: unknown): Started {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) return { kind: 'fault', message: z.prettifyError(parsed.error) };
  try {
    startSession(parsed.data);
    return { kind: 'ready', environment: parsed.data };
  } catch (error) {
    if (isAppError(error)) return { kind: 'fault', message: error.detail };
    throw error;
  }
}
