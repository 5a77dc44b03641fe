import { createRng } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { easinessFrom, nightlyFit } from './easiness.ts';
import { type ObservedAnswer, type Spreads, traceStudent } from './knowledge.ts';
import { logistic } from './logistic.ts';

const rng = createRng(31);
const random = (): number => rng.int(0, 999_999) / 1_000_000;
const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const SKILLS = ['a', 'b', 'c', 'd', 'e', 'f'];

type World = { readonly general: number; readonly own: number; readonly learning: number; readonly guess: number };
type Child = { readonly answers: readonly ObservedAnswer[]; readonly truth: ReadonlyMap<string, number> };

/** A student with an ability that differs by `general` from others', and by `own` from skill to skill (deviations). */
function child({ general, own, learning, guess }: World): Child {
  const ability = general * normal();
  const skills = SKILLS.map((skill, index) => ({ skill, at: 0.6 - 0.3 * index + ability + own * normal() }));
  const chance = (at: number): number => guess + (1 - guess) * logistic(at);
  const answers = Array.from({ length: 15 }, () =>
    skills.map((one) => {
      const right = random() < chance(one.at);
      one.at += learning;
      return { skill: one.skill, right, guess };
    }),
  ).flat();
  return { answers, truth: new Map(skills.map(({ skill, at }) => [skill, chance(at)])) };
}

function school(world: World, size: number) {
  const children = Array.from({ length: size }, () => child(world));
  const fit = nightlyFit(
    children.map(({ answers }) => answers),
    undefined,
  );
  const easinessOf = easinessFrom(fit);
  const covered = children.flatMap(({ answers, truth }) => {
    const trace = traceStudent(answers, easinessOf);
    return [...truth].map(([skill, chance]) => {
      const { low, high } = trace.knowledgeAt(skill, answers.length);
      return low <= chance && chance <= high;
    });
  });
  return { spreads: fit.spreads, holds: covered.filter(Boolean).length / covered.length };
}

const ALIKE: World = { general: 0.4, own: 0.2, learning: 0, guess: 0 };
const APART: World = { general: 1.3, own: 1.1, learning: 0.03, guess: 0 };
const together = ({ general, own }: Spreads): number => general * own;

describe('how much the students of a school differ', () => {
  it('follows from their answers, and is as shipped where there are few', () => {
    const [alike, apart] = [school(ALIKE, 80), school(APART, 80)];
    expect(together(alike.spreads ?? { general: 1, own: 1, drift: 1 })).toBeLessThan(0.5);
    expect(apart.spreads?.own).toBeGreaterThan(1.9);
    const few = school(APART, 2).spreads;
    expect(few?.own).toBeLessThan(2);
    expect(few?.drift).toBeGreaterThan(0.4);
  });
  it.each([
    ['differ little', ALIKE],
    ['differ much', APART],
    ['pick from two options', { ...APART, guess: 0.5 }],
  ] as const)('makes 80 percent intervals hold 75 to 85 percent of students who %s', (_, world) => {
    const { holds } = school(world, 120);
    expect(holds).toBeGreaterThan(0.75);
    expect(holds).toBeLessThan(0.88);
  });
  it('does not change any more when the same answers are fitted night after night', () => {
    const answers = Array.from({ length: 60 }, () => child(APART).answers);
    let fit = nightlyFit(answers, undefined);
    for (let night = 0; night < 6; night += 1) fit = nightlyFit(answers, fit);
    expect(nightlyFit(answers, fit).spreads).toEqual(fit.spreads);
  });
});
