import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../check/index.ts';
import { diagnose } from '../diagnose/diagnose.ts';
import { generateProblem } from '../generate.ts';
import { skills } from '../registry.ts';
import type { Level, Problem, Skill } from '../types.ts';
import { placed } from './placed.ts';
import { touchOf } from './touch-of.ts';
import { touchRules } from './touch-rules.ts';
import type { Touch } from './types.ts';

type Item = { readonly skill: Skill; readonly problem: Problem; readonly touch: Touch };

const LEVELS: readonly Level[] = [1, 2, 3];
const touched = skills.filter(({ code }) => code in touchRules);

/** The problems of a skill that are answered by touch. */
const itemsOf = (skill: Skill, seeds: number): Item[] =>
  LEVELS.flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => {
      const problem = generateProblem(skill, level, seed);
      const touch = touchOf(problem);
      return touch === undefined ? [] : [{ skill, problem, touch }];
    }).flat(),
  );

/** Ideas whose answers have no place: whoever has them types, or places something else. */
const noPlace: Readonly<Record<string, readonly string[]>> = {
  'integers.opposite': ['integers.opposite-is-reciprocal'],
  'equations.one-step-inequality': ['equations.inequality-as-equation'],
  'equations.two-step-inequality': ['equations.inequality-as-equation'],
};

const textOf = (touch: Touch, text: string) => placed(touch, text).text;

describe.each(touched.map((skill) => [skill.code, skill] as const))('%s', (_, skill) => {
  const items = itemsOf(skill, 120);

  it('is answered by touch at some level', () => expect(items.length).toBeGreaterThan(0));

  it('has a place for each key, which is scored like the typed one', () => {
    for (const { touch, problem } of items) {
      const text = textOf(touch, problem.answer.key);
      expect(text, `${problem.prompt} ${problem.answer.key}`).toBeDefined();
      expect(checkAnswer(problem.answer, text ?? ''), problem.prompt).toEqual({ verdict: 'right' });
    }
  });

  it('names what an idea places as what it types', () => {
    for (const { touch, problem } of items) {
      for (const { work } of skill.misconceptions) {
        const typed = work(problem.params)?.answer;
        const text = typed === undefined ? undefined : textOf(touch, typed);
        if (typed === undefined || text === undefined) continue;
        expect(checkAnswer(problem.answer, text).verdict).toBe(checkAnswer(problem.answer, typed).verdict);
        const ideas = (response: string) => diagnose(problem, response)[0]?.misconceptions;
        if (checkAnswer(problem.answer, text).verdict === 'wrong') expect(ideas(text)).toEqual(ideas(typed));
      }
    }
  });

  it('hides no idea: what each leads to can be placed in some of its problems', () => {
    const wrong = items.flatMap(({ touch, problem }) =>
      skill.misconceptions.flatMap(({ id, work }) => {
        const typed = work(problem.params)?.answer;
        if (typed === undefined || checkAnswer(problem.answer, typed).verdict !== 'wrong') return [];
        return [{ id, can: textOf(touch, typed) !== undefined }];
      }),
    );
    const ids = [...new Set(wrong.map(({ id }) => id))];
    expect(ids.filter((id) => !wrong.some((one) => one.id === id && one.can))).toEqual(noPlace[skill.code] ?? []);
  });

  it('writes what it reads, and reads what it writes', () => {
    for (const { touch, problem } of items) {
      const once = textOf(touch, problem.answer.key) ?? '';
      expect(textOf(touch, once)).toBe(once);
    }
  });

  it('has no place for what is no answer', () => {
    for (const { touch } of items.slice(0, 5))
      for (const text of ['', 'hello', '1/0']) expect(textOf(touch, text)).toBeUndefined();
  });

  it('follows from what is asked and not from the key', () => {
    for (const { problem, touch } of items.slice(0, 20)) {
      const other = {
        ...problem,
        answer: { ...problem.answer, key: '0' },
        params: {},
        case: '',
        seed: -1,
        solution: [],
        hints: [],
      };
      expect(touchOf(other)).toEqual(touch);
    }
  });
});

it('never asks for text that stands in the question', () => {
  for (const code of ['fractions.place-on-line', 'geometry.plot-point', 'geometry.fourth-corner']) {
    const skill = skills.find((one) => one.code === code);
    for (const { problem } of skill ? itemsOf(skill, 100) : []) {
      expect(problem.prompt).not.toContain(problem.answer.key);
      expect(problem.picture?.alt).not.toContain(problem.answer.key);
    }
  }
});

/** How far along a line each key lies, from 0 to 1. */
const alongOf = ({ touch, problem }: Item): number[] => {
  if (touch.as !== 'number-line') return [];
  const text = textOf(touch, problem.answer.key) ?? '';
  const [top = Number.NaN, bottom = 1] = text.split('/').map(Number);
  return [(top / bottom - touch.from) / (touch.to - touch.from)];
};

it('has keys all over its lines: no line is laid around its key', () => {
  for (const skill of touched) {
    const items = itemsOf(skill, 334);
    const lines = new Set(items.map(({ touch }) => JSON.stringify(touch)));
    // One line for all questions says nothing of any.
    if (lines.size < 2) continue;
    const along = items.flatMap(alongOf);
    if (along.length === 0) continue;
    const middle = along.filter((share) => Math.abs(share - 0.5) < 0.1).length / along.length;
    expect(middle, skill.code).toBeLessThan(0.5);
    expect(Math.max(...along) - Math.min(...along), skill.code).toBeGreaterThan(0.3);
  }
});
