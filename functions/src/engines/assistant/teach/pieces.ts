import { findSkill, generateProblem, type Skill, skills } from '@lemma/math';
import { findStandard, loreOf } from '@lemma/plans';
import { stemsOfTopic } from '@lemma/plans/topics';
import type { ChatPart } from '@lemma/school/assistant';
import { type Explained, errorsOf } from '../judge/explain.ts';
import { reasonFor } from '../judge/why.ts';
import { fact, list, lower, say, suggest } from '../say/parts.ts';
import { drawSlot, mistakesOf } from '../sheet/draw-slot.ts';
import { askWhich } from '../topic/ask-which.ts';
import { readTopic } from '../topic/topic.ts';
import type { LessonPiece, WishOf } from '../wish/wish.ts';
import { activity, after, chart, rubric, vocabulary } from './class-pieces.ts';
import { type Made, sheetOf } from './made.ts';
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

const CANNOT = /\b(?:can['’]?t|cannot|can not|behind|gaps?|not ready|never got|missing)\b/i;
const BORED = /\b(?:bored|ahead|advanced|gifted|real (?:extension|challenge)|beyond|already (?:know|get|got))\b/i;

/** The skills below and above a topic: what it builds on, and what builds on it in the same field. */
const MOST_STEPS = 4;
function around({ skill, wish }: Made): { readonly below: Skill | undefined; readonly above: Skill | undefined } {
  const [, told = ''] = /\b(?:can['’]?t|cannot|can not) ([^.;!?]*)/i.exec(wish.topic) ?? [];
  const cannot = new Set(stemsOfTopic(told));
  const isOut = ({ name }: Skill): boolean => stemsOfTopic(name).some((stem) => cannot.has(stem));
  let frontier: readonly Skill[] = [skill];
  let below: Skill | undefined;
  for (let step = 0; step < MOST_STEPS && below === undefined; step += 1) {
    frontier = frontier.flatMap(({ prerequisites }) => prerequisites.flatMap((code) => findSkill(code) ?? []));
    below = frontier.findLast((each) => !isOut(each));
  }
  const above = skills.find(
    ({ prerequisites, domain }) => domain === skill.domain && prerequisites.includes(skill.code),
  );
  return { below, above };
}

function differentiate(made: Made): ChatPart[] {
  const { below, above } = around(made);
  const low = CANNOT.test(made.wish.topic) ? below : undefined;
  const high = BORED.test(made.wish.topic) ? above : undefined;
  const of = (skill: Skill): Made => ({ ...made, skill, topic: { ...made.topic, skills: [skill] } });
  return [
    say(low ? `Below: what it builds on, ${lower(low.name)}` : 'Below: the same with friendlier numbers'),
    ...sheetOf(low ? of(low) : made, { count: 2, level: low ? 2 : 1 }).parts.slice(1),
    say('At grade level'),
    ...sheetOf(made, { count: 2, level: 2 }).parts.slice(1),
    say(high ? `Above: what comes next, ${lower(high.name)}` : 'Above: the same, stretched'),
    ...sheetOf(high ? of(high) : { ...made, seed: made.seed + 1 }, { count: 2, level: high ? 2 : 3 }).parts.slice(1),
  ];
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
