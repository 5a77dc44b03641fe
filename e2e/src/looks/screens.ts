/** Screens by which one knows the product, with whose they are in the sample class; `phone` in the dark theme. */
export const screens = [
  { name: 'home', path: '/', as: 'visitor', on: 'desk' },
  { name: 'sign-in', path: '/sign-in', as: 'visitor', on: 'phone' },
  { name: 'student-login', path: '/student-login', as: 'visitor', on: 'desk' },
  { name: 'overview', path: '/dashboard', as: 'sample', on: 'desk' },
  { name: 'overview-phone', path: '/dashboard', as: 'sample', on: 'phone' },
  { name: 'students', path: '/dashboard/students', as: 'sample', on: 'desk' },
  { name: 'assignments', path: '/dashboard/assignments', as: 'sample', on: 'desk' },
  { name: 'statistics', path: '/dashboard/statistics', as: 'sample', on: 'desk' },
  { name: 'analysis', path: '/dashboard/detailed-analysis', as: 'sample', on: 'desk' },
  { name: 'settings', path: '/dashboard/settings', as: 'sample', on: 'desk' },
  { name: 'student', path: '/student', as: 'sample', on: 'desk' },
  { name: 'student-phone', path: '/student', as: 'sample', on: 'phone' },
  { name: 'practice-phone', path: '/student?practice=1', as: 'sample', on: 'phone' },
  { name: 'progress', path: '/student/progress', as: 'sample', on: 'desk' },
  { name: 'parent', path: '/parent-dashboard', as: 'sample', on: 'desk' },
  { name: 'parent-phone', path: '/parent-dashboard', as: 'sample', on: 'phone' },
] as const;
