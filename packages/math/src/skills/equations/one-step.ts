import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng, Step } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { equation } from '../kit/linear-text.ts';
import { exact, inParentheses, inStyleOf } from '../kit/numeric.ts';
import { asLinear, readLinear } from '../kit/read-text.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';
import { balancesWith, hiddenDigit, pickLetter, solvedAs, solvingRule } from './solving.ts';

/** `plus` x + a = b (a may be negative), `times` ax = b, `over` x/a = b, `from` a - x = b; numbers as text, so that 2.5 stays 2.5. */
type OneStep = {
  readonly form: 'plus' | 'times' | 'over' | 'from';
  readonly a: string;
  readonly b: string;
  readonly letter: string;
  readonly turned: boolean;
};

function leftOf({ form, a, letter }: OneStep): string {
  const size = a.replace('-', '');
  if (form === 'plus') return `${letter} ${a.startsWith('-') ? '-' : '+'} ${size}`;
  if (form === 'from') return `${a} - ${letter}`;
  if (form === 'over') return `${letter}/${inParentheses(a)}`;
  if (a === '-1') return `-${letter}`;
  return a.includes('/') ? `(${a})${letter}` : `${a}${letter}`;
}

const written = (params: OneStep): string =>
  params.turned ? equation(params.b, leftOf(params)) : equation(leftOf(params), params.b);

const solutionOf = ({ form, a, b }: OneStep) => {
  if (form === 'plus') return exact(b).sub(a);
  if (form === 'times') return exact(b).div(a);
  if (form === 'over') return exact(b).mul(a);
  return exact(a).sub(b);
};

const keyOf = (params: OneStep): string => inStyleOf(solutionOf(params), params.a, params.b);

const difference = (a: string, b: string): string => (b.startsWith('-') ? `${a} + ${b.slice(1)}` : `${a} - ${b}`);
const sum = (a: string, b: string): string => (b.startsWith('-') ? `${a} - ${b.slice(1)}` : `${a} + ${b}`);

function undoing({ form, a, b, letter }: OneStep): readonly [string, string] {
  if (form === 'plus') {
    return a.startsWith('-')
      ? [
          equation(letter, difference(b, a)),
          `The opposite of subtracting \`${a.slice(1)}\` is adding \`${a.slice(1)}\`. Do it on both sides.`,
        ]
      : [
          equation(letter, difference(b, a)),
          `The opposite of adding \`${a}\` is subtracting \`${a}\`. Do it on both sides.`,
        ];
  }
  if (form === 'times')
    return [
      equation(letter, `${b} ÷ ${inParentheses(a)}`),
      `\`${letter}\` is multiplied by \`${a}\`, so divide both sides by \`${a}\`.`,
    ];
  if (form === 'over')
    return [
      equation(letter, `${b} × ${inParentheses(a)}`),
      `\`${letter}\` is divided by \`${a}\`, so multiply both sides by \`${a}\`.`,
    ];
  return [equation(letter, difference(a, b)), `\`${letter}\` is what is taken away from \`${a}\` to leave \`${b}\`.`];
}

const solve = (params: OneStep): Step[] =>
  steps([written(params), 'This is the equation.'], undoing(params), [
    equation(params.letter, keyOf(params)),
    'Work it out. Put it back into the equation to check.',
  ]);

function hints(params: OneStep): string[] {
  const { form, a, letter } = params;
  const done = {
    plus: a.startsWith('-') ? `\`${a.slice(1)}\` is subtracted from it` : `\`${a}\` is added to it`,
    times: `it is multiplied by \`${a}\``,
    over: `it is divided by \`${a}\``,
    from: `it is taken away from \`${a}\``,
  }[form];
  return [
    `What happens to \`${letter}\` in this equation?`,
    `Look at \`${letter}\`: ${done}. What would undo that?`,
    `Now work out the right side of \`${undoing(params)[0]}\`.`,
  ];
}

function picture(params: OneStep): Picture | undefined {
  const { form, a, b, letter } = params;
  const size = Number(a);
  if (!Number.isInteger(size) || size < 1 || form === 'over' || form === 'from' || Number(b) < 1) return undefined;
  if (form === 'times' && size > 6) return undefined;
  const left = form === 'plus' ? [letter, a] : Array.from({ length: size }, () => letter);
  return {
    kind: 'balance',
    left,
    right: [b],
    alt: `A balance with ${left.join(', ')} on the left and ${b} on the right. The two sides weigh the same.`,
  };
}

function read(text: string): OneStep | undefined {
  const reading = readLinear(text);
  if (reading?.relation !== '=' || reading.letter === '') return undefined;
  const [left, right] = [asLinear(reading.left), asLinear(reading.right)];
  if (!left || !right) return undefined;
  const turned = left.a.equals(0);
  const [side, other] = turned ? [right, left] : [left, right];
  if (side.a.equals(0) || !other.a.equals(0)) return undefined;
  const base = { letter: reading.letter, turned, b: other.b.toString() };
  if (side.b.equals(0)) {
    if (side.a.equals(1)) return undefined;
    return side.a.abs().n === 1n && side.a.d !== 1n
      ? { ...base, form: 'over', a: side.a.inverse().toFraction(), b: other.b.toFraction() }
      : { ...base, form: 'times', a: side.a.toFraction(), b: other.b.toFraction() };
  }
  const style = /\d\.\d/.test(text)
    ? { a: side.b.toString(), b: other.b.toString() }
    : { a: side.b.toFraction(), b: other.b.toFraction() };
  if (side.a.equals(1)) return { ...base, ...style, form: 'plus' };
  return side.a.equals(-1) && side.b.gt(0) ? { ...base, ...style, form: 'from' } : undefined;
}

const mistakes: Mistakes<OneStep> = {
  ...solvingRule('equations.same-operation', (params) => {
    const { form, a, b, letter } = params;
    const first = [written(params), 'This is the equation.'] as const;
    if (form === 'plus')
      return solvedAs(letter, exact(b).add(a), first, [
        equation(letter, sum(b, a)),
        'The sign says what to do, so do it.',
      ]);
    if (form === 'times')
      return solvedAs(letter, exact(b).mul(a), first, [
        equation(letter, `${b} × ${inParentheses(a)}`),
        'The letter is multiplied, so multiply.',
      ]);
    if (form === 'over')
      return solvedAs(letter, exact(b).div(a), first, [
        equation(letter, `${b} ÷ ${inParentheses(a)}`),
        'The letter is divided, so divide.',
      ]);
    return undefined;
  }),
  ...solvingRule('equations.reversed-subtraction', (params) => {
    const { form, a, b, letter } = params;
    if (form !== 'plus' || a.startsWith('-')) return undefined;
    return solvedAs(
      letter,
      exact(a).sub(b),
      [written(params), 'This is the equation.'],
      [equation(letter, difference(a, b)), 'Take one number from the other. The order does not matter.'],
    );
  }),
  ...solvingRule('equations.reversed-division', (params) => {
    const { form, a, b, letter } = params;
    if (form !== 'times') return undefined;
    return solvedAs(
      letter,
      exact(a).div(b),
      [written(params), 'This is the equation.'],
      [equation(letter, `${a} ÷ ${inParentheses(b)}`), 'Divide the two numbers, whichever way round.'],
    );
  }),
  ...solvingRule('equations.subtract-coefficient', (params) => {
    const { form, a, b, letter } = params;
    if (form !== 'times' || a.includes('/')) return undefined;
    return solvedAs(
      letter,
      exact(b).sub(a),
      [written(params), 'This is the equation.'],
      [equation(letter, difference(b, a)), `Move the \`${a}\` to the other side and take it away.`],
    );
  }),
  ...solvingRule('equations.add-what-is-taken-away', (params) => {
    const { form, a, b, letter } = params;
    if (form !== 'from') return undefined;
    return solvedAs(
      letter,
      exact(a).add(b),
      [written(params), 'This is the equation.'],
      [equation(letter, sum(b, a)), 'There is a minus sign, and the opposite of minus is plus.'],
    );
  }),
  ...solvingRule('equations.drop-negative-coefficient', (params) => {
    const { form, a, b, letter } = params;
    if (form !== 'times' || !a.startsWith('-')) return undefined;
    return solvedAs(
      letter,
      exact(b).div(a).neg(),
      [written(params), 'This is the equation.'],
      [equation(letter, `${b} ÷ ${a.slice(1)}`), `Divide by \`${a.slice(1)}\`.`],
    );
  }),
  ...solvingRule('equations.letter-as-digit', (params) => {
    const { form, a, b, letter } = params;
    const digit = form === 'times' && /^\d$/.test(a) ? hiddenDigit(exact(b), Number(a)) : undefined;
    return digit === undefined
      ? undefined
      : solvedAs(letter, digit, [written(params), `Look for the digit that turns \`${a}${letter}\` into \`${b}\`.`]);
  }),
};

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const letter = pickLetter(rng);
  const turned = level > 1 && rng.chance(0.3);
  const top = byLevel(level, 12, 40, 90);
  const decimal = level === 3 && rng.chance(0.6);
  const scale = decimal ? 10 : 1;
  const text = (whole: number) => exact(whole, scale).toString();
  const x = rng.int(2, top);
  const a = rng.int(2, top);
  const factor = rng.int(2, level === 1 ? 6 : 12);
  const base = { letter, turned };
  return { text, x, a, factor, base };
};

/** x + a = b, x - a = b, a - x = b, ax = b, x/a = b. */
export const oneStep = skill<OneStep>({
  code: 'equations.one-step',
  name: 'Solve one-step equations',
  canDo: 'I can solve an equation that takes one step.',
  grade: 6,
  standards: ['6.EE.B.7', '6.EE.B.5'],
  prerequisites: ['equations.missing-number'],
  cases: {
    add: {
      label: 'a number is added',
      draw: (rng, level) => {
        const { text, x, a, base } = begin(rng, level);
        return { ...base, form: 'plus', a: text(a), b: text(a + x) };
      },
    },
    subtract: {
      label: 'a number is subtracted',
      draw: (rng, level) => {
        const { text, x, a, base } = begin(rng, level);
        return { ...base, form: 'plus', a: `-${text(a)}`, b: text(x) };
      },
    },
    multiply: {
      label: 'the letter is multiplied',
      draw: (rng, level) => {
        const { text, x, factor, base } = begin(rng, level);
        return { ...base, form: 'times', a: String(factor), b: text(factor * x) };
      },
    },
    divide: {
      label: 'the letter is divided',
      draw: (rng, level) => {
        const { text, x, factor, base } = begin(rng, level);
        return { ...base, form: 'over', a: String(factor), b: text(x) };
      },
    },
    'taken-away': {
      label: 'the letter is taken away',
      draw: (rng, level) => {
        const { text, x, a, base } = begin(rng, level);
        return { ...base, form: 'from', a: text(a + x), b: text(a) };
      },
    },
    negative: {
      label: 'a negative number comes up',
      draw: (rng, level) => {
        const { text, x, a, factor, base } = begin(rng, level);
        if (rng.chance(0.5))
          return { ...base, form: 'times', a: String(-factor), b: text(rng.chance(0.5) ? factor * x : -factor * x) };
        return { ...base, form: 'plus', a: text(a + x), b: text(rng.int(1, a)) };
      },
    },
  },
  pose: (params) => {
    const shown = picture(params);
    return {
      prompt: `Solve for \`${params.letter}\`.`,
      math: written(params),
      answer: { kind: 'number', key: keyOf(params), variable: params.letter },
      ...(shown ? { picture: shown } : {}),
    };
  },
  solve,
  hints,
  confirms: (params, key) => balancesWith(leftOf(params), params.b, params.letter, key),
  mistakes: mistakes,
  read,
});
