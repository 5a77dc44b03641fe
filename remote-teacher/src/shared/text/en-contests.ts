/** Texts about answers that students say should be correct. */
export const contestTexts = {
  contest: {
    title: '“My answer should be right”',
    lead: 'Accept once, and every equal answer counts.',
    accept: 'Give credit',
    declineOpen: 'Decline',
    decline: 'Send and decline',
    declineWhy: 'Say why',
    declined: 'Declined. Your comment stands below the question.',
  },
} as const;
