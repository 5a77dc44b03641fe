export const commentTexts = {
  comment: {
    formula: 'Formula',
    formulaLabel: 'Your formula',
    formulaHint: 'For example 3/4 + 1/6, x^2 or sqrt(2). It goes where the cursor stands.',
    insert: 'Put it in',
    cancel: 'Cancel',
    tooLong: 'This is longer than a comment may be. Make it a little shorter.',
    partFailed: 'This could not be loaded. Look at your connection and press again.',
  },
} as const;
