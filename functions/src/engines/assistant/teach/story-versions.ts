import { solveAsked } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import type { Explained } from '../judge/explain.ts';
import { fact, say } from '../say/parts.ts';

const AMOUNT = /\$?\d+(?: \d+\/\d+|\/\d+)?(?:\.\d+)?/g;

/**
 * How a story with two or three numbers is built: what tells it, what it comes to, and numbers for an easier and a harder
 * version that make sense in it.
 */
type Shape = {
  readonly told: RegExp;
  readonly count: number;
  readonly comes: (numbers: readonly string[]) => string;
  readonly fits: (numbers: readonly number[]) => boolean;
};
const shapes: readonly Shape[] = [
  {
    told: /\b(?:for|in|per|makes) (?:one|1|each|every|a|an)\b[^.?!]*[.,?!][^?]*\bhow (?:much|many|far|long)\b[^?]*\b(?:for|in|are|do|does|will)\b/i,
    count: 2,
    comes: ([a = '', b = '']) => `${a} × ${b}`,
    fits: () => true,
  },
  {
    told: /\b(?:for|makes?|in) \d+[^.?!]*[.?!][^?]*\bhow (?:much|many)\b[^?]*\bfor \d+/i,
    count: 3,
    comes: ([a = '', b = '', c = '']) => `${a} ÷ ${b} × ${c}`,
    fits: () => true,
  },
  {
    told: /\b(?:gives?|gave|ate|eats?|loses?|lost|used|sold|spends?|spent|pours?|took|takes)\b[^?]*\bhow (?:much|many)\b[^?]*\b(?:left|remain\w*|still)\b/i,
    count: 2,
    comes: ([a = '', b = '']) => `${a} - ${b}`,
    fits: ([a = 0, b = 0]) => a > b,
  },
  {
    told: /\b(?:more|gets?|got|finds?|found|buys?|bought|another|joins?|adds?)\b[^?]*\bhow (?:much|many)\b[^?]*\b(?:in all|altogether|total|now)\b/i,
    count: 2,
    comes: ([a = '', b = '']) => `${a} + ${b}`,
    fits: () => true,
  },
  {
    told: /\b(?:share\w*|split|divid\w*|equal\w*)\b[^?]*\bhow (?:much|many)\b[^?]*\beach\b/i,
    count: 2,
    comes: ([a = '', b = '']) => `${a} ÷ ${b}`,
    fits: ([a = 0, b = 0]) => a > b && a % b === 0,
  },
];

const amountOf = (written: string): number => {
  const [, whole = '0', top, bottom] = /^\$?(?:(\d+(?:\.\d+)?) ?)??(?:(\d+)\/(\d+))?$/.exec(written.trim()) ?? [];
  return Number(whole || 0) + (top === undefined ? 0 : Number(top) / Number(bottom));
};

/** A number like the given one that is easier or harder to work with: a fraction stays one, a price stays a price. */
function like(written: string, level: 'easier' | 'harder'): string {
  const sign = written.startsWith('$') ? '$' : '';
  const bare = written.replace('$', '');
  if (bare.includes('/')) {
    const [, top = '1', bottom = '2'] = /(\d+)\/(\d+)$/.exec(bare) ?? [];
    return level === 'easier' ? `1/${bottom}` : `${Math.floor(amountOf(bare)) + 1} ${top}/${bottom}`;
  }
  if (bare.includes('.'))
    return `${sign}${level === 'easier' ? Math.max(1, Math.round(Number(bare))) : (Number(bare) * 2 + 0.15).toFixed(2)}`;
  const value = Number(bare);
  const step = value >= 100 ? 100 : value >= 20 ? 10 : 1;
  return `${sign}${level === 'easier' ? Math.max(2, step === 1 ? Math.ceil(value / 2) : Math.round(value / step) * step) : value * 2 + (step === 1 ? 1 : step / 5 + 1)}`;
}

const replaced = (problem: string, numbers: readonly string[]): string => {
  let at = 0;
  return problem.replace(AMOUNT, (written) => numbers[at++] ?? written);
};

/** What is shared has to come out: the first number becomes a multiple of the second. */
function comingOut({ comes }: Shape, numbers: readonly string[]): readonly string[] {
  const [first = '', second = ''] = numbers;
  if (comes(['a', 'b', 'c']) !== 'a ÷ b') return numbers;
  return [String(amountOf(second) * Math.max(2, Math.round(amountOf(first) / amountOf(second)))), second];
}

/** The story as it was typed with easier and harder numbers, each with its answer; undefined for a story of another build. */
export function storyVersions(problem: string): Explained | undefined {
  const written = problem.match(AMOUNT) ?? [];
  const shape = shapes.find(({ told, count }) => count === written.length && told.test(problem));
  if (shape === undefined) return undefined;
  const versions = [
    [
      'Easier numbers',
      comingOut(
        shape,
        written.map((each) => like(each, 'easier')),
      ),
    ],
    ['As it was given', written],
    [
      'Harder numbers',
      comingOut(
        shape,
        written.map((each) => like(each, 'harder')),
      ),
    ],
  ] as const;
  const parts = versions.flatMap(([title, numbers]): ChatPart[] => {
    const task = shape.comes(numbers.map((each) => each.replace('$', '')));
    const answer = solveAsked(task)?.answer.replaceAll('`', '');
    if (answer === undefined || !shape.fits(numbers.map(amountOf))) return [];
    return [
      say(`${title}: ${replaced(problem, numbers)}`),
      fact(`Answer: ${answer}, because \`${task} = ${answer}\`.`),
    ];
  });
  if (parts.length !== 2 * versions.length) return undefined;
  return {
    parts: [say('The same story with other numbers; how it is worked out stays the same.'), ...parts],
    memo: { wish: { kind: 'versions', task: problem } },
    isReply: true,
    speaksOf:
      'levels versions tiers differentiate differentiated rewrite rewording numbers names easier harder medium middle low high',
  };
}
