import { classTexts } from './en-classes.ts';
import { commentTexts } from './en-comments.ts';
import { consentTexts } from './en-consent.ts';
import { contestTexts } from './en-contests.ts';
import { erasureTexts } from './en-erasure.ts';
import { insightTexts } from './en-insight.ts';
import { invitationTexts } from './en-invitation.ts';
import { judgementTexts } from './en-judgements.ts';
import { overviewTexts } from './en-overview.ts';

export const en = {
  ...classTexts,
  ...commentTexts,
  ...consentTexts,
  ...contestTexts,
  ...erasureTexts,
  ...insightTexts,
  ...overviewTexts,
  ...invitationTexts,
  ...judgementTexts,
} as const;
