import { defineSkill } from '../../generate.ts';
import type { MathText, Prose, Skill } from '../../types.ts';
import { count, packings, type Thing } from '../shared/contexts.ts';
import { amountOf, byLevel, countAnswer, hintsHiding, range, steps, work } from '../shared/whole.ts';
import { addsAll, type Cast, drawCast, thingOf, twoBars } from './story-parts.ts';

/** Containers and contents as text. */
export type Packed = {
  readonly holderOne: string;
  readonly holderMany: string;
  readonly heldOne: string;
  readonly heldMany: string;
  readonly at: string;
};

const heldOf = (p: Packed): Thing => ({ one: p.heldOne, many: p.heldMany });
const holderOf = (p: Packed): Thing => ({ one: p.holderOne, many: p.holderMany });

type Groups = Packed & { readonly form: string; readonly groups: number; readonly each: number };

type Telling = {
  readonly text: Prose;
  readonly key: number;
  readonly of: Thing;
  readonly line: MathText;
  readonly why: Prose;
};

function tellGroups(p: Groups): Telling {
  const { groups, each } = p;
  const total = groups * each;
  if (p.form === 'multiply')
    return {
      text: `There are ${count(groups, holderOf(p))} with ${count(each, heldOf(p))} ${p.at} each ${p.holderOne}. How many ${p.heldMany} are there in all?`,
      key: total,
      of: heldOf(p),
      line: `${groups} × ${each} = ${total}`,
      why: `${groups} equal groups of ${each}.`,
    };
  if (p.form === 'share')
    return {
      text: `${count(total, heldOf(p))} are put ${p.at}to ${count(groups, holderOf(p))}, equally many ${p.at} each ${p.holderOne}. How many ${p.heldMany} are ${p.at} one ${p.holderOne}?`,
      key: each,
      of: heldOf(p),
      line: `${total} ÷ ${groups} = ${each}`,
      why: `Share ${total} equally among ${groups}.`,
    };
  return {
    text: `${count(total, heldOf(p))} are put ${p.at}to ${p.holderMany} with ${each} ${p.at} each ${p.holderOne}. How many ${p.holderMany} are needed?`,
    key: groups,
    of: holderOf(p),
    line: `${total} ÷ ${each} = ${groups}`,
    why: `How many groups of ${each} are in ${total}?`,
  };
}

const drawPacked = (rng: Parameters<typeof drawCast>[0]): Packed => {
  const { holder, held, at } = rng.pick(packings);
  return { holderOne: holder.one, holderMany: holder.many, heldOne: held.one, heldMany: held.many, at };
};

const equalGroups = defineSkill<Groups>({
  code: 'whole-numbers.equal-groups-stories',
  name: 'Solve stories with equal groups',
  canDo: 'I can multiply or divide to solve stories about equal groups.',
  grade: 3,
  domain: 'whole-numbers',
  standards: ['3.OA.A.1', '3.OA.A.2', '3.OA.A.3'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.division-facts'],
  cases: [
    { id: 'multiply', label: 'how many in all' },
    { id: 'share', label: 'how many in each group' },
    { id: 'group', label: 'how many groups' },
  ],
  draw: (rng, level, caseId) => ({
    ...drawPacked(rng),
    form: caseId,
    groups: rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 12)),
    each: rng.int(byLevel(level, 3, 4, 6), byLevel(level, 5, 9, 12)),
  }),
  pose: (p) => {
    const told = tellGroups(p);
    return {
      prompt: told.text,
      answer: countAnswer(told.key, told.of),
      ...(p.form === 'multiply'
        ? {
            picture: { kind: 'array' as const, rows: p.groups, columns: p.each, alt: `${p.groups} rows of ${p.each}.` },
          }
        : {}),
    };
  },
  solve: (p) => {
    const told = tellGroups(p);
    return p.form === 'multiply'
      ? steps([told.line, told.why])
      : steps([told.line, told.why], [`${p.groups} × ${p.each} = ${p.groups * p.each}`, 'Check by multiplying.']);
  },
  hints: (p) =>
    hintsHiding(
      tellGroups(p).key,
      tellGroups(p).text,
      'What are the groups here? What is in each group?',
      p.form === 'multiply'
        ? 'Is the total known, or is it asked for?'
        : 'The total is known. Draw the groups and fill them.',
      p.form === 'multiply'
        ? `Count by ${p.each}, once for each ${p.holderOne}.`
        : p.form === 'share'
          ? `${p.groups} times what number makes ${p.groups * p.each}?`
          : `Count by ${p.each} until you reach ${p.groups * p.each}. How many jumps?`,
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    const [groups, each] = p.form === 'share' ? [p.groups, n] : [p.form === 'group' ? n : p.groups, p.each];
    const total = range(1, groups).reduce((sum) => sum + each, 0);
    return p.form === 'multiply' ? total === n : total === p.groups * p.each;
  },
  misconceptions: [
    {
      id: 'whole-numbers.adds-story-numbers',
      work: ({ form, groups, each }) =>
        form === 'multiply' ? addsAll(groups, each) : addsAll(groups * each, form === 'share' ? groups : each),
    },
    {
      id: 'whole-numbers.subtracts-instead-of-dividing',
      work: ({ form, groups, each }) => {
        const by = form === 'share' ? groups : each;
        return form === 'multiply'
          ? undefined
          : work(groups * each - by, [
              `${groups * each} - ${by} = ${groups * each - by}`,
              'Something is put away, so subtract.',
            ]);
      },
    },
  ],
  wordProblem: true,
});

type Times = Cast & { readonly form: string; readonly small: number; readonly factor: number };

function tellTimes(p: Times): Omit<Telling, 'of'> {
  const n = (value: number) => count(value, thingOf(p));
  const { name, other, many, small, factor } = p;
  const large = small * factor;
  if (p.form === 'larger')
    return {
      text: `${other} has ${n(small)}. ${name} has ${factor} times as many ${many} as ${other}. How many ${many} does ${name} have?`,
      key: large,
      line: `${factor} × ${small} = ${large}`,
      why: `${name} has ${factor} bars of ${small}.`,
    };
  if (p.form === 'smaller')
    return {
      text: `${name} has ${n(large)}. That is ${factor} times as many ${many} as ${other} has. How many ${many} does ${other} have?`,
      key: small,
      line: `${large} ÷ ${factor} = ${small}`,
      why: `${large} is ${factor} equal bars. ${other} has one of them.`,
    };
  return {
    text: `${name} has ${n(large)} and ${other} has ${n(small)}. ${name} has how many times as many ${many} as ${other}?`,
    key: factor,
    line: `${large} ÷ ${small} = ${factor}`,
    why: `How many bars of ${small} fit into ${large}?`,
  };
}

const timesAsMany = defineSkill<Times>({
  code: 'whole-numbers.times-as-many',
  name: 'Solve stories with "times as many"',
  canDo: 'I can tell "times as many" from "more than" and solve such stories.',
  grade: 4,
  domain: 'whole-numbers',
  standards: ['4.OA.A.1', '4.OA.A.2'],
  prerequisites: ['whole-numbers.equal-groups-stories', 'whole-numbers.compare-stories'],
  cases: [
    { id: 'larger', label: 'the larger amount is asked' },
    { id: 'smaller', label: 'the smaller amount is asked' },
    { id: 'factor', label: 'how many times as many' },
  ],
  draw: (rng, level, caseId) => ({
    ...drawCast(rng),
    form: caseId,
    small: rng.int(byLevel(level, 3, 5, 12), byLevel(level, 6, 12, 25)),
    factor: rng.int(byLevel(level, 2, 3, 4), byLevel(level, 4, 8, 9)),
  }),
  pose: (p) => {
    const told = tellTimes(p);
    const bars = range(1, p.factor).map((): readonly [number, string] => [
      p.small,
      p.form === 'larger' ? String(p.small) : '',
    ]);
    return {
      prompt: told.text,
      answer: p.form === 'factor' ? { kind: 'number', key: String(told.key) } : countAnswer(told.key, thingOf(p)),
      ...(p.form === 'larger'
        ? {
            picture: twoBars(`A short bar for ${p.other} and a long bar of equal parts for ${p.name}.`, [
              [p.other, [[p.small, String(p.small)]]],
              [p.name, bars],
            ]),
          }
        : {}),
    };
  },
  solve: (p) => steps([tellTimes(p).line, tellTimes(p).why]),
  hints: (p) =>
    hintsHiding(
      tellTimes(p).key,
      tellTimes(p).text,
      `Who has more ${p.many}? Draw a short bar and a long bar.`,
      'The long bar is made of equal pieces, each as long as the short bar.',
      p.form === 'larger'
        ? 'How many such pieces are there, and how much is in each?'
        : p.form === 'smaller'
          ? 'The long bar is known. How much is one piece?'
          : 'How many short bars fit into the long one?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    const large = range(1, p.factor).reduce((sum) => sum + p.small, 0);
    if (p.form === 'larger') return n === large;
    return p.form === 'smaller'
      ? range(1, p.factor).reduce((sum) => sum + n, 0) === large
      : range(1, n).reduce((sum) => sum + p.small, 0) === large;
  },
  misconceptions: [
    {
      id: 'whole-numbers.times-as-additive',
      work: ({ form, small, factor }) => {
        if (form === 'larger')
          return work(small + factor, [`${small} + ${factor} = ${small + factor}`, `${factor} more.`]);
        const [large, by] = [small * factor, form === 'smaller' ? factor : small];
        return work(large - by, [
          `${large} - ${by} = ${large - by}`,
          form === 'smaller' ? `${factor} less.` : 'So many more.',
        ]);
      },
    },
    {
      id: 'whole-numbers.follows-the-keyword',
      work: ({ form, small, factor }) => {
        const large = small * factor;
        return form === 'smaller'
          ? work(large * factor, [`${large} × ${factor} = ${large * factor}`, 'The story says "times", so multiply.'])
          : undefined;
      },
    },
  ],
  wordProblem: true,
});

type Rest = { readonly form: string; readonly scene: number; readonly total: number; readonly per: number };

type Scene = {
  readonly things: Thing;
  readonly full: Thing;
  readonly up: (n: string, per: number) => Prose;
  readonly down: (n: string, per: number) => Prose;
  readonly left: (n: string, per: number) => Prose;
};

const scene = (
  things: Thing,
  full: Thing,
  begin: (n: string, per: number) => Prose,
  up: Prose,
  down: Prose,
  left: Prose,
): Scene => ({
  things,
  full,
  up: (n, per) => `${begin(n, per)} ${up}`,
  down: (n, per) => `${begin(n, per)} ${down}`,
  left: (n, per) => `${begin(n, per)} ${left}`,
});

const scenes: readonly Scene[] = [
  scene(
    { one: 'child', many: 'children' },
    { one: 'van', many: 'vans' },
    (n, per) =>
      `${n} go on a trip. Each van has seats for ${per} children, and the vans are filled one after the other.`,
    'How many vans are needed so that everybody gets a seat?',
    'How many vans are completely full?',
    'How many children sit in the last van, which is not full?',
  ),
  scene(
    { one: 'egg', many: 'eggs' },
    { one: 'carton', many: 'cartons' },
    (n, per) => `A farm packs ${n} into cartons of ${per}.`,
    'How many cartons are needed to hold all the eggs?',
    'How many cartons are completely full?',
    'How many eggs are left over after filling as many cartons as possible?',
  ),
  scene(
    { one: 'photo', many: 'photos' },
    { one: 'page', many: 'pages' },
    (n, per) => `An album has room for ${per} photos on each page. There are ${n} to put in.`,
    'How many pages are needed for all the photos?',
    'How many pages can be filled completely?',
    'How many photos are left over after filling as many pages as possible?',
  ),
];

const restKey = ({ form, total, per }: Rest): number =>
  form === 'left' ? total % per : form === 'down' ? Math.floor(total / per) : Math.ceil(total / per);

const tellRest = (p: Rest): { readonly text: Prose; readonly of: Thing } => {
  const chosen = scenes[p.scene] ?? scenes[0];
  if (chosen === undefined) throw new RangeError('no scene');
  const n = count(p.total, chosen.things);
  const text =
    p.form === 'up' ? chosen.up(n, p.per) : p.form === 'down' ? chosen.down(n, p.per) : chosen.left(n, p.per);
  return { text, of: p.form === 'left' ? chosen.things : chosen.full };
};

const interpretRemainders = defineSkill<Rest>({
  code: 'whole-numbers.interpret-remainders',
  name: 'Decide what a remainder means in a story',
  canDo: 'I can decide what to do with what is left over.',
  grade: 4,
  domain: 'whole-numbers',
  standards: ['4.OA.A.3'],
  prerequisites: ['whole-numbers.divide-with-remainder', 'whole-numbers.equal-groups-stories'],
  cases: [
    { id: 'up', label: 'one more group is needed' },
    { id: 'down', label: 'only full groups count' },
    { id: 'left', label: 'what is left over is asked' },
  ],
  draw: (rng, level, caseId) => {
    const per = rng.int(byLevel(level, 4, 6, 8), byLevel(level, 6, 9, 12));
    const groups = rng.int(byLevel(level, 3, 5, 11), byLevel(level, 6, 12, 24));
    return { form: caseId, scene: rng.int(0, scenes.length - 1), total: per * groups + rng.int(1, per - 1), per };
  },
  pose: (p) => ({ prompt: tellRest(p).text, answer: countAnswer(restKey(p), tellRest(p).of) }),
  solve: (p) => {
    const [quotient, rest] = [Math.floor(p.total / p.per), p.total % p.per];
    const last: readonly [MathText, Prose] =
      p.form === 'up'
        ? [`${quotient} + 1 = ${quotient + 1}`, `The ${rest} left over need one more.`]
        : p.form === 'down'
          ? [`${quotient}`, `The ${rest} left over do not make a full one.`]
          : [`${p.total} - ${p.per * quotient} = ${rest}`, 'This is what is left over.'];
    return steps(
      [`${p.per} × ${quotient} + ${rest} = ${p.total}`, `${quotient} full groups of ${p.per}, and ${rest} left over.`],
      last,
    );
  },
  hints: (p) =>
    hintsHiding(
      restKey(p),
      tellRest(p).text,
      'Divide first: how many full groups are there, and how many are left over?',
      'Now read the question again. What happens to the ones that are left over?',
      p.form === 'up'
        ? 'Nobody and nothing may stay behind.'
        : p.form === 'down'
          ? 'Does a group that is not full count here?'
          : 'The question is about the ones that do not fill a group.',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'up') return n * p.per >= p.total && (n - 1) * p.per < p.total;
    return p.form === 'down'
      ? n * p.per <= p.total && (n + 1) * p.per > p.total
      : n < p.per && (p.total - n) % p.per === 0;
  },
  misconceptions: [
    {
      id: 'whole-numbers.remainder-dropped',
      work: ({ form, total, per }) => {
        const quotient = Math.floor(total / per);
        return form === 'down'
          ? undefined
          : work(quotient, [`${total} ÷ ${per}`, 'Divide.'], [`${quotient}`, 'That is the answer of the division.']);
      },
    },
    {
      id: 'whole-numbers.remainder-always-rounds-up',
      work: ({ form, total, per }) =>
        form === 'down'
          ? work(
              Math.floor(total / per) + 1,
              [`${total} ÷ ${per}`, 'Divide.'],
              [`${Math.floor(total / per) + 1}`, 'Something is left over, so take one more.'],
            )
          : undefined,
    },
    {
      id: 'whole-numbers.remainder-as-answer',
      work: ({ form, total, per }) =>
        form === 'left'
          ? undefined
          : work(total % per, [`${total} ÷ ${per}`, 'Divide.'], [`${total % per}`, 'This is left over.']),
    },
  ],
  wordProblem: true,
});

export const multiplicationStorySkills: readonly Skill[] = [equalGroups, timesAsMany, interpretRemainders];
