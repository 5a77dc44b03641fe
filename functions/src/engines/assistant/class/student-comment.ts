import { findMisconception, findSkill } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { FEWEST_ANSWERS } from '@lemma/school/insight';
import { list, say } from '../say/parts.ts';
import { day, many, percent, report } from '../say/wording.ts';
import type { ClassData } from './class-data.ts';

/** Asks for sentences about a child that go into a paper: a report card, an IEP, a conference. */
export const COMMENTS =
  /\breport cards?\b|\bprogress reports?\b|\bpresent levels?\b|\bieps?\b|\bbullets?\b|\bconferences?\b|\bcomments?\b(?! on)|\bread out loud\b|\bstatements?\b|\bstmts?\b/i;

type Named = { readonly id: string; readonly fullName: string };
type Seen = { readonly name: string; readonly canDo: string; readonly share: number; readonly answers: number };

const MOST = 2;
/** From here on a skill goes well, under here it is where the child is stuck. */
const [WELL, STUCK] = [0.7, 0.5] as const;

const sentence = ({ name, share, answers }: Seen): string =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)} (${percent(share)}, ${many(answers, 'answer')})`;
const joined = (all: readonly Seen[]): string => all.map(sentence).join(' and ');

/** What the records say of one child: what goes well, where it is stuck, and what comes next. */
function seenOf({ id }: Named, { insight }: ClassData) {
  const own = insight.students[id];
  const known = Object.entries(own?.skills ?? {})
    .filter(([, { answers }]) => answers >= FEWEST_ANSWERS)
    .map(([code, { estimate, answers }]): Seen => {
      const skill = findSkill(code);
      return { name: skill?.name ?? code, canDo: skill?.canDo ?? '', share: estimate, answers };
    })
    .toSorted((one, other) => other.share - one.share);
  return {
    known,
    good: known.filter(({ share }) => share >= WELL).slice(0, MOST),
    stuck: known
      .filter(({ share }) => share < STUCK)
      .toReversed()
      .slice(0, MOST),
    idea: (own?.ideas ?? []).flatMap(({ id: idea }) => findMisconception(idea) ?? [])[0],
    answers: own?.effort.answers ?? 0,
    lastAt: own?.lastAt ?? 0,
  };
}

/** The sentences of a comment on one child, each from its own answers; undefined with too few of them. */
function sentencesOn(student: Named, data: ClassData): string[] | undefined {
  const { known, good, stuck, idea } = seenOf(student, data);
  const [best] = known;
  const name = student.fullName.split(/\s+/)[0] ?? student.fullName;
  if (best === undefined) return undefined;
  const last = known.at(-1);
  return [
    good.length > 0
      ? `${name} does well with this: ${joined(good)}.`
      : `${name} is furthest with this: ${sentence(best)}. No skill is secure yet.`,
    stuck.length > 0
      ? `Still hard: ${joined(stuck)}.`
      : last === undefined || last === best
        ? ''
        : `Least secure, though not stuck: ${sentence(last)}.`,
    idea
      ? `An idea that the answers show: ${idea.name}. Next step: ${idea.move}`
      : `Next step: short practice of ${(stuck[0] ?? last ?? best).name.toLowerCase()}, and a talk about one problem that went well.`,
  ].filter((each) => each !== '');
}

/** Sentences on one child for a paper, from its answers and nothing else. */
export function commentOn(student: Named, text: string, data: ClassData): ChatPart[] {
  const { id, fullName } = student;
  const link = report(`Open ${fullName}`, { page: 'student', studentId: id, classId: data.classroom.id });
  const rows = sentencesOn(student, data);
  const { answers, lastAt } = seenOf(student, data);
  if (rows === undefined)
    return [
      say(`${fullName} has too few answers to any skill for a comment from the records (${answers} in all).`),
      link,
    ];
  const from = `Based on ${many(answers, 'answer')} in class work up to ${day(lastAt)}`;
  const isList = /\bbullets?\b|\bpoints\b/i.test(text);
  return [
    say(
      `On ${fullName}, from the records alone. Behavior, effort and what you see in class are not in them: add these yourself.`,
    ),
    ...(isList
      ? [list([{ text: `${from}.` }, ...rows.map((each) => ({ text: each }))])]
      : [say(`${from}: ${rows.join(' ')}`)]),
    link,
  ];
}

const MOST_STUDENTS = 40;
/** A comment on each child of a class. */
export function commentsOn(data: ClassData): ChatPart[] {
  const rows = data.students.slice(0, MOST_STUDENTS).map((student) => ({
    text: student.fullName,
    note: (sentencesOn(student, data) ?? ['too few answers to any skill for a comment']).join(' ').slice(0, 600),
  }));
  return [
    say(
      `A comment on each student of ${data.classroom.name}, from the records alone. Behavior and effort are not in them.`,
    ),
    list(rows),
  ];
}
