import { expect, it } from 'vitest';
import { sendsByItself } from './sends-by-itself.ts';

const page = (path: string, visibilityState: 'visible' | 'hidden' = 'visible') => ({
  url: `https://lemma.example${path}`,
  visibilityState,
});

it.each(['/student', '/student/', '/student/assignments?work=a&item=1', '/student/progress#top'])(
  'leaves sending to %s where somebody looks at it',
  (path) => expect(sendsByItself(page(path))).toBe(true),
);

it.each(['/', '/sign-in', '/student-login', '/students', '/dashboard', '/parent-dashboard?next=/student'])(
  'does not wait for %s, which sends nothing',
  (path) => expect(sendsByItself(page(path))).toBe(false),
);

it('does not wait for a page that nobody looks at', () => {
  expect(sendsByItself(page('/student', 'hidden'))).toBe(false);
});
