import type { Concept } from './concepts.ts';

/** What the words for reckoning mean to a child. */
export const operationConcepts: readonly Concept[] = [
  {
    word: /\bpemdas\b|\bbodmas\b|\border of operations\b|\bplease excuse\b/,
    meaning: 'it says parentheses first, then exponents, then multiply and divide, and add and subtract last',
  },
  {
    word: /\bcarry(?:ing)?\b|\bcarried\b|\blittle one\b/,
    byIdea: /carry|carried/i,
    meaning: 'you carry because ten ones make a ten, and that goes to the next column',
  },
  {
    word: /\bborrow(?:ing|ed)?\b|\bregroup(?:ing|ed)?\b|\btrad(?:e|ing)\b/,
    byIdea: /borrow/i,
    meaning: 'you take one ten and make ten ones out of it, when there are not enough ones',
  },
  {
    word: /\bmultipl(?:y|ying|ication)\b|\btimes\b(?=.*\bmean\b)/,
    byIdea: /multipl|bigger|larger/i,
    meaning: 'it is so many groups of the same size',
  },
  {
    word: /\bdivi(?:de|ding|sion)\b|÷/,
    byIdea: /divid|smaller|half/i,
    meaning: 'to divide is to share evenly, or to see how often one fits into the other',
  },
  {
    word: /\bsubtract(?:ing|ion)?\b|\btak(?:e|ing) away\b/,
    byIdea: /take|minus|smaller/i,
    meaning: 'to subtract is to take away, or to see how far apart two numbers are',
  },
  { word: /\badd(?:ing|ition)?\b|\bplus\b/, byIdea: /add/i, meaning: 'to add is to put together' },
];
