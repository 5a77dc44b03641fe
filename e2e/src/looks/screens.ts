/**
 * Screens by which one knows the product, with whose they are in the sample class; `phone` in the dark theme. What a screen
 * `shows` is what it draws last.
 */
export const screens = [
  { name: 'home', path: '/', as: 'visitor', on: 'desk', shows: 'main input' },
  { name: 'sign-in', path: '/sign-in', as: 'visitor', on: 'phone', shows: 'main input' },
  { name: 'student-login', path: '/student-login', as: 'visitor', on: 'desk', shows: 'main input' },
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
] as const;
