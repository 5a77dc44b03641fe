/** Who has an idea: the one definition, wherever an idea is named or students are grouped by one. */
export const namedSentence =
  'An idea is named for a student when at least three typed answers, or five picked ones, over all of their work are exactly what it leads to, and the student’s own answers are together at least 20 times as likely with the idea as without it.';
