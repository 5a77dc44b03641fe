/** Who has an idea: the one definition, wherever an idea is named or students are grouped by one. */
export const namedSentence =
  'An idea is named for a student when at least two typed answers, or three picked ones, over all of their work are exactly what it leads to, and the student’s own answers together make it likely enough: of all the ideas named at your school, about 4 in 100 are expected to be wrong.';
/** When something is said of what a student knows: the one rule, wherever a level or a percentage is missing. */
export const knownSentence =
  'A skill has a level from 3 answers on and a percentage from 5; of several skills together a percentage is said from 5 answers to each, or 25 in all.';
