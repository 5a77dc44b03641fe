/** The kinds of answers: how each is read and entered. In a file of its own, so that a browser can load it alone. */
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
