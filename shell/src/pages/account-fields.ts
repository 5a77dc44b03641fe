import { isKnownPassword } from '@lemma/school/passwords';
import { emailSchema, fullNameSchema, PASSWORD_LEAST, roles } from '@lemma/school/people';
import type { AdultRole } from '@lemma/shared-auth';
import type { FormFault } from './auth-form.ts';

type Says<K extends string> = (key: K) => string;

/** What is wrong with an address as it was typed; capitals and spaces around it are nothing. */
export function emailFaults(t: Says<'emailMissing' | 'emailWrong'>, typed: string): FormFault[] {
  if (typed.trim() === '') return [{ field: 'email', message: t('emailMissing') }];
  return emailSchema.safeParse(typed).success ? [] : [{ field: 'email', message: t('emailWrong') }];
}

export function nameFaults(t: Says<'nameMissing' | 'nameLong' | 'nameSigns'>, typed: string): FormFault[] {
  const name = fullNameSchema.safeParse(typed);
  if (name.success) return [];
  const codes = name.error.issues.map(({ code }) => code);
  const why = codes.includes('too_small') ? 'nameMissing' : codes.includes('too_big') ? 'nameLong' : 'nameSigns';
  return [{ field: 'fullName', message: t(why) }];
}

export const roleFaults = (t: Says<'roleMissing'>, role: AdultRole | ''): FormFault[] =>
  role === '' ? [{ field: 'role', message: t('roleMissing') }] : [];

/** Of a password that is being chosen. One that is asked for only has to be there. */
export function newPasswordFaults(
  t: Says<'passwordMissing' | 'passwordShort' | 'passwordKnown'>,
  typed: string,
): FormFault[] {
  if (typed === '') return [{ field: 'password', message: t('passwordMissing') }];
  if (typed.length < PASSWORD_LEAST) return [{ field: 'password', message: t('passwordShort') }];
  return isKnownPassword(typed) ? [{ field: 'password', message: t('passwordKnown') }] : [];
}

export const isAdultRole = (value: string): value is AdultRole =>
  roles.some((role) => role === value && role !== 'student');
