import type { ChatPart } from '@lemma/school/assistant';
import { isSettled } from '@lemma/school/work';
import { type ClassData, studentsNamed } from './class-data.ts';
import { day, many, misconceptionName, percent, report, say, skillName } from './wording.ts';

const MASTERY_WORDS = {
  beginning: 'beginning',
  developing: 'developing',
  nearly: 'nearly there',
  secure: 'secure',
  strong: 'strong',
} as const;

/** One student, as the class's summary has them; undefined where the words name nobody of the class. */
export function answerStudent(text: string, { classroom, students, insight }: ClassData): ChatPart[] | undefined {
  const found = studentsNamed(text, students);
  const [student] = found;
  if (student === undefined) return undefined;
  if (found.length > 1) {
    return [
      say('Whom do you mean?'),
      { kind: 'try', says: found.slice(0, 8).map(({ fullName }) => `How is ${fullName} doing?`) },
    ];
  }
  const own = insight.students[student.id];
  const target = { page: 'student', studentId: student.id, classId: classroom.id } as const;
  if (own === undefined || own.lastAt === 0)
    return [say(`${student.fullName} has not answered anything yet.`), report(`Open ${student.fullName}`, target)];
  const skillsBy = Object.entries(own.skills).toSorted(([, one], [, other]) => one.estimate - other.estimate);
  const work = Object.values(insight.assignments).flatMap(({ rows }) => rows[student.id] ?? []);
  const handedIn = work.filter(isSettled).length;
  return [
    say(
      `${student.fullName}: ${many(own.effort.answers, 'answer')} in ${many(skillsBy.length, 'skill')}, ${many(handedIn, 'piece', 'pieces')} of work turned in, last answer ${day(own.lastAt)}.`,
    ),
    {
      kind: 'list',
      rows: skillsBy.slice(0, 8).map(([code, { level, estimate, answers }]) => ({
        text: skillName(code),
        note: `${MASTERY_WORDS[level]} (${percent(estimate)}, ${many(answers, 'answer')})`,
      })),
    },
    ...(own.ideas.length > 0
      ? [
          say('Ideas that the answers show:'),
          {
            kind: 'list' as const,
            rows: own.ideas.map(({ id, shown, chances }) => ({
              text: misconceptionName(id),
              note: `${shown} of ${chances} answers where it could show`,
            })),
          },
        ]
      : [say('No idea is shown by two answers.')]),
    report(`Open ${student.fullName}`, target),
  ];
}
