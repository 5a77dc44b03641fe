import { feedbackEs } from './es-feedback.ts';
import { gradingEs } from './es-grading.ts';
import { suggestionEs } from './es-suggestions.ts';

/** All texts of feedback on work, in one file for its readers. */
export const workEs = { ...feedbackEs, ...gradingEs, ...suggestionEs } as const;
