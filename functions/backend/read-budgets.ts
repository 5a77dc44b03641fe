/**
 * The documents that each screen reads when it is opened, by collection; a test in the browser counts them and fails at
 * one more. Profile, settings and a teacher's list of classes are read once per session and not included. `rules`
 * counts documents that the security rules look up, which are billed too. A page that is opened by its address has read
 * its first documents once before the listeners do (docs/decisions/0078); that is not included either.
 */
export const readBudgets = {
  "a student's home": { most: 4, reads: ['desks', 'studentNotes'], rules: 1 },
  "a student's assignment": { most: 3, reads: ['desks', 'submissions'], rules: 0 },
  // For one child; for several, multiply.
  "a parent's home": { most: 2, reads: ['desks', 'guardians'], rules: 1 },
  // Includes invitations from colleagues: a query without results is billed as one read.
  'the overview': { most: 4, reads: ['boards', 'insights', 'invitations', 'rosters'], rules: 3 },
  statistics: { most: 3, reads: ['boards', 'insights', 'rosters'], rules: 3 },
  'detailed analysis': { most: 3, reads: ['insights', 'rosters'], rules: 2 },
  'the roster': { most: 3, reads: ['boards', 'insights', 'rosters'], rules: 3 },
  // Of the roster, the line of the student alone.
  'a student': {
    most: 7,
    reads: ['guardians', 'judgements', 'notes', 'progress', 'rosters', 'submissions', 'talks'],
    rules: 12,
  },
  'the list of assignments': { most: 3, reads: ['boards'], rules: 1 },
  'an assignment': { most: 3, reads: ['assignments', 'results', 'rosters'], rules: 3 },
} as const satisfies Record<string, { most: number; reads: readonly string[]; rules: number }>;
export type BudgetedScreen = keyof typeof readBudgets;

/** The billed reads of opening the screen once. */
export const billed = (screen: BudgetedScreen): number => readBudgets[screen].reads.length + readBudgets[screen].rules;
