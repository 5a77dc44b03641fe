import { describe, expect, it } from 'vitest';
import { eachPath, type ParamsOf, pathsOf } from './paths.ts';

const at = pathsOf('teacher');
const own = pathsOf('shell');
const paths = {
  overview: at('', 'class'),
  student: at('students/:studentId', 'class', 'view'),
  results: at('teacher-training/results/:interviewId'),
};

describe('a route', () => {
  it('is a link to it, under its area', () => {
    expect([paths.overview(), paths.overview({ class: 'c' })]).toEqual(['/dashboard', '/dashboard?class=c']);
    expect(paths.student({ studentId: 's', class: 'c' })).toBe('/dashboard/students/s?class=c');
    expect(paths.results({ interviewId: 'i' })).toBe('/dashboard/teacher-training/results/i');
    expect([own('')(), own('sign-in')()]).toEqual(['/', '/sign-in']);
  });

  it('leaves out what is undefined, and writes what is given so that it is read as it was', () => {
    const address = paths.student({ studentId: 'a/b', view: undefined, class: 'x&y' });
    expect(address).toBe('/dashboard/students/a%2Fb?class=x%26y');
    expect(new URL(address, 'https://lemma.example').searchParams.get('class')).toBe('x&y');
  });

  it('says what the router matches', () => {
    expect(Object.values(paths).map(({ pattern }) => pattern)).toEqual([
      '',
      'students/:studentId',
      'teacher-training/results/:interviewId',
    ]);
  });

  it('says which of its parameters a page may read', () => {
    const name: ParamsOf<typeof paths.student> = 'studentId';
    // @ts-expect-error of another route
    const other: ParamsOf<typeof paths.results> = 'studentId';
    expect([name, other]).toEqual(['studentId', 'studentId']);
  });

  it('meets what another table says of it', () => {
    const pages = { overview: 1, student: 2, results: 3 };
    expect(eachPath(paths, pages)[1]).toEqual({ pattern: 'students/:studentId', value: 2 });
    // @ts-expect-error a route without a page
    expect(eachPath(paths, { overview: 1, student: 2 })).toHaveLength(2);
    // @ts-expect-error a page without a route
    expect(eachPath(paths, { ...pages, gone: 4 })).toHaveLength(3);
  });

  it('does not compile where a link leads nowhere', () => {
    // @ts-expect-error no such route
    expect(paths.pupil).toBeUndefined();
    // @ts-expect-error which student?
    expect(() => paths.student()).not.toThrow();
    // @ts-expect-error a misspelt parameter
    expect(paths.student({ studentID: 's' })).toContain('studentID');
    // @ts-expect-error nothing asks for it there
    expect(paths.overview({ view: 'family' })).toContain('view');
    // @ts-expect-error an address has no numbers
    expect(paths.student({ studentId: 7 })).toContain('7');
  });
});
