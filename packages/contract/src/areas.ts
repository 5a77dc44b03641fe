/**
 * The three areas that every school has, with the routes of the specification that they own. Others are listed in the
 * environment (`area-list.ts`).
 */
export const knownAreas = ['teacher', 'parent', 'student'] as const;
export type KnownArea = (typeof knownAreas)[number];

/** The name of an area: `teacher`, or one that the environment lists. */
export type Area = string;

/** The roles of people: an area belongs to one of them. Each known area has the name of its role. */
export type AreaRole = KnownArea;

/** The path of each area in the shell's routes (specification, section 2), without a slash at the end. */
export const areaPaths = {
  teacher: '/dashboard',
  parent: '/parent-dashboard',
  student: '/student',
} as const satisfies Record<KnownArea, string>;

/** Whether an address of the page is at or below the path of an area. */
export const isUnder = (path: string, at: string): boolean => path === at || path.startsWith(`${at}/`);
