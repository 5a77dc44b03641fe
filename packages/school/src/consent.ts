import { z } from 'zod';
import { instantSchema } from './common.ts';

/**
 * What Lemma does with a child's data beyond teaching the child, and only with a consent on record: questions of a teacher that
 * name the child may go to a language model (`model`), and the family may be written to by e-mail (`letters`).
 */
export const consentUses = ['model', 'letters'] as const;
export type ConsentUse = (typeof consentUses)[number];

/** Who said yes: the school for its teaching (as COPPA allows it), or a parent. */
export const consentSources = ['school', 'parent'] as const;

/** What a teacher writes down of a paper or a word: who, of which day, for what. */
export const consentGivenSchema = z.object({
  by: z.enum(consentSources),
  /** Who signed. */
  name: z.string().trim().max(80),
  /** The day on the paper, `2026-11-21`. */
  on: z.iso.date(),
  uses: z.array(z.enum(consentUses)).min(1).max(consentUses.length),
});
export type ConsentGiven = z.infer<typeof consentGivenSchema>;

/** The consent for one child; no record: nothing that needs one is done. */
export const consentSchema = consentGivenSchema.extend({
  recordedAt: instantSchema,
  /** From here on nothing that needs it is done. */
  revokedAt: instantSchema.optional(),
});
export type Consent = z.infer<typeof consentSchema>;

export const mayUse = (consent: Consent | undefined, use: ConsentUse): boolean =>
  consent !== undefined && consent.revokedAt === undefined && consent.uses.includes(use);
