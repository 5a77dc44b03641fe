/**
 * What each screen reads when it is opened, by collection; a test in the browser counts it and fails on one more. Read once a
 * session, and so apart: the profile, the settings, a teacher's list of classes (one a class). `rules` are the documents that
 * the rules look up to decide, which are billed as well.
 */
export const readBudgets = {
  "a student's home": { most: 4, reads: ['desks', 'studentNotes'], rules: 1 },
  "a student's assignment": { most: 2, reads: ['submissions'], rules: 0 },
  // A child; of several, as many times.
  "a parent's home": { most: 2, reads: ['desks', 'guardians'], rules: 1 },
  // With what colleagues ask of the teacher: a query that finds nothing is billed as one document.
  'the overview': { most: 4, reads: ['boards', 'insights', 'invitations', 'rosters'], rules: 3 },
  statistics: { most: 3, reads: ['boards', 'insights', 'rosters'], rules: 3 },
  'detailed analysis': { most: 3, reads: ['insights', 'rosters'], rules: 2 },
  'the roster': { most: 3, reads: ['boards', 'insights', 'rosters'], rules: 3 },
  'the list of assignments': { most: 3, reads: ['boards'], rules: 1 },
  'an assignment': { most: 3, reads: ['assignments', 'results', 'rosters'], rules: 3 },
} as const satisfies Record<string, { most: number; reads: readonly string[]; rules: number }>;
export type BudgetedScreen = keyof typeof readBudgets;

/** Billed reads of one opening. */
export const billed = (screen: BudgetedScreen): number => readBudgets[screen].reads.length + readBudgets[screen].rules;
