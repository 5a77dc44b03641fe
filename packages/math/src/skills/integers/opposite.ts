import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, fractionText } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** The opposite of a, or the opposite of the opposite, or -(-a) in signs. */
type Opposite = { readonly a: number; readonly style: 'words' | 'twice' | 'signs' };

const valueOfOpposite = ({ a, style }: Opposite): number => (style === 'twice' ? a : -a);
const inWords = { words: 'the opposite of', twice: 'the opposite of the opposite of', signs: '' } as const;

/** The other side of zero. */
export const oppositeNumber = skill<Opposite>({
  code: 'integers.opposite',
  name: 'Find the opposite of a number',
  canDo: 'I can find the opposite of a number.',
  grade: 6,
  standards: ['6.NS.C.6a', '6.NS.C.5'],
  prerequisites: ['integers.compare'],
  cases: {
    'of-positive': {
      label: 'of a positive number',
      draw: (rng, level) => {
        const a = rng.int(1, byLevel(level, 12, 60, 250));
        return { a, style: 'words' };
      },
    },
    'of-negative': {
      label: 'of a negative number',
      draw: (rng, level) => {
        const a = rng.int(1, byLevel(level, 12, 60, 250));
        return { a: -a, style: 'words' };
      },
    },
    twice: {
      label: 'the opposite of the opposite',
      draw: (rng, level) => {
        const a = rng.int(1, byLevel(level, 12, 60, 250));
        return { a: rng.chance(0.5) ? a : -a, style: 'twice' };
      },
    },
    signs: {
      label: 'written with signs',
      draw: (rng, level) => {
        const a = rng.int(1, byLevel(level, 12, 60, 250));
        return { a: -a, style: 'signs' };
      },
    },
  },
  pose: (params) =>
    params.style === 'signs'
      ? { prompt: 'Write this as one number.', math: `-(${params.a})`, answer: numberAnswer(valueOfOpposite(params)) }
      : { prompt: `What is ${inWords[params.style]} \`${params.a}\`?`, answer: numberAnswer(valueOfOpposite(params)) },
  solve: (params) => {
    const { a, style } = params;
    if (style === 'twice')
      return steps(
        [`-(${-a})`, `The opposite of \`${a}\` is \`${-a}\`. Now take the opposite again.`],
        [String(a), 'Twice the opposite brings you back.'],
      );
    return steps(
      [`-(${a})`, 'The opposite is as far from zero, on the other side.'],
      [String(-a), `\`${a}\` and \`${-a}\` are the same distance from zero.`],
    );
  },
  hints: ({ a, style }) => [
    'The opposite of a number is as far from zero, on the other side.',
    `How far is \`${a}\` from zero, and on which side?`,
    style === 'twice' ? 'You cross zero twice.' : 'Now go the same distance from zero to the other side.',
  ],
  confirms: (params, key) => (params.style === 'twice' ? Number(key) - params.a === 0 : Number(key) + params.a === 0),
  mistakes: {
    'integers.opposite-is-negative': (params) =>
      wrote(String(-Math.abs(params.a)), [String(-Math.abs(params.a)), 'An opposite has a minus sign.']),
    'integers.opposite-is-reciprocal': ({ a, style }) =>
      style === 'words' && Math.abs(a) > 1
        ? wrote(fractionText(exact(1, a)), [fractionText(exact(1, a)), 'Turn the number over.'])
        : undefined,
    'integers.one-minus-is-enough': ({ a, style }) =>
      style === 'signs' ? wrote(String(a), [String(a), 'Two minus signs in a row are just a minus.']) : undefined,
  },
  read: (text) => {
    const plain = plainMath(text);
    const [, signs] = /^-\((-\d{1,5})\)$/.exec(plain) ?? [];
    if (signs !== undefined) return { a: Number(signs), style: 'signs' };
    const [, twice, words] = /^(?:the )?opposite of (the opposite of )?(-?\d{1,5})$/i.exec(plain) ?? [];
    return words === undefined ? undefined : { a: Number(words), style: twice ? 'twice' : 'words' };
  },
});
