import type { CallOutput } from '@lemma/school';

export type SignInList = CallOutput<'classSignInList'> & { readonly classCode: string };
export type SignInName = SignInList['students'][number];
