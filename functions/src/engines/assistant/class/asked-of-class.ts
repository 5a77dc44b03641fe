import { misconceptions } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { list, say } from '../say/parts.ts';
import { many } from '../say/wording.ts';
import type { WishOf } from '../wish/wish.ts';
import { type ClassData, studentsNamed } from './class-data.ts';
import { compareStudents } from './compare-students.ts';
import { COMMENTS, commentOn, commentsOn } from './student-comment.ts';
import { whoHasIt } from './who-has-it.ts';

/** How many students show a misconception that is quoted by its name; undefined where none is. */
function howCommon(text: string, { insight, students, classroom }: ClassData): ChatPart[] | undefined {
  const quoted = /[“"]([^”"]+)[”"]/.exec(text)?.[1]?.toLowerCase();
  const known = quoted === undefined ? undefined : misconceptions.find(({ name }) => name.toLowerCase() === quoted);
  if (known === undefined) return undefined;
  const shown = students.flatMap(({ id, fullName }) => {
    const idea = insight.students[id]?.ideas.find((each) => each.id === known.id);
    return idea ? [{ text: fullName, note: `${idea.shown} of ${idea.chances} answers where it could show` }] : [];
  });
  return [
    say(
      shown.length === 0
        ? `The answers of ${classroom.name} show “${known.name}” of nobody. How common it is elsewhere I have no figures for.`
        : `${many(shown.length, 'student')} of ${students.length} in ${classroom.name} show “${known.name}”. How common it is elsewhere I have no figures for.`,
    ),
    ...(shown.length > 0 ? [list(shown)] : []),
  ];
}

/** What is asked about students in a way that no summary of the class answers; undefined for everything else. */
export function askedOfClass(
  { text, question }: WishOf<'class'>,
  data: ClassData,
  now: number,
): ChatPart[] | undefined {
  const named = studentsNamed(text, data.students);
  const [student] = named;
  if (named.length > 1 && (question === 'compare' || question === 'student' || question === 'common'))
    return compareStudents(named, text, data, now);
  if (COMMENTS.test(text) && (question === 'student' || question === 'summary')) {
    if (student && named.length === 1) return commentOn(student, text, data);
    if (/\breport cards?\b|\bcomments\b/i.test(text) && !/\b\p{Lu}\p{Ll}+['’]s\b/u.test(text.slice(1)))
      return commentsOn(data);
  }
  if (question === 'common') return howCommon(text, data);
  return named.length > 0 || question === 'groups' || question === 'pairs' || question === 'missing'
    ? undefined
    : whoHasIt(text, data, now);
}
