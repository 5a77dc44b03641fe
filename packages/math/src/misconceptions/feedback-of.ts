import type { MisconceptionId, Prose } from '../types.ts';
import type { CatalogueEntries } from './catalogue-entry.ts';

/** The domains whose ideas two lines of working can show. */
const DOMAINS: Readonly<Record<string, () => Promise<CatalogueEntries>>> = {
  algebra: async () => (await import('./algebra.ts')).algebraMisconceptions,
  equations: async () => (await import('./equations.ts')).equationMisconceptions,
  expressions: async () => (await import('./expressions.ts')).expressionMisconceptions,
  fractions: async () => (await import('./fractions.ts')).fractionMisconceptions,
  integers: async () => (await import('./integers.ts')).integerMisconceptions,
  percent: async () => (await import('./percent.ts')).percentMisconceptions,
  ratios: async () => (await import('./ratios.ts')).ratioMisconceptions,
};

/**
 * What a student is told about a misconception that two lines show. Loads one domain of the catalogue, so that a student's
 * device does not need all of it. Undefined for other domains, or if it cannot be loaded.
 */
export async function feedbackOf(id: MisconceptionId): Promise<Prose | undefined> {
  try {
    const entries = await DOMAINS[id.slice(0, id.indexOf('.'))]?.();
    return entries?.[id]?.feedback;
  } catch {
    return undefined;
  }
}
