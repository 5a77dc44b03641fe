import type { BoardEntry } from '@lemma/school/assignment';
import type { ChatPart } from '@lemma/school/assistant';
import type { RosterStudent } from '@lemma/school/class';
import { report } from '../say/wording.ts';
import type { ClassData } from './class-data.ts';

type OfClass = Pick<ClassData, 'classroom'>;
type Student = Pick<RosterStudent, 'id' | 'fullName'>;

/** Links to the pages of a class, of its work and of its students. */
export const statistics = ({ classroom }: OfClass): ChatPart =>
  report('Statistics', { page: 'statistics', classId: classroom.id });
export const overview = ({ classroom }: OfClass): ChatPart =>
  report('Overview', { page: 'overview', classId: classroom.id });
export const analysis = ({ classroom }: OfClass): ChatPart =>
  report('What to teach next', { page: 'analysis', classId: classroom.id });
export const openWork = ({ id, title }: Pick<BoardEntry, 'id' | 'title'>): ChatPart =>
  report(`Open “${title}”`, { page: 'assignment', assignmentId: id });
export const openStudent = ({ classroom }: OfClass, { id, fullName }: Student): ChatPart =>
  report(`Open ${fullName}`, { page: 'student', studentId: id, classId: classroom.id });

/** A row for a student, which leads to the student's page. */
export const rowFor = (
  { classroom }: OfClass,
  { id, fullName }: Student,
  note?: string,
): Extract<ChatPart, { kind: 'list' }>['rows'][number] => ({
  ...{ text: fullName, ...(note !== undefined && { note }) },
  target: { page: 'student', studentId: id, classId: classroom.id },
});
