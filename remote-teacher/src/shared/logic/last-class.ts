import type { Classroom } from '@lemma/school/class';

const KEY = 'lemma.teacher.class';

/** The class that a teacher used last on this device. Only its id is stored. */
export const lastClass = {
  read: (): string | null => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write: (classId: string): void => {
    try {
      localStorage.setItem(KEY, classId);
    } catch {
      // Some school devices block storage: then the choice is in the address only.
    }
  },
};

/** The class that somebody works in who has not chosen one on this page: the last one used, or else the newest. */
export const classInUse = <C extends Pick<Classroom, 'id' | 'archivedAt'>>(classes: readonly C[]): C | undefined => {
  const present = classes.filter(({ archivedAt }) => archivedAt === undefined);
  return present.find(({ id }) => id === lastClass.read()) ?? present.at(-1);
};
