/** What kind of answer is asked for: how it is read, and how it is entered. A list of its own, so that a browser can hold it alone. */
export const answerKinds = [
  'number',
  'expression',
  'equation',
  'inequality',
  'list',
  'set',
  'interval',
  'point',
  'quantity',
  'choice',
] as const;
export type AnswerKind = (typeof answerKinds)[number];
