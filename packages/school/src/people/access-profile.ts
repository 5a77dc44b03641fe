import { z } from 'zod';
import { instantSchema } from '../base/index.ts';

/** How much time a child has where work has a time limit, compared with the class. */
export const accessTimes = ['usual', 'quarter-more', 'half-more', 'double', 'unlimited'] as const;
export type AccessTime = (typeof accessTimes)[number];

const FACTORS: Readonly<Record<AccessTime, number>> = {
  ...{ usual: 1, 'quarter-more': 1.25, 'half-more': 1.5, double: 2, unlimited: Number.POSITIVE_INFINITY },
};

/** By what a time limit is multiplied: infinity where there is none. */
export const timeFactorOf = (time: AccessTime = 'usual'): number => FACTORS[time];

/** Beside which questions a calculator stands: none, all but bare calculations such as 34 × 6, or all. */
export const calculatorUses = ['none', 'not-for-computing', 'always'] as const;
export type CalculatorUse = (typeof calculatorUses)[number];

/** Which part of the questions of an assignment a child has. */
export const itemShares = ['all', 'three-quarters', 'half'] as const;
export type ItemShare = (typeof itemShares)[number];

const SHARES: Readonly<Record<ItemShare, number>> = { all: 1, 'three-quarters': 0.75, half: 0.5 };

/** The part of the questions as a number, 1 for all. */
export const shareOfItems = (part: ItemShare = 'all'): number => SHARES[part];

/** The choices that are switched on or off. */
export const accessSwitches = ['readAloud', 'largerPrint', 'calmMotion'] as const;
export type AccessSwitch = (typeof accessSwitches)[number];

const fields = {
  /** The time for work with a time limit. */
  time: z.enum(accessTimes),
  /** The part of the questions of an assignment that the child begins. */
  fewerItems: z.enum(itemShares),
  /** Each question is read aloud when it opens. */
  readAloud: z.boolean(),
  /** The largest text on screens, and 18 pt on paper that is printed for the child. */
  largerPrint: z.boolean(),
  /** Nothing moves on the child's pages. */
  calmMotion: z.boolean(),
  calculator: z.enum(calculatorUses),
};

/** One or several of the choices; those that are left out stay as they are. */
export const accessChangeSchema = z.object(fields).partial();
export type AccessChange = z.infer<typeof accessChangeSchema>;

/**
 * What a child needs in order to take part: in the United States the accommodations of an IEP or a 504 plan. Set by the
 * child's teachers, one for all classes; read by them, the child and the family.
 */
export const accessProfileSchema = z.object({
  time: fields.time.default('usual'),
  fewerItems: fields.fewerItems.default('all'),
  readAloud: fields.readAloud.default(false),
  largerPrint: fields.largerPrint.default(false),
  calmMotion: fields.calmMotion.default(false),
  calculator: fields.calculator.default('none'),
  /** Who changed it last, and when. */
  byName: z.string(),
  at: instantSchema,
});
export type StoredAccess = z.infer<typeof accessProfileSchema>;
export type AccessProfile = Omit<StoredAccess, 'byName' | 'at'>;

/** That of a child for whom nobody set anything. */
export const usualAccess: AccessProfile = {
  ...{ time: 'usual', fewerItems: 'all', readAloud: false, largerPrint: false, calmMotion: false, calculator: 'none' },
};
