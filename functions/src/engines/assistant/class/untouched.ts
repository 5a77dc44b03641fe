import { findSkill } from '@lemma/math';
import { standards } from '@lemma/plans';
import { gradeOf } from '@lemma/school/class';
import { gradeCalled, gradeIn, gradeOfCode } from '../read/numbers.ts';
import { list, say } from '../say/parts.ts';
import { many } from '../say/wording.ts';
import type { ClassAnswer } from './answer-standings.ts';
import type { ClassData } from './class-data.ts';
import { statistics } from './links.ts';

const MOST_ROWS = 20;

/** The standards of a grade, the class's own where none is named, on which no student has an answer in Lemma. */
export function untouched(text: string, data: ClassData): ClassAnswer {
  const { classroom, students, insight } = data;
  const grade = gradeIn(text.toLowerCase()) ?? gradeOf(classroom);
  const worked = new Set(
    students
      .flatMap(({ id }) => Object.keys(insight.students[id]?.skills ?? {}))
      .flatMap((code) => findSkill(code)?.standards ?? []),
  );
  // Clusters and the parts of a standard are not counted by themselves.
  const own = standards.filter(({ code }) => gradeOfCode(code) === grade && /\.\d+$/.test(code));
  const left = own.filter(
    ({ code }) => ![...worked].some((each) => each === code || each.startsWith(code) || code.startsWith(each)),
  );
  return {
    parts: [
      say(
        `What I can see is the work in Lemma, not what you taught otherwise, and I don’t cut it by quarter. Of ${many(own.length, 'standard')} of ${gradeCalled(grade)}, ${classroom.name} has answers on ${own.length - left.length}; ${left.length === 0 ? 'none is left.' : `${left.length} have none yet:`}`,
      ),
      ...(left.length > 0
        ? [list(left.slice(0, MOST_ROWS).map(({ code, text: note }) => ({ text: code, note })))]
        : []),
      ...(left.length > MOST_ROWS ? [say(`And ${left.length - MOST_ROWS} more.`)] : []),
      statistics(data),
    ],
    ...(left[0] && { memo: { standard: left[0].code } }),
  };
}
