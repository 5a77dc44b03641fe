const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const once = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((each, at) => typeof each !== 'string' || values.indexOf(each) === at);

/** What is said of a file of two scripts: of both the lists, and the sums. */
function together(one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (Array.isArray(one) && Array.isArray(other)) return once([...one, ...other]);
  if (!isObject(one) || !isObject(other)) return other ?? one;
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(names.map((name) => [name, together(one[name], other[name])]));
}

/** What the build says of its files, by their names of now: where scripts have become one file, of that. */
export function renamedIn(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return once(value.map((each) => renamedIn(each, names)));
  if (!isObject(value)) return value;
  const renamed = new Map<string, unknown>();
  for (const [key, each] of Object.entries(value)) {
    const name = names.get(key) ?? key;
    renamed.set(name, together(renamed.get(name), renamedIn(each, names)));
  }
  return Object.fromEntries(renamed);
}
