const bodiesIn = (rules: string, kind: RegExp): Map<string, string> =>
  new Map([...rules.matchAll(kind)].map(([, name = '', body = '']) => [name, body]));

/**
 * The collections of the documents that one request to get a document is billed for: the document, and what the rules may
 * look at, each once. Of a student's classes, as if there were one.
 */
export function readsOf(rules: string, collection: string): ReadonlySet<string> {
  const functions = bodiesIn(rules, /function (\w+)\([^)]*\) \{([\s\S]*?)\n {4}\}/g);
  const condition = bodiesIn(rules, /match \/(\w+)\/\{\w+\} \{[\s\S]*?allow [^:]*\bget\b[^:]*:([\s\S]*?);/g).get(
    collection,
  );
  const read = new Set([collection]);
  const seen = new Set<string>();
  const follow = (body: string): void => {
    for (const [, name = ''] of body.matchAll(/\/documents\/(\w+)\//g)) read.add(name);
    for (const [, name = ''] of body.matchAll(/\b(\w+)\(/g)) {
      const inner = functions.get(name);
      if (inner === undefined || seen.has(name)) continue;
      seen.add(name);
      follow(inner);
    }
  };
  if (condition === undefined) throw new Error(`nobody gets ${collection}`);
  follow(condition);
  return read;
}
