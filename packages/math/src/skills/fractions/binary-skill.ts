import type Fraction from 'fraction.js';
import type { Picture } from '../../pictures/types.ts';
import type { Form, Prose, Skill, Step } from '../../types.ts';
import {
  divisorText,
  floatOf,
  mixedText,
  readTwoTerms,
  type Term,
  type TwoTerms,
  termText,
  termValue,
} from '../kit/fraction-text.ts';
import { type Cases, type Mistakes, type SkillFacts, skill } from '../kit/skill.ts';
import { taskVerb } from '../kit/task-verb.ts';

export type Sign = '+' | '-' | '×' | '÷';

export type BinaryConfig = SkillFacts & {
  readonly sign: Sign;
  readonly cases: Cases<TwoTerms>;
  readonly solve: (params: TwoTerms) => readonly Step[];
  readonly hints: (params: TwoTerms) => readonly Prose[];
  readonly mistakes: Mistakes<TwoTerms>;
  /** Which typed problems belong here. */
  readonly accepts: (a: Term, b: Term) => boolean;
  readonly prompt?: Prose;
  readonly forms?: readonly Form[];
  readonly picture?: (params: TwoTerms) => Picture | undefined;
};

/** The calculation as it is typed: a divisor with a fraction bar is put in parentheses. */
export const calculation = ({ a, b }: TwoTerms, sign: Sign): string =>
  `${termText(a)} ${sign} ${sign === '÷' ? divisorText(b) : termText(b)}`;

/** The exact result of a calculation. */
export function resultOf({ a, b }: TwoTerms, sign: Sign): Fraction {
  const [x, y] = [termValue(a), termValue(b)];
  if (sign === '+') return x.add(y);
  if (sign === '-') return x.sub(y);
  return sign === '×' ? x.mul(y) : x.div(y);
}

/** Whether the inverse operation on the key and the second number gives the first number back, in floating point. */
export function undoes({ a, b }: TwoTerms, sign: Sign, key: string): boolean {
  const found = floatOf(key);
  const [x, y] = [a[0] + a[1] / a[2], b[0] + b[1] / b[2]];
  const back = { '+': found - y, '-': found + y, '×': found / y, '÷': found * y }[sign];
  return Math.abs(back - x) < 1e-9;
}

/** A skill that asks for the result of one calculation with two fractions, mixed numbers or whole numbers. */
export function binarySkill(config: BinaryConfig): Skill {
  const { sign, accepts, prompt = taskVerb(sign), forms, picture, ...rest } = config;
  return skill<TwoTerms>({
    ...rest,
    pose: (params) => {
      const drawn = picture?.(params);
      const key = mixedText(resultOf(params, sign));
      return {
        prompt,
        math: calculation(params, sign),
        answer: forms ? { kind: 'number', key, forms } : { kind: 'number', key },
        ...(drawn ? { picture: drawn } : {}),
      };
    },
    confirms: (params, key) => undoes(params, sign, key),
    read: (text) => {
      const read = readTwoTerms(text, sign);
      if (!read || !accepts(read.a, read.b)) return undefined;
      if (sign === '-' && resultOf(read, sign).s < 0n) return undefined;
      return sign === '÷' && termValue(read.b).equals(0) ? undefined : read;
    },
  });
}
