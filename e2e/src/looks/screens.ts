/** A screen, whose it is, and what it draws last. Those on a `phone` are looked at in the dark theme. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'sample';
  readonly on: 'desk' | 'phone';
  readonly shows: string;
};

/** Pages for people who are not signed in. Nothing on them depends on data. */
export const publicScreens: readonly Screen[] = (
  [
    ['home', '/', 'main input'],
    ['sign-in', '/sign-in', 'main input'],
    ['sign-up', '/sign-up', 'main input'],
    ['forgot-password', '/forgot-password', 'main input'],
    ['student-login', '/student-login', 'main input'],
    ['privacy', '/privacy', 'main h2'],
  ] as const
).flatMap(([name, path, shows]) =>
  (['desk', 'phone'] as const).map((on): Screen => ({ name: `${name}, ${on}`, path, as: 'visitor', on, shows })),
);

/** Screens of the sample class by which one knows the product. The class is made anew with each build, with other problems. */
export const sampleScreens: readonly Screen[] = [
  { name: 'overview', path: '/dashboard', as: 'sample', on: 'desk', shows: 'main svg' },
  { name: 'overview-phone', path: '/dashboard', as: 'sample', on: 'phone', shows: 'main svg' },
  { name: 'students', path: '/dashboard/students', as: 'sample', on: 'desk', shows: 'main table' },
  { name: 'assignments', path: '/dashboard/assignments', as: 'sample', on: 'desk', shows: 'main table' },
  { name: 'statistics', path: '/dashboard/statistics', as: 'sample', on: 'desk', shows: 'main svg' },
  { name: 'student', path: '/student', as: 'sample', on: 'desk', shows: 'main svg' },
  { name: 'student-phone', path: '/student', as: 'sample', on: 'phone', shows: 'main svg' },
  { name: 'practice-phone', path: '/student?practice=1', as: 'sample', on: 'phone', shows: 'main math, main input' },
  { name: 'parent', path: '/parent-dashboard', as: 'sample', on: 'desk', shows: 'main h2' },
  { name: 'parent-phone', path: '/parent-dashboard', as: 'sample', on: 'phone', shows: 'main h2' },
];
