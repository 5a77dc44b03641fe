/** What a teacher's sentence asks a student to do. */
export const intents = [
  ...(['how', 'why', 'from', 'mean', 'fact', 'goal', 'read', 'draw', 'story', 'table', 'case'] as const),
  ...(['calc', 'compare', 'check', 'face', 'sure', 'other', 'about', 'rule', 'told', 'try', 'know'] as const),
] as const;

export type Intent = (typeof intents)[number];
