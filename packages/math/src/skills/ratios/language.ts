import type { Prose } from '../../types.ts';
import { gcd, near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count, foods, smallThings, type Thing } from '../kit/contexts.ts';
import { exact, floatOf, fractionText } from '../kit/numeric.ts';
import { casesOf, type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** p of one thing and q of another; the question compares them in some order, or one of them with all. */
type Comparison = {
  readonly p: number;
  readonly q: number;
  readonly one: string;
  readonly two: string;
  readonly asks: 'one-to-two' | 'two-to-one' | 'one-to-all';
};

const terms = ({ p, q, asks }: Comparison): readonly [number, number] =>
  ({ 'one-to-two': [p, q] as const, 'two-to-one': [q, p] as const, 'one-to-all': [p, p + q] as const })[asks];

const thingsFor = (kind: 'food' | 'small'): readonly Thing[] => (kind === 'food' ? foods : smallThings);

const asked = ({ one, two, asks }: Comparison): Prose =>
  ({
    'one-to-two': `${one} to ${two}`,
    'two-to-one': `${two} to ${one}`,
    'one-to-all': `${one} to all of them together`,
  })[asks];

const asFraction = (a: number, b: number) => fractionText(exact(a, b));

/** The cases differ only in what they ask for. */
const drawComparison =
  (asks: Comparison['asks']): Draw<Comparison> =>
  (rng, level) => {
    const [one, two] = rng.shuffle(thingsFor(rng.pick(['food', 'small']))).slice(0, 2);
    const scale = rng.int(1, byLevel(level, 2, 5, 9));
    const [p, near] = [rng.int(2, 9), rng.int(2, 9)];
    const q = p === near || gcd(p, near) > 1 ? p + 1 : near;
    return { p: p * scale, q: q * scale, one: one?.many ?? 'apples', two: two?.many ?? 'plums', asks };
  };

/** A ratio from a story, in order and in lowest terms. */
export const ratioLanguage = skill<Comparison>({
  code: 'ratios.ratio-language',
  name: 'Write a ratio from a story',
  canDo: 'I can write a ratio that compares two amounts.',
  grade: 6,
  standards: ['6.RP.A.1'],
  prerequisites: [],
  cases: {
    'first-second': { label: 'in the order of the story', draw: drawComparison('one-to-two') },
    'second-first': { label: 'in the other order', draw: drawComparison('two-to-one') },
    'part-whole': { label: 'a part to the whole', draw: drawComparison('one-to-all') },
  },
  pose: (params) => ({
    prompt: `A basket holds ${count(params.p, { one: params.one, many: params.one })} and ${count(params.q, { one: params.two, many: params.two })}. What is the ratio of ${asked(params)}? Write it as a fraction in lowest terms.`,
    answer: { kind: 'number', key: asFraction(...terms(params)), forms: ['lowest-terms'] },
  }),
  solve: (params) => {
    const [a, b] = terms(params);
    const lines: [string, string][] =
      params.asks === 'one-to-all' ? [[`${params.p} + ${params.q} = ${b}`, 'Find out how many there are in all.']] : [];
    lines.push([`${a}/${b}`, `Write them in the order asked: ${asked(params)}.`]);
    if (gcd(a, b) > 1) lines.push([asFraction(a, b), 'Write it in lowest terms.']);
    return steps(...lines);
  },
  hints: (params) => [
    'The order of the words is the order of the numbers.',
    params.asks === 'one-to-all'
      ? 'How many are there in all? That is the second number.'
      : `Which number belongs to the ${params.asks === 'one-to-two' ? params.one : params.two}? It comes first.`,
    gcd(...terms(params)) > 1
      ? `Start with \`${terms(params).join('/')}\`. Which number divides both, so that it can be written shorter?`
      : 'Write the first number over the second. Does any number divide both?',
  ],
  confirms: (params, key) => {
    const [a, b] = terms(params);
    return near(floatOf(key) * b, a);
  },
  wordProblem: true,
  mistakes: {
    'ratios.order-reversed': (params) => {
      const [a, b] = terms(params);
      return wrote(
        asFraction(b, a),
        [`${b}/${a}`, 'The order does not matter.'],
        [asFraction(b, a), 'Write it in lowest terms.'],
      );
    },
    'ratios.part-part-whole': ({ p, q, asks }) => {
      const [a, b] = {
        'one-to-two': [p, p + q] as const,
        'two-to-one': [q, p + q] as const,
        'one-to-all': [p, q] as const,
      }[asks];
      return wrote(
        asFraction(a, b),
        [`${a}/${b}`, asks === 'one-to-all' ? 'Compare the two amounts.' : 'Compare with all of them.'],
        [asFraction(a, b), 'Write it in lowest terms.'],
      );
    },
    'ratios.difference-as-ratio': (params) => {
      const [a, b] = terms(params);
      return wrote(String(Math.abs(a - b)), [
        `${Math.max(a, b)} - ${Math.min(a, b)} = ${Math.abs(a - b)}`,
        'Look how many more there are.',
      ]);
    },
  },
});

/** An amount that is split in a ratio of two or three parts; the question is about one of the parts. */
type Share = {
  readonly parts: readonly number[];
  readonly unit: number;
  readonly asks: number;
  readonly story: number;
};

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
const totalOf = ({ parts, unit }: Share): number => sum(parts) * unit;
const partOf = ({ parts, asks }: Share): number => parts[asks] ?? 1;
const tellings: readonly {
  readonly names: readonly string[];
  readonly tell: (total: number, ratio: string) => Prose;
  readonly ask: (name: string) => Prose;
}[] = [
  {
    names: ['red', 'yellow', 'white'],
    tell: (total, ratio) =>
      `Paint is mixed in the ratio of ${ratio}. There are \`${total}\` liters of the mixed paint.`,
    ask: (name) => `How many liters of ${name} paint are in it?`,
  },
  {
    names: ['adults', 'children', 'teenagers'],
    tell: (total, ratio) => `In a choir with \`${total}\` people the ratio is ${ratio}.`,
    ask: (name) => `How many ${name} are in the choir?`,
  },
  {
    names: ['oats', 'nuts', 'raisins'],
    tell: (total, ratio) => `A snack of \`${total}\` grams is mixed in the ratio of ${ratio}.`,
    ask: (name) => `How many grams of ${name} are in it?`,
  },
];

/** Share an amount in a ratio. */
export const shareInRatio = skill<Share>({
  code: 'ratios.share',
  name: 'Divide an amount in a given ratio',
  canDo: 'I can divide an amount in a given ratio.',
  grade: 6,
  standards: ['6.RP.A.3', '7.RP.A.3'],
  prerequisites: ['ratios.ratio-language', 'ratios.equivalent'],
  cases: casesOf(
    { smaller: 'the smaller part', larger: 'the larger part', three: 'three parts' },
    (rng, level, caseId) => {
      const top = byLevel(level, 5, 7, 9);
      const small = rng.int(1, top - 1);
      const large = rng.int(small + 1, top);
      const unit = rng.int(2, byLevel(level, 6, 12, 25));
      const three = caseId === 'three';
      return {
        parts: three ? [large, small, rng.int(1, top)] : [small, large],
        unit,
        asks: caseId === 'larger' ? 1 : 0,
        story: rng.int(0, tellings.length - 1),
      };
    },
  ),
  pose: (params) => {
    const told = tellings[params.story];
    const names = (told?.names ?? []).slice(0, params.parts.length);
    const named = names.map(
      (name, place) => `\`${params.parts[place] ?? 1}\` ${(params.parts[place] ?? 1) === 1 ? 'part' : 'parts'} ${name}`,
    );
    const ratio = `${named.slice(0, -1).join(', ')} to ${named.at(-1) ?? ''}`;
    return {
      prompt: `${told?.tell(totalOf(params), ratio) ?? ''} ${told?.ask(names[params.asks] ?? '') ?? ''}`,
      picture: {
        kind: 'bar-model',
        bars: names.map((label, place) => ({
          label,
          parts: Array.from({ length: params.parts[place] ?? 1 }, () => ({ size: 1 })),
        })),
        alt: `A bar of equal parts for each: ${names.map((name, place) => `${name} ${params.parts[place] ?? 1}`).join(', ')}. All parts together are ${totalOf(params)}.`,
      },
      answer: { kind: 'number', key: String(partOf(params) * params.unit) },
    };
  },
  solve: (params) =>
    steps(
      [`${params.parts.join(' + ')} = ${sum(params.parts)}`, 'Count the equal parts.'],
      [`${totalOf(params)} ÷ ${sum(params.parts)} = ${params.unit}`, 'Find how much one part is.'],
      [
        `${partOf(params)} × ${params.unit} = ${partOf(params) * params.unit}`,
        `The question asks about \`${partOf(params)}\` of the parts.`,
      ],
    ),
  hints: (params) => [
    'How many equal parts are there in all?',
    `All \`${sum(params.parts)}\` parts together are \`${totalOf(params)}\`. How much is one part?`,
    `One part is \`${params.unit}\`. How many parts does the question ask about?`,
  ],
  confirms: (params, key) => near((floatOf(key) / partOf(params)) * sum(params.parts), totalOf(params)),
  wordProblem: true,
  mistakes: {
    'ratios.share-equally': (params) =>
      wrote(fractionText(exact(totalOf(params), params.parts.length)), [
        `${totalOf(params)} ÷ ${params.parts.length}`,
        `There are \`${params.parts.length}\` kinds, so share by \`${params.parts.length}\`.`,
      ]),
    'ratios.part-part-whole': (params) => {
      const other = params.parts[params.asks === 0 ? 1 : 0] ?? 1;
      // The larger part compared with the other one would be more than all there is.
      return params.parts.length > 2 || partOf(params) >= other
        ? undefined
        : wrote(fractionText(exact(totalOf(params) * partOf(params), other)), [
            `${partOf(params)}/${other} × ${totalOf(params)}`,
            'Take the ratio as a fraction of the whole.',
          ]);
    },
    'ratios.divide-by-own-part': (params) =>
      partOf(params) === 1
        ? undefined
        : wrote(fractionText(exact(totalOf(params), partOf(params))), [
            `${totalOf(params)} ÷ ${partOf(params)}`,
            `Divide by its number in the ratio.`,
          ]),
    'ratios.order-reversed': (params) => {
      const other = params.parts[params.asks === 0 ? 1 : 0] ?? 1;
      return params.parts.length > 2
        ? undefined
        : wrote(String(other * params.unit), [
            `${other} × ${params.unit} = ${other * params.unit}`,
            'Take the other number of the ratio.',
          ]);
    },
  },
});
