import { findStandard } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { type GrowthPoint, type InsightStudent, mayTell } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import type { Question } from '../ledger/question.ts';
import { numberOf } from '../read/numbers.ts';
import { list, say } from '../say/parts.ts';
import { day, many, percent } from '../say/wording.ts';
import type { ClassAnswer } from './answer-standings.ts';
import type { ClassData } from './class-data.ts';
import { type ClassTopic, topicOfQuestion } from './class-topic.ts';
import { statistics } from './links.ts';
import { byStandard, chosenBy, ranked } from './standings.ts';

const ASKED =
  /\breports?\b|\bplc\b|\bdata (?:team|meeting|talk)\b|\bwent (?:up|down)\b|\bto worry about\b|\bone[- ]pager?\b/i;
const WORRY =
  /\b(\d{1,2}|two|three|four|five|six) (?:students?|kids|ones)\b[^.?!]*\b(?:worry|watch|struggl\w+|concern\w*|behind)\b/i;
const USUAL = 3;
const MOST_STANDARDS = 2;

export const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
];
/** When a comparison begins, where a text says so: "since last month", "a month ago". */
export function sinceIn(text: string, now: number): number | undefined {
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  const today = new Date(now);
  if (month >= 0) return Date.UTC(today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0), month);
  const [, said = ''] = /\b(?:last|a|one|the past|this) (week|month|quarter|semester|year)\b/i.exec(text) ?? [];
  const weeks = { week: 1, month: 4, quarter: 9, semester: 18, year: 52 }[said.toLowerCase()];
  return weeks === undefined ? undefined : now - weeks * WEEK;
}
/** The last week with enough answers of a student, and the one nearest to a time before it: the first where none is named. */
export function weeksOf(
  own: InsightStudent | undefined,
  since: number | undefined,
): { readonly first?: GrowthPoint | undefined; readonly last?: GrowthPoint | undefined } {
  const weeks = (own?.growth ?? [])
    .filter((point) => point.answers !== undefined && mayTell(point))
    .toSorted((one, other) => one.week - other.week);
  const before = weeks.slice(0, -1);
  const [nearest] =
    since === undefined
      ? before
      : before.toSorted((one, other) => Math.abs(one.week - since) - Math.abs(other.week - since));
  return { first: nearest, last: weeks.at(-1) };
}

/** Students whose last week with enough answers lies clearly above or below an earlier one: their ranges are apart. */
function movedIn({ students, insight }: ClassData, since: number | undefined) {
  const moved = students.flatMap((student) => {
    const { first, last } = weeksOf(insight.students[student.id], since);
    return first === undefined || last === undefined ? [] : [{ student, first, last }];
  });
  const from = Math.min(...moved.map(({ first }) => first.week));
  return {
    up: moved.filter(({ first, last }) => last.low > first.high).map(({ student }) => student),
    down: moved.filter(({ first, last }) => last.high < first.low).map(({ student }) => student),
    of: moved.length,
    ...(Number.isFinite(from) && { from }),
  };
}
const namesOf = (some: readonly { readonly fullName: string }[]): string =>
  some.map(({ fullName }) => fullName).join(', ');

/** What is said of earlier weeks where a topic is named. */
export const overAllSkills = (topic: ClassTopic | undefined): ChatPart[] =>
  topic ? [say(`This is over all skills: for ${topic.said} alone no earlier weeks are stored.`)] : [];

/** Who of a class improved, and who went down. */
export function growth({ said }: Question, data: ClassData, now: number): ClassAnswer {
  const { up, down, of, from } = movedIn(data, sinceIn(said, now));
  const { classroom } = data;
  const topic = topicOfQuestion(said, data);
  const link = statistics(data);
  if (from === undefined)
    return {
      parts: [
        say(`Too few answers in ${classroom.name} to say who has improved: there are not two weeks to compare.`),
        link,
      ],
    };
  return {
    parts: [
      say(
        `Since the week of ${day(from)}, of ${many(of, 'student')} of ${classroom.name} with enough answers: ${up.length === 0 ? 'nobody clearly up' : `${up.length} clearly up (${namesOf(up)})`}; ${down.length === 0 ? 'nobody clearly down' : `${down.length} clearly down (${namesOf(down)})`}. For the others the ranges overlap.`,
      ),
      ...overAllSkills(topic),
      link,
    ],
    memo: { students: [...up, ...down].map(({ id }) => id) },
  };
}

/** What a report on a class has beside its summary: standards, students who changed, and who stands lowest. */
export function reportRows(text: string, data: ClassData, now: number): ChatPart[] {
  if (!ASKED.test(text)) return [];
  const { known } = byStandard(data, now);
  const said = ({ standard, share, answers }: (typeof known)[number]) => ({
    text: `${standard}: ${percent(share)}`,
    note: `${many(answers, 'answer')}. ${findStandard(standard)?.text ?? ''}`,
  });
  const { up, down, from: since } = movedIn(data, now - WEEK);
  const count = numberOf((WORRY.exec(text)?.[1] ?? '').toLowerCase()) || USUAL;
  const lowest = ranked(data, chosenBy([]), now).known.slice(0, count);
  return [
    ...(known.length > 0
      ? [
          say('Weakest and strongest standards now:'),
          list([...known.slice(0, MOST_STANDARDS), ...known.slice(-MOST_STANDARDS)].map(said)),
        ]
      : [say('Too few answers to rank standards.')]),
    say(
      since === undefined
        ? 'There are not two weeks with enough answers to say who went up or down.'
        : `Students since the week of ${day(since)}: ${up.length === 0 ? 'nobody clearly up' : `up ${namesOf(up)}`}; ${down.length === 0 ? 'nobody clearly down' : `down ${namesOf(down)}`}. Whether a single standard went up or down I can’t see.`,
    ),
    ...(lowest.length > 0
      ? [
          say(`Lowest by all their answers (${lowest.length}):`),
          list(
            lowest.map(({ fullName, share, answers }) => ({
              text: fullName,
              note: `${percent(share)}, from ${many(answers, 'answer')}`,
            })),
          ),
        ]
      : []),
  ];
}
