import { assignmentTexts } from './en-assignments.ts';
import { classTexts } from './en-classes.ts';
import { feedbackTexts } from './en-feedback.ts';
import { insightTexts } from './en-insight.ts';

export const en = { ...classTexts, ...assignmentTexts, ...feedbackTexts, ...insightTexts } as const;
