import { type ActivityParts, claimLine, early, opening, shown, type Told, together } from './activity.ts';

const claimOf = ({ first, facts }: Told): string =>
  ({
    known: `From ${first}, write one sentence that the data support, and one that they do not.`,
    numbers: `What could the numbers of ${first} be? Write one sentence that they then support, and one that they do not.`,
    none: `Write one sentence that follows from ${first}, and one that does not.`,
  })[facts.data];

/** The activities of a lesson on data, by phase. */
export const data: ActivityParts = {
  launch: (told) => ({
    purpose: 'A question that somebody wants answered comes before the numbers.',
    lines: [
      ...opening(told, 'Wonder'),
      ['Look', `At ${told.first} for half a minute: what can this tell us, and what can it not?`],
    ],
  }),
  show: (told) => ({
    purpose: told.facts.hasDisplays
      ? 'Reading a display is a skill: title, scale, then values, then a claim.'
      : 'What each number stands for is clear before anybody calculates.',
    lines: [
      [
        'Trace',
        told.facts.hasDisplays
          ? `${told.first}: with a finger, from a value to what it stands for and back.`
          : `${told.first}: what each number stands for, and where in the problem it is said.`,
      ],
      ['Because', `${told.ways.picture}: ${told.ways.because}.`],
      [
        'Students',
        `Ask each other one question that the ${told.facts.hasDisplays ? 'display' : 'problem'} answers and one that it does not.`,
      ],
    ],
  }),
  work: (told) => ({
    purpose: 'Every claim has evidence that another person can point at.',
    lines: [
      ['Display', `${told.ways.picture}, because ${told.ways.because}.`],
      [
        'Find',
        `${told.core}. ${told.facts.hasDisplays ? 'Mark the evidence in the display' : 'Underline what the answer depends on'} first.`,
      ],
      ['Claim', claimOf(told), 'lines'],
      ...early(told),
    ],
  }),
  discuss: (told) => ({
    purpose: 'Claims are accepted when everybody can find the evidence.',
    lines: [
      ...shown(told, ['Reading one', 'Reading two', 'Reading three']),
      ['Between them', told.ways.connect],
      [
        'Protocol',
        'Claim–evidence turn-and-talk: one makes a claim, the partner points at the evidence or asks for it; then change.',
      ],
      ...claimLine(told, 'Dispute', 'Point at what settles it.'),
    ],
  }),
  again: (told) => ({
    purpose: 'A result is trusted when one knows what would overturn it.',
    lines: [
      ['Change', `One value in ${told.first}: which answers stay, which move, and how far?`],
      ['Invent', 'Write a small set of data for which your partner’s claim would be wrong.', 'open'],
      ['Report', 'Each pair: “Our claim holds as long as …”'],
    ],
  }),
  close: (told) => ({
    purpose: 'What was learned from the data, with how sure one may be.',
    lines: together(told, 'Record'),
  }),
};

/** The activities of a lesson on geometry, by phase. */
export const geometry: ActivityParts = {
  launch: (told) => ({
    purpose: 'A prediction that can be wrong makes measuring worth it.',
    lines: [
      ...opening(told, 'Pose'),
      [
        'Predict',
        told.isNumber || told.isChoice
          ? `Before anybody works: what is the answer to ${told.first}${told.isNumber ? ', or between what must it be' : ''}?`
          : '',
      ],
    ],
  }),
  show: (told) => ({
    purpose: 'A figure is made, not only shown.',
    lines: [
      ['Construct', `${told.first}, step by step: ${told.ways.picture}.`],
      ['Say why', `It helps because ${told.ways.because}.`],
      ['Students', 'Make it along on paper; mark what is given in one color and what follows in another.'],
    ],
  }),
  work: (told) => ({
    purpose: 'From “it looks like” to “it has to be”.',
    lines: [
      told.isYoung
        ? ['Try', `${told.next}: with things on the table, or in a drawing of your own.`]
        : ['Sketch', `${told.next}: a sketch of your own with what is given, before anything is worked out.`],
      ['Tool', `${told.ways.picture}: ${told.ways.because}.`],
      told.isYoung
        ? ['Justify', `${told.core}: say to a partner how you know it for sure.`]
        : ['Justify', `${told.core}: which fact makes each answer certain?`, 'lines'],
      ...early(told),
    ],
  }),
  discuss: (told) => ({
    purpose: 'A reason counts when a partner who doubts is convinced.',
    lines: [
      ...shown(told, ['Begin by seeing', 'Go on', 'End with a reason']),
      ['Same in all', told.ways.connect],
      [
        'Doubters',
        'One partner explains, the other doubts politely: “How do you know?” After two minutes they change roles; then a few report the best answer to a doubt.',
      ],
      ...claimLine(told, 'Settle', 'Mark in a sketch what decides between A and B.'),
    ],
  }),
  again: (told) => ({
    purpose: 'Exact words are needed when nobody sees the figure.',
    lines: [
      [
        'Back to back',
        `Draw what your partner describes: a figure like that of ${told.first}. Your partner may not point.`,
        'open',
      ],
      ['Compare', 'Which word was missing or had two meanings?'],
      ['Improve', `Say it again with “${told.terms[0]}” and “${told.terms[1]}”.`],
    ],
  }),
  close: (told) => ({
    purpose: 'One reason behind all the answers.',
    lines: together(told, 'Conclude'),
  }),
};
