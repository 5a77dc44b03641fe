import { RAPID_MS } from '@lemma/mastery';
import type { ReviewCard } from '@lemma/school/practice';
import { DAY } from '@lemma/school/time';
import type { Attempt } from '@lemma/school/work';
import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';

/**
 * Without short intervals and randomness: a skill comes back after days, and the same history always gives the same
 * day.
 */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 });

/** Twelve weeks, about a term: no skill stays away longer, however well it went. */
export const LONGEST_INTERVAL_MS = 12 * 7 * DAY;
/**
 * The scale ends at 10, where four right reviews in a row bring a skill back every three days. Cards are made for facts
 * that are hard for good; a skill that went wrong on many days and is understood one day is as easy as any other.
 */
const HARDEST = 7;

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
type Recall = 'again' | 'hinted' | 'right';
const ratings = { again: Rating.Again, hinted: Rating.Hard, right: Rating.Good } as const;

/** When a skill comes back. Cards from before there was a longest interval are limited to it too. */
export const dueOf = ({ due, lastReview }: ReviewCard): number =>
  lastReview === undefined ? due : Math.min(due, lastReview + LONGEST_INTERVAL_MS);

const dayOf = (at: number): number => Math.floor(at / DAY);

const recallOf = ({ verdict, hintsShown }: Pick<Attempt, 'verdict' | 'hintsShown'>): Recall =>
  verdict !== 'right' ? 'again' : hintsShown > 0 ? 'hinted' : 'right';

/** What a review card needs to know of a first answer. */
export type FirstAnswer = Pick<Attempt, 'verdict' | 'hintsShown' | 'took'>;

/**
 * The review card after the first answer to a question at `now`; a skill without a card gets its first one. A rapid
 * guess says nothing, and of the questions of one day only the first is a review: it tells what was remembered, and the
 * others are learning. So a bad day counts as one.
 */
export function reviewed(card: ReviewCard | undefined, first: FirstAnswer, now: number): ReviewCard | undefined {
  if (first.took < RAPID_MS || first.verdict === 'unknown') return card;
  if (card?.lastReview !== undefined && dayOf(card.lastReview) >= dayOf(now)) return card;
  const before = card ? toCard(card) : createEmptyCard(new Date(now));
  const after = fromCard(scheduler.next(before, new Date(now), ratings[recallOf(first)]).card);
  return { ...after, due: dueOf(after), difficulty: Math.min(HARDEST, after.difficulty) };
}

/** The probability that the skill is still remembered at `now`, 0 to 1; 0 for a card that was never reviewed. */
export const retrievability = (card: ReviewCard, now: number): number =>
  card.lastReview === undefined ? 0 : scheduler.get_retrievability(toCard(card), new Date(now), false);
