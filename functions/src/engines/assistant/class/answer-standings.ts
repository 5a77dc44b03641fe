import { findStandard } from '@lemma/plans';
import type { BoardEntry } from '@lemma/school/assignment';
import type { ChatPart } from '@lemma/school/assistant';
import { FEWEST_ANSWERS } from '@lemma/school/insight';
import type { Question } from '../ledger/question.ts';
import { say, suggest } from '../say/parts.ts';
import { day, many, percent, report, skillName } from '../say/wording.ts';
import type { Memo, WishOf } from '../wish/wish.ts';
import type { ClassData } from './class-data.ts';
import { type ClassTopic, topicOfQuestion } from './class-topic.ts';
import { groupsWanted } from './groups-wanted.ts';
import { openWork, rowFor, statistics } from './links.ts';
import { needsOf } from './needs.ts';
import { byStandard, chosenBy, type Known, meanOf, ranked, rounded } from './standings.ts';
import { hardestIn, isMissed } from './works.ts';

type Wish = WishOf<'class'>;
export type ClassAnswer = { readonly parts: ChatPart[]; readonly memo?: Partial<Memo> };

export const MOST_ROWS = 8;
export function tooFew(topic: ClassTopic | undefined, data: ClassData, now: number): ClassAnswer {
  const what = topic?.said ?? '';
  const { classroom } = data;
  const needs = (topic && needsOf(data, now, topic.skills)) ?? needsOf(data, now);
  return {
    parts: [
      say(
        `Too few answers to say that${what === '' ? '' : ` for ${what}`}: nobody in ${classroom.name} has ${FEWEST_ANSWERS} answers for each skill there yet. I make no numbers up.${needs ? ' What the mistakes in their answers show that several of them need, which can be groups:' : ''}`,
      ),
      ...(needs ? [needs] : []),
      statistics(data),
      suggest('Who hasn’t turned in their work?', 'What should I teach next?'),
    ],
  };
}
export const on = (topic: ClassTopic | undefined): string => (topic === undefined ? '' : ` on ${topic.said}`);
export const rowOf =
  ({ classroom }: ClassData) =>
  ({ id, fullName, share, answers }: Known) => ({
    text: fullName,
    note: `${percent(share)}, from ${many(answers, 'answer')}`,
    target: { page: 'student' as const, studentId: id, classId: classroom.id },
  });
export const basisOf = ({ known, others }: ReturnType<typeof ranked>): string =>
  `From ${many(known.length, 'student')} with ${FEWEST_ANSWERS} answers for each skill, or 25 in all${others.length > 0 ? `; too few answers from ${many(others.length, 'other')}` : ''}. The percent is the estimate of the statistics page.`;

/** The standards that a class knows least, or best. */
export function weakest({ text }: Wish, data: ClassData, now: number): ClassAnswer {
  const best = /\b(?:strong\w*|best|highest)\b/i.test(text);
  const { known, tooFew: unknown } = byStandard(data, now);
  const sorted = best ? known.toReversed() : known;
  const [first] = sorted;
  if (first === undefined) return tooFew(undefined, data, now);
  const standard = findStandard(first.standard);
  return {
    parts: [
      say(
        `${data.classroom.name} is ${best ? 'strongest' : 'weakest'} on ${first.standard}${standard ? ` (${standard.text})` : ''}: ${percent(first.share)}, from ${many(first.answers, 'answer')} of ${many(first.students, 'student')}.`,
      ),
      {
        kind: 'list',
        rows: sorted.slice(0, MOST_ROWS).map((each) => ({
          text: each.standard,
          note: `${percent(each.share)}, ${many(each.answers, 'answer')} of ${many(each.students, 'student')}. ${findStandard(each.standard)?.text ?? ''}`,
        })),
      },
      ...(unknown > 0 ? [say(`${many(unknown, 'standard')} left out: too few answers.`)] : []),
      statistics(data),
      suggest('Make an exit ticket on that one', `Plan a lesson on ${first.standard}`),
    ],
    memo: { standard: first.standard, standards: sorted.slice(0, MOST_ROWS).map((each) => each.standard) },
  };
}

/** So many are named where nobody is above a line. */
const MOST_HIGHEST = 5;
const ABOVE =
  /\b(?:above|over|at least|higher|more than|ready|master\w*|secure|proficient|strong\w*|passed|passing|ahead|understands?|challenge|got it|bored|excel\w*)\b/i;

/** The students on one side of a percentage on a topic, or first and last of all there. */
export function below(asked: Question, data: ClassData, now: number): ClassAnswer {
  const { said, bound, end, most } = asked;
  const topic = topicOfQuestion(said, data);
  const found = ranked(data, chosenBy(topic?.skills ?? []), now);
  if (found.known.length === 0) return tooFew(topic, data, now);
  const isAbove = bound ? bound.is === 'above' : ABOVE.test(said) && !/\bnot\b|n['’]t\b/i.test(said);
  const line = bound?.percent ?? (isAbove ? 80 : 60);
  const isEnd = bound === undefined && end !== undefined && asked.measure === 'scores';
  const beyond = found.known.filter(({ share }) => (isAbove ? rounded(share) >= line : rounded(share) < line));
  const those = isEnd
    ? (end === 'highest' ? found.known.toReversed() : found.known).slice(0, most ?? MOST_ROWS)
    : isAbove
      ? beyond.toReversed()
      : beyond;
  const { name } = data.classroom;
  const none = asked.measure === 'scores' && bound === undefined && !isEnd;
  const head = none
    ? `${name} stands at ${percent(meanOf(found.known))}${on(topic)}, the mean of ${many(found.known.length, 'student')}.`
    : isEnd
      ? `The ${end} of ${name}${on(topic)}:`
      : `${those.length === 0 ? 'Nobody is' : `${many(those.length, 'student is', 'students are')}`} ${isAbove ? 'at or above' : 'below'} ${line} %${on(topic)} in ${name}${those.length === 0 ? (isAbove ? '. The highest:' : '.') : ':'}`;
  const first = those.length === 0 && isAbove ? found.known.toReversed().slice(0, MOST_HIGHEST) : those;
  const shown = none ? found.known.slice(0, MOST_ROWS) : first;
  return {
    parts: [
      say(head),
      ...(none && shown.length > 0 ? [say('Lowest:')] : []),
      ...(shown.length > 0 ? [{ kind: 'list' as const, rows: shown.map(rowOf(data)) }] : []),
      say(basisOf(found)),
      statistics(data),
    ],
    memo: { students: shown.map(({ id }) => id) },
  };
}

/** Words for groups in which levels are mixed. */
export const MIXED_WORDS =
  /\b(?:mixed(?: ability| levels?)?|heterogeneous|strong (?:and|with) weak|high (?:and|with) low|(?:one|a) (?:strong|high|top) (?:kid|student|one) (?:in|per) (?:each|every)(?: group)?)\b/i;
/** Groups of the wanted size, of students who are near each other in what they know. */
export function groups({ text, number, question }: Wish, data: ClassData, now: number): ClassAnswer {
  const topic = topicOfQuestion(text, data);
  const found = ranked(data, chosenBy(topic?.skills ?? []), now);
  if (found.known.length < 2) return tooFew(topic, data, now);
  const mixed = question === 'pairs' || MIXED_WORDS.test(text);
  const size = question === 'pairs' ? 2 : Math.max(2, Math.min(12, number ?? 4));
  const wanted = question === 'groups' ? groupsWanted(text) : undefined;
  const count = Math.max(1, Math.min(wanted ?? Math.ceil(found.known.length / size), found.known.length));
  const each = Math.ceil(found.known.length / count);
  const made = Array.from({ length: count }, (_, at) =>
    mixed
      ? found.known.filter(
          (_student, place) => (Math.floor(place / count) % 2 === 0 ? place % count : place % count) === at,
        )
      : wanted === undefined
        ? found.known.slice(at * each, (at + 1) * each)
        : found.known.filter((_student, place) => Math.floor((place * count) / found.known.length) === at),
  ).filter((group) => group.length > 0);
  const name = question === 'pairs' ? 'Pair' : 'Group';
  return {
    parts: [
      say(
        `${many(made.length, name.toLowerCase())}${on(topic)} from ${data.classroom.name}, ${mixed ? 'strong with weak' : 'each of students who stand near each other, those who need most first'}:`,
      ),
      {
        kind: 'list',
        rows: made.map((group, at) => ({
          text: `${name} ${at + 1}: ${group.map(({ fullName }) => fullName).join(', ')}`,
          note: group.map(({ fullName, share }) => `${fullName.split(' ')[0]} ${percent(share)}`).join(', '),
        })),
      },
      say(
        `${basisOf(found)}${
          found.others.length > 0
            ? ` Without a group: ${found.others
                .slice(0, 12)
                .map(({ fullName }) => fullName)
                .join(', ')}.`
            : ''
        }`,
      ),
      report('Groups by misconception', { page: 'analysis', classId: data.classroom.id }),
    ],
  };
}

/** Two classes side by side. */
export function compareClasses({ text }: Wish, all: readonly ClassData[], now: number): ClassAnswer {
  const rows = all.map((data) => {
    const topic = topicOfQuestion(text, data);
    const { known } = ranked(data, chosenBy(topic?.skills ?? []), now);
    const share = known.length === 0 ? undefined : meanOf(known);
    return { data, topic, known, share, answers: known.reduce((sum, each) => sum + each.answers, 0) };
  });
  const [first] = rows;
  const said = on(first?.topic);
  const told = rows
    .flatMap(({ share, data }) => (share === undefined ? [] : [{ share, name: data.classroom.name }]))
    .toSorted((one, other) => other.share - one.share);
  const [top, next] = told;
  const untold = rows.filter(({ share }) => share === undefined).map(({ data }) => data.classroom.name);
  const verdict =
    top === undefined || next === undefined
      ? `Too few answers${said} in ${untold.join(' and ')} to compare.`
      : Math.abs(top.share - next.share) < 0.05
        ? `${top.name} and ${next.name} are about equal${said}.`
        : `${top.name} is ahead of ${next.name}${said}.`;
  return {
    parts: [
      say(verdict),
      {
        kind: 'list',
        rows: rows.map(({ data, share, known, answers }) => ({
          text: data.classroom.name,
          note:
            share === undefined
              ? 'too few answers'
              : `${percent(share)}, ${many(answers, 'answer')} of ${many(known.length, 'student')}`,
          target: { page: 'statistics' as const, classId: data.classroom.id },
        })),
      },
    ],
  };
}

/** The questions of an assignment, most missed first, or the students who missed a given one. */
export function missed({ text, number }: Wish, entry: BoardEntry | undefined, data: ClassData): ClassAnswer {
  const own = entry && data.insight.assignments[entry.id];
  if (entry === undefined || own === undefined)
    return {
      parts: [
        say(`Nothing has been turned in yet in ${data.classroom.name}, so there are no answers to review.`),
        suggest('Exit ticket on comparing fractions, 3 questions', 'What is due this week?'),
      ],
    };
  const link = openWork(entry);
  if (number !== undefined && /\bwho|kids|students|put|group\b/i.test(text)) {
    const item = own.items[number - 1];
    if (item === undefined)
      return { parts: [say(`“${entry.title}” has only ${many(own.items.length, 'question')}.`), link] };
    const those = data.students.filter(({ id }) => isMissed(own.rows[id], number - 1));
    return {
      parts: [
        say(
          `Question ${number} of “${entry.title}” (${skillName(item.skill)}): ${those.length === 0 ? 'nobody missed it at the first try' : `${many(those.length, 'student')} missed it at the first try:`}`,
        ),
        ...(those.length > 0
          ? [
              {
                kind: 'list' as const,
                rows: those.map((student) => rowFor(data, student)),
              },
              say(`What to do: work one of these with them, then let each explain a new one.`),
            ]
          : []),
        link,
        suggest(
          `What mistakes do students make on ${skillName(item.skill).toLowerCase()}?`,
          `Make 4 easy problems on “${skillName(item.skill)}”`,
        ),
      ],
      memo: { skill: item.skill, work: entry.id, students: those.map(({ id }) => id) },
    };
  }
  const rows = hardestIn(data, entry).slice(0, 4);
  if (rows.length === 0)
    return {
      parts: [
        say(
          `Too few answers on “${entry.title}” to say what most got wrong (fewer than ${FEWEST_ANSWERS} on each question).`,
        ),
        link,
      ],
    };
  return {
    parts: [
      say(`On “${entry.title}” (due ${day(entry.dueAt)}) these were missed most:`),
      {
        kind: 'list',
        rows: rows.map(({ place, skill, right, answers }) => ({
          text: `Question ${place}: ${skillName(skill)}`,
          note: `${percent(1 - right)} not correct at the first try, of ${many(answers, 'answer')}`,
        })),
      },
      link,
      suggest(
        ...rows.slice(0, 1).map(({ skill }) => `What mistakes do students make on ${skillName(skill).toLowerCase()}?`),
      ),
    ],
    memo: { work: entry.id, ...(rows[0] && { skill: rows[0].skill }) },
  };
}
