import {
  type ActivityParts,
  claimLine,
  connectOf,
  early,
  firstLine,
  type Line,
  opening,
  shown,
  shownSteps,
  type Told,
  together,
  toolLine,
} from './activity.ts';

const claimOf = ({ first, facts }: Told): string =>
  facts.hasBareData
    ? `What could the numbers of ${first} be? Write one sentence that they then support, and one that they do not.`
    : `From ${first}, write one sentence that the data support, and one that they do not.`;

/** The activities of a lesson on data, by phase. */
export const data: ActivityParts = {
  launch: (told) => [
    ...opening(told, 'Wonder'),
    ...(told.facts.hasBareData
      ? []
      : [['Look', `At ${told.first} for half a minute: what can this tell us, and what can it not?`] satisfies Line]),
  ],
  show: (told) => [
    [
      'Trace',
      told.facts.hasDisplays
        ? `${told.first}: with a finger, from a value to what it stands for and back.`
        : `${told.first}: what each number stands for, and where in the problem it is said.`,
    ],
    firstLine(told, 'Display', ''),
    [
      'Students',
      `Ask each other one question that the ${told.facts.hasDisplays ? 'display' : 'problem'} answers and one that it does not.`,
    ],
  ],
  work: (told) => [
    ...toolLine(told, 'Display'),
    [
      'Find',
      `${told.core}.${told.facts.hasDisplays ? ' Mark the evidence in the display first.' : told.facts.hasBareData ? '' : ' Underline what the answer depends on first.'}`,
    ],
    told.hasTimeFor.reasons
      ? ['Claim', claimOf(told), 'lines']
      : [
          'Claim',
          claimOf(told)
            .replace('write one sentence', 'say one sentence')
            .replace('Write one sentence', 'Say one sentence'),
        ],
    ...early(told),
  ],
  discuss: (told) => [
    ...shown(told, ['Reading one', 'Reading two', 'Reading three']),
    ['Between them', connectOf(told)],
    [
      'Protocol',
      'Claim–evidence turn-and-talk: one makes a claim, the partner points at the evidence or asks for it; then change.',
    ],
    ...claimLine(told, 'Dispute', 'Point at what settles it.'),
  ],
  again: (told) => [
    ['Change', `One value in ${told.first}: which answers stay, which move, and how far?`],
    ['Invent', 'Write a small set of data for which your partner’s claim would be wrong.', 'open'],
    ['Report', 'Each pair: “Our claim holds as long as …”'],
  ],
  close: (told) => together(told, 'Record'),
};

/** What is done before anything is worked out: in the drawing that stands there, else in one of students' own. */
function sketch({ next, facts, isYoung }: Told): Line {
  if (facts.beside !== undefined)
    return isYoung
      ? ['Point', `${next}: touch ${facts.beside} what the question asks about.`]
      : ['Mark', `${next}: what is given and what is asked, ${facts.beside}.`];
  return isYoung
    ? ['Try', `${next}: with things on the table, or in a drawing of your own.`]
    : ['Sketch', `${next}: a sketch of your own with what is given, before anything is worked out.`];
}

const answersOf = ({ facts }: Told): string => (facts.hasSeveral ? 'each answer' : 'the answer');

/** The activities of a lesson on geometry, by phase. */
export const geometry: ActivityParts = {
  launch: (told) => [...opening(told, 'Pose'), ['Pairs', 'Tell a partner your guess and your reason.']],
  show: (told) => [
    firstLine(told, 'Construct', shownSteps(told)),
    [
      'Students',
      told.isYoung
        ? told.facts.steps.length > 1
          ? 'Say what is done in each step, and why.'
          : 'Say how one can see that it is so.'
        : 'Make it along on paper; mark what is given in one color and what follows in another.',
    ],
  ],
  work: (told) => [
    sketch(told),
    ...toolLine(told, 'Tool'),
    told.isYoung
      ? ['Justify', `${told.core}: say to a partner how you know.`]
      : told.hasTimeFor.reasons
        ? ['Justify', `${told.core}: which fact makes ${answersOf(told)} certain?`, 'lines']
        : ['Justify', `${told.core}: say to a partner which fact makes ${answersOf(told)} certain.`],
    ...early(told),
  ],
  discuss: (told) => [
    ...shown(told, ['First', 'Then', 'Last']),
    ['Connect', connectOf(told)],
    [
      'Doubters',
      'One partner explains, the other doubts politely: “How do you know?” After two minutes they change roles; then a few report the best answer to a doubt.',
    ],
    ...claimLine(
      told,
      'Settle',
      `${told.facts.hasClaimPicture ? 'Mark in the drawing' : 'Say'} what decides between A and B.`,
    ),
  ],
  again: (told) =>
    told.facts.hasFigure
      ? [
          [
            'Back to back',
            `Draw what your partner describes: a figure like that of ${told.first}. Your partner may not point.`,
            'open',
          ],
          ['Compare', 'Which word was missing or had two meanings?'],
          ...(told.terms === undefined
            ? []
            : [['Improve', `Say it again with “${told.terms[0]}” and “${told.terms[1]}”.`] satisfies Line]),
        ]
      : [
          ['Make', `Make one like ${told.hard} for a partner, with a drawing of your own.`, 'open'],
          ['Swap', 'The partner answers it with a reason; then the other way round.'],
        ],
  close: (told) => together(told, 'Conclude'),
};
