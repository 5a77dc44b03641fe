import type { ChatPart } from '@lemma/school/assistant';
import type { WishOf } from '../wish/wish.ts';
import { type ClassData, studentsNamed } from './class-data.ts';
import { compareStudents } from './compare-students.ts';

/** What is asked about students in a way that no summary of the class answers; undefined for everything else. */
export function askedOfClass(
  { text, question }: WishOf<'class'>,
  data: ClassData,
  now: number,
): ChatPart[] | undefined {
  const named = studentsNamed(text, data.students);
  return named.length > 1 && (question === 'compare' || question === 'student')
    ? compareStudents(named, text, data, now)
    : undefined;
}
