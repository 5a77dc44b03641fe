import { afterEach, expect, it } from 'vitest';
import { endSample, sampleRole } from './sample-key.ts';

const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => {
  endSample();
  at('/');
});

it('shows the sample class in the areas only, as the person whose area it is', () => {
  at('/dashboard/students');
  expect(sampleRole()).toBeUndefined();
  sessionStorage.setItem('lemma.sample', 'yes');
  expect(sampleRole()).toBe('teacher');
  at('/student');
  expect(sampleRole()).toBe('student');
  at('/parent-dashboard/settings');
  expect(sampleRole()).toBe('parent');
});

it.each(['/', '/sign-in', '/student-login', '/students'])('ends at %s', (path) => {
  sessionStorage.setItem('lemma.sample', 'yes');
  at(path);
  expect(sampleRole()).toBeUndefined();
  at('/dashboard');
  expect(sampleRole()).toBeUndefined();
});
