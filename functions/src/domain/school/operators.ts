import { AppError } from '@lemma/contract';
import { z } from 'zod';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const addressSchema = z.email();

/**
 * The addresses of those who may take backups of the whole school: `LEMMA_SCHOOL_OPERATORS`, separated by commas or
 * spaces. Nobody where it is left out. @throws AppError `setup/invalid` for what is no address.
 */
export function operatorsOf(env: Variables = process.env): string[] {
  const listed = (env.LEMMA_SCHOOL_OPERATORS ?? '').split(/[\s,]+/).filter((one) => one !== '');
  for (const one of listed)
    if (!addressSchema.safeParse(one).success) throw new AppError('setup/invalid', 'LEMMA_SCHOOL_OPERATORS');
  return [...new Set(listed.map((one) => one.toLowerCase()))];
}

const isListed = (email: string | undefined): boolean =>
  email !== undefined && operatorsOf().includes(email.toLowerCase());

/** Whether somebody with this confirmed address is an operator: a teacher whom the deployment names. */
export const isOperator = async ({ uid, email }: Pick<Caller, 'uid' | 'email'>): Promise<boolean> =>
  isListed(email) && (await documents.users.read(uid))?.role === 'teacher';

/** @throws AppError `auth/forbidden`, to everybody else alike. */
export async function requireOperator(caller: Pick<Caller, 'uid' | 'email'>): Promise<void> {
  if (!(await isOperator(caller))) throw new AppError('auth/forbidden', 'no operator');
}
