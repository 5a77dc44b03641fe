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
import { type Cases, type Mistakes, type SkillFacts, type SkillPlan, skill } from '../kit/skill.ts';
import { taskVerb } from '../kit/task-verb.ts';
import { wrote } from '../kit/work.ts';

export type Sign = '+' | '-' | '×' | '÷';

export type BinaryConfig = SkillFacts & {
  readonly sign: Sign;
  readonly cases: Cases<TwoTerms>;
  readonly solve: (params: TwoTerms) => readonly Step[];
  readonly hints: (params: TwoTerms) => readonly Prose[];
  readonly mistakes: Mistakes<TwoTerms>;
  readonly inOnePlace?: SkillPlan<TwoTerms>['inOnePlace'];
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

/** The operation that is done in place of another: of adding and taking away the one that goes the same way, or the other. */
const instead = { '+': '-', '-': '+', '×': '+', '÷': '-' } as const;

/** 2/3 + 1/4 = 5/12: another operation is done, and done right. */
const anotherOperation = (sign: Sign): Mistakes<TwoTerms> => ({
  'fractions.another-operation': ({ a, b }) => {
    const other = instead[sign];
    const isTurned = other === '-' && resultOf({ a, b }, '-').s < 0n;
    const terms = isTurned ? { a: b, b: a } : { a, b };
    const found = mixedText(resultOf(terms, other));
    return wrote(found, [calculation(terms, other), 'The sign is read as another one.'], [found, 'Work it out.']);
  },
});

/** Whether the inverse operation on the key and the second number gives the first number back, in floating point. */
export function undoes({ a, b }: TwoTerms, sign: Sign, key: string): boolean {
  const found = floatOf(key);
  const [x, y] = [a[0] + a[1] / a[2], b[0] + b[1] / b[2]];
  const back = { '+': found - y, '-': found + y, '×': found / y, '÷': found * y }[sign];
  return Math.abs(back - x) < 1e-9;
}

/** A skill that asks for the result of one calculation with two fractions, mixed numbers or whole numbers. */
export function binarySkill(config: BinaryConfig): Skill {
  const { sign, accepts, prompt = taskVerb(sign), forms, picture, mistakes, ...rest } = config;
  return skill<TwoTerms>({
    ...rest,
    mistakes: { ...mistakes, ...anotherOperation(sign) },
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
