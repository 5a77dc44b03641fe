import type Fraction from 'fraction.js';
import type { Prose, Skill, Step } from '../../types.ts';
import { floatOf, readDecimal, readOperands } from '../kit/fraction-text.ts';
import { type Cases, type Mistakes, type SkillFacts, skill } from '../kit/skill.ts';
import { taskVerb } from '../kit/task-verb.ts';
import { wrote } from '../kit/work.ts';
import { asDecimal, ends, exact, placesOf, type TwoDecimals } from './decimal-numbers.ts';

export type Sign = '+' | '-' | '×' | '÷';

export type DecimalConfig = SkillFacts & {
  readonly sign: Sign;
  readonly cases: Cases<TwoDecimals>;
  readonly solve: (params: TwoDecimals) => readonly Step[];
  readonly hints: (params: TwoDecimals) => readonly Prose[];
  readonly mistakes: Mistakes<TwoDecimals>;
  readonly accepts: (a: string, b: string) => boolean;
};

export function decimalResult({ a, b }: TwoDecimals, sign: Sign): Fraction {
  const [x, y] = [exact(a), exact(b)];
  if (sign === '+') return x.add(y);
  if (sign === '-') return x.sub(y);
  return sign === '×' ? x.mul(y) : x.div(y);
}

/** The operation that is done in place of another: of adding and taking away the one that goes the same way, or the other. */
const instead = { '+': '-', '-': '+', '×': '+', '÷': '-' } as const;

/** 0.3 × 0.2 = 0.5: another operation is done, and done right. */
const anotherOperation = (sign: Sign): Mistakes<TwoDecimals> => ({
  'decimals.another-operation': ({ a, b }) => {
    const other = instead[sign];
    const isTurned = other === '-' && Number(a) < Number(b);
    const terms = isTurned ? { a: b, b: a } : { a, b };
    const found = asDecimal(decimalResult(terms, other));
    return wrote(found, [`${terms.a} ${other} ${terms.b} = ${found}`, 'The sign is read as another one.']);
  },
});

/**
 * Whether the inverse operation gives the first number back, in floating point; a rounded key may be off by half of its
 * last place.
 */
export function givesBack({ a, b }: TwoDecimals, sign: Sign, key: string): boolean {
  const [found, x, y] = [floatOf(key), Number(a), Number(b)];
  const back = { '+': found - y, '-': found + y, '×': found / y, '÷': found * y }[sign];
  return Math.abs(back - x) < (sign === '÷' && !ends(decimalResult({ a, b }, sign)) ? 0.0006 * y : 1e-9);
}

/** The operands of a typed calculation with at least one decimal point, as they were written. */
function readDecimals(text: string, sign: Sign): TwoDecimals | undefined {
  const sides = readOperands(text.replace(/\$/g, ''), sign);
  if (!sides || !readDecimal(sides[0]) || !readDecimal(sides[1])) return undefined;
  const [a, b] = sides.map((side) => (side.startsWith('.') ? `0${side}` : side));
  return a !== undefined && b !== undefined ? { a, b } : undefined;
}

/** A skill that asks for the result of one calculation with decimals. */
export function decimalSkill({ sign, accepts, mistakes, ...rest }: DecimalConfig): Skill {
  return skill<TwoDecimals>({
    ...rest,
    mistakes: { ...mistakes, ...anotherOperation(sign) },
    pose: (params) => {
      const result = decimalResult(params, sign);
      return {
        prompt: ends(result) ? taskVerb(sign) : `${taskVerb(sign)} Round to the nearest thousandth.`,
        math: `${params.a} ${sign} ${params.b}`,
        answer: { kind: 'number', key: asDecimal(result) },
      };
    },
    confirms: (params, key) => givesBack(params, sign, key),
    read: (text) => {
      const read = readDecimals(text, sign);
      if (!read || !accepts(read.a, read.b)) return undefined;
      if (sign === '÷' && Number(read.b) === 0) return undefined;
      return sign === '-' && decimalResult(read, sign).s < 0n ? undefined : read;
    },
  });
}

/** True where at least one of the two is written with a point. */
export const hasPoint = (a: string, b: string): boolean => placesOf(a) > 0 || placesOf(b) > 0;
