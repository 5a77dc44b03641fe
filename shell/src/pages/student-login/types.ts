import type { CallOutput } from '@lemma/school/calls';

export type SignInList = CallOutput<'classSignInList'> & { readonly classCode: string };
export type SignInName = SignInList['students'][number];
