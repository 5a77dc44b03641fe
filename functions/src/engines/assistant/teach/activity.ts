import type { ChatPart } from '@lemma/school/assistant';
import { fact, list, lower, say } from '../say/parts.ts';
import type { MadeOn } from './made.ts';
import { drawing, loreFor, mistakesOn, problemsOf, shown, steps, understandingOf, workedOut } from './problems-of.ts';
import { sortShapes } from './sort-shapes.ts';

const isDice = (text: string): boolean => /\b(?:dice|die|number cubes?)\b/i.test(text);
/** A game whose chances are counted. */
const diceGame = (): ChatPart[] => [
  say(
    'Game with two dice, for two players. Roll both dice and add. Player A gets a point for a sum of 5, 6, 7 or 8, player B for every other sum. First to 10 points wins. Before you play: who would you rather be, and why? B has seven sums and A only four.',
  ),
  fact(
    'Is it fair? No. Of the 36 equally likely rolls 4, 5, 6 and 5 give the sums 5, 6, 7 and 8: `4 + 5 + 6 + 5 = 20` for A, and `36 - 20 = 16` for B. So A wins a point with probability `20/36 = 5/9`, B with `16/36 = 4/9`.',
  ),
  say(
    'After the game: list all 36 rolls in a table, color those of A, and change the rule so that each player has 18 of them.',
  ),
  fact(
    'One fair rule: A gets the even sums, B the odd ones. `1 + 3 + 5 + 5 + 3 + 1 = 18` rolls have an even sum, and `36 - 18 = 18` an odd one.',
  ),
];

const game = (made: MadeOn, from: number): ChatPart[] => [
  say(
    'Game: turn over and prove it. For two to four players, about 10 minutes. Cut out one card for each problem below and lay the cards face down; one player has the key. Take turns: turn a card over, answer and say why. If the others agree and the key does too, the card is yours; if not, it goes back. Most cards win.',
  ),
  ...shown(made, 2, 6, from),
];

type Station = { readonly title: string; readonly parts: (made: MadeOn, from: number) => ChatPart[] };
const STATIONS: readonly Station[] = [
  {
    title: 'Build and draw',
    parts: (made, from) => [
      say(
        `${loreFor(made).ways ? `Make ${loreFor(made).ways?.picture} for each problem` : 'Show each problem with things or in a drawing'}, then answer it and say to a partner where the answer can be seen.`,
      ),
      ...shown(made, 1, 2, from),
    ],
  },
  { title: 'A game', parts: game },
  {
    title: 'Find the mistake',
    parts: (made, from) => {
      const all = mistakesOn(made).slice(0, 3);
      return all.length === 0
        ? [
            say('Solve each problem, then write a wrong answer that somebody could believe, and why.'),
            ...shown(made, 2, 3, from),
          ]
        : [
            say('Each of these answers is wrong. Find the right one, and write what the student may have thought.'),
            list(
              all.map(({ task, mistaken, key, name }) => ({
                text: `${task} A student answers ${mistaken}.`,
                note: `Key: ${key}. What it shows: ${name}.`,
              })),
            ),
          ];
    },
  },
  {
    title: 'On your own',
    parts: (made, from) => [
      say('Solve alone, then check with the key. Mark the one that you would explain to somebody else.'),
      ...shown(made, 2, 3, from),
    ],
  },
  {
    title: 'Make one',
    parts: (made, from) => [
      say('Write two problems like this one, with a key on the back. Swap with a partner and compare the lines.'),
      ...shown(made, 3, 1, from),
    ],
  },
];
const [FEWEST, MOST] = [2, STATIONS.length];

/** Stations, a game, or a small group: by what the request calls it. */
export function activity(made: MadeOn): ChatPart[] {
  const text = made.wish.said ?? '';
  if (/\bstations?\b|\bcenters?\b|\brotations?\b/i.test(text)) {
    const count = Math.max(FEWEST, Math.min(MOST, made.wish.count ?? 4));
    return STATIONS.slice(0, count).flatMap(({ title, parts }, at) => [
      say(`Station ${at + 1}: ${title}`),
      ...parts(made, at * 7),
    ]);
  }
  if (/\b(?:venn|sort(?:s|ing)?)\b/i.test(text) && made.skill.domain === 'geometry') return sortShapes(made.grade);
  if (/\bgames?\b/i.test(text)) return isDice(text) ? diceGame() : game(made, 0);
  return smallGroup(made);
}

/** Ten minutes with a few students: together, then sorting right and wrong, then one alone. */
function smallGroup(made: MadeOn): ChatPart[] {
  const lore = loreFor(made);
  const cards = mistakesOn(made).slice(0, 4);
  const [first] = cards;
  return [
    say(`Activity on ${lower(made.skill.name)}, about 15 minutes:`),
    say(
      `1. Together (4 min). ${first ? first.move : 'Do the first problem with things or in a drawing, and let a student say each step.'}`,
    ),
    ...drawing(lore).map(say),
    ...steps(lore),
    ...shown(made, 1, 2),
    say(
      '2. Sort (6 min). On cards, each with one of its two answers. Pairs sort them into right and wrong, and say how somebody may have thought:',
    ),
    list(
      cards.length > 0
        ? cards.map(({ task, mistaken, key, name }) => ({
            text: `${task} ${mistaken} or ${key}?`,
            note: `${key} is right. ${mistaken} shows: ${name}.`,
          }))
        : problemsOf(made, 2, 3, 4).map(({ task, key }) => ({ text: task, note: `The answer is ${key}.` })),
    ),
    say('3. Alone (3 min):'),
    ...shown(made, 2, 1, 9),
  ];
}

/** A task over one or more days, with what is turned in and what to look for. */
export function richTask(made: MadeOn): ChatPart[] {
  const lore = loreFor(made);
  const days = Math.max(1, Math.min(3, made.wish.days ?? 1));
  const isData = made.skill.domain === 'statistics';
  const collect = isData
    ? 'Each team chooses a question that two groups may answer differently (two grades, two brands, before and after), says what it expects, and collects 15 values from each group.'
    : 'Each team finds three situations of its own, at home, in school or in the neighborhood, in which the same mathematics is needed, and measures or looks up the numbers.';
  const work = isData
    ? 'Draw both groups over one number line. Find a center and a measure of spread for each, and write two sentences: how far apart the centers are, and how that compares with the spread.'
    : `Solve each of them${lore.ways ? ` with ${lore.ways.picture}` : ' with a drawing'} and in symbols, and write why both agree.`;
  const tasks: readonly (readonly [string, string])[] = [
    [
      'Launch',
      lore.hook ?? 'Look at the example below without its question. What do you notice, and what could be asked?',
    ],
    ['Collect', collect],
    ['Work it out', work],
    [
      'Turn in',
      `One page: the question, the ${isData ? 'data' : 'numbers'} and where they are from, the drawing, the calculation, and a sentence that answers the question. On the back a problem like it for another team, with its key.`,
    ],
    ['Show and ask', 'Teams walk round and leave one question at each page. Each team answers one of them.'],
  ];
  const each = Math.ceil(tasks.length / days);
  return [
    say(`Project on ${lower(made.skill.name)}, ${days === 1 ? 'one lesson' : `${days} days`}:`),
    ...Array.from({ length: days }, (_, day) => [
      ...(days > 1 ? [say(`Day ${day + 1}`)] : []),
      list(tasks.slice(day * each, day * each + each).map(([text, note]) => ({ text, note }))),
    ]).flat(),
    say(
      'What to look for: the numbers fit the situation and have units; drawing and calculation agree; the last sentence answers the question and names a limit.',
    ),
    ...understandingOf(lore).map(say),
    ...workedOut(made),
  ];
}
