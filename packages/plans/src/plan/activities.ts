import type { LessonKind } from '../lore/ways.ts';
import { type ActivityParts, claimLine, early, type Line, opening, shown, type Told, together } from './activity.ts';
import { data, geometry } from './data-and-geometry.ts';

const estimate = ({ anchor, isNumber, isYoung }: Told): Line[] =>
  isNumber && !isYoung
    ? [['Estimate', `Before anybody calculates: about how large will the answer to ${anchor} be? Why?`]]
    : [];

const procedure: ActivityParts = {
  launch: (told) => ({
    purpose: 'A reason to want a method before there is one.',
    lines: [...opening(told, 'Read'), ...estimate(told)],
  }),
  show: (told) => ({
    purpose: 'One example, slowly, so that each line has a reason.',
    lines: [
      ['Draw', `${told.ways.picture}: ${told.ways.because}.`],
      ['Write', `Solve ${told.first} line by line. Stop before each line.`],
      ['Students', 'Say the next line and its reason to a partner before it is written.'],
    ],
  }),
  work: (told) => ({
    purpose: 'Several ways to the same answer, so that there is something to compare.',
    lines: [
      ['Hand out', `${told.core}. Any way is fine; check ${told.hard} in a second way.`],
      ['Picture', `Offer, when somebody is stuck: ${told.ways.picture}, because ${told.ways.because}.`],
      ...(told.facts.hasLines
        ? [['Question', 'From this line to the next: what did you change, and what stayed the same?'] satisfies Line]
        : []),
      ['Choose', `Three students with different ways at ${told.hard}, for the talk: from concrete to short.`],
      ...early(told),
    ],
  }),
  discuss: (told) => ({
    purpose: `The ways of students at ${told.hard}, from concrete to short.`,
    lines: [
      ...shown(told, ['Show first', 'Then', 'Last']),
      ['Connect', told.ways.connect],
      ['Talk', 'Think–pair–share: one minute alone, two with a partner, then partners retell each other’s way.'],
      ...claimLine(told, 'Decide', 'Thumbs for A or B, then convince a partner who chose the other.'),
    ],
  }),
  again: (told) => ({
    purpose: 'A method is known when one can choose it.',
    lines: [
      ['Pairs', `Go back to ${told.core}: for which of them would another way be quicker? Redo one of them that way.`],
      ['Write', 'Write one new problem for which your way is the best, and solve it.', 'open'],
      ['Swap', 'Solve your partner’s problem and compare the lines.'],
    ],
  }),
  close: (told) => ({
    purpose: 'The steps in students’ words, taken from what was on the board.',
    lines: together(told, 'Gather'),
  }),
};

const concept: ActivityParts = {
  launch: (told) => ({
    purpose: 'What students already believe comes out into the open.',
    lines: [...opening(told, 'Tell'), ['Collect', 'Hear two beliefs that differ. Do not say yet which one will hold.']],
  }),
  show: (told) => ({
    purpose: 'A shared image before there are words for it.',
    lines: [
      ['Build', `With the class: ${told.ways.picture}. ${told.first} is the example.`],
      ['Point', `It is used because ${told.ways.because}. Where can one see that?`],
      ['Students', `Say what you see to a partner, with the word “${told.terms[0]}”.`],
    ],
  }),
  work: (told) => ({
    purpose: 'The same idea made by hand, drawn and written.',
    lines: [
      told.isYoung
        ? ['Make', `${told.next}: first with things or in a drawing, then in words or numbers.`]
        : ['Make', `${told.next}: first with a drawing, a table or an example of your own, then in words or symbols.`],
      ['Why this', `${told.ways.picture}, because ${told.ways.because}.`],
      ['Go on', `${told.core}, in pairs: one solves, the other asks how one can see it; change roles each time.`],
      ['Probe', 'Show me in the picture or your drawing where your answer comes from.'],
      ...early(told),
    ],
  }),
  discuss: (told) => ({
    purpose: 'A belief is tested against drawings and examples, not against a rule.',
    lines: [
      ...shown(told, ['Begin with', 'Next', 'Close with']),
      ['Link', told.ways.connect],
      [
        'Routine',
        'Agree–disagree line: stand on a side, give a reason, move when a reason is better; restate the reason that moved you.',
      ],
      ...claimLine(told, 'Two voices', 'Decide between A and B, and show in a drawing or with an example why.'),
    ],
  }),
  again: (told) => ({
    purpose: told.isYoung
      ? 'Who can make one for others knows what it is about.'
      : 'The limits of an idea show what it means.',
    lines: told.isYoung
      ? [
          ['Make', `Make one like ${told.hard} for a partner, with things or in a drawing.`, 'open'],
          ['Swap', 'The partner solves it and shows how; then the other way round.'],
        ]
      : [
          [
            'Limits',
            `Write a sentence about what you learned that is always true, and one that is true only sometimes.`,
            'lines',
          ],
          ['Trade', 'Another pair says which is which and gives an example for both sides of “sometimes.”'],
        ],
  }),
  close: (told) => ({
    purpose: 'A meaning that students can say without a picture in front of them.',
    lines: together(told, 'Agree on'),
  }),
};

const modeling: ActivityParts = {
  launch: (told) => ({
    purpose: 'The situation makes sense before any operation is chosen.',
    lines: [
      ...opening(told, 'Set the scene'),
      [
        'Retell',
        told.facts.hasNumbers
          ? `Read ${told.first} aloud without its numbers, sheets face down. Partners tell each other what happens and what is asked.`
          : `Read ${told.first} aloud, sheets face down. Partners tell each other what is known and what is asked.`,
      ],
    ],
  }),
  show: (told) => ({
    purpose: `How one gets from a ${told.facts.story} to a model, thought aloud.`,
    lines: [
      ['Think aloud', `${told.first}: who and what, which quantity is unknown, what a fair guess is.`],
      ['Model', `${told.ways.picture}: ${told.ways.because}.`],
      ['Students', `Say which part of the ${told.facts.story} each piece of the model stands for.`],
    ],
  }),
  work: (told) => ({
    purpose: `From the ${told.facts.story} to a model and back: the answer has to fit the ${told.facts.story}.`,
    lines: [
      ['Model', `${told.ways.picture}, because ${told.ways.because}.`],
      [
        'Solve',
        told.facts.story === 'story'
          ? `${told.core}, with a partner. Each answer is a whole sentence${told.facts.hasUnits ? ' with its unit' : ''}.`
          : `${told.core}, with a partner. Say for each what the answer stands for.`,
      ],
      ['Nudge', `Which part of the ${told.facts.story} is not in your model yet?`],
      ['Look for', `Two models of one ${told.facts.story} that look different.`],
      ...early(told),
    ],
  }),
  discuss: (told) => ({
    purpose: `Models of ${told.hard} beside each other: what each one shows.`,
    lines: [
      ...shown(told, ['Model one', 'Model two', 'Model three']),
      ['Bridge', told.ways.connect],
      [
        'Partner compare',
        'Partners lay their models side by side, mark the same quantity in both, and one pair retells another pair’s model.',
      ],
      ...claimLine(told, 'Judge', 'Decide with a partner, and show in a model which step went wrong.'),
    ],
  }),
  again: (told) => ({
    purpose: `Who can write a ${told.facts.story} of this kind understands its structure.`,
    lines: [
      [
        'Write',
        `Write a ${told.facts.story} like ${told.hard} with numbers of your own. Choose which quantity is not known.`,
        'open',
      ],
      ['Exchange', 'Partners model and solve it, and say what was missing.'],
      ['Revise', `Change the ${told.facts.story} so that another quantity is unknown.`],
    ],
  }),
  close: (told) => ({
    purpose: 'From the models back to what they are for.',
    lines: together(told, 'Collect'),
  }),
};

/** What happens in each phase of a lesson, by the kind of its standard: the pattern differs, not only the numbers. */
export const activities: Record<LessonKind, ActivityParts> = { procedure, concept, modeling, data, geometry };
