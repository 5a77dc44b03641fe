import { beforeEach, expect, it, vi } from 'vitest';
import { foreseeAreas } from './foresee.ts';

vi.mock('@lemma/shared-auth', () => ({ prepareData: () => undefined }));
vi.mock('./area-screen.tsx', () => ({}));

const asked: string[] = [];
foreseeAreas({
  load: () => {
    throw new Error('something of an area would run while a password is typed');
  },
  fetchAhead: (area) => {
    asked.push(area);
    return new Promise(() => undefined);
  },
  giveUp: () => 'nothing shown',
  forget: () => undefined,
  needsNewPage: () => false,
  expect: () => undefined,
});

function focusOn(path: string, element: HTMLElement): void {
  window.history.replaceState(null, '', path);
  document.body.append(element);
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
beforeEach(() => {
  asked.length = 0;
});

it('loads nothing for a visitor, or for a link in the form', () => {
  focusOn('/', document.createElement('input'));
  focusOn('/student-login', document.createElement('a'));
  expect(asked).toEqual([]);
});

it('loads the area that a form leads to, once, when its first field gets the focus', () => {
  for (let time = 0; time < 2; time += 1) focusOn('/student-login', document.createElement('input'));
  expect(asked).toEqual(['student']);
  focusOn('/sign-in', document.createElement('input'));
  expect(asked).toEqual(['student', 'teacher', 'parent']);
});
