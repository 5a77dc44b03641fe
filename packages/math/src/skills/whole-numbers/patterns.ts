import type { MistakenWork, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** `kind`: add the step, multiply by the step, or add a step that itself grows by one. */
type Pattern = {
  readonly kind: 'plus' | 'times' | 'growing';
  readonly start: number;
  readonly step: number;
  readonly shown: number;
};

const term = ({ kind, start, step }: Pattern, index: number): number => {
  if (kind === 'times') return start * step ** index;
  if (kind === 'growing') return start + range(0, index - 1).reduce((sum, i) => sum + step + i, 0);
  return start + step * index;
};

const shownTerms = (params: Pattern): number[] => range(0, params.shown - 1).map((index) => term(params, index));
const next = (params: Pattern): number => term(params, params.shown);

function lastDifference(params: Pattern): MistakenWork | undefined {
  if (params.kind === 'plus') return undefined;
  const last = term(params, params.shown - 1);
  const jump = last - term(params, params.shown - 2);
  return wrote(
    last + jump,
    [`${last} - ${last - jump} = ${jump}`, 'Look at the last jump.'],
    [`${last} + ${jump} = ${last + jump}`, 'Jump by the same again.'],
  );
}

function firstDifference(params: Pattern): MistakenWork | undefined {
  if (params.kind === 'plus') return undefined;
  const last = term(params, params.shown - 1);
  const jump = term(params, 1) - params.start;
  return wrote(
    last + jump,
    [`${term(params, 1)} - ${params.start} = ${jump}`, 'Look at the first two numbers.'],
    [`${last} + ${jump} = ${last + jump}`, 'Jump by the same.'],
  );
}

const nextInPattern = skill<Pattern>({
  code: 'whole-numbers.patterns',
  name: 'Continue a number pattern',
  canDo: 'I can find the rule of a pattern and the number that comes next.',
  grade: 4,
  standards: ['4.OA.C.5', '3.OA.D.9'],
  prerequisites: ['whole-numbers.multiplication-facts'],
  cases: {
    plus: {
      label: 'the same number is added',
      draw: (rng, level) => {
        const step = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 12));
        return { kind: 'plus', start: rng.int(1, byLevel(level, 9, 20, 60)), step, shown: 4 };
      },
    },
    times: {
      label: 'multiplied by the same number',
      draw: (rng, level) => ({
        kind: 'times',
        start: rng.int(byLevel(level, 1, 2, 4), byLevel(level, 10, 10, 9)),
        step: rng.int(2, byLevel(level, 2, 3, 4)),
        shown: 4,
      }),
    },
    growing: {
      label: 'the jumps grow by one',
      draw: (rng, level) => {
        rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 12)); // not used: drawn so that each seed makes the same problem as before
        return {
          kind: 'growing',
          start: rng.int(1, level === 1 ? 12 : 9),
          step: byLevel(level, 1, rng.int(1, 3), rng.int(2, 6)),
          shown: 5,
        };
      },
    },
  },
  pose: (params) => ({
    prompt: `Look at the pattern: ${shownTerms(params).join(', ')}, … ${
      {
        plus: 'The same number is added each time.',
        times: 'Each number is multiplied by the same number.',
        growing: 'The jump grows by one each time.',
      }[params.kind]
    } Which number comes next?`,
    answer: numberAnswer(next(params)),
  }),
  solve: (params) => {
    const last = term(params, params.shown - 1);
    if (params.kind === 'times')
      return steps(
        [
          `${params.start * params.step} ÷ ${params.start} = ${params.step}`,
          `The rule is: multiply by ${params.step}.`,
        ],
        [`${last} × ${params.step} = ${next(params)}`, 'Use the rule once more.'],
      );
    const jump = next(params) - last;
    const before = last - term(params, params.shown - 2);
    return steps(
      [`${last} - ${last - before} = ${before}`, 'This is the last jump.'],
      [
        `${last} + ${jump} = ${next(params)}`,
        params.kind === 'plus' ? 'Jump by the same number once more.' : 'The next jump is one more.',
      ],
    );
  },
  hints: (params) =>
    hintsHiding(
      next(params),
      shownTerms(params).join(', '),
      'How do you get from each number to the one after it?',
      params.kind === 'times'
        ? 'How many times as large is each number?'
        : 'Write the jump between each two neighbors.',
      'Check your rule on all numbers that are shown, then use it once more.',
    ),
  confirms: (params, key) => {
    const all = [...shownTerms(params), Number(key)];
    const jumps = all.slice(1).map((value, i) => value - (all[i] ?? 0));
    if (params.kind === 'plus') return new Set(jumps).size === 1;
    if (params.kind === 'growing') return jumps.every((jump, i) => i === 0 || jump === (jumps[i - 1] ?? 0) + 1);
    return all.every((value, i) => i === 0 || value * params.start === (all[i - 1] ?? 0) * (all[1] ?? 0));
  },
  mistakes: {
    'whole-numbers.repeats-last-jump': lastDifference,
    'whole-numbers.repeats-first-jump': firstDifference,
  },
});

type Far = { readonly start: number; readonly step: number; readonly nth: number; readonly given: number };

const farTerm = ({ start, step, nth }: Far): number => start + step * (nth - 1);

const farInPattern = skill<Far>({
  code: 'whole-numbers.far-in-a-pattern',
  name: 'Find a number far along in a pattern',
  canDo: 'I can find a number far along without writing every number.',
  grade: 5,
  standards: ['4.OA.C.5', '5.OA.B.3'],
  prerequisites: ['whole-numbers.patterns'],
  cases: {
    tenth: {
      label: 'the tenth number',
      draw: (rng, level) => {
        const step = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 9, 15));
        const offset = rng.int(1, byLevel(level, 4, 6, 20));
        return { start: step + offset, step, nth: 10, given: 5 };
      },
    },
    twentieth: {
      label: 'the twentieth number',
      draw: (rng, level) => {
        const step = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 9, 15));
        const offset = rng.int(1, byLevel(level, 4, 6, 20));
        return { start: step + offset, step, nth: 20, given: 10 };
      },
    },
    hundredth: {
      label: 'the hundredth number',
      draw: (rng, level) => {
        const step = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 9, 15));
        const offset = rng.int(1, byLevel(level, 4, 6, 20));
        return { start: step + offset, step, nth: 100, given: 10 };
      },
    },
  },
  pose: (params) => ({
    prompt: `A pattern starts with ${params.start}. Each number after that is ${params.step} more than the one before. The number in place ${params.given} is ${farTerm({ ...params, nth: params.given })}. Which number is in place ${params.nth}?`,
    answer: numberAnswer(farTerm(params)),
  }),
  solve: (params) => {
    const { start, step, nth } = params;
    return steps(
      [`${nth} - 1 = ${nth - 1}`, `From place 1 to place ${nth} there are ${nth - 1} jumps.`],
      [`${nth - 1} × ${step} = ${(nth - 1) * step}`, `Each jump adds ${step}.`],
      [`${start} + ${(nth - 1) * step} = ${farTerm(params)}`, `Start from ${start}.`],
    );
  },
  hints: (params) =>
    hintsHiding(
      farTerm(params),
      `${params.start} ${params.step} ${params.given} ${farTerm({ ...params, nth: params.given })} ${params.nth}`,
      'How many jumps is it from place 1 to place 2? To place 3? What do you notice?',
      `How many jumps is it to place ${params.nth}?`,
      `Each jump adds ${params.step}. Do not forget where the pattern starts.`,
    ),
  confirms: ({ start, step, nth }, key) => range(2, nth).reduce((value) => value + step, start) === Number(key),
  mistakes: {
    'whole-numbers.counts-start-as-jump': ({ start, step, nth }) =>
      wrote(
        start + step * nth,
        [`${nth} × ${step} = ${nth * step}`, `${nth} jumps of ${step}.`],
        [`${start} + ${nth * step} = ${start + nth * step}`, 'Add the start.'],
      ),
    'whole-numbers.scales-the-term': (params) => {
      const known = farTerm({ ...params, nth: params.given });
      const times = params.nth / params.given;
      return wrote(known * times, [
        `${known} × ${times} = ${known * times}`,
        `Place ${params.nth} is ${times} times as far, so the number is ${times} times as large.`,
      ]);
    },
  },
});

export const patternSkills: readonly Skill[] = [nextInPattern, farInPattern];
