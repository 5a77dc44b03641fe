import type { LessonKind } from '../lore/ways.ts';

/** What a plan says in its smaller places, by kind of standard. */
export type KindWords = {
  /** Sentence starters for the sheet. */
  readonly frames: readonly [string, string];
  /** What students look back on at the end, in writing, or in a drawing in the early grades. */
  readonly reflect: string;
  readonly reflectYoung: string;
  /** What follows for those who have it, and what to ask those who do not. */
  readonly next: string;
  readonly nextYoung: string;
  readonly sitDown: string;
  /** A quiet answer to the opening question. */
  readonly think: string;
  /** What to ask about it; `#` stands for the line. */
  readonly how: string;
  /** What the exit ticket asks beside its problem. */
  readonly ticket: string;
  /** What to ask somebody whose line is right. */
  readonly press: string;
  /** What makes a sheet belong to the last pile. */
  readonly notYet: string;
  /** What the teacher does with the tickets. */
  readonly sort: string;
};

const kindWords: Record<LessonKind, KindWords> = {
  procedure: {
    frames: ['First I ___, because ___.', 'I checked ___ by ___.'],
    reflect: 'Which problem would you solve another way next time? Why?',
    reflectYoung: 'Draw the way that you like best. Circle the problem that made you think the most.',
    next: 'Write a problem for which this method is quick, and one for which it is not.',
    nextYoung: 'Make a problem of this kind for a partner.',
    sitDown: 'Read your first line to me. What does it change, and what stays?',
    think: 'What do you think? Write or draw it.',
    how: 'How do you know that # is right, without doing it again?',
    ticket: 'How do you know that your answer makes sense?',
    press: 'What would you write here if the numbers were others?',
    notYet: 'No answer, another answer, or one without a line that leads to it.',
    sort: 'By the first line of work, not only by the answer.',
  },
  concept: {
    frames: ['In my drawing ___ shows ___.', 'I changed my mind about ___, because ___.'],
    reflect: 'At first I believed …, and now I think …, because …',
    reflectYoung: 'Draw something that you know now. Show it to a partner and tell what it means.',
    next: 'Make an example that others could easily get wrong, and explain it.',
    nextYoung: 'Make another one like it for a partner.',
    sitDown: 'Show me with the things on the table what the question asks.',
    think: 'Write or draw what you believe.',
    how: 'Where does # show in a drawing?',
    ticket: 'How do you know? Use a drawing or an example.',
    press: 'What would have to be different for the answer to change?',
    notYet: 'No answer, or an answer that neither words nor a drawing support.',
    sort: 'By the answer together with what the drawing or sentence shows.',
  },
  modeling: {
    frames: ['We know ___. We want to know ___.', 'The ___ in my model stands for ___.'],
    reflect: 'What did your model leave out? Could it change your answer?',
    reflectYoung: 'Draw your favorite story of today. Put a question mark where the number is not known.',
    next: 'Tell a story with the same model but another unknown.',
    nextYoung: 'Tell a story that fits the same drawing.',
    sitDown: 'Tell me the story without looking. What do you see happening?',
    think: 'What is going on? Sketch it.',
    how: 'What does # say about the situation?',
    ticket: 'How does your answer fit what happens?',
    press: 'What would the story have to say for another operation to be right?',
    notYet: 'No answer, or numbers of the story joined without a model.',
    sort: 'By the model that was used, then by the answer.',
  },
  data: {
    frames: ['The data show ___. I see it at ___.', 'We cannot tell ___, because ___.'],
    reflect: 'Which other data would you like to have, and how would you get them?',
    reflectYoung: 'Draw a small graph about your friends. Tell a partner one thing that it shows.',
    next: 'Write a headline that the data support and one that they do not.',
    nextYoung: 'Tell one more thing that the graph shows.',
    sitDown: 'Put your finger on one mark or value. Whom or what does it stand for?',
    think: 'What would you expect? Note it down.',
    how: 'Which part of the data says #?',
    ticket: 'What in the data makes you sure?',
    press: 'Could one value change without changing your answer? Which one, or why not?',
    notYet: 'No answer, or an answer without a mark or value that supports it.',
    sort: 'By the evidence that is named or marked.',
  },
  geometry: {
    frames: ['It has to be ___, because ___.', 'It looks like ___, and I can prove it by ___.'],
    reflect: 'What I saw at once: … What I had to prove: …',
    reflectYoung: 'Draw two figures that are alike in one way and different in another.',
    next: 'Draw another figure with the same reason and another answer.',
    nextYoung: 'Find one like it in the room.',
    sitDown: 'Show me on your sketch what is given. What do you know about it for sure?',
    think: 'Sketch what you see, and guess.',
    how: 'How does # follow from what is given?',
    ticket: 'Which fact makes your answer certain?',
    press: 'Which fact did you use here, and where is it given?',
    notYet: 'No answer, or an answer without a reason.',
    sort: 'By the reason; a sketch with marks counts as one.',
  },
};

/** A model of something that no story tells. */
const bareModel: KindWords = {
  ...kindWords.modeling,
  next: 'Write a problem with the same model and another unknown.',
  nextYoung: 'Make a problem that fits the same drawing.',
  sitDown: 'Tell me the problem in your own words. What is known?',
  how: 'What does # say about the problem?',
  ticket: 'How can you check your answer?',
  press: 'What would have to be different in the problem for your model to change?',
  notYet: 'No answer, or one without a model that leads to it.',
};

/** The words of a kind of lesson, where its problems tell stories and where they do not. */
export const wordsOf = (kind: LessonKind, areStories: boolean): KindWords =>
  kind === 'modeling' && !areStories ? bareModel : kindWords[kind];
