import type { ReviewCard } from '@lemma/school/practice';
import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';

/**
 * Without short intervals and randomness: a skill comes back after days, and the same history always gives the same
 * day.
 */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 });

const states = [State.New, State.Learning, State.Review, State.Relearning] as const;

const toCard = (card: ReviewCard): Card => ({
  due: new Date(card.due),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: card.scheduledDays,
  reps: card.reps,
  lapses: card.lapses,
  state: states[card.state] ?? State.New,
  learning_steps: card.learningSteps,
  ...(card.lastReview !== undefined && { last_review: new Date(card.lastReview) }),
});

const fromCard = (card: Card): ReviewCard => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  ...(card.last_review && { lastReview: card.last_review.getTime() }),
});

/** How a first answer went: `again` (wrong), with a hint, or correct. */
export type Recall = 'again' | 'hinted' | 'right';
const ratings = { again: Rating.Again, hinted: Rating.Hard, right: Rating.Good } as const;

/** The review card after an answer at `now`; a skill without a card gets its first one. */
export function reviewed(card: ReviewCard | undefined, recall: Recall, now: number): ReviewCard {
  const before = card ? toCard(card) : createEmptyCard(new Date(now));
  return fromCard(scheduler.next(before, new Date(now), ratings[recall]).card);
}

/** The probability that the skill is still remembered at `now`, 0 to 1; 0 for a card that was never reviewed. */
export const retrievability = (card: ReviewCard, now: number): number =>
  card.lastReview === undefined ? 0 : scheduler.get_retrievability(toCard(card), new Date(now), false);
