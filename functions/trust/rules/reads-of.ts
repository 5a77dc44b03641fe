import { functionsIn, withCalls } from './calls.ts';

/**
 * The collections of the documents that one request to get a document is billed for: the document, and what the rules may
 * look at, each once. Of a student's classes, as if there were one.
 */
export function readsOf(rules: string, collection: string): ReadonlySet<string> {
  const [, condition] =
    [...rules.matchAll(/match \/(\w+)\/\{\w+\} \{[\s\S]*?allow [^:]*\bget\b[^:]*:([\s\S]*?);/g)]
      .map(([, name, body]) => [name, body] as const)
      .find(([name]) => name === collection) ?? [];
  if (condition === undefined) throw new Error(`nobody gets ${collection}`);
  const bodies = [condition, ...withCalls(functionsIn(rules), condition).values()];
  const looked = bodies.flatMap((body) => [...body.matchAll(/\/documents\/(\w+)\//g)].map(([, name = '']) => name));
  return new Set([collection, ...looked]);
}
