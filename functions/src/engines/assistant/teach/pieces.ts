import { generateProblem, skills } from '@lemma/math';
import { findStandard, loreOf } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { type Explained, errorsOf } from '../judge/explain.ts';
import { reasonFor } from '../judge/why.ts';
import { fact, list, say, suggest } from '../say/parts.ts';
import { drawSlot, mistakesOf } from '../sheet/draw-slot.ts';
import { askWhich } from '../topic/ask-which.ts';
import { readTopic } from '../topic/topic.ts';
import type { LessonPiece, WishOf } from '../wish/wish.ts';
import { activity, after, chart, rubric, vocabulary } from './class-pieces.ts';
import { lower, type Made, sheetOf } from './made.ts';
import { before, meaning, worked } from './standard-pieces.ts';
import { tablesOfFunctions } from './tables.ts';
import { discussion, hook, numberTalk, richTask } from './talk-pieces.ts';

const FRAMES = [
  'The ___ tells me ___, so ___.',
  'I expected about ___, because ___.',
  '___ can’t be right, because ___.',
];

function supports(made: Made): ChatPart[] {
  const terms = loreOf(made.topic.standard ?? '')?.terms ?? [];
  const drawn = drawSlot(
    { skill: made.skill.code, case: made.skill.cases[0]?.id ?? '', level: 1, seed: made.seed, form: 'open' },
    0,
  );
  const steps = drawn?.item?.solution ?? [];
  const isLanguage = /\b(?:ell|mll|esl|wida|newcomer|english|bilingual|language|sentence (?:frame|starter))/i.test(
    made.wish.topic,
  );
  const first = isLanguage
    ? [
        {
          text: 'Word bank on the board, each word with a drawing or an example',
          note: terms
            .map(({ term, meaning }) => `${term}: ${meaning}`)
            .join('; ')
            .slice(0, 600),
        },
        { text: 'Sentence frames for talk and writing', note: FRAMES.join('  ') },
        {
          text: 'Say, point, write',
          note: 'Read each problem aloud once while pointing at the numbers; partners retell it, in any language, before anybody calculates.',
        },
      ]
    : [
        {
          text: 'Same problem, smaller load',
          note: 'Keep the same problems and do fewer: one of each kind. What is understood shows in one problem as well as in ten.',
        },
        {
          text: 'A step card to tick off',
          note:
            steps
              .map(({ why }, at) => `${at + 1}. ${why}`)
              .join(' ')
              .slice(0, 600) || 'Write each step on a line of its own and tick it off.',
        },
        {
          text: 'Room that keeps order',
          note: 'Graph paper or boxes, one digit or one step to a box, and only one problem in sight; fold the page.',
        },
        {
          text: 'A way in that is safe',
          note: 'Begin with a line already done, so that the first thing to do is the second step; agree on a signal for “I am stuck”, and praise the line that is right.',
        },
      ];
  return [
    say(`${isLanguage ? 'Language supports' : 'Supports that keep the same problems'} for ${lower(made.skill.name)}:`),
    list(first),
    ...(drawn
      ? [
          say(
            `An example with the first step done: ${drawn.task}${steps[1] ? ` First: \`${steps[1].line}\`. ${steps[1].why} Now the student goes on.` : ''}`,
          ),
          fact(`Answer: ${drawn.key}`),
        ]
      : []),
  ];
}

function differentiate(made: Made): ChatPart[] {
  return (
    [
      ['Below: the same with friendlier numbers', 1],
      ['At grade level', 2],
      ['Above: the same, stretched', 3],
    ] as const
  ).flatMap(([name, level]) => [say(name), ...sheetOf(made, { count: 2, level }).parts.slice(1)]);
}

function early(made: Made): ChatPart[] {
  const sheet = sheetOf(made, { use: 'extension', count: 2, level: 3 }).parts;
  const [example] = mistakesOf(made.skill, generateProblem(made.skill, 2, made.seed));
  return [
    ...sheet,
    say(
      `Then: make up a problem of this kind yourself, with an answer key${example ? `, and one wrong answer of the kind “${example.shows}”` : ''}. Swap with a partner.`,
    ),
  ];
}
const MAKERS: Record<Exclude<LessonPiece, 'errors' | 'tables'>, (made: Made) => ChatPart[]> = {
  hook,
  discussion,
  supports,
  'rich-task': richTask,
  'number-talk': numberTalk,
  differentiate,
  before,
  meaning,
  worked,
  'early-finishers': early,
  ...{ after, vocabulary, chart, activity, rubric },
};

const SAID: Record<LessonPiece, string> = {
  ...{
    hook: 'the hook',
    discussion: 'the discussion',
    supports: 'the supports',
    'rich-task': 'the task',
    'number-talk': 'the number talk',
    differentiate: 'the problems',
  },
  ...{
    before: 'it',
    meaning: 'it',
    worked: 'the example',
    'early-finishers': 'the extension',
    errors: 'it',
    tables: 'it',
  },
  ...{ after: 'it', vocabulary: 'the list', chart: 'the chart', activity: 'the activity', rubric: 'the rubric' },
};
const SAYING: Partial<Record<LessonPiece, string>> = {
  hook: 'A hook for',
  discussion: 'Discussion questions on',
  supports: 'Supports for English learners on',
  before: 'What comes before',
  meaning: 'What does … mean:',
  worked: 'A worked example of',
  ...{ after: 'What builds on', vocabulary: 'Vocabulary list for', chart: 'Anchor chart for' },
  ...{ activity: 'A small group activity on', rubric: 'A rubric for' },
  ...{ differentiate: 'Three levels of problems on', 'number-talk': 'Number talk on' },
};

/** Creates a piece for teaching a topic, or asks what it should be about. */
export function makePiece(wish: WishOf<'piece'>, seed: number): Explained {
  if (wish.piece === 'errors') return errorsOf(wish.topic, wish);
  if (wish.piece === 'tables' && /\bfunctions?\b/.test(wish.topic))
    return { parts: tablesOfFunctions(wish.topic, seed), memo: { wish } };
  const reading = readTopic(wish.topic.replace(/\bwithin \d+\b/g, (each) => each));
  const concept = wish.piece === 'discussion' ? reasonFor(wish.topic) : undefined;
  const topic = reading.kind === 'found' ? reading.topic : undefined;
  const skill = topic?.skills[0] ?? (concept ? skills[0] : undefined);
  const standard = topic?.standard === undefined ? undefined : findStandard(topic.standard);
  if (topic && skill === undefined && standard)
    return {
      parts: [say(`${standard.code}: ${standard.text}.`), say('There are no problems for this standard yet.')],
      memo: { wish, standard: standard.code },
    };
  if (skill === undefined || (topic === undefined && concept === undefined))
    return {
      parts: askWhich(
        SAID[wish.piece],
        reading.kind === 'unsure' ? reading.near : [],
        (what) => `${SAYING[wish.piece] ?? 'A rich task on'} ${what}`,
      ),
    };
  const made: Made = { topic: topic ?? { skills: [skill], name: '' }, skill, wish, seed };
  const parts = MAKERS[wish.piece === 'tables' ? 'worked' : wish.piece](made);
  return {
    parts: [...parts, suggest(`Exit ticket on ${lower(skill.name)}, 3 questions`)],
    memo: { wish, skill: skill.code, ...(made.topic.standard !== undefined && { standard: made.topic.standard }) },
  };
}
