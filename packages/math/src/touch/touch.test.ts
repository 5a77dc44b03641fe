import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../check/index.ts';
import { diagnose } from '../diagnose/diagnose.ts';
import { generateProblem } from '../generate.ts';
import type { Picture } from '../pictures/types.ts';
import { skills } from '../registry.ts';
import { IS_SOAK, partOf } from '../soak/part-of.ts';
import type { Level, Problem, Skill } from '../types.ts';
import { placed } from './placed.ts';
import { touchOf } from './touch-of.ts';
import { touchRules } from './touch-rules.ts';
import type { Touch } from './types.ts';

type Item = { readonly skill: Skill; readonly problem: Problem; readonly touch: Touch };

const LEVELS: readonly Level[] = [1, 2, 3];
const touched = skills.filter(({ code }) => code in touchRules);

/** Problems of each level. */
const SEEDS = IS_SOAK ? 1000 : 20;
/** Of these, as many are marked and diagnosed, which takes longer. */
const MARKED = Math.max(4, SEEDS / 10);

/** The problems of a skill that are answered by touch. */
const itemsOf = (skill: Skill, seeds: number): Item[] =>
  LEVELS.flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => {
      const problem = generateProblem(skill, level, seed);
      const touch = touchOf(problem);
      return touch === undefined ? [] : [{ skill, problem, touch }];
    }).flat(),
  );

/** Misconceptions whose answers cannot be placed: a student with one of them types, or places something else. */
const noPlace: Readonly<Record<string, readonly string[]>> = {
  'integers.opposite': ['integers.opposite-is-reciprocal'],
  'equations.one-step-inequality': ['equations.inequality-as-equation'],
  'equations.two-step-inequality': ['equations.inequality-as-equation'],
};

const textOf = (touch: Touch, text: string) => placed(touch, text).text;

it('has twenty-five kinds of answers, and a hundred skills that are answered in one of them', () => {
  const used = touched.flatMap((skill) => itemsOf(skill, 8).slice(0, 1));
  expect(new Set(used.map(({ touch }) => touch.as)).size).toBeGreaterThanOrEqual(25);
  expect(new Set(used.map(({ skill }) => skill.code)).size).toBeGreaterThanOrEqual(100);
});

describe.each(touched.map((skill) => [skill.code, skill] as const))('%s', (_, skill) => {
  const items = itemsOf(skill, SEEDS);
  const marked = items.filter(({ problem }) => problem.seed < MARKED);

  it('is answered by touch at some level', () => expect(items.length).toBeGreaterThan(0));

  it('has a place for each key, which is scored like the typed one', () => {
    for (const { touch, problem } of items)
      expect(textOf(touch, problem.answer.key), `${problem.prompt} ${problem.answer.key}`).toBeDefined();
    for (const { touch, problem } of marked) {
      const text = textOf(touch, problem.answer.key) ?? '';
      expect(checkAnswer(problem.answer, text), `${problem.prompt} ${text}`).toEqual({ verdict: 'right' });
    }
  });

  it('recognizes a placed wrong answer like a typed one', () => {
    for (const { touch, problem } of marked) {
      for (const { work } of skill.misconceptions) {
        const typed = work(problem.params)?.answer;
        const text = typed === undefined ? undefined : textOf(touch, typed);
        if (typed === undefined || text === undefined) continue;
        const verdict = checkAnswer(problem.answer, text).verdict;
        expect(verdict, `${problem.prompt} ${typed} ${text}`).toBe(checkAnswer(problem.answer, typed).verdict);
        const ideas = (response: string) => diagnose(problem, response)[0]?.misconceptions;
        if (verdict === 'wrong' && text !== typed) expect(ideas(text)).toEqual(ideas(typed));
      }
    }
  });

  it('hides no misconception: the answer of each can be placed in some of its problems', () => {
    const wrong = items.flatMap(({ touch, problem }) =>
      skill.misconceptions.flatMap(({ id, work }) => {
        const typed = work(problem.params)?.answer;
        if (typed === undefined || typed === problem.answer.key) return [];
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

  it('has no place for a text that is no answer', () => {
    for (const { touch } of items.slice(0, 5))
      for (const text of ['', 'hello', '1/0']) expect(textOf(touch, text)).toBeUndefined();
  });

  it('depends on the question and not on the key', () => {
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

it('never asks for a text that is in the question', () => {
  for (const code of ['fractions.place-on-line', 'geometry.plot-point', 'geometry.fourth-corner']) {
    const skill = skills.find((one) => one.code === code);
    for (const { problem } of skill ? itemsOf(skill, 100) : []) {
      expect(problem.prompt).not.toContain(problem.answer.key);
      expect(problem.picture?.alt).not.toContain(problem.answer.key);
    }
  }
});

/** The position of a key on a line; undefined if it has none: a sum of jumps, a list, an expression. */
function placeOf(key: string): number | undefined {
  const [, top, bottom = '1'] = /^(?:[a-z] [<>]=? )?(-?\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(key) ?? [];
  return top === undefined ? undefined : Number(top) / Number(bottom);
}

type Place = Touch | Picture | undefined;

/** A line and the position of the key on it, from 0 to 1; an empty list if the key has no position on it. */
function alongOf(place: Place, { answer }: Problem): readonly { readonly line: string; readonly share: number }[] {
  const isLine = place && ('as' in place ? /line|ray/.test(place.as) : place.kind === 'number-line');
  const at = placeOf(answer.key);
  if (!isLine || !('from' in place) || at === undefined || at < place.from || at > place.to) return [];
  const { from, to } = place;
  return [{ line: `${from} ${to}`, share: (at - from) / (to - from) }];
}

const ways: readonly [string, (problem: Problem) => Place][] = [
  ['shown', ({ picture }) => picture],
  ['placed on', touchOf],
];

it.each(ways)('has keys all over the lines that are %s: none is laid around its key', (_, placeIn) => {
  let found = 0;
  for (const skill of partOf(4, skills, ({ code }) => code)) {
    const along = LEVELS.flatMap((level) =>
      Array.from({ length: 40 }, (_each, seed) => generateProblem(skill, level, seed)),
    ).flatMap((problem) => alongOf(placeIn(problem), problem));
    if (along.length > 0) found += 1;
    // If all questions have the same line, it shows nothing about their keys.
    if (new Set(along.map(({ line }) => line)).size < 2) continue;
    const shares = along.map(({ share }) => share);
    const middle = shares.filter((share) => Math.abs(share - 0.5) < 0.1).length / shares.length;
    expect(middle, skill.code).toBeLessThan(0.5);
    expect(Math.max(...shares) - Math.min(...shares), skill.code).toBeGreaterThan(0.3);
  }
  expect(found).toBeGreaterThan(IS_SOAK ? 3 : 0);
});
