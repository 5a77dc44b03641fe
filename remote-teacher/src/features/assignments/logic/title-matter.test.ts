import { buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { titleMatter } from './title-matter.ts';

const skills = [
  { code: 'fractions.add-unlike', name: 'Add unlike fractions', domain: 'fractions' },
  { code: 'fractions.divide', name: 'Divide fractions', domain: 'fractions' },
  { code: 'integers.add', name: 'Add integers', domain: 'integers' },
];
const matterOf = (...codes: string[]) =>
  titleMatter(
    codes.map((skill) => buildItem({ skill })),
    skills,
  );

it('is the skill, the domain of several, or a mixture', () => {
  expect(matterOf()).toEqual({ kind: 'none' });
  expect(matterOf('integers.add', 'integers.add')).toEqual({ kind: 'skill', name: 'Add integers' });
  expect(matterOf('fractions.add-unlike', 'fractions.divide')).toEqual({ kind: 'domain', domain: 'fractions' });
  expect(matterOf('fractions.divide', 'integers.add')).toEqual({ kind: 'mixed' });
});

it('with a question of the teacher’s own is a mixture, and with nothing else none', () => {
  expect(matterOf('fractions.divide', 'own.question')).toEqual({ kind: 'mixed' });
  expect(matterOf('own.question')).toEqual({ kind: 'none' });
});
