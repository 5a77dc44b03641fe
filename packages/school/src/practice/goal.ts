import { z } from 'zod';
import { instantSchema, LONGEST_CODE } from '../base/index.ts';

/** The numbers of questions that a student can choose for a week. */
export const GOAL_QUESTIONS = [5, 10, 20, 30] as const;
const MOST_QUESTIONS = 50;

const questionsSchema = z.object({
  kind: z.literal('questions'),
  /** The number of questions in a week. */
  count: z.number().int().min(1).max(MOST_QUESTIONS),
});

const skillSchema = z.object({ kind: z.literal('skill'), skill: z.string().min(1).max(LONGEST_CODE.skill) });

/** What a student wants to do in a week, chosen by the student alone: some questions, or a skill. */
export const aimSchema = z.discriminatedUnion('kind', [questionsSchema, skillSchema]);
export type Aim = z.infer<typeof aimSchema>;

/**
 * The goal on a student's desk. It goes on from week to week until the student chooses another one or none. `aim` left
 * out: the student has taken it back.
 */
export const goalSchema = z.object({
  /** When the student chose it, by the student's device: of two devices the later choice stays. */
  at: instantSchema,
  aim: z.discriminatedUnion('kind', [questionsSchema, skillSchema.extend({ name: z.string() })]).optional(),
});
export type Goal = z.infer<typeof goalSchema>;
