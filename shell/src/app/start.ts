import { type Environment, isAppError } from '@lemma/contract';
import { startSession } from '@lemma/shared-auth';
import { isEnvironment } from './is-environment.ts';

type Started =
  | { readonly kind: 'ready'; readonly environment: Environment }
  | { readonly kind: 'fault'; readonly message: string };

function startIn(environment: Environment): Started {
  try {
    startSession(environment);
    return { kind: 'ready', environment };
  } catch (error) {
    if (isAppError(error)) return { kind: 'fault', message: error.detail };
    throw error;
  }
}

/**
 * Checks the environment and sets Firebase's addresses. An error names each setting that is missing or out of bounds.
 */
export async function start(candidate: unknown): Promise<Started> {
  if (isEnvironment(candidate)) return startIn(candidate);
  const checked = (await import('./check-environment.ts')).checkEnvironment(candidate);
  return checked.kind === 'ready' ? startIn(checked.environment) : checked;
}
