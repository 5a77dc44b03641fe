import { assignmentTexts } from './en-assignments.ts';
import { assistantTexts } from './en-assistant.ts';
import { classTexts } from './en-classes.ts';
import { commentTexts } from './en-comments.ts';
import { consentTexts } from './en-consent.ts';
import { contestTexts } from './en-contests.ts';
import { erasureTexts } from './en-erasure.ts';
import { feedbackTexts } from './en-feedback.ts';
import { gradingTexts } from './en-grading.ts';
import { insightTexts } from './en-insight.ts';
import { invitationTexts } from './en-invitation.ts';
import { judgementTexts } from './en-judgements.ts';
import { libraryTexts } from './en-library.ts';
import { overviewTexts } from './en-overview.ts';
import { planTexts } from './en-plans.ts';
import { rosterTexts } from './en-roster.ts';
import { storyTexts } from './en-stories.ts';
import { suggestionTexts } from './en-suggestions.ts';
import { trainingTexts } from './en-training.ts';

export const en = {
  ...classTexts,
  ...commentTexts,
  ...consentTexts,
  ...contestTexts,
  ...assignmentTexts,
  ...assistantTexts,
  ...erasureTexts,
  ...feedbackTexts,
  ...gradingTexts,
  ...insightTexts,
  ...overviewTexts,
  ...invitationTexts,
  ...judgementTexts,
  ...libraryTexts,
  ...planTexts,
  ...rosterTexts,
  ...storyTexts,
  ...suggestionTexts,
  ...trainingTexts,
} as const;
