import type { LessonKind } from '../lore/ways.ts';

/** What a plan says in its smaller places, by kind of standard. */
export type KindWords = {
  /** Why the hardest case stays; begins a sentence. */
  readonly keep: string;
  /** Sentence starters for the sheet. */
  readonly frames: readonly [string, string];
  /** What students look back on, in writing, or in a drawing in the early grades. */
  readonly reflect: readonly [string, string];
  readonly reflectYoung: string;
  /** What follows for those who have it, and what to ask those who do not. */
  readonly next: string;
  readonly sitDown: string;
  /** What makes a sheet belong to the last pile. */
  readonly notYet: string;
  /** What the teacher does with the tickets. */
  readonly sort: string;
};

export const kindWords: Record<LessonKind, KindWords> = {
  procedure: {
    keep: 'A method that only works on friendly numbers is not yet the method of this standard.',
    frames: ['First I ___, because ___.', 'I expected about ___, so ___ makes sense.'],
    reflect: [
      'The step I would forget most easily is …, and I remember it by …',
      'Which problem would you solve another way next time? Why?',
    ],
    reflectYoung: 'Draw the way that you like best. Circle the problem that made you think the most.',
    next: 'Write a problem for which this method is quick, and one for which it is not.',
    sitDown: 'Read your first line to me. What does it change, and what stays?',
    notYet: 'No answer, another number, or a number without a line that leads to it.',
    sort: 'By the first line of work, not only by the answer.',
  },
  concept: {
    keep: 'It is where the idea has to carry, because a rule of thumb no longer does.',
    frames: ['In my drawing ___ shows ___.', 'I changed my mind about ___, because ___.'],
    reflect: [
      'At first I believed …, and now I think …, because …',
      'Draw or write one example that would convince a friend.',
    ],
    reflectYoung: 'Draw something that you know now. Show it to a partner and tell what it means.',
    next: 'Make an example that looks as if it did not fit the idea, and explain why it does.',
    sitDown: 'Show me with the things on the table what the question asks.',
    notYet: 'No answer, an answer that no drawing supports, or words that could be said of anything.',
    sort: 'By what the drawing or sentence shows; the number alone decides nothing.',
  },
  modeling: {
    keep: 'Here the situation decides what is compared or joined, and no word in the text gives it away.',
    frames: ['We know ___. We want to know ___.', 'The ___ in my model stands for ___.'],
    reflect: [
      'My answer fits the situation, because …',
      'What did your model leave out? Would it change your decision?',
    ],
    reflectYoung: 'Draw your favorite story of today. Put a question mark where the number is not known.',
    next: 'Tell a story with the same model but another unknown.',
    sitDown: 'Tell me the story without looking. What do you see happening?',
    notYet: 'No answer, no unit, or numbers of the story joined without a model.',
    sort: 'By the model that was used, then by the answer and its unit.',
  },
  data: {
    keep: 'Only there does one have to read what the display means instead of what stands out.',
    frames: ['The data show ___. I see it at ___.', 'We cannot tell ___, because ___.'],
    reflect: [
      'I would trust this result for …, but not for …, because …',
      'Which other data would you like to have, and how would you get them?',
    ],
    reflectYoung: 'Draw a small graph about your friends. Tell a partner one thing that it shows.',
    next: 'Write a headline that the data support and one that they do not.',
    sitDown: 'Put your finger on one mark. Whom or what does it stand for?',
    notYet: 'No answer, or a number from the display that answers another question.',
    sort: 'By the evidence that is named or marked.',
  },
  geometry: {
    keep: 'There the eye alone can be wrong, so a reason is needed.',
    frames: ['It has to be ___, because ___.', 'It looks like ___, and I can prove it by ___.'],
    reflect: ['What I saw at once: … What I had to prove: …', 'Sketch a figure that would fool somebody, and say how.'],
    reflectYoung: 'Draw two figures that are alike in one way and different in another.',
    next: 'Draw a figure for which the same reason works although it looks different.',
    sitDown: 'Trace with your finger what is given. What do you know about it for sure?',
    notYet: 'No answer, or an answer read off the look of the figure.',
    sort: 'By the reason; a sketch with marks counts as one.',
  },
};
