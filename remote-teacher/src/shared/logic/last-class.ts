const KEY = 'lemma.teacher.class';

/** The class that a teacher worked with last, on this device. Only the id is kept. */
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
      // Storage is off on some school devices: the choice then lives in the address alone.
    }
  },
};
