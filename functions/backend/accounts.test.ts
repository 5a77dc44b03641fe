import { expect, it } from 'vitest';
import { newClass, outcomeOf, signIn } from './school.ts';

it('makes a class with students who sign in with their cards', async () => {
  const { code, cards } = await newClass();
  const [ana] = cards;
  if (!ana) throw new Error('no card');
  expect(ana).toMatchObject({ fullName: 'Ana López', displayName: 'Ana L.', userName: 'ana' });
  const student = await signIn(code, ana);
  expect(student.uid).toBe(ana.studentId);
  expect(await outcomeOf(signIn(code, { ...ana, secret: 'wrong words' }))).toBe('sign-in/refused');
});
