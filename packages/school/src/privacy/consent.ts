import { z } from 'zod';
import { instantSchema } from '../base/index.ts';

/**
 * What Lemma does with a child's data beyond teaching only with a recorded consent. `model`: a teacher's questions that
 * name the child may be sent to a language model. `answers`: the child's answers, without the name, may be sent to it
 * for grading. `letters`: the family may get e-mails.
 */
export const consentUses = ['model', 'answers', 'letters'] as const;
export type ConsentUse = (typeof consentUses)[number];

/** Who consented: the school for its teaching (as COPPA allows), or a parent. */
export const consentSources = ['school', 'parent'] as const;

/** Characters of the name of the person who signed. */
export const LONGEST_SIGNER = 80;

/** What a teacher records about a written or spoken consent: who gave it, when, and for what. */
export const consentGivenSchema = z.object({
  by: z.enum(consentSources),
  /** The name of the person who signed. */
  name: z.string().trim().max(LONGEST_SIGNER),
  /** The date on the paper, `2026-11-21`. */
  on: z.iso.date(),
  uses: z.array(z.enum(consentUses)).min(1).max(consentUses.length),
});
export type ConsentGiven = z.infer<typeof consentGivenSchema>;

const consentRecordSchema = consentGivenSchema.extend({
  recordedAt: instantSchema,
  /** When the consent was revoked; from then on nothing that needs it is done. */
  revokedAt: instantSchema.optional(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

/** The most consents from merged accounts of one child. */
export const MOST_CONSENTS = 20;

/** The consent for one child. Without it, nothing that needs a consent is done. */
export const consentSchema = consentRecordSchema.extend({
  /** The consents of other accounts of the child that were merged into this one. A new consent replaces all of them. */
  merged: z.array(consentRecordSchema).max(MOST_CONSENTS).optional(),
});
export type Consent = z.infer<typeof consentSchema>;

/** All records that a consent contains, the main one first. */
export const consentRecords = ({ merged = [], ...first }: Consent): ConsentRecord[] => [first, ...merged];

/** What is allowed: everything that any record allows, or nothing if one of them was revoked. */
export function consentedUses(consent: Consent | undefined): ConsentUse[] {
  const records = consent === undefined ? [] : consentRecords(consent);
  if (records.some(({ revokedAt }) => revokedAt !== undefined)) return [];
  return consentUses.filter((use) => records.some(({ uses }) => uses.includes(use)));
}

export const mayUse = (consent: Consent | undefined, use: ConsentUse): boolean => consentedUses(consent).includes(use);
