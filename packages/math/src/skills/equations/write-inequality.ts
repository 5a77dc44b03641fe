import type { Prose } from '../../types.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { askForInequality, limitStories } from '../stories/limits.ts';
import { mirrored, type Relation } from './inequality-work.ts';
import { signedInt } from './solving.ts';

type Meaning = 'at-least' | 'at-most' | 'more-than' | 'less-than';

/** A limit in words; if `story` is -1, it is shown on a number line. */
type Limit = { readonly meaning: Meaning; readonly story: number; readonly limit: number; readonly letter: string };

const relationOf = { 'at-least': '>=', 'at-most': '<=', 'more-than': '>', 'less-than': '<' } as const satisfies Record<
  Meaning,
  Relation
>;

type Story = {
  readonly letter: string;
  readonly low: number;
  readonly high: number;
  readonly tell: (limit: number) => Prose;
};

const plainest: Record<Meaning, readonly Story[]> = {
  'at-least': [
    {
      letter: 'h',
      low: 90,
      high: 150,
      tell: (n) =>
        `To ride the roller coaster you must be at least \`${n}\` cm tall. Let \`h\` be the height, in cm, of somebody who may ride.`,
    },
    {
      letter: 'p',
      low: 4,
      high: 30,
      tell: (n) =>
        `The trip takes place if at least \`${n}\` people sign up. Let \`p\` be a number of people for which it takes place.`,
    },
    {
      letter: 'm',
      low: 10,
      high: 90,
      tell: (n) => `Nia has to save a minimum of \`${n}\` dollars. Let \`m\` be an amount, in dollars, that is enough.`,
    },
    {
      letter: 't',
      low: 20,
      high: 60,
      tell: (n) =>
        `The bread must bake for no less than \`${n}\` minutes. Let \`t\` be a baking time, in minutes, that is long enough.`,
    },
  ],
  'at-most': [
    {
      letter: 'w',
      low: 10,
      high: 32,
      tell: (n) =>
        `A suitcase may weigh at most \`${n}\` kg. Let \`w\` be the weight, in kg, of a suitcase that is allowed.`,
    },
    {
      letter: 'p',
      low: 4,
      high: 20,
      tell: (n) =>
        `The elevator can hold no more than \`${n}\` people. Let \`p\` be a number of people that is allowed.`,
    },
    {
      letter: 's',
      low: 15,
      high: 60,
      tell: (n) =>
        `The speed limit is \`${n}\` miles per hour. Let \`s\` be a speed, in miles per hour, that is allowed.`,
    },
    {
      letter: 'c',
      low: 20,
      high: 200,
      tell: (n) => `Omar can spend a maximum of \`${n}\` dollars. Let \`c\` be a cost, in dollars, that Omar can pay.`,
    },
  ],
  'more-than': [
    {
      letter: 't',
      low: 2,
      high: 30,
      tell: (n) => `All day the temperature was above \`${n}\` °C. Let \`t\` be a temperature, in °C, of that day.`,
    },
    {
      letter: 'g',
      low: 3,
      high: 40,
      tell: (n) => `Mei scored more than \`${n}\` points. Let \`g\` be a number of points that Mei may have scored.`,
    },
    {
      letter: 'd',
      low: 5,
      high: 50,
      tell: (n) => `The lake is deeper than \`${n}\` meters. Let \`d\` be a depth, in meters, that the lake may have.`,
    },
  ],
  'less-than': [
    {
      letter: 't',
      low: 10,
      high: 90,
      tell: (n) => `The bus ride takes less than \`${n}\` minutes. Let \`t\` be a time, in minutes, that it may take.`,
    },
    {
      letter: 'b',
      low: 5,
      high: 60,
      tell: (n) =>
        `There are fewer than \`${n}\` books on the shelf. Let \`b\` be a number of books that may be there.`,
    },
    {
      letter: 'a',
      low: 6,
      high: 18,
      tell: (n) => `Entry is free for children younger than \`${n}\`. Let \`a\` be an age, in years, with free entry.`,
    },
  ],
};

const more = (meaning: Meaning): readonly Story[] =>
  limitStories[meaning].map(({ told, ...story }) => ({ ...story, tell: (n) => tellWith(told, { n }) }));
const stories: Record<Meaning, readonly Story[]> = {
  'at-least': [...plainest['at-least'], ...more('at-least')],
  'at-most': [...plainest['at-most'], ...more('at-most')],
  'more-than': [...plainest['more-than'], ...more('more-than')],
  'less-than': [...plainest['less-than'], ...more('less-than')],
};

const meanings: readonly Meaning[] = ['at-least', 'at-most', 'more-than', 'less-than'];
const keyOf = ({ meaning, limit, letter }: Limit): string => `${letter} ${relationOf[meaning]} ${limit}`;
const includesLimit = ({ meaning }: Limit): boolean => meaning === 'at-least' || meaning === 'at-most';

function lineOf({ meaning, limit }: Limit) {
  const up = meaning === 'at-least' || meaning === 'more-than';
  const open = meaning === 'more-than' || meaning === 'less-than';
  // The same line for every endpoint: on a line around the endpoint, its middle would give the answer away.
  const [from, to] = [-10, 10];
  return {
    kind: 'number-line' as const,
    from,
    to,
    step: 1,
    points: [{ at: limit, open }],
    shade: up ? { from: limit } : { to: limit },
    alt: `A number line from ${from} to ${to}. There is ${open ? 'an open' : 'a filled'} circle at ${limit}, and everything to the ${up ? 'right' : 'left'} of it is shaded.`,
  };
}

const tellOf = (params: Limit): Prose | undefined => stories[params.meaning][params.story]?.tell(params.limit);

const changed = (params: Limit, relation: Relation, why: string) => {
  const text = `${params.letter} ${relation} ${params.limit}`;
  return wrote(text, [text, why]);
};

/** An inequality from words or from a number line. */
export const writeInequality = skill<Limit>({
  code: 'equations.write-inequality',
  name: 'Write an inequality from words or a number line',
  canDo: 'I can write an inequality that says what words or a number line say.',
  grade: 6,
  standards: ['6.EE.B.8'],
  prerequisites: ['integers.compare'],
  cases: casesOf(
    {
      'at-least': '"at least"',
      'at-most': '"at most"',
      'more-than': '"more than"',
      'less-than': '"less than"',
      'number-line': 'from a number line',
    },
    (rng, level, caseId): Limit => {
      if (caseId === 'number-line') {
        const limit = level === 1 ? rng.int(1, 9) : signedInt(rng, 1, 9);
        return { meaning: rng.pick(meanings), story: -1, limit, letter: 'x' };
      }
      const meaning = meanings.find((one) => one === caseId) ?? 'at-least';
      // The first story of each kind uses the plainest words.
      const story = level === 1 ? 0 : rng.int(0, stories[meaning].length - 1);
      const { low = 1, high = 9, letter = 'x' } = stories[meaning][story] ?? {};
      return { meaning, story, limit: rng.int(low, high), letter };
    },
  ),
  pose: (params) => {
    const told = tellOf(params);
    const answer = { kind: 'inequality' as const, key: keyOf(params) };
    return told
      ? { prompt: `${told} ${askForInequality(params.letter)[0]}`, answer }
      : { prompt: 'Which inequality does the number line show? Use the letter `x`.', picture: lineOf(params), answer };
  },
  solve: (params) => {
    const up = params.meaning === 'at-least' || params.meaning === 'more-than';
    const edge = includesLimit(params)
      ? `\`${params.limit}\` itself belongs to it`
      : `\`${params.limit}\` itself does not belong to it`;
    return steps([
      keyOf(params),
      `\`${params.letter}\` can be ${up ? 'greater' : 'less'} than \`${params.limit}\`, and ${edge}.`,
    ]);
  },
  hints: (params) =>
    params.story < 0
      ? [
          'Name one number that is shaded and one that is not.',
          'Are the shaded numbers greater or less than the number at the circle?',
          'A filled circle belongs to the solution. An open circle does not.',
        ]
      : [
          'Name one number that fits the story and one that does not.',
          `Does \`${params.limit}\` itself fit?`,
          `Are the numbers that fit greater or less than \`${params.limit}\`?`,
        ],
  confirms: ({ meaning, limit }, key) => {
    const fits = {
      'at-least': [false, true, true],
      'at-most': [true, true, false],
      'more-than': [false, false, true],
      'less-than': [true, false, false],
    }[meaning];
    const [, relation, edge] = /^[a-z] (<=|>=|<|>) (-?\d+)$/.exec(key) ?? [];
    const tried = [limit - 1, limit, limit + 1].map(
      (n) =>
        (n < Number(edge) && relation?.startsWith('<')) ||
        (n > Number(edge) && relation?.startsWith('>')) ||
        (n === Number(edge) && relation?.endsWith('=')),
    );
    return tried.every((result, place) => result === fits[place]);
  },
  wordProblem: true,
  mistakes: {
    'equations.least-means-less': (params) =>
      includesLimit(params) && params.story >= 0
        ? changed(
            params,
            mirrored(relationOf[params.meaning]),
            params.meaning === 'at-least' ? 'Take it for "or less".' : 'Take it for "or more".',
          )
        : undefined,
    'equations.boundary-mixed-up': (params) => {
      const other = { '>=': '>', '<=': '<', '>': '>=', '<': '<=' } as const;
      return changed(params, other[relationOf[params.meaning]], 'Do not look at whether the number itself fits.');
    },
    'equations.inequality-signs-swapped': (params) =>
      includesLimit(params) && params.story >= 0
        ? undefined
        : changed(params, mirrored(relationOf[params.meaning]), 'Take this sign for the other one.'),
  },
});
