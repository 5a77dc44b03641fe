import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { mayIn, presentStudents } from '@lemma/school/class';
import { itemsOfChild } from '../../domain/work/items-of-child.ts';
import { labelOf } from '../../domain/work/label-of.ts';
import { writingOf } from '../../domain/work/marked-lines.ts';
import { problemOf, toWorkItem } from '../../domain/work/problem.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The assignment's students whose paper differs from the class's: by larger print, or by fewer questions. */
async function paperOfTheirOwn(assignment: Assignment) {
  const { id: assignmentId, classId, onlyFor, items } = assignment;
  const here = presentStudents(await documents.rosters.read(classId)).filter(({ id }) => onlyFor?.includes(id) ?? true);
  const children = await documents.students.readAll(here.map(({ id }) => id));
  const begun = (await documents.results.read(assignmentId))?.rows ?? {};
  return {
    largePrint: children.flatMap(({ id, fullName, access }) =>
      access?.largerPrint ? [{ studentId: id, fullName }] : [],
    ),
    fewerItems: children.flatMap((child) => {
      // Work that is begun has the questions that it was begun with, so that pages name the questions on the screen.
      const own = begun[child.id]?.items.map(({ itemId }) => itemId) ?? [];
      const itemIds = own.length > 0 ? own : itemsOfChild(assignment, child).map(({ id }) => id);
      return itemIds.length < items.length ? [{ studentId: child.id, fullName: child.fullName, itemIds }] : [];
    }),
  };
}

/**
 * Printable versions A, B, C … of an assignment with their keys. The same assignment gives the same versions each time.
 */
export const paperVersions: Handler<typeof calls.paperVersions> = async ({ assignmentId, variants }, caller) => {
  const assignment = await mustRead(documents.assignments, assignmentId);
  const classroom = await requireTeacher('read', assignment.classId, caller);
  return {
    // A list of what children need is for those who print for them; who looks on has the children's own pages alone.
    ...(mayIn(classroom, caller.uid, 'teach') && (await paperOfTheirOwn(assignment))),
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
