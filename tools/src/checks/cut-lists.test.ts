import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

/** Where a screen shortens a list by hand, with the text that says so and leads to the rest. */
const SAID: Readonly<Record<string, string>> = {
  'remote-student/src/features/home/parts/weekly-goal.tsx': 'two skills to choose from; the trail below has all',
  'remote-student/src/shared/parts/newly-possible.tsx': 'the progress page has all skills',
  'remote-student/src/shared/parts/what-changed.tsx': 'the progress page has all skills',
  'remote-parent/src/features/children/parts/work-list.tsx': 'says how many are older, and unfolds them',
  'remote-teacher/src/features/overview/parts/help-feed.tsx': 'a link to the whole list',
  'remote-teacher/src/features/assignments/parts/skill-browser.tsx': 'says how many more, and a search',
  'remote-teacher/src/shared/parts/standard-picker.tsx': 'says how many more, and a search',
  'remote-teacher/src/features/assignments/parts/past-errors.tsx': 'adds some of a list that is shown whole',
  'remote-teacher/src/features/training/parts/coaching.tsx': 'quotes some; each turn of the interview is below',
  'remote-teacher/src/features/training/parts/posterior.tsx': 'a drawing; the list below it is whole',
  'remote-teacher/src/features/analysis/parts/class-growth.tsx': 'the button says how many of how many',
  'remote-teacher/src/features/student-feedback/parts/notes.tsx': 'phrases offered again; the notes are listed whole',
  'remote-teacher/src/features/assignments/parts/own-question.tsx': 'the hint says how many lines are taken',
  'remote-teacher/src/features/library/parts/details-panel.tsx': 'the hint says how many tags are taken',
};

/**
 * Matches `.slice(0, 5)` and `.slice(0, MOST)` of a list, but not the shortening of a name or id to a number of
 * letters.
 */
const CUT = /\.slice\(0, (?:[2-9]|1\d|[A-Z][A-Z_.a-z]*)\)/g;
const NO_LIST = /randomUUID\(\)\.slice|toISOString\(\)\.slice|\bid\.slice|ROSTER_COLUMNS\.slice/g;

it('finds no list on a screen that is shortened without a text and a way to the rest (`useBeginning`)', async () => {
  const found: string[] = [];
  const screens = ['remote-*/src/**/*.tsx', 'packages/screens/src/**/*.tsx'];
  for await (const path of glob(screens, {
    cwd: inRepository('.'),
    exclude: ['**/node_modules/**', '**/*.test.tsx'],
  })) {
    const code = await readFile(inRepository(path), 'utf8');
    if (CUT.test(code.replaceAll(NO_LIST, ''))) found.push(path);
    CUT.lastIndex = 0;
  }
  expect(found.toSorted()).toEqual(Object.keys(SAID).toSorted());
});
