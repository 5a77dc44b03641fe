import { assignmentTexts } from './en-assignments.ts';
import { classTexts } from './en-classes.ts';
import { feedbackTexts } from './en-feedback.ts';
import { insightTexts } from './en-insight.ts';
import { rosterTexts } from './en-roster.ts';
import { trainingTexts } from './en-training.ts';

export const en = {
  ...classTexts,
  ...assignmentTexts,
  ...feedbackTexts,
  ...insightTexts,
  ...rosterTexts,
  ...trainingTexts,
} as const;
