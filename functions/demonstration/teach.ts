import type { Named } from '@lemma/school/interview';
import { DAY, MINUTE, SECOND } from '@lemma/school/time';
import { documents } from '../src/platform/documents.ts';
import type { Parent } from './families.ts';
import { photoOf } from './photo.ts';
import type { PresentWork } from './present-work.ts';
import type { SchoolClass } from './school.ts';
import type { Actor, Stage } from './stage.ts';

const isoDay = (time: number): string => {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const PLANS = [
  {
    standard: '4.NF.B.4',
    focus: 'fractions.multiply-whole',
    class: 'fourth',
    days: -10,
    taught: -8,
    rating: 4,
    tags: ['fractions'],
    note: 'The number line helped. Start with it next year, before the rule.',
  },
  {
    standard: '6.EE.B.7',
    focus: 'equations.one-step',
    class: 'sixth',
    days: -8,
    taught: -6,
    rating: 5,
    tags: ['equations', 'balance'],
    note: 'Ten minutes too short for the discussion. The exit ticket split the class in half.',
  },
  {
    standard: '6.G.A.1',
    focus: 'geometry.triangle-area',
    class: 'sixth',
    days: -1,
    taught: undefined,
    rating: undefined,
    tags: ['tomorrow'],
    note: '',
  },
] as const;

/** Two plans that were taught, and one for tomorrow. */
async function plans(stage: Stage, teacher: Actor, classes: readonly SchoolClass[]): Promise<void> {
  const { at } = stage.calendar;
  for (const { standard, focus, class: key, days, taught, rating, tags, note } of PLANS) {
    const classId = classes.find(({ plan }) => plan.key === key)?.classId;
    if (classId === undefined) continue;
    const planId = stage.id();
    const when = at(days, 19, 30);
    await stage.act(teacher, when, 'makePlan', {
      planId,
      request: { standard, focus, classId, minutes: 45, model: 'explore', needs: ['language'] },
    });
    await stage.act(teacher, taught === undefined ? when : at(taught, 16), 'markPlan', {
      ...{ planId, tags: [...tags], note },
      ...(taught !== undefined && { taughtOn: isoDay(at(taught, 12)), rating }),
    });
  }
}

const STORIES = [
  { standard: '4.NF.B.3', interest: 'any', world: 'mountain', scenes: 4, reading: 'short', band: 'early' },
  { standard: '6.RP.A.3', interest: 'any', world: 'festival', scenes: 4, reading: 'longer', band: 'full' },
  { standard: '6.SP.B.5c', interest: 'any', world: 'newspaper', scenes: 4, reading: 'longer', band: 'middle' },
] as const;

async function stories(stage: Stage, teacher: Actor): Promise<void> {
  for (const [index, request] of STORIES.entries())
    await stage.act(teacher, stage.calendar.at(-20 + 6 * index, 20), 'makeStory', { storyId: stage.id(), request });
}

const TALK = [
  'Tell me how you found this one.',
  'What is 1/2 + 1/3?',
  'Why did you add the bottom numbers?',
  'What is 1/2 + 1/2?',
  'How many halves make one whole?',
  'Would your way work for 1/4 + 1/4 too?',
];

/** An interview with a simulated student, from the first question to what the teacher makes of it. */
async function training(stage: Stage, teacher: Actor): Promise<void> {
  const interviewId = stage.id();
  let at = stage.calendar.at(-5, 15, 40);
  const named: Named = ['fractions.add-across'];
  await stage.act(teacher, at, 'startInterview', { interviewId, scenarioId: 'f1', limits: {} });
  const text = 'I expect that both numbers are added, top and bottom.';
  await stage.act(teacher, at, 'anticipate', { interviewId, anticipation: { ideas: [...named], text } });
  for (const said of TALK) {
    at += 25 * SECOND;
    await stage.act(teacher, at, 'say', { interviewId, turnId: stage.id(), text: said });
  }
  await stage.act(teacher, at + MINUTE, 'finishInterview', { interviewId });
  const predictions = ['2/5', '3/7', '2/9'];
  await stage.act(teacher, at + 3 * MINUTE, 'diagnose', { interviewId, named, predictions });
  await stage.act(teacher, at + 5 * MINUTE, 'reflect', {
    ...{ interviewId, disagree: [], confidence: 4 },
    text: 'One half and one half should have come first: it is the question that does not fit.',
  });
}

/** An interview with a student of the class, on what their answers show. */
async function talk(stage: Stage, teacher: Actor, { students }: SchoolClass): Promise<void> {
  const student = students.find(({ character }) => character.misconceptions.has('fractions.add-across')) ?? students[1];
  if (student === undefined) return;
  const interviewId = stage.id();
  let at = stage.calendar.at(-3, 14, 10);
  const { suggestions } = await stage.act(teacher, at, 'startPupilInterview', {
    ...{ interviewId, studentId: student.uid, skill: 'fractions.add-unlike' },
  });
  const answers = ['2/5', '5/6', '2/7', '3/8', '4/9', '7/12', '2/6', '1/2', '5/8', '3/10'];
  for (const [index, answer] of answers.entries()) {
    if (suggestions[index] === undefined) break;
    at += 40 * SECOND;
    await stage.act(teacher, at, 'hear', {
      ...{ interviewId, turnId: stage.id(), text: '', suggestion: index, answer },
      ...{ strategies: index % 3 === 0 ? ['written-method'] : ['mental-method'], note: '' },
    });
  }
  const notes = 'Draws fraction bars when asked to show it, and then sees that the pieces differ.';
  await stage.act(teacher, at + MINUTE, 'finishInterview', { interviewId, notes });
}

const PHRASES = [
  'Show me where the first number came from.',
  'Check it with an estimate.',
  'Great use of a picture.',
  'Say what the answer counts.',
];

type Notes = Readonly<Record<'student' | 'teachers' | 'parents', readonly [string, ...string[]]>>;
/** What is written of a child in each class, by turns. */
const NOTES: Readonly<Record<string, Notes>> = {
  fourth: {
    student: [
      'You showed two ways to regroup today, and the class used yours. Thank you.',
      'Your rectangle made the product easy to see. Keep drawing it.',
      'You found your own slip and told us how. That helps everybody.',
    ],
    teachers: [
      'Works best at the front table, near the number line.',
      'Reads word problems aloud first; then the sum goes well.',
      'Finishes early: has the puzzle folder.',
    ],
    parents: [
      'A good week with larger multiplication. Ask to see the rectangle that splits the product.',
      'Subtraction over a zero goes better now. Let somebody explain to you what happens to the zero.',
    ],
  },
  sixth: {
    student: [
      'You explained to the whole group why the pieces have to be the same size. Thank you.',
      'Your ratio table was clear enough for a partner to go on with.',
      'You asked what the answer counts. That is the right question.',
    ],
    teachers: [
      'Draws fraction bars when asked to show it, and then sees what differs.',
      'Needs a moment before speaking; call on second.',
      'Good partner for ratios, less sure with decimals.',
    ],
    parents: [
      'A good week with equations. Ask what may be taken off both sides of a balance, and why.',
      'Unit rates are coming along. At the store, ask which of two packs costs less for each ounce.',
    ],
  },
  algebra: {
    student: [
      'You checked your solution in the equation without being asked. Good habit.',
      'Your table showed the slope before anybody had a formula.',
      'You said which step you were unsure of, and you were right to look there.',
    ],
    teachers: [
      'Solves quickly and skips lines; ask for the line in between.',
      'Confident with graphs, careful with signs.',
      'Asks good questions after class. Save five minutes.',
    ],
    parents: [
      'A good week with linear equations. Ask how one can check a solution.',
      'Graphs go well. Ask what the steepness of a line means in the phone plan example.',
    ],
  },
};

/** Comments, notes and phrases: to the student, to the family, and for the teacher alone. */
async function notes(
  stage: Stage,
  teacher: Actor,
  classes: readonly SchoolClass[],
  parents: readonly Parent[],
): Promise<void> {
  const { at } = stage.calendar;
  for (const phrase of PHRASES) await stage.act(teacher, at(-40, 16), 'keepPhrase', { phrase, kept: true });
  const write = (studentId: string, when: number, audience: 'student' | 'parents' | 'teachers', text: string) =>
    stage.act(teacher, when, 'writeNote', { studentId, noteId: stage.id(), audience, text });
  const families = new Set(parents.flatMap(({ children }) => children.map(({ uid }) => uid)));
  for (const { plan, students } of classes) {
    const said = NOTES[plan.key];
    if (said === undefined) throw new Error(`no notes for ${plan.key}`);
    const own = (audience: keyof Notes, index: number) => said[audience][index % said[audience].length] ?? '';
    for (const [index, { uid }] of students.slice(0, 3).entries()) {
      await write(uid, at(-6, 15, index), 'student', own('student', index));
      await write(uid, at(-13, 15, index), 'teachers', own('teachers', index));
    }
    for (const [index, { uid }] of students.filter(({ uid }) => families.has(uid)).entries())
      await write(uid, at(-4, 16, index), 'parents', own('parents', index));
  }
}

/** Comments on this week's work that the students have not all read yet. */
async function feedback(
  stage: Stage,
  teacher: Actor,
  { students }: SchoolClass,
  { lastWeek }: PresentWork,
): Promise<void> {
  const { at } = stage.calendar;
  for (const [index, student] of students.slice(0, 8).entries()) {
    const submissionId = `${lastWeek.id}_${student.uid}`;
    const work = await documents.submissions.read(submissionId);
    const item = work?.items.find(({ solved }) => !solved) ?? work?.items[0];
    if (item === undefined) continue;
    const text = item.solved ? 'Right, and clearly written.' : 'Look at this one again: what has to stay the same?';
    await stage.act(teacher, at(-1, 15, index), 'writeFeedback', {
      submissionId,
      feedbackId: stage.id(),
      itemId: item.id,
      text,
    });
    if (index % 2 === 0) await stage.act(student, at(-1, 17, index), 'readFeedback', { submissionId });
  }
}

export type Taught = {
  readonly classes: readonly SchoolClass[];
  readonly parents: readonly Parent[];
  readonly works: readonly PresentWork[];
};

export async function teach(stage: Stage, teacher: Actor, { classes, parents, works }: Taught): Promise<void> {
  await plans(stage, teacher, classes);
  await stories(stage, teacher);
  await training(stage, teacher);
  const sixth = classes.find(({ plan }) => plan.key === 'sixth');
  if (sixth) await talk(stage, teacher, sixth);
  await notes(stage, teacher, classes, parents);
  for (const [index, one] of classes.entries()) {
    const work = works[index];
    if (work) await feedback(stage, teacher, one, work);
  }
  const scan = photoOf(['3/4 - 1/2', '= 3/4 - 2/4', '= 1/4'], stage.rng);
  await stage.upload(teacher, stage.calendar.today - DAY / 2, scan, 'warm-up-tuesday.png', 'lesson-source');
}
