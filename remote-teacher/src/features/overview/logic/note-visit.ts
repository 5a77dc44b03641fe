import { DAY, HOUR } from '@lemma/school/time';

const KEY = 'lemma.teacher.visit.';
/** Opening the page again within this time belongs to the same visit, in milliseconds. */
const SAME_VISIT_MS = HOUR;

type Visit = { readonly from: number; readonly at: number };

function read(classId: string): Visit | undefined {
  try {
    const [from, at] = (localStorage.getItem(KEY + classId) ?? '').split(' ').map(Number);
    return from && at ? { from, at } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Notes that a class's overview was opened. @returns since when news is told, in milliseconds: the visit before this one,
 * as this device remembers it, or a day ago.
 */
export function noteVisit(classId: string, now: number): number {
  const last = read(classId);
  const from = last === undefined ? now - DAY : now - last.at < SAME_VISIT_MS ? last.from : last.at;
  try {
    localStorage.setItem(KEY + classId, `${from} ${now}`);
  } catch {
    // Some school devices block storage: then the news is that of the last day.
  }
  return from;
}
