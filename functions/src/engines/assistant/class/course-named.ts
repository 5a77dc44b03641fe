import type { Classroom } from '@lemma/school/class';
import { escaped } from '../../models/may-tell.ts';
import { type Span, spansOf } from '../words/words.ts';

const COURSES =
  '(?:pre-?algebra|algebra|geometry|pre-?calc(?:ulus)?|calc(?:ulus)?|trig(?:onometry)?|stat(?:istic)?s|math|honors|ap|ib|accelerated|advanced|gifted|intervention|remedial|inclusion|homeroom|advisory|morning|afternoon|younger|older|smaller|bigger|other)';
const PEOPLE = '(?:class|kids|students|kiddos|section|block|period|group|ones|course)';
/** A class by its course or by when it meets: "my algebra kids", "the Algebra 1 section". */
const CALLED = new RegExp(
  `\\b(?:my|our|the|this|that|those|these|in|of|for) (${COURSES}(?: ${COURSES})?)(?: (\\d{1,2}|I{1,3})(?!\\p{L}))? ${PEOPLE}(?:['’]s?)?(?!\\p{L}|es)`,
  'giu',
);
/** Students of one lesson of a class, and what is done about them, are called so too: "the advanced group". */
const LEVELS = /^(?:advanced|intervention|gifted|accelerated|remedial|other|bigger|smaller)\b/i;
const SUBJECT = /algebra|geometry|calc|trig|stat|math/i;

type Course = Span & { readonly said: string; readonly words: readonly string[]; readonly number: string | undefined };
/** The classes that a text calls by their course, whether they exist or not. */
export function coursesIn(text: string): Course[] {
  return [...text.matchAll(CALLED)].flatMap(({ 0: said, 1: course = '', 2: number, index }) =>
    // "My math kids" are those of any class.
    (/^math$/i.test(course) && number === undefined) ||
    (LEVELS.test(course) && !SUBJECT.test(course) && /(?:group|kids|students|kiddos|ones)['’]?s?$/i.test(said))
      ? []
      : [
          {
            said,
            words: course.toLowerCase().split(' '),
            number: number && /^I/i.test(number) ? String(number.length) : number,
            from: index,
            to: index + said.length,
          },
        ],
  );
}

const isCalled = ({ name, grade }: Classroom, { words, number }: Course): boolean => {
  const own = ` ${name.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
  const last = words.at(-1) ?? '';
  return (
    words.every((word) => new RegExp(` ${escaped(word.replace('-', ' '))}`).test(own)) &&
    !(words[0] === 'algebra' && / pre ?algebra/.test(own)) &&
    (number === undefined ||
      new RegExp(` ${escaped(last)} ${number}\\b`).test(own) ||
      (last === 'math' && grade === Number(number)))
  );
};

/** The classes that a text calls by their course. */
export const classesOfCourse = (text: string, classes: readonly Classroom[]): Classroom[] => {
  const said = coursesIn(text);
  return classes.filter((each) => said.some((course) => isCalled(each, course)));
};
/** What a text calls a class by a course that none of several classes has: "geometry class". */
export const unknownCourses = (text: string, classes: readonly Classroom[]): string[] =>
  classes.length < 2
    ? []
    : coursesIn(text).flatMap((course) =>
        classes.some((each) => isCalled(each, course))
          ? []
          : [course.said.replace(/^(?:my|our|the|this|that|those|these|in|of|for) /i, '')],
      );
/** The words that call a class by its course. */
export const courseSpans = (text: string, classroom: Classroom): (Span & { readonly said: string })[] =>
  coursesIn(text).filter((course) => isCalled(classroom, course));

/** A text without the courses that its classes are called by: they are no topics. */
export const withoutCourses = (text: string): string =>
  spansOf(text, CALLED).reduce((rest, { said }) => rest.replace(said, ' '.repeat(said.length)), text);
