import { capital } from '../../capital.ts';
import type { Level, Rng } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { familyOf } from './also-called.ts';
import { withArticle } from './flat-shapes.ts';

type Kind = keyof typeof familyOf;

const kinds = [
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'trapezoid',
  'quadrilateral',
] as const satisfies readonly Kind[];
const reasonFor: Readonly<Record<Kind, string>> = {
  quadrilateral: 'four sides',
  trapezoid: 'four sides, and at least one pair of parallel sides',
  parallelogram: 'two pairs of parallel sides',
  rectangle: 'four right angles',
  rhombus: 'four sides of one length',
  square: 'four right angles and four sides of one length',
};
const isAlways = (one: Kind, other: Kind): boolean => (familyOf[one] as readonly string[]).includes(other);
/** True if some shapes are of both kinds. */
const meet = (one: Kind, other: Kind): boolean =>
  isAlways(one, other) ||
  kinds.some((kind) => (kind === one || isAlways(kind, one)) && (kind === other || isAlways(kind, other)));

type Two = { readonly one: Kind; readonly other: Kind };
type How = 'always' | 'sometimes';
const howOf = ({ one, other }: Two): How => (isAlways(one, other) ? 'always' : 'sometimes');

const many = (kind: Kind): string => (kind === 'rhombus' ? 'rhombuses' : `${kind}s`);

/** Pairs without the trapezoid, which some books define more narrowly. */
const pairs = (how: How): readonly Two[] =>
  kinds.flatMap((one) =>
    kinds
      .filter(
        (other) =>
          one !== other &&
          one !== 'trapezoid' &&
          other !== 'trapezoid' &&
          meet(one, other) &&
          howOf({ one, other }) === how,
      )
      .map((other) => ({ one, other })),
  );

const drawTwo =
  (how: How): Draw<Two & { readonly color: string }> =>
  (rng: Rng, level: Level) => {
    const all = pairs(how).filter(
      ({ one, other }) =>
        level > 1 || one === 'square' || other === 'square' || one === 'quadrilateral' || other === 'quadrilateral',
    );
    return {
      ...rng.pick(all),
      color: rng.pick(
        byLevel(level, ['paper', 'wood'], ['paper', 'wood', 'glass'], ['paper', 'wood', 'glass', 'felt']),
      ),
    };
  };

/** Grade 5: which kinds of shapes include which others. */
const shapeFamilies = skill<Two & { readonly color: string }>({
  code: 'geometry.shape-families',
  name: 'Put quadrilaterals in families',
  canDo: 'I can say which kinds of quadrilaterals belong to another kind.',
  grade: 5,
  standards: ['5.G.B.3', '5.G.B.4'],
  prerequisites: ['geometry.quadrilateral-names', 'geometry.parallel-and-perpendicular'],
  cases: {
    always: { label: 'always', draw: drawTwo('always') },
    sometimes: { label: 'sometimes', draw: drawTwo('sometimes') },
  },
  pose: ({ one, other, color }) => ({
    prompt: `A piece of ${color} is ${withArticle(one)}. Is it also ${withArticle(other)}?`,
    answer: choiceAnswer(howOf({ one, other }), [
      ['always', 'Always'],
      ['sometimes', 'Sometimes'],
      ['never', 'Never'],
    ]),
  }),
  solve: ({ one, other }) =>
    steps([
      howOf({ one, other }),
      howOf({ one, other }) === 'always'
        ? `${capital(withArticle(other))} needs ${reasonFor[other]}. All ${many(one)} have that.`
        : `${capital(withArticle(other))} needs ${reasonFor[other]}. Some ${many(one)} have that, and others do not.`,
    ]),
  hints: ({ one, other }) => [
    `What must a shape have to be called ${withArticle(other)}?`,
    `Draw two very different ${many(one)}. Do both have that?`,
  ],
  confirms: ({ one, other }, key) => {
    const has: Readonly<Record<Kind, readonly string[]>> = {
      quadrilateral: ['4'],
      trapezoid: ['4', 'pair'],
      parallelogram: ['4', 'pair', 'pairs'],
      rectangle: ['4', 'pair', 'pairs', 'right'],
      rhombus: ['4', 'pair', 'pairs', 'equal'],
      square: ['4', 'pair', 'pairs', 'right', 'equal'],
    };
    return key === (has[other].every((property) => has[one].includes(property)) ? 'always' : 'sometimes');
  },
  mistakes: {
    'geometry.one-name-for-a-shape': ({ one, other }) =>
      wrote('never', [`${one}, ${other}`, 'The two kinds have different names.']),
    'geometry.family-turned-round': ({ one, other }) =>
      isAlways(one, other)
        ? wrote('sometimes', [`${other}, ${one}`, `Some ${many(other)} are ${many(one)}.`])
        : isAlways(other, one)
          ? wrote('always', [`${other}, ${one}`, `All ${many(other)} are ${many(one)}.`])
          : undefined,
  },
});

type Name = { readonly set: readonly Kind[]; readonly key: Kind };

const sets: readonly Name[] = [
  { set: ['square', 'rectangle'], key: 'rectangle' },
  { set: ['square', 'rhombus'], key: 'rhombus' },
  { set: ['rectangle', 'rhombus'], key: 'quadrilateral' },
  { set: ['square', 'rectangle', 'rhombus'], key: 'quadrilateral' },
];
const offered = ['rectangle', 'rhombus', 'square', 'quadrilateral'] as const;

type Fits = Name & { readonly name: string; readonly ask: 'name' | 'belongs' };

const drawFits =
  (ask: Fits['ask']): Draw<Fits> =>
  (rng) => ({
    ...(ask === 'name' ? rng.pick(sets.slice(2)) : rng.pick(sets.slice(0, 2))),
    name: rng.pick(firstNames),
    ask,
  });

/** Grade 3: shapes of several kinds share what makes them quadrilaterals; a square is a rectangle and a rhombus. */
const quadrilateralNames = skill<Fits>({
  code: 'geometry.quadrilateral-names',
  name: 'Find the name that fits several shapes',
  canDo: 'I can find a name that fits squares, rectangles and rhombuses.',
  grade: 3,
  standards: ['3.G.A.1'],
  prerequisites: ['geometry.sides-and-angles'],
  cases: {
    name: { label: 'one name for all', draw: drawFits('name') },
    belongs: { label: 'whether a square belongs', draw: drawFits('belongs') },
  },
  pose: ({ set, key, name, ask }) =>
    ask === 'name'
      ? {
          prompt: `${name} draws ${set.map((kind) => withArticle(kind)).join(' and ')}. Which name fits every one of them?`,
          answer: choiceAnswer(
            key,
            offered.map((kind) => [kind, capital(withArticle(kind))] as const),
          ),
        }
      : {
          prompt: `${name} collects every ${key} of a set of shapes. Should ${name} take the squares too?`,
          answer: choiceAnswer('yes', [
            ['yes', `Yes: a square has ${reasonFor[key]}.`],
            ['no', `No: a square is not ${withArticle(key)}.`],
            ['some', 'Only those that are turned.'],
          ]),
        },
  solve: ({ set, key, ask }) =>
    ask === 'name'
      ? steps([key, `All of them have four sides: ${set.map(many).join(', ')}. Nothing more is the same in all.`])
      : steps(['yes', `${capital(withArticle(key))} needs ${reasonFor[key]}, and a square has that.`]),
  hints: () => [
    'Write down for each shape: how many sides, which sides are equal, which corners are square.',
    'A name fits when the shape has everything that the name asks for.',
  ],
  confirms: ({ set, ask }, key) => (ask === 'name' ? key === 'quadrilateral' && set.length > 1 : key === 'yes'),
  mistakes: {
    'geometry.one-name-for-a-shape': ({ ask }) =>
      ask === 'name' ? undefined : wrote('no', ['square', 'A square has a name of its own.']),
  },
});

export const shapeFamilySkills = [quadrilateralNames, shapeFamilies];
