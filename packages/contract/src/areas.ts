/** The three areas that remotes serve, with the routes of the specification that they own. */
export const areas = ['teacher', 'parent', 'student'] as const;
export type Area = (typeof areas)[number];

/** The path of each area in the shell's routes (specification, section 2), without a slash at the end. */
export const areaPaths = {
  teacher: '/dashboard',
  parent: '/parent-dashboard',
  student: '/student',
} as const satisfies Record<Area, string>;

/** The role whose area it is. */
export const areaRoles = {
  teacher: 'teacher',
  parent: 'parent',
  student: 'student',
} as const satisfies Record<Area, 'teacher' | 'parent' | 'student'>;

/** The area whose routes hold this path, or undefined for a public page. */
export const areaOfPath = (path: string): Area | undefined =>
  areas.find((area) => path === areaPaths[area] || path.startsWith(`${areaPaths[area]}/`));
