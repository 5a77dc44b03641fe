import type { Problem } from '../types.ts';
import { algebraClaims } from './algebra-claims.ts';
import { type Claims, wholeNumberClaims } from './whole-number-claims.ts';

/** What labels of cases say of numbers, by skill; a label that says nothing of them stands in no list. */
export const caseClaims: { readonly [skill: string]: Claims } = { ...wholeNumberClaims, ...algebraClaims };

/** Whether a problem is what the label of its case says. */
export const holdsCase = (problem: Problem): boolean => caseClaims[problem.skill]?.[problem.case]?.(problem) ?? true;
