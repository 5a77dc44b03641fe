const bodiesIn = (rules: string, kind: RegExp): ReadonlyMap<string, string> =>
  new Map([...rules.matchAll(kind)].map(([, name = '', body = '']) => [name, body]));

/** The functions of the rules, with what stands in them. */
export const functionsIn = (rules: string): ReadonlyMap<string, string> =>
  bodiesIn(rules, /function (\w+)\([^)]*\) \{([\s\S]*?)\n {4}\}/g);

/** What stands in `body`, and in every function of the rules that it calls, directly or by another one. */
export function withCalls(functions: ReadonlyMap<string, string>, body: string): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/\b(\w+)\(/g)) {
      const inner = functions.get(name);
      if (inner === undefined || called.has(name)) continue;
      called.set(name, inner);
      follow(inner);
    }
  };
  follow(body);
  return called;
}

/** The collections whose rules call this function, directly or by another one. */
export function callersOf(rules: string, name: string): ReadonlySet<string> {
  const functions = functionsIn(rules);
  const rulesOf = bodiesIn(rules, /match \/(\w+)\/\{\w+\} \{([\s\S]*?)\n {4}\}/g);
  return new Set(
    [...rulesOf].flatMap(([collection, body]) => (withCalls(functions, body).has(name) ? [collection] : [])),
  );
}
