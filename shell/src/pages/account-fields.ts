import { emailSchema, fullNameSchema, roles } from '@lemma/school/people';
import type { AdultRole } from '@lemma/shared-auth';
import type { FormFault } from './auth-form.ts';

export type Says<K extends string> = (key: K) => string;

/** What is wrong with a typed e-mail address; capitals and surrounding spaces are ignored. */
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

export const isAdultRole = (value: string): value is AdultRole =>
  roles.some((role) => role === value && role !== 'student');
