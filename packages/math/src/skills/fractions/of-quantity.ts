import type { Rng } from '../../types.ts';
import { writtenAmountAnswer } from '../kit/answers.ts';
import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames, foods, smallThings, type Thing } from '../kit/contexts.ts';
import { floatOf, over } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { bar } from './fraction-pictures.ts';

type Share = {
  readonly top: number;
  readonly bottom: number;
  readonly total: number;
  readonly name: string;
  readonly thing: string;
  readonly one: string;
  readonly rest: boolean;
};

const things: readonly Thing[] = [...smallThings, ...foods];
const pickThing = (rng: Rng) => {
  const { one, many } = rng.pick(things);
  return { one, thing: many };
};
const fraction = ({ top, bottom }: Share): string => over(top, bottom);
const partOf = ({ top, bottom, total }: Share): number => (total / bottom) * top;

const answerOf = ({ one, thing }: Share, amount: number) => writtenAmountAnswer(String(amount), { one, many: thing });

type Numbers = Pick<Share, 'top' | 'bottom' | 'total'>;

const numbers = (bottoms: readonly number[], unit: boolean, largest: number): Numbers[] =>
  bottoms.flatMap((bottom) =>
    range(1, bottom - 1)
      .filter((top) => gcd(top, bottom) === 1 && (top === 1) === unit)
      .flatMap((top) =>
        range(2, Math.floor(largest / bottom))
          .filter((times) => times !== bottom && times !== top && (times - 1) * top > 0)
          .map((times) => ({ top, bottom, total: times * bottom })),
      ),
  );

const readShare = (text: string): Numbers | undefined => {
  const match = /^(\d{1,3})\/(\d{1,3}) of (\d{1,6})(?:\s*=\s*\??)?$/i.exec(text.trim());
  const [top, bottom, total] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  return match && top > 0 && bottom > top && total % bottom === 0 && total > 0 ? { top, bottom, total } : undefined;
};

function setBar(params: Share) {
  return {
    kind: 'bar-model' as const,
    alt: `A bar that stands for all ${params.total}, cut into ${params.bottom} equal parts, ${params.top} of them shaded.`,
    bars: [{ ...bar(params.bottom, params.top), total: String(params.total) }],
  };
}

/** Grade 3: one of several equal groups. */
export const unitOfSet = skill<Share>({
  code: 'fractions.unit-of-set',
  name: 'Find a unit fraction of a set',
  canDo: 'I can find one half, one third or one fourth of a number of things.',
  grade: 3,
  standards: ['3.NF.A.1'],
  prerequisites: ['fractions.equal-parts'],
  cases: {
    half: {
      label: 'one half',
      draw: (rng, level) => {
        const bottoms = [2];
        const drawn = rng.pick(numbers(bottoms, true, byLevel(level, 20, 48, 96)));
        return { ...drawn, name: rng.pick(firstNames), ...pickThing(rng), rest: false };
      },
    },
    other: {
      label: 'another unit fraction',
      draw: (rng, level) => {
        const bottoms = byLevel(level, [3, 4], [3, 4, 5, 6], [6, 7, 8, 9, 10]);
        const drawn = rng.pick(numbers(bottoms, true, byLevel(level, 20, 48, 96)));
        return { ...drawn, name: rng.pick(firstNames), ...pickThing(rng), rest: false };
      },
    },
  },
  wordProblem: true,
  pose: (params) => ({
    prompt: `${params.name} has ${params.total} ${params.thing}. ${params.name} gives away \`${fraction(params)}\` of them. How many ${params.thing} does ${params.name} give away?`,
    picture: setBar(params),
    answer: answerOf(params, partOf(params)),
  }),
  solve: (params) =>
    steps(
      [
        `1/${params.bottom} × ${params.total}`,
        `Put the ${params.total} ${params.thing} into ${params.bottom} equal groups.`,
      ],
      [`${params.total} ÷ ${params.bottom}`, 'One group is the number asked for.'],
      [String(partOf(params)), 'Divide.'],
    ),
  hints: ({ bottom, total, thing }) => [
    `The denominator ${bottom} says into how many equal groups the ${thing} go.`,
    `Deal ${total} ${thing} out onto ${bottom} plates, one at a time. How many lie on one plate?`,
  ],
  confirms: ({ bottom, total }, key) => floatOf(key) * bottom === total,
  mistakes: {
    'fractions.denominator-as-group-size': ({ bottom, thing }) =>
      wrote(String(bottom), [String(bottom), `\`1/${bottom}\` means one group of ${bottom} ${thing}.`]),
    'fractions.numerator-as-count': ({ top }) =>
      wrote(String(top), [String(top), `The top says ${top}, so take ${top}.`]),
  },
  read: (text) => {
    const read = readShare(text);
    return read?.top === 1 ? { ...read, name: 'Ana', thing: 'stickers', one: 'sticker', rest: false } : undefined;
  },
});

/** Grade 4: several of the equal groups, or the rest. */
export const ofQuantity = skill<Share>({
  code: 'fractions.of-quantity',
  name: 'Find a fraction of a quantity',
  canDo: 'I can find a fraction of a number of things, and what is left.',
  grade: 4,
  standards: ['4.NF.B.4c', '5.NF.B.4a'],
  prerequisites: ['fractions.unit-of-set', 'fractions.multiply-whole'],
  cases: {
    part: {
      label: 'the part',
      draw: (rng, level) => {
        const drawn = rng.pick(
          numbers(byLevel(level, [3, 4, 5], [3, 4, 5, 6, 8], [6, 7, 8, 9, 10, 12]), false, byLevel(level, 30, 80, 240)),
        );
        return { ...drawn, name: rng.pick(firstNames), ...pickThing(rng), rest: false };
      },
    },
    rest: {
      label: 'what is left',
      draw: (rng, level) => {
        const drawn = rng.pick(
          numbers(byLevel(level, [3, 4, 5], [3, 4, 5, 6, 8], [6, 7, 8, 9, 10, 12]), false, byLevel(level, 30, 80, 240)),
        );
        return { ...drawn, name: rng.pick(firstNames), ...pickThing(rng), rest: true };
      },
    },
  },
  wordProblem: true,
  pose: (params) => ({
    prompt: params.rest
      ? `${params.name} has ${params.total} ${params.thing} and gives \`${fraction(params)}\` of them away. How many ${params.thing} are left?`
      : `There are ${params.total} ${params.thing} on a table. \`${fraction(params)}\` of them belong to ${params.name}. How many of the ${params.thing} belong to ${params.name}?`,
    picture: setBar(params),
    answer: answerOf(params, params.rest ? params.total - partOf(params) : partOf(params)),
  }),
  solve: (params) => {
    const { top, bottom, total } = params;
    const group = total / bottom;
    return steps(
      [`${total} ÷ ${bottom} = ${group}`, `Put the ${params.thing} into ${bottom} equal groups.`],
      [`${top} × ${group} = ${partOf(params)}`, `Take ${top} of the groups.`],
      ...(params.rest
        ? [
            [`${total} - ${partOf(params)}`, 'The rest is asked for.'] as const,
            [String(total - partOf(params)), 'Subtract.'] as const,
          ]
        : [[String(partOf(params)), `That is \`${over(top, bottom)}\` of ${total}.`] as const]),
    );
  },
  hints: ({ top, bottom, total, rest }) => [
    `Draw a bar for all ${total} and cut it into ${bottom} equal groups. How many are in one group?`,
    `\`${over(top, bottom)}\` means ${top} of these groups.`,
    rest
      ? `The question asks for what is left: the other ${bottom - top === 1 ? 'group' : `${bottom - top} groups`}.`
      : `One group is \`${total} ÷ ${bottom}\`. Take ${top} of them.`,
  ],
  confirms: ({ top, bottom, total, rest }, key) => {
    const groups = range(1, bottom).map((group) => (group <= top ? total / bottom : 0));
    const part = groups.reduce((sum, size) => sum + size, 0);
    return Math.abs(floatOf(key) - (rest ? total - part : part)) < 1e-9;
  },
  mistakes: {
    'fractions.numerator-as-count': ({ top, total, rest }) =>
      rest
        ? wrote(String(total - top), [`${total} - ${top}`, `Take ${top} away.`])
        : wrote(String(top), [String(top), `The top says ${top}.`]),
    'fractions.of-divides-by-top': ({ top, bottom, total, rest }) =>
      rest || top === 1 || total % top !== 0
        ? undefined
        : wrote(
            String((total / top) * bottom),
            [`${total} ÷ ${top} = ${total / top}`, 'Divide by the top.'],
            [`${total / top} × ${bottom}`, 'Multiply by the bottom.'],
          ),
    'fractions.one-group-only': ({ bottom, total, rest }) =>
      rest
        ? wrote(
            String(total - total / bottom),
            [`${total} ÷ ${bottom} = ${total / bottom}`, 'Divide by the bottom.'],
            [`${total} - ${total / bottom}`, 'Take it away.'],
          )
        : wrote(String(total / bottom), [`${total} ÷ ${bottom}`, 'Divide by the bottom.']),
    'fractions.finds-the-other-part': (params) =>
      params.rest
        ? wrote(String(partOf(params)), [
            `${params.total} ÷ ${params.bottom} × ${params.top}`,
            'Find the fraction of the number.',
          ])
        : undefined,
  },
  read: (text) => {
    const read = readShare(text);
    return read ? { ...read, name: 'Ana', thing: 'stickers', one: 'sticker', rest: false } : undefined;
  },
});

/** Grade 6: the whole from a part. */
export const wholeFromPart = skill<Share>({
  code: 'fractions.whole-from-part',
  name: 'Find the whole from a fraction of it',
  canDo: 'I can find the whole when I know how many a fraction of it is.',
  grade: 6,
  standards: ['6.NS.A.1'],
  prerequisites: ['fractions.of-quantity', 'fractions.divide'],
  cases: {
    unit: {
      label: 'unit fraction known',
      draw: (rng, level) => {
        const drawn = rng.pick(
          numbers(byLevel(level, [3, 4, 5], [3, 4, 5, 6, 8], [6, 7, 8, 9, 10, 12]), true, byLevel(level, 30, 80, 240)),
        );
        return { ...drawn, name: rng.pick(firstNames), ...pickThing(rng), rest: false };
      },
    },
    several: {
      label: 'several parts known',
      draw: (rng, level) => {
        const drawn = rng.pick(
          numbers(byLevel(level, [3, 4, 5], [3, 4, 5, 6, 8], [6, 7, 8, 9, 10, 12]), false, byLevel(level, 30, 80, 240)),
        );
        return { ...drawn, name: rng.pick(firstNames), ...pickThing(rng), rest: false };
      },
    },
  },
  wordProblem: true,
  pose: (params) => ({
    prompt: `${params.name} has packed ${partOf(params)} ${params.thing}. That is \`${fraction(params)}\` of all the ${params.thing}. How many ${params.thing} are there in all?`,
    picture: {
      kind: 'bar-model',
      alt: `A bar for all the ${params.thing}, cut into ${params.bottom} equal parts. The shaded part, ${params.top} of them, stands for ${partOf(params)}.`,
      bars: [{ ...bar(params.bottom, params.top), label: `shaded: ${partOf(params)}`, total: '?' }],
    },
    answer: answerOf(params, params.total),
  }),
  solve: (params) => {
    const { top, bottom, total } = params;
    return steps(
      top === 1
        ? [`1/${bottom}`, `One of ${bottom} equal parts holds ${partOf(params)}.`]
        : [
            `${partOf(params)} ÷ ${top} = ${total / bottom}`,
            `${top} equal parts together hold ${partOf(params)}, so this is one part.`,
          ],
      [`${bottom} × ${total / bottom}`, `The whole has ${bottom} such parts.`],
      [String(total), 'Multiply.'],
    );
  },
  hints: (params) => [
    `Is ${partOf(params)} all of the ${params.thing}, or a part of them? So is the whole more or less?`,
    params.top === 1
      ? `Draw a bar with ${params.bottom} equal parts. One of them holds ${partOf(params)}. How many does each other part hold?`
      : `Draw a bar with ${params.bottom} equal parts. ${params.top} of them together hold ${partOf(params)}. How many does one part hold?`,
    params.top === 1
      ? `How many such parts make the whole?`
      : `One part is \`${partOf(params)} ÷ ${params.top}\`. How many parts make the whole?`,
  ],
  confirms: (params, key) => Math.abs((floatOf(key) * params.top) / params.bottom - partOf(params)) < 1e-9,
  mistakes: {
    'fractions.part-as-one-group': (params) =>
      params.top === 1
        ? undefined
        : wrote(String(partOf(params) * params.bottom), [
            `${partOf(params)} × ${params.bottom}`,
            `They are ${params.bottom} parts, so times ${params.bottom}.`,
          ]),
    'fractions.takes-part-of-part': (params) => {
      const top = partOf(params) * params.top;
      const shared = gcd(top, params.bottom);
      // A part of a thing is no answer to how many things there are.
      if (shared !== params.bottom) return undefined;
      return wrote(top / shared, [`${fraction(params)} × ${partOf(params)}`, '"Of" means times.']);
    },
  },
});
