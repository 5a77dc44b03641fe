import { defineSkill } from '../../generate.ts';
import type { MathText, Prose, Skill } from '../../types.ts';
import { count, possessive } from '../shared/contexts.ts';
import { amountOf, byLevel, countAnswer, hintsHiding, range, steps, work } from '../shared/whole.ts';
import { addsAll, bar, type Cast, drawCast, thingOf, twoBars } from './story-parts.ts';

/** `first` and `second` are the numbers of the story in the order told. */
type Change = Cast & { readonly form: string; readonly first: number; readonly second: number };

type Telling = { readonly text: Prose; readonly key: number; readonly line: MathText; readonly why: Prose };

function tellChange(p: Change): Telling {
  const n = (value: number) => count(value, thingOf(p));
  const { first, second, name, other, many } = p;
  if (p.form === 'join')
    return {
      text: `${name} has ${n(first)}. ${other} gives ${name} ${second} more. How many ${many} does ${name} have now?`,
      key: first + second,
      line: `${first} + ${second} = ${first + second}`,
      why: `Start with ${first} and add the ${second} new ones.`,
    };
  if (p.form === 'together')
    return {
      text: `${name} has ${n(first)} and ${other} has ${n(second)}. How many ${many} do they have together?`,
      key: first + second,
      line: `${first} + ${second} = ${first + second}`,
      why: 'Put both parts together.',
    };
  if (p.form === 'separate')
    return {
      text: `${name} has ${n(first)}. ${name} gives ${second} of them to ${other}. How many ${many} does ${name} have left?`,
      key: first - second,
      line: `${first} - ${second} = ${first - second}`,
      why: `Take the ${second} away from ${first}.`,
    };
  if (p.form === 'change-unknown')
    return {
      text: `${name} had ${n(first)}. Then ${other} gave ${name} some more. Now ${name} has ${n(second)}. How many ${many} did ${other} give?`,
      key: second - first,
      line: `${second} - ${first} = ${second - first}`,
      why: `${first} were there before. The rest of the ${second} are new.`,
    };
  return {
    text: `${name} had some ${many}. ${name} gave ${first} of them to ${other}. Now ${name} has ${second} left. How many ${many} did ${name} have at first?`,
    key: first + second,
    line: `${second} + ${first} = ${first + second}`,
    why: `Put the ${first} back to the ${second} that are left.`,
  };
}

const changePicture = (p: Change) => {
  const alt = 'A bar for the whole, cut into two parts. One number is not known.';
  if (p.form === 'separate')
    return bar(
      alt,
      [
        [p.second, String(p.second)],
        [p.first - p.second, '?'],
      ],
      String(p.first),
    );
  if (p.form === 'change-unknown')
    return bar(
      alt,
      [
        [p.first, String(p.first)],
        [p.second - p.first, '?'],
      ],
      String(p.second),
    );
  return bar(
    alt,
    [
      [p.first, String(p.first)],
      [p.second, String(p.second)],
    ],
    '?',
  );
};

const changeStories = defineSkill<Change>({
  code: 'whole-numbers.add-subtract-stories',
  name: 'Solve stories with adding and taking away',
  canDo: 'I can tell from a story whether to add or to subtract.',
  grade: 1,
  domain: 'whole-numbers',
  standards: ['1.OA.A.1', '2.OA.A.1'],
  prerequisites: ['whole-numbers.add-within-20', 'whole-numbers.subtract-within-20'],
  cases: [
    { id: 'join', label: 'getting more' },
    { id: 'together', label: 'two parts together' },
    { id: 'separate', label: 'giving away' },
    { id: 'change-unknown', label: 'how many came to it' },
    { id: 'start-unknown', label: 'how many there were at first' },
  ],
  draw: (rng, level, caseId) => {
    const x = rng.int(byLevel(level, 2, 4, 13), byLevel(level, 6, 10, 48));
    const y = rng.int(byLevel(level, 2, 3, 12), byLevel(level, 4, 9, 45));
    const [first, second] = caseId === 'separate' ? [x + y, y] : caseId === 'change-unknown' ? [x, x + y] : [x, y];
    return { ...drawCast(rng), form: caseId, first, second };
  },
  pose: (p) => ({
    prompt: tellChange(p).text,
    answer: countAnswer(tellChange(p).key, thingOf(p)),
    picture: changePicture(p),
  }),
  solve: (p) => steps([tellChange(p).line, tellChange(p).why]),
  hints: (p) =>
    hintsHiding(
      tellChange(p).key,
      tellChange(p).text,
      'Tell the story in your own words. What happens first, and what happens then?',
      p.form === 'start-unknown'
        ? 'Play the story backward: what undoes giving away?'
        : 'Draw it as a bar. Is the whole asked for, or a part?',
      p.form === 'separate' || p.form === 'change-unknown'
        ? 'You know the whole and one part. How do you get the other part?'
        : 'You know the two parts. How do you get the whole?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'separate') return n + p.second === p.first;
    if (p.form === 'change-unknown') return range(1, n).reduce((have) => have + 1, p.first) === p.second;
    return n - p.second === p.first;
  },
  misconceptions: [
    {
      id: 'whole-numbers.follows-the-keyword',
      work: ({ form, first, second }) => {
        if (form === 'change-unknown')
          return work(first + second, [`${first} + ${second} = ${first + second}`, 'The story says "more", so add.']);
        if (form !== 'start-unknown' || first === second) return undefined;
        const [large, small] = [Math.max(first, second), Math.min(first, second)];
        return work(large - small, [
          `${large} - ${small} = ${large - small}`,
          'The story says "gave" and "left", so subtract.',
        ]);
      },
    },
    {
      id: 'whole-numbers.adds-story-numbers',
      work: ({ form, first, second }) =>
        form === 'separate' || form === 'change-unknown' ? addsAll(first, second) : undefined,
    },
  ],
  wordProblem: true,
});

type Comparison = Cast & { readonly form: string; readonly known: number; readonly relation: number };

function tellComparison(p: Comparison): Telling {
  const n = (value: number) => count(value, thingOf(p));
  const { known, relation, name, other, many } = p;
  if (p.form === 'difference')
    return {
      text: `${name} has ${n(known)}. ${other} has ${n(relation)}. How many more ${many} does ${name} have than ${other}?`,
      key: known - relation,
      line: `${known} - ${relation} = ${known - relation}`,
      why: `Match them up: ${relation} of the ${known} have a partner, the others are extra.`,
    };
  if (p.form === 'more')
    return {
      text: `${other} has ${n(known)}. ${name} has ${relation} more ${many} than ${other}. How many ${many} does ${name} have?`,
      key: known + relation,
      line: `${known} + ${relation} = ${known + relation}`,
      why: `${name} has as many as ${other} and ${relation} extra.`,
    };
  if (p.form === 'fewer')
    return {
      text: `${other} has ${n(known)}. ${name} has ${relation} fewer ${many} than ${other}. How many ${many} does ${name} have?`,
      key: known - relation,
      line: `${known} - ${relation} = ${known - relation}`,
      why: `${name} has as many as ${other}, but ${relation} are missing.`,
    };
  if (p.form === 'more-turned')
    return {
      text: `${name} has ${n(known)}. ${name} has ${relation} more ${many} than ${other}. How many ${many} does ${other} have?`,
      key: known - relation,
      line: `${known} - ${relation} = ${known - relation}`,
      why: `${name} has more, so ${other} has ${relation} less than ${known}.`,
    };
  return {
    text: `${name} has ${n(known)}. ${name} has ${relation} fewer ${many} than ${other}. How many ${many} does ${other} have?`,
    key: known + relation,
    line: `${known} + ${relation} = ${known + relation}`,
    why: `${name} has fewer, so ${other} has ${relation} more than ${known}.`,
  };
}

const comparisonPicture = (p: Comparison) => {
  const alt = `Two bars, one for ${p.name} and one for ${p.other}. One number is not known.`;
  const [key, known, relation] = [tellComparison(p).key, p.known, p.relation];
  if (p.form === 'difference')
    return twoBars(alt, [
      [
        p.name,
        [
          [relation, ''],
          [key, '?'],
        ],
      ],
      [p.other, [[relation, String(relation)]]],
    ]);
  if (p.form === 'more')
    return twoBars(alt, [
      [p.other, [[known, String(known)]]],
      [
        p.name,
        [
          [known, ''],
          [relation, String(relation)],
        ],
      ],
    ]);
  if (p.form === 'fewer')
    return twoBars(alt, [
      [
        p.other,
        [
          [key, ''],
          [relation, String(relation)],
        ],
      ],
      [p.name, [[key, '?']]],
    ]);
  if (p.form === 'more-turned')
    return twoBars(alt, [
      [
        p.name,
        [
          [key, ''],
          [relation, String(relation)],
        ],
      ],
      [p.other, [[key, '?']]],
    ]);
  return twoBars(alt, [
    [p.name, [[known, String(known)]]],
    [
      p.other,
      [
        [known, ''],
        [relation, String(relation)],
      ],
    ],
  ]);
};

const comparisonStories = defineSkill<Comparison>({
  code: 'whole-numbers.compare-stories',
  name: 'Solve stories with "more than" and "fewer than"',
  canDo: 'I can solve stories that compare two amounts.',
  grade: 2,
  domain: 'whole-numbers',
  standards: ['1.OA.A.1', '2.OA.A.1'],
  prerequisites: ['whole-numbers.add-subtract-stories', 'whole-numbers.compare'],
  cases: [
    { id: 'difference', label: 'how many more' },
    { id: 'more', label: '"more than", and more is asked' },
    { id: 'fewer', label: '"fewer than", and fewer is asked' },
    { id: 'more-turned', label: '"more than", but fewer is asked' },
    { id: 'fewer-turned', label: '"fewer than", but more is asked' },
  ],
  draw: (rng, level, caseId) => {
    const relation = rng.int(byLevel(level, 2, 3, 12), byLevel(level, 5, 12, 38));
    const rest = relation + rng.int(byLevel(level, 1, 3, 9), byLevel(level, 8, 30, 55));
    const cast = { ...drawCast(rng), form: caseId };
    if (caseId === 'difference') return { ...cast, known: rest + rng.int(1, 9), relation };
    return { ...cast, known: caseId === 'more' || caseId === 'fewer-turned' ? rest : rest + relation, relation };
  },
  pose: (p) => ({
    prompt: tellComparison(p).text,
    answer: countAnswer(tellComparison(p).key, thingOf(p)),
    picture: comparisonPicture(p),
  }),
  solve: (p) => steps([tellComparison(p).line, tellComparison(p).why]),
  hints: (p) =>
    hintsHiding(
      tellComparison(p).key,
      tellComparison(p).text,
      `Who has more ${p.many}: ${p.name} or ${p.other}?`,
      `Draw two bars, a longer one and a shorter one. Put the names beside them.`,
      p.form === 'difference'
        ? 'How much longer is the longer bar?'
        : `Which bar is asked for, and is it the longer or the shorter one?`,
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'difference') return p.relation + n === p.known;
    const [mine, theirs] = p.form === 'more' || p.form === 'fewer' ? [n, p.known] : [p.known, n];
    return (p.form.startsWith('more') ? mine - theirs : theirs - mine) === p.relation;
  },
  misconceptions: [
    {
      id: 'whole-numbers.follows-the-keyword',
      work: ({ form, known, relation }) => {
        if (form === 'difference' || form === 'more-turned')
          return work(known + relation, [
            `${known} + ${relation} = ${known + relation}`,
            'The story says "more", so add.',
          ]);
        return form === 'fewer-turned'
          ? work(known - relation, [
              `${known} - ${relation} = ${known - relation}`,
              'The story says "fewer", so subtract.',
            ])
          : undefined;
      },
    },
    {
      id: 'whole-numbers.relation-as-amount',
      work: ({ form, known, relation, name, many }) =>
        form === 'difference'
          ? work(known, [`${known}`, `${name} has more, and that is ${known}.`])
          : work(relation, [`${relation}`, `The story says ${relation} ${many}.`]),
    },
  ],
  wordProblem: true,
});

type TwoSteps = Cast & { readonly form: string; readonly a: number; readonly b: number; readonly c: number };

/** The story, and the results of the first and the second step. */
function tellTwoSteps(
  p: TwoSteps,
): Telling & { readonly middle: number; readonly firstLine: MathText; readonly firstWhy: Prose } {
  const n = (value: number) => count(value, thingOf(p));
  const { a, b, c, name, other, many } = p;
  if (p.form === 'get-give') {
    const text = `${name} has ${n(a)}. ${name} finds ${b} more and then gives ${c} to ${other}. How many ${many} does ${name} have now?`;
    return {
      text,
      middle: a + b,
      firstLine: `${a} + ${b} = ${a + b}`,
      firstWhy: `After finding ${b} more.`,
      key: a + b - c,
      line: `${a + b} - ${c} = ${a + b - c}`,
      why: `After giving ${c} away.`,
    };
  }
  if (p.form === 'give-get') {
    const text = `${name} has ${n(a)}. ${name} gives ${c} to ${other} and then finds ${b} more. How many ${many} does ${name} have now?`;
    return {
      text,
      middle: a - c,
      firstLine: `${a} - ${c} = ${a - c}`,
      firstWhy: `After giving ${c} away.`,
      key: a - c + b,
      line: `${a - c} + ${b} = ${a - c + b}`,
      why: `After finding ${b} more.`,
    };
  }
  const text = `${name} has ${n(a)}. ${other} has ${b} more than ${name}. How many ${many} do they have together?`;
  return {
    text,
    middle: a + b,
    firstLine: `${a} + ${b} = ${a + b}`,
    firstWhy: `First find how many ${other} has.`,
    key: a + a + b,
    line: `${a} + ${a + b} = ${a + a + b}`,
    why: `Then put ${possessive(name)} and ${possessive(other)} together.`,
  };
}

const twoStepStories = defineSkill<TwoSteps>({
  code: 'whole-numbers.two-step-stories',
  name: 'Solve stories in two steps, adding and subtracting',
  canDo: 'I can solve a story that needs two steps.',
  grade: 2,
  domain: 'whole-numbers',
  standards: ['2.OA.A.1'],
  prerequisites: ['whole-numbers.compare-stories', 'whole-numbers.add-two-digit', 'whole-numbers.subtract-two-digit'],
  cases: [
    { id: 'get-give', label: 'getting, then giving' },
    { id: 'give-get', label: 'giving, then getting' },
    { id: 'compare-total', label: 'compare, then put together' },
  ],
  draw: (rng, level, caseId) => {
    const a = rng.int(byLevel(level, 8, 14, 28), byLevel(level, 12, 30, 49));
    return {
      ...drawCast(rng),
      form: caseId,
      a,
      b: rng.int(2, byLevel(level, 7, 15, 38)),
      c: rng.int(2, byLevel(level, 6, 12, 26)),
    };
  },
  pose: (p) => ({ prompt: tellTwoSteps(p).text, answer: countAnswer(tellTwoSteps(p).key, thingOf(p)) }),
  solve: (p) => {
    const told = tellTwoSteps(p);
    return steps([told.firstLine, told.firstWhy], [told.line, told.why]);
  },
  hints: (p) =>
    hintsHiding(
      tellTwoSteps(p).key,
      tellTwoSteps(p).text,
      'What is asked at the end? What do you need to know first?',
      p.form === 'compare-total'
        ? `How many ${p.many} does ${p.other} have?`
        : 'Two things happen. Take them one at a time.',
      `The first step gives ${tellTwoSteps(p).middle}. What is still to be done?`,
      'Read the question once more. Which number is still not used?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'compare-total') return (n - p.b) % 2 === 0 && (n - p.b) / 2 === p.a;
    return n + p.c - p.b === p.a;
  },
  misconceptions: [
    {
      id: 'whole-numbers.stops-after-first-step',
      work: (p) => {
        const told = tellTwoSteps(p);
        return work(told.middle, [told.firstLine, told.firstWhy]);
      },
    },
    {
      id: 'whole-numbers.adds-story-numbers',
      work: ({ form, a, b, c }) =>
        form === 'compare-total' ? undefined : form === 'get-give' ? addsAll(a, b, c) : addsAll(a, c, b),
    },
  ],
  wordProblem: true,
});

export const additionStorySkills: readonly Skill[] = [changeStories, comparisonStories, twoStepStories];
