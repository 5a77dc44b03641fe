import { assignmentTexts } from './en-assignments.ts';
import { classTexts } from './en-classes.ts';
import { feedbackTexts } from './en-feedback.ts';

export const en = { ...classTexts, ...assignmentTexts, ...feedbackTexts } as const;
