import { accountsPost } from '@lemma/testing';
import { expect, it } from 'vitest';
import { backend, idTokenOf, newClass, newId, newTeacher, outcomeOf, signIn } from './school.ts';

/** What `identity.test.ts` shows without it: such a session opens nothing. Here it does not even begin. */
it('begins no session for an address that was tied to a student’s account, where sign-ins ask a function of ours', async () => {
  const { code, cards } = await newClass(['Ana López']);
  const [card] = cards;
  if (!card) throw new Error('no card');
  const student = await signIn(code, card);
  const own = { email: `${newId()}@school.example`, password: 'a-long-enough-password', returnSecureToken: true };
  await accountsPost(backend, 'signUp', { ...own, idToken: student.idToken });
  await expect(accountsPost(backend, 'signInWithPassword', own)).rejects.toThrow('A student signs in with a card.');
  expect(await outcomeOf(signIn(code, card))).toBe('ok');
  const adult = { email: `${newId()}@school.example`, password: own.password };
  await newTeacher(adult);
  expect(await idTokenOf(adult)).not.toBe('');
});
