import type { LessonKind } from '../lore/ways.ts';
import type { PlanContext } from './context.ts';
import { type LessonSet, showData, type TaskAt, tellStories } from './lesson-set.ts';

/** What a plan says in its smaller places, by kind of standard. */
export type KindWords = {
  /** Sentence starters for the sheet. */
  readonly frames: readonly [string, string];
  readonly framesYoung: readonly [string, string];
  /** The question from the beginning, answered at the end: in writing, or in a drawing in the early grades. */
  readonly answer: string;
  readonly answerYoung: string;
  /** What follows for those who have it. */
  readonly next: string;
  readonly nextYoung: string;
  /** A quiet answer to the opening question. */
  readonly think: string;
  /** What the exit ticket asks beside its problem. */
  readonly ticket: string;
  /** What has to stand beside a right answer, after “with” or “without”. */
  readonly support: string;
};

/** The words of a kind of lesson. */
export const kindWords: Record<LessonKind, KindWords> = {
  procedure: {
    frames: ['First I ___, because ___.', 'I checked ___ by ___.'],
    framesYoung: ['First I ___. Then I ___.', 'I know that, because ___.'],
    answer: 'What do you say now to the question from the beginning?',
    answerYoung: 'Draw how you answer the question from the beginning now.',
    next: 'Write another problem of this kind for a partner, with its solution.',
    nextYoung: 'Make a problem of this kind for a partner.',
    think: 'What do you think? Write or draw it.',
    ticket: 'How do you know that your answer makes sense?',
    support: 'work that leads there or a check',
  },
  concept: {
    frames: ['In my drawing ___ shows ___.', 'I changed my mind about ___, because ___.'],
    framesYoung: ['In my drawing ___ shows ___.', 'It is ___, because ___.'],
    answer: 'What do you believe now about the question from the beginning?',
    answerYoung: 'Draw your answer to the question from the beginning. Tell a partner about it.',
    next: 'Make an example that others could easily get wrong, and explain it.',
    nextYoung: 'Make another one like it for a partner.',
    think: 'Write or draw what you believe.',
    ticket: 'How do you know? Show it in words, numbers or a drawing.',
    support: 'words, numbers or a drawing that show why',
  },
  modeling: {
    frames: ['We know ___. We want to know ___.', 'The ___ in my model stands for ___.'],
    framesYoung: ['We know ___. We want to know ___.', 'This ___ in my drawing stands for ___.'],
    answer: 'Back to the situation from the beginning: how would you settle it now?',
    answerYoung: 'Draw the situation from the beginning, with your answer.',
    next: 'Tell a story with the same model but another unknown.',
    nextYoung: 'Tell a story that fits the same drawing.',
    think: 'What would you do, and what would you have to know first?',
    ticket: 'Show how you found it: a drawing, a table or an equation.',
    support: 'a drawing, a table or an equation that leads there',
  },
  data: {
    frames: ['The data show ___. I see it at ___.', 'We cannot tell ___, because ___.'],
    framesYoung: ['There are ___. I see it at ___.', 'There are more ___ than ___.'],
    answer: 'The question from the beginning: what can one say now, and what makes you sure?',
    answerYoung: 'Draw your answer to the question from the beginning, and what shows it.',
    next: 'Write one sentence that the data support and one that they do not.',
    nextYoung: 'Tell one more thing that the graph shows.',
    think: 'What would you expect? Note it down.',
    ticket: 'What in the data makes you sure?',
    support: 'a mark or value that supports it',
  },
  geometry: {
    frames: ['It has to be ___, because ___.', 'It looks like ___, and I can prove it by ___.'],
    framesYoung: ['It is ___, because ___.', 'It is not ___, because ___.'],
    answer: 'What do you say to the question from the beginning now, and what is your reason?',
    answerYoung: 'Draw what you say to the question from the beginning now.',
    next: 'Draw a figure for a question like this one, and answer it with a reason.',
    nextYoung: 'Make one like it for a partner.',
    think: 'What do you guess, and why?',
    ticket: 'Which fact makes your answer certain?',
    support: 'the fact that makes it certain',
  },
};

/**
 * The kind of a lesson, as its problems allow it, those of the exit ticket included: about data only where there are some,
 * about models only where stories are told. What is only calculated is a procedure, and all else is about an idea.
 */
export function kindOf(kind: LessonKind, problems: readonly TaskAt[]): LessonKind {
  if (kind === 'data') return problems.every(showData) ? kind : 'concept';
  if (kind !== 'modeling' || tellStories(problems)) return kind;
  return problems.every(({ item }) => item.math !== undefined && item.options === undefined) ? 'procedure' : 'concept';
}

/** The kind of a lesson and of its exit ticket, as their problems stand. */
export const kindIn = ({ ways }: PlanContext, { core, tickets }: LessonSet): LessonKind =>
  kindOf(ways.kind, [...core, ...tickets]);
