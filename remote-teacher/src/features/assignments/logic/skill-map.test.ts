import { skills as all } from '@lemma/math';
import { findStandard } from '@lemma/plans/standards';
import { expect, it } from 'vitest';
import { skillMap } from './skill-map.ts';

const skills = all.map(({ code, name, canDo, grade, domain, standards }) => ({
  ...{ code, name, canDo, grade, domain, standards: [...standards], wordProblem: false, cases: [], misconceptions: [] },
}));

const startsWith: Readonly<Record<number, string>> = { 0: 'K.', 3: '3.', 4: '4.', 6: '6.' };

it.each([0, 3, 4, 6, 9])(
  'has each skill of grade %i and of its standards once, under a standard that has words',
  (grade) => {
    const map = skillMap(skills, grade);
    const found = map.flatMap(({ standards }) => standards.flatMap((standard) => standard.skills));
    expect(found.map(({ code }) => code).toSorted()).toEqual(
      skills
        .filter(
          (skill) =>
            skill.grade === grade ||
            skill.standards.some((code) =>
              grade === 9 ? /^[A-Z]-/.test(code) : code.startsWith(startsWith[grade] ?? '?'),
            ),
        )
        .map(({ code }) => code)
        .toSorted(),
    );
    for (const { count, standards } of map) {
      expect(standards.reduce((sum, standard) => sum + standard.skills.length, 0)).toBe(count);
      for (const { code, text } of standards) expect(text, code).toBe(findStandard(code)?.text);
    }
  },
);

it('lists rounding in grade 4 too, where 4.NBT.A.3 asks for it', () => {
  const shown = skillMap(skills, 4).flatMap(({ standards }) => standards);
  expect(shown.find(({ code }) => code === '4.NBT.A.3')?.skills.map(({ name }) => name)).toContain(
    'Round whole numbers',
  );
});

it('puts a skill under a standard of its own grade where it has one', () => {
  const [domain] = skillMap(
    skills.filter(({ code }) => code === 'expressions.order-of-operations'),
    6,
  );
  expect(domain?.standards.map(({ code }) => code)).toEqual(['6.EE.A.1']);
});
