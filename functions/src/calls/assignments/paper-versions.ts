import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { presentStudents } from '@lemma/school/class';
import { labelOf } from '../../domain/work/label-of.ts';
import { writingOf } from '../../domain/work/marked-lines.ts';
import { problemOf, toWorkItem } from '../../domain/work/problem.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Those of the assignment's students whose access profile asks for larger print. */
async function inLargePrint({ classId, onlyFor }: Assignment) {
  const here = presentStudents(await documents.rosters.read(classId)).filter(({ id }) => onlyFor?.includes(id) ?? true);
  const children = await documents.students.readAll(here.map(({ id }) => id));
  return children.flatMap(({ id, fullName, access }) => (access?.largerPrint ? [{ studentId: id, fullName }] : []));
}

/**
 * Printable versions A, B, C … of an assignment with their keys. The same assignment gives the same versions each time.
 */
export const paperVersions: Handler<typeof calls.paperVersions> = async ({ assignmentId, variants }, caller) => {
  const assignment = await mustRead(documents.assignments, assignmentId);
  await requireTeacher('read', assignment.classId, caller);
  return {
    largePrint: await inLargePrint(assignment),
    variants: NAMES.slice(0, variants).map((name) => {
      const posed = assignment.items.map((item) => ({
        item,
        posed: problemOf({ ...item, variants: true }, assignment.seed, `paper ${name}`),
      }));
      return {
        name,
        items: posed.map(({ item, posed: one }) => ({ ...toWorkItem(item, one), ...writingOf(item, one, {}) })),
        keys: posed.map(({ item, posed: { problem } }) => {
          const solution = problem.solution.map(({ line, why }) => (line === '' ? why : `\`${line}\` ${why}`));
          return { itemId: item.id, key: labelOf(problem.answer, problem.answer.key), solution };
        }),
      };
    }),
  };
};
