import { findMisconception, type Step } from '@lemma/math';
import type { PlanPart, PlanRow } from '@lemma/school/plan';
import type { PlanContext } from './context.ts';
import { answerText, isPlaced, lineText, quoted } from './items.ts';
import { doneAt, isWork, type LessonSet, type SetProblem, saysAnswer, solutionOf } from './lesson-set.ts';
import {
  askedAt,
  FEWEST_MISCONCEPTIONS,
  mattersOfSign,
  signs,
  signsAt,
  taught,
  tellApart,
  wrongText,
} from './misconception-blocks.ts';
import { reasonOf } from './reasons.ts';
import { row, sentence } from './row.ts';
import { writtenTasksOf } from './written-tasks.ts';

const mistakenLines = (at: SetProblem): Set<string> =>
  new Set(signsAt(at).flatMap(({ steps }) => steps.map(({ line }) => line)));

/** The step of a solution that shows that a student has found the way. */
function keyStep(at: SetProblem): Step | undefined {
  // What is plotted is seen in the plane and what is chosen in the reason, not in a line.
  if (at.item.key.startsWith('(') || doneAt(at) === 'chooses') return undefined;
  const { math, key } = at.item;
  const answer = at.problem && answerText(at.problem, key).replaceAll('`', '');
  const value = /^-?[\d./]+/.exec(key)?.[0] ?? key;
  // The answer alone is no line that leads to it.
  const steps = solutionOf(at).filter(
    ({ line }) =>
      isWork(line) &&
      line !== math &&
      line !== `${math} = ${key}` &&
      line !== answer &&
      line !== `x = ${value}` &&
      !saysAnswer(line, key),
  );
  const mistaken = mistakenLines(at);
  // A line that a wrong way has too shows nothing.
  return steps.findLast(({ line }) => !mistaken.has(line));
}

type Place = 'hardest' | 'other';

const MOST_LONGER = 2;
const MOST_TIMES = 5;

const WHOLE = /^\d+$/;
/** A whole number so many times as large as the right one is doubted by whoever wrote it. */
const isFarOff = (answer: string, key: string): boolean =>
  WHOLE.test(answer) && WHOLE.test(key) && Number(answer) > MOST_TIMES * Number(key);

/** Nobody takes a part that he can see for nothing. */
const isNothing = (answer: string, key: string): boolean =>
  /^0(?:\/\d+)?(?: |$)/.test(answer) && /^(?:\d+ )?\d+\/\d+(?: |$)/.test(key);

/** A wrong answer to a problem that a student would stand by: whoever is wrong by many digits is not believed. */
const likelyWrong = (at: SetProblem) =>
  signsAt(at).find(
    ({ answer }) =>
      answer.length < at.item.key.length + MOST_LONGER &&
      !isFarOff(answer, at.item.key) &&
      !isNothing(answer, at.item.key),
  );

/** A name that says what a student does, such as "adds tops and bottoms"; others say what he believes. */
const SAYS_WHAT_IS_DONE = /^(?:\S+s|can|only) (?!are )/;
const whoThinks = (name: string): string =>
  SAYS_WHAT_IS_DONE.test(name) ? `who ${name}` : `who thinks “${name.replace(/"([^"]*)"/g, '‘$1’')}”`;

/** Why a right line matters: what it tells from whom, whether the ticket asks the case again, else that nothing else asks it. */
function mattersAt(at: SetProblem, place: Place, { core, claim }: LessonSet): string {
  const sign = likelyWrong(at);
  const idea = sign && findMisconception(sign.id)?.name;
  const claimed = at.row.idea === undefined ? undefined : findMisconception(at.row.idea)?.name;
  const told =
    idea === undefined || at.problem === undefined
      ? claimed === undefined
        ? []
        : [`The other answer shows an idea: ${claimed}.`]
      : [`A student ${whoThinks(idea)} ${doneAt(at)} ${sentence(quoted(at.problem, sign?.answer ?? ''))}`];
  const own = [...core, ...(claim ? [claim] : [])].filter(({ item }) => item.case === at.item.case);
  const next = own.find((other) => other !== at);
  const alone = next
    ? [`${next.name} asks this case again: ${at.item.caseLabel}.`]
    : [`Only ${at.name} of the lesson has this case: ${at.item.caseLabel}.`];
  const asked = place === 'hardest' ? ['The exit ticket asks this case again.'] : told.length === 0 ? alone : [];
  return [...told, ...asked].join(' ');
}

const isChanged = ({ item }: SetProblem): boolean =>
  item.options === undefined && item.picture === undefined && /\d/.test(`${item.prompt} ${item.math ?? ''}`);

/** What to do beside a right answer: let it meet a wrong one, else go one problem on. */
function moveAt(at: SetProblem): PlanPart {
  const wrong = likelyWrong(at)?.answer;
  if (wrong !== undefined && at.problem)
    return {
      label: 'Move',
      text: `Let this student and one who has ${quoted(at.problem, wrong)} explain their answers to each other.`,
      kind: 'task',
    };
  const other = at.item.options?.find(({ id }) => id !== at.item.key)?.label;
  const made =
    other === undefined || /[\d`]/.test(other)
      ? 'Let this student make a problem like it with another answer, and a partner solve it.'
      : `Let this student make a problem to which “${other.replace(/\.$/, '')}” is the right answer.`;
  return {
    label: 'Move',
    text: isChanged(at)
      ? 'Let this student change one number, find the new answer, and explain it to a partner.'
      : made,
    kind: 'task',
  };
}

/** A line that is right, why it is, and what to do when a student has it. */
function rightRow(at: SetProblem, place: Place, set: LessonSet): PlanRow[] {
  const step = keyStep(at);
  const key = at.problem === undefined ? '' : `, and answers ${quoted(at.problem, at.problem.answer.key)}`;
  const said =
    step === undefined ? answerSaid(at) : `writes ${lineText(step.line)}, or shows the same in another way${key}`;
  const { solution } = at.item;
  const shows = reasonOf(
    step === undefined ? solution : solution.slice(0, solution.findIndex(({ line }) => line === step.line) + 1),
  );
  if (said === undefined) return [];
  return [
    row(`line-${at.item.id}`, `${at.name}: ${said}`, '', {
      parts: [
        ...(shows === '' ? [] : [{ label: 'Reason', text: shows, kind: 'idea' as const }]),
        ...mattersOf(mattersAt(at, place, set)),
        moveAt(at),
      ],
    }),
  ];
}

/** What a student says where no line has to be written. */
function answerSaid(at: SetProblem): string | undefined {
  const { problem } = at;
  if (problem === undefined) return undefined;
  const key = quoted(problem, problem.answer.key);
  return isPlaced(problem) ? `puts the point at ${key}` : `${doneAt(at)} ${key}, and can say why`;
}

/** A task that is drawn or written, with what to see in it; where the ticket has one, with what it asks. */
function writtenRow({ standard }: PlanContext, { id, title, parts }: PlanRow): PlanRow {
  const ticket = writtenTasksOf(standard.code).ticket;
  const asked = ticket?.text ?? '';
  const point = ticket?.point && sentence(ticket.point);
  return row(`sees-${id}`, `${title}: ${(parts[0]?.text ?? '').replace(/\.$/, '')}`, '', {
    parts: [
      ...mattersOf(
        asked === ''
          ? 'The problems ask for answers; only here this part of the standard is drawn or written.'
          : `The exit ticket is drawn or written, too: “${asked}”`,
      ),
      {
        label: 'Move',
        text:
          point === undefined
            ? 'Lay two sheets that differ side by side: which of them shows this, and where?'
            : `Read aloud: “${point}” The student points at where the own sheet shows it.`,
        kind: 'task',
      },
    ],
  });
}

const mattersOf = (text: string): PlanPart[] => (text === '' ? [] : [{ label: 'Matters', text, kind: 'idea' }]);

const labels = { chooses: 'Chooses', 'puts the point at': 'Puts the point at', answers: 'Writes' } as const;

/** The first words of what a problem asks: “What is the”, “At which value”. */
const questionOf = ({ item: { prompt } }: SetProblem): string =>
  /(?:^|[.?!] )((?:\S+ ?){1,3})[^.?!]*[.?!]?$/.exec(prompt)?.[1]?.trim() ?? prompt;

/** Whether the exit ticket has a problem of the same case that asks for the same thing. */
const isAskedAgain = (at: SetProblem, { tickets }: LessonSet): boolean =>
  tickets.some(
    (ticket) =>
      ticket.item.skill === at.item.skill &&
      ticket.item.case === at.item.case &&
      (at.skill?.wordProblem === true || questionOf(ticket) === questionOf(at)),
  );

/** Each reason once: beside another problem it is only named, and only where nothing else says why the row matters. */
function withoutRepeats(rows: readonly PlanRow[]): PlanRow[] {
  const said = new Map<string, string>();
  return rows.map((each) => {
    const [name = ''] = each.title.split(':');
    const isAlone = each.parts.every(({ label }) => label !== 'Matters');
    return {
      ...each,
      parts: each.parts.flatMap((part) => {
        const first = part.label === 'Reason' ? said.get(part.text) : undefined;
        if (part.label === 'Reason' && first === undefined) said.set(part.text, name);
        if (first === undefined) return [part];
        return isAlone ? [{ ...part, text: `The same as at ${first}.` }] : [];
      }),
    };
  });
}

/** What a teacher may see on the sheets while students work: right lines and signs of ideas, the hardest problem first. */
export function lookForRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const ideas = signs(context, taught(set)).slice(0, 3);
  // What the teacher solves in front of the class shows nothing about students.
  const isShown = context.request.model === 'direct' && set.core.length > 1;
  const own = set.core.filter((at, index) => at !== set.hard && !(isShown && index === 0));
  const first = own[0];
  // Where few ideas show, more of what is right is named, of the problem with two answers too.
  const others = ideas.length >= FEWEST_MISCONCEPTIONS - 1 ? [] : [...own.slice(1), ...(set.claim ? [set.claim] : [])];
  return withoutRepeats([
    ...(set.hard ? rightRow(set.hard, isAskedAgain(set.hard, set) ? 'hardest' : 'other', set) : []),
    ...(first ? rightRow(first, 'other', set) : []),
    ...others.flatMap((at) => rightRow(at, 'other', set)),
    ...set.written.map((task) => writtenRow(context, task)),
    ...ideas.flatMap((sign, index) => {
      const { id, at, answer } = sign;
      const words = findMisconception(id);
      if (words === undefined || at.problem === undefined) return [];
      const line = wrongText(sign);
      return [
        row(`sign-${index}`, `${at.name}: ${words.name}`, '', {
          idea: id,
          item: at.item,
          parts: [
            ...(line === '' ? [] : [{ label: 'Line', text: line, kind: 'idea' as const }]),
            { label: labels[doneAt(at)], text: answerText(at.problem, answer), kind: 'mistake' as const },
            ...tellApart(sign),
            ...mattersOf(mattersOfSign(sign, set)),
            { label: 'Ask', text: askedAt(words.feedback, at), kind: 'task' as const },
          ],
        }),
      ];
    }),
  ]);
}
