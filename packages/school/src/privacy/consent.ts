import { z } from 'zod';
import { instantSchema } from '../base/index.ts';

/**
 * What Lemma does with a child's data beyond teaching the child, and only with a consent on record: questions of a teacher that
 * name the child may go to a language model (`model`), the child's own answers may, without the name, while they are graded (`answers`),
 * and the family may be written to by e-mail (`letters`).
 */
export const consentUses = ['model', 'answers', 'letters'] as const;
export type ConsentUse = (typeof consentUses)[number];

/** Who said yes: the school for its teaching (as COPPA allows it), or a parent. */
export const consentSources = ['school', 'parent'] as const;

/** Characters of the name of who signed. */
export const LONGEST_SIGNER = 80;

/** What a teacher writes down of a paper or a word: who, of which day, for what. */
export const consentGivenSchema = z.object({
  by: z.enum(consentSources),
  /** Who signed. */
  name: z.string().trim().max(LONGEST_SIGNER),
  /** The day on the paper, `2026-11-21`. */
  on: z.iso.date(),
  uses: z.array(z.enum(consentUses)).min(1).max(consentUses.length),
});
export type ConsentGiven = z.infer<typeof consentGivenSchema>;

const consentRecordSchema = consentGivenSchema.extend({
  recordedAt: instantSchema,
  /** From here on nothing that needs it is done. */
  revokedAt: instantSchema.optional(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

/** Of so many accounts of one child. */
export const MOST_CONSENTS = 20;

/** The consent for one child; no record: nothing that needs one is done. */
export const consentSchema = consentRecordSchema.extend({
  /** What was on record for other accounts of the child, which were merged into this one. A new consent stands in place of all. */
  merged: z.array(consentRecordSchema).max(MOST_CONSENTS).optional(),
});
export type Consent = z.infer<typeof consentSchema>;

/** Every record that a consent consists of, the one that leads first. */
export const consentRecords = ({ merged = [], ...first }: Consent): ConsentRecord[] => [first, ...merged];

/** What may be done: what any record allows, and nothing once one of them is taken back. */
export function consentedUses(consent: Consent | undefined): ConsentUse[] {
  const records = consent === undefined ? [] : consentRecords(consent);
  if (records.some(({ revokedAt }) => revokedAt !== undefined)) return [];
  return consentUses.filter((use) => records.some(({ uses }) => uses.includes(use)));
}

export const mayUse = (consent: Consent | undefined, use: ConsentUse): boolean => consentedUses(consent).includes(use);
