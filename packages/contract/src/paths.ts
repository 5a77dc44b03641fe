import { areaPaths, type KnownArea } from './areas.ts';

/** The parameters of a route pattern: `'students/:studentId'` has `studentId`. */
type Open<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? Open<First> | Open<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type Asked<Name extends string> = { readonly [N in Name]?: string | number | undefined };
type Given<Pattern extends string, Ask extends string> = [Open<Pattern>] extends [never]
  ? readonly [given?: Asked<Ask>]
  : readonly [given: { readonly [N in Open<Pattern>]: string } & Asked<Ask>];

/**
 * A route. Calling it returns the address of a link to it. `pattern` is what the router matches, relative to the area's
 * path; `''` is the area's first page. A release promises to answer it.
 */
export type Path<Pattern extends string = string, Ask extends string = never> = {
  (...given: Given<Pattern, Ask>): string;
  readonly pattern: Pattern;
};

/** Every route of an area, or of the shell's own pages, by its name. */
export type Paths = Readonly<Record<string, { readonly pattern: string }>>;

/** The parameters of a route, for `useParams<ParamsOf<typeof paths.student>>()`. */
export type ParamsOf<P extends { readonly pattern: string }> = Open<P['pattern']>;

/**
 * Each route with its entry of another table. A route without an entry, or an entry without a route, does not compile.
 */
export function eachPath<P extends Paths, T>(
  paths: P,
  table: { readonly [Name in keyof P]: T },
): readonly { readonly pattern: string; readonly value: T }[] {
  const values = new Map(Object.entries<T>(table));
  return Object.entries(paths).flatMap(([name, { pattern }]) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ pattern, value }];
  });
}

type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The address: parameters of the pattern are filled in, other values become the query, and undefined values are left
 * out.
 */
function addressOf(base: string, pattern: string, given: Values): string {
  const names = new Set(pattern.split('/').filter((part) => part.startsWith(':')));
  const parts = pattern
    .split('/')
    .map((part) => (names.has(part) ? encodeURIComponent(given[part.slice(1)] ?? '') : part));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !names.has(`:${name}`)) search.set(name, String(value));
  const path = pattern === '' ? base || '/' : `${base}/${parts.join('/')}`;
  return search.size === 0 ? path : `${path}?${search}`;
}

const isPathOf = (area: string): area is `/${string}` => area.startsWith('/');

/**
 * Creates the routes of one area or, with `'shell'`, of the shell's own pages. An area that the environment lists is
 * named by its path: `pathsOf('/coach')`. The query parameters of a link
 * (`?class=…`) are named after the pattern, so that a misspelled name does not compile either: `const at =
 * pathsOf('teacher'); export const paths = { student: at('students/:studentId', 'class') }`.
 */
export const pathsOf = (area: KnownArea | 'shell' | `/${string}`) => {
  const base = area === 'shell' ? '' : isPathOf(area) ? area : areaPaths[area];
  return <const Pattern extends string, Ask extends string = never>(
    pattern: Pattern,
    ..._asks: readonly Ask[]
  ): Path<Pattern, Ask> =>
    Object.assign((...[given]: Given<Pattern, Ask>) => addressOf(base, pattern, { ...given }), { pattern });
};
