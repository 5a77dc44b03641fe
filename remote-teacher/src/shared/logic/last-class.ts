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
