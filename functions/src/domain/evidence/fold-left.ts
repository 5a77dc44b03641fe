import { documents } from '../../platform/documents.ts';
import { scheduleFold } from './schedule-fold.ts';

/** The notes that lines are out of date: in the night only those whose fold could not be scheduled, or did not end. */
export const leftToFold = () => documents.insightMarks.where();

/** Schedules the folds of the classes that these notes name. */
export async function foldLeft(ids: readonly string[]): Promise<void> {
  const classIds = (await documents.insightMarks.readAll(ids)).map(({ classId }) => classId);
  for (const classId of new Set(classIds)) await scheduleFold(classId);
}
