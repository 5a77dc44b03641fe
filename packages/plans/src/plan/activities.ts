import type { LessonKind } from '../lore/ways.ts';
import {
  type ActivityParts,
  claimLine,
  connectOf,
  early,
  firstLine,
  opening,
  presenters,
  shown,
  shownSteps,
  type Told,
  together,
  toolLine,
} from './activity.ts';
import { data, geometry } from './data-and-geometry.ts';

const procedure: ActivityParts = {
  launch: (told) => [...opening(told, 'Read'), ['Pairs', 'Tell a partner what you think, and why.']],
  show: (told) => [
    firstLine(told, 'Draw', ''),
    ['Write', shownSteps(told)],
    ['Students', 'Say what comes next, and why, to a partner before it is written.'],
  ],
  work: (told) => [
    ['Hand out', `${told.core}. Any way is fine.`],
    ...toolLine(told, 'Picture'),
    ...presenters(told),
    ...early(told),
  ],
  discuss: (told) => [
    ...shown(told, ['Show first', 'Then', 'Last']),
    ['Connect', connectOf(told)],
    ['Talk', 'Think–pair–share: one minute alone, two with a partner, then partners retell each other’s way.'],
    ...claimLine(told, 'Decide', 'Thumbs for A or B, then convince a partner who chose the other.'),
  ],
  again: (told) => [
    ['Write', `Write one new problem like ${told.hard}, and solve it.`, 'open'],
    ['Swap', 'Solve your partner’s problem and compare the lines.'],
  ],
  close: (told) => together(told, 'Gather'),
};

/** What comes before the answer: the drawing that stands there, else one that students make. */
function firstMade({ facts, isYoung }: Told): string {
  if (facts.beside)
    return `point ${facts.beside} at what the question asks, then answer${isYoung ? '' : ' and say why'}.`;
  return isYoung
    ? 'first with things or in a drawing, then in words or numbers.'
    : 'first with a drawing, a table or an example of your own, then in words or symbols.';
}

/** What there is to agree with: one of the two answers, where they are talked about, else what a student says. */
const sidesOn = ({ claim, hasTimeFor, hard }: Told): string =>
  claim !== undefined && hasTimeFor.claim
    ? 'stand at A or at B, give a reason, move when a reason is better'
    : `a student says an answer to ${hard}; stand on a side, give a reason, move when a reason is better`;

const concept: ActivityParts = {
  launch: (told) => [
    ...opening(told, 'Tell'),
    ['Collect', 'Hear two beliefs that differ. Do not say yet which one will hold.'],
  ],
  show: (told) => [
    firstLine(told, 'Build', shownSteps(told)),
    ['Students', `Say${told.facts.steps.length > 1 ? ' after each step' : ''} how one can see that it is so.`],
  ],
  work: (told) => [
    ['Make', `${told.next}: ${firstMade(told)}`],
    ...toolLine(told, 'Why this'),
    [
      'Go on',
      `${told.core}, in pairs: one solves, the other asks how one can see it${told.facts.hasSeveral ? '; change roles each time' : ''}.`,
    ],
    [
      'Probe',
      told.facts.beside && told.facts.besideAll
        ? `Show me ${told.facts.beside} where your answer comes from.`
        : `Show me where your answer comes from${told.facts.beside ? `: ${told.facts.beside}, or in a drawing of your own` : ' in your drawing or example'}.`,
    ],
    ...early(told),
  ],
  discuss: (told) => [
    ...shown(told, ['Begin with', 'Next', 'Close with']),
    ['Link', connectOf(told)],
    ['Routine', `Agree–disagree line: ${sidesOn(told)}; restate the reason that moved you.`],
    ...claimLine(told, 'Two voices', 'Decide between A and B, and show in a drawing or with an example why.'),
  ],
  again: (told) =>
    told.isYoung
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
  close: (told) => together(told, 'Agree on'),
};

const modeling: ActivityParts = {
  launch: (told) => [
    ...opening(told, 'Set the scene'),
    [
      'Retell',
      told.facts.hasNumbers
        ? `Read ${told.first} aloud without its numbers, sheets face down. Partners tell each other what happens and what is asked.`
        : `Read ${told.first} aloud, sheets face down. Partners tell each other what is known and what is asked.`,
    ],
  ],
  show: (told) => [
    ['Think aloud', `${told.first}: what happens, what is known and what is asked.`],
    firstLine(told, 'Model', 'Draw what is known and what is asked.'),
    ['Students', 'Say which part of the story each piece of the model stands for.'],
  ],
  work: (told) => [
    ...toolLine(told, 'Model'),
    [
      'Solve',
      `${told.core}, with a partner. Each answer is a whole sentence${told.facts.hasUnits ? ' with its unit' : ''}.`,
    ],
    ['Nudge', 'Which part of the story is not in your model yet?'],
    ['Look for', 'Two models of one story that look different.'],
    ...early(told),
  ],
  discuss: (told) => [
    ...shown(told, ['Model one', 'Model two', 'Model three']),
    ['Bridge', connectOf(told)],
    [
      'Partner compare',
      'Partners lay their models side by side, mark the same quantity in both, and one pair retells another pair’s model.',
    ],
    ...claimLine(told, 'Judge', 'Decide with a partner, and show in a model which step went wrong.'),
  ],
  again: (told) => [
    ['Write', `Write a story like ${told.hard} with numbers of your own. Choose which quantity is not known.`, 'open'],
    ['Exchange', 'Partners model and solve it, and say what was missing.'],
    ['Revise', 'Change the story so that another quantity is unknown.'],
  ],
  close: (told) => together(told, 'Collect'),
};

/** What happens in each phase of a lesson, by the kind of its standard: the pattern differs, not only the numbers. */
export const activities: Record<LessonKind, ActivityParts> = { procedure, concept, modeling, data, geometry };
