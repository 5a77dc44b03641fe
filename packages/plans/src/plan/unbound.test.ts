import { findSkill, generateProblem, type Problem } from '@lemma/math';
import { expect, it } from 'vitest';
import { writtenTaskLines } from '../standards/written-task-lines.ts';
import { fitsProblem, hasItsUnits } from './fits-problem.ts';
import { lineText } from './items.ts';
import { lessonCasesOf } from './lesson-cases.ts';
import { fitsAll, isCircular } from './misconception-blocks.ts';
import { isInScope } from './scope.ts';

const levels = [1, 2, 3] as const;
const drawn = (code: string, wanted: string, seeds = 40) => {
  const pair = lessonCasesOf(code)?.pairs.find(({ chosen }) => chosen.id === wanted);
  if (pair === undefined) throw new Error(code);
  const { skill, chosen } = pair;
  return levels.flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => ({
      skill,
      problem: generateProblem(skill, level, seed + 1, chosen.id),
    })),
  );
};

it('asks what follows from `x = 0` only where a problem looks at `x = 0`', () => {
  const all = drawn('8.EE.B.6', 'turned');
  const asks = ({ problem: { prompt } }: (typeof all)[number], word: string) => prompt.includes(word);
  const told = (at: (typeof all)[number]) => fitsProblem('Put in `x = 0`. Which number is left?', at);
  const slopes = all.filter((at) => asks(at, 'slope'));
  const crossings = all.filter((at) => asks(at, 'cross'));
  expect(slopes.length).toBeGreaterThan(5);
  expect(slopes.some(told)).toBe(false);
  expect(crossings.length).toBeGreaterThan(5);
  expect(crossings.every(told)).toBe(true);
});

it('guesses no digit with a rounded divisor that gives another one', () => {
  const hints = drawn('5.NBT.B.6', 'plain').flatMap(({ problem: { math = '', hints: all } }) => {
    const [, near] = / is close to (\d+)\. Use/.exec(all[0] ?? '') ?? [];
    return near === undefined ? [] : [{ math, near: Number(near) }];
  });
  expect(hints.length).toBeGreaterThan(20);
  for (const { math, near } of hints) {
    const [a = 0, b = 1] = math.split(' ÷ ').map(Number);
    const [first = 0] = [...String(a)].map((_, index) => Number(String(a).slice(0, index + 1))).filter((n) => n >= b);
    expect(Math.floor(first / near), math).toBeGreaterThan(0);
  }
});

it('goes below zero in grade 6 only where its standard does', () => {
  const below = drawn('6.EE.A.2c', 'two-letters').filter(({ problem }) => problem.answer.key.startsWith('-'));
  expect(below.length).toBeGreaterThan(0);
  for (const { problem } of below) expect(isInScope('6.EE.A.2c', problem)).toBe(false);
  for (const { problem } of below) expect(isInScope('7.NS.A.3', problem)).toBe(true);
});

it.each([
  ['K.OA.A.5', 'subtract', /^[0-2] |- 0|(\d+) - \1/],
  ['5.NBT.B.7', 'zero-inside', /[÷×] 10+$|\.\d{4}/],
  ['4.NBT.A.3', 'nines', /Round \d{2,3} /],
])('draws for %s no numbers that its standard does not mean', (code, wanted, out) => {
  const all = drawn(code, wanted).map(({ problem }) => problem);
  const within = all.filter((problem) => isInScope(code, problem));
  const text = ({ prompt, math = '' }: Problem) => (math === '' ? prompt : math);
  expect(all.some((problem) => out.test(text(problem)))).toBe(true);
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter((problem) => out.test(text(problem)))).toEqual([]);
});

it('gives each letter a value of its own', () => {
  for (const { problem } of drawn('6.EE.A.2c', 'two-letters')) {
    const [one, other] = [...problem.prompt.matchAll(/= (\d+)/g)].map(([, value]) => value);
    expect(one).not.toBe(other);
  }
});

it('reads a hint only where its units stand, and writes words outside of mathematics', () => {
  const [at] = drawn('2.MD.A.3', 'large', 1);
  if (at === undefined) throw new Error('no problem');
  const problem = {
    ...at.problem,
    prompt: 'How long is it, in meters?',
    answer: { kind: 'number', key: '3' },
  } as const;
  expect(hasItsUnits('A meter is about as long as a big step.', problem)).toBe(true);
  expect(hasItsUnits('An inch is about as wide as a bottle cap.', problem)).toBe(false);
  expect(lineText('2 meters')).toBe('`2` meters');
  expect(lineText('2x + sqrt(3)')).toBe('`2x + sqrt(3)`');
});

it('knows a text that only says a name again', () => {
  expect(isCircular('Look at the number only.', 'looks at the number and not at the unit')).toBe(true);
  expect(isCircular('Only one part of the event is looked at.', 'looks at one part of the event only')).toBe(true);
  expect(isCircular('Take the largest number.', 'estimates without a length in mind')).toBe(false);
});

/** What a criterion demands, and the words by which its task asks for it. */
const demanded: readonly (readonly [RegExp, RegExp])[] = [
  [/\bshows that\b/, /\b(?:show|why|explain|how)\b/i],
  [/\blabel(?:s|ed)?\b/, /\blabel/i],
  [/\bscales\b/, /\bscales\b/],
  [/\bchecks\b/, /\b(?:check|put)\b/i],
];
/** What a task asks for in so many words, and its criterion then looks for. */
const asked: readonly (readonly [RegExp, RegExp])[] = [
  [/\bsay what they stand for\b/, /\bstand for\b/],
  [/\blabels and scales\b/, /\bscales\b/],
];

it('demands of what is drawn or written what its task asks, and no more', () => {
  const tasks = writtenTaskLines.map((line) => {
    const parts = line.split('|');
    const [text = '', shows = ''] = parts[1] === 'later' || parts[1] === 'ticket' ? parts.slice(2) : parts.slice(1);
    return { line, text, shows };
  });
  for (const { line, text, shows } of tasks) {
    for (const [demand, words] of demanded) if (demand.test(shows)) expect(text, line).toMatch(words);
    for (const [ask, words] of asked) if (ask.test(text)) expect(shows, line).toMatch(words);
  }
});

const ofSkill = (code: string): Problem[] => {
  const skill = findSkill(code);
  if (skill === undefined) throw new Error(code);
  return skill.cases.flatMap(({ id }) =>
    levels.flatMap((level) => Array.from({ length: 20 }, (_, seed) => generateProblem(skill, level, seed + 1, id))),
  );
};

it.each([
  ['measurement.convert-length', /\blonger:/],
  ['measurement.convert-mass-and-volume', /\b(?:heavier: one (?:kilogram|pound)|more: one liter)\b/],
  ['measurement.convert-time', /\blonger:/],
])('compares the units of %s as things of their kind, and writes an answer as a plural', (code, compared) => {
  for (const { hints, answer } of ofSkill(code)) {
    expect(hints[0]).toMatch(compared);
    expect(answer.key).not.toMatch(/^(?!1 )\d+ (?:day|week)$/);
  }
});

it.each([
  ['whole-numbers.count-on', /\b(?:a|Which) digit (?:changes|is full)/],
  ['expressions.rational-or-irrational', /fraction of whole/],
  ['algebra.exponential-forms', /question mark/],
])('says in no problem and no hint of %s what is not there', (code, wrong) => {
  for (const { prompt, hints } of ofSkill(code)) expect([prompt, ...hints].join(' ')).not.toMatch(wrong);
});

it('asks for a direction only where there is a distance', () => {
  const same = ofSkill('integers.subtract').filter(({ answer }) => answer.key === '0');
  expect(same.length).toBeGreaterThan(0);
  for (const { hints } of same) expect(hints[0]).not.toContain('direction');
});

it('speaks of shaded parts only where something is shaded, and quotes no amount of an example', () => {
  const all = drawn('3.NF.A.3b', 'beyond-one');
  expect(all.some((at) => fitsProblem('When every part is cut, the shaded parts are cut too.', at))).toBe(false);
  for (const verb of ['halved', 'doubles', 'tripled']) expect(fitsAll(`Everything is ${verb} each hour.`)).toBe(false);
});
