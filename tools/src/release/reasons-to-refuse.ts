import { type Area, type ReleaseBuild, reasonsAgainst, type ShellFacts } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { describeLoads, describeSlower } from './halts.ts';
import type { Health } from './health.ts';

type Sizes = NonNullable<ReleaseBuild['sizes']>;

/** The served shell's description of itself in `shell.json`. */
export type Shell = ShellFacts & {
  readonly places?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The path at which it opens each area. */
  readonly paths?: Readonly<Record<string, string>> | undefined;
  /** The names that it lends; missing for older shells. */
  readonly lends?: readonly string[] | undefined;
  /** The bytes that it allows each area, `*` any other; missing for older shells. */
  readonly budgets?: Readonly<Record<string, Sizes>> | undefined;
};

const KB = 1000;
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / KB)} kB`;

const sizeReasons = (area: Area, who: string, { sizes }: ReleaseBuild, { budgets }: Shell): readonly string[] => {
  const budget = budgets?.[area] ?? budgets?.['*'];
  if (sizes === undefined || budget === undefined) return [];
  const over = (what: string, size: number, most: number) =>
    size > most
      ? [`${who} needs ${kilobytes(size)} ${what}; the shell allows ${kilobytes(most)} (gzipped scripts).`]
      : [];
  return [
    ...over('until its first screen', sizes.first, budget.first),
    ...over('more for its largest screen', sizes.largestScreen, budget.largestScreen),
  ];
};

/** Whether a route pattern answers an address: `students/:studentId` answers `students/7`. */
const answers = (pattern: string, address: string): boolean => {
  const [wanted, given] = [pattern.split('/'), address.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

const placeReasons = (area: Area, who: string, { routes }: ReleaseBuild, { places, paths }: Shell): readonly string[] =>
  (routes === undefined ? [] : (places?.[area] ?? []))
    .map((place) => place.replace(/^\//, ''))
    .filter((place) => !routes?.some((route) => answers(route, place)))
    .map((place) => `The shell leads to ${paths?.[area] ?? area}/${place}; ${who} does not answer it.`);

const pathReasons = (area: Area, who: string, { path }: ReleaseBuild, { paths }: Shell): readonly string[] => {
  const at = paths?.[area];
  return path === undefined || at === undefined || at === path
    ? []
    : [`The links of ${who} are made for ${path}; the shell opens ${area} at ${at}.`];
};

/** A version within range may still lack a name, because the shell lends only listed names of some packages. */
const lentReasons = (who: string, { uses = [] }: ReleaseBuild, { lends }: Shell): readonly string[] =>
  lends === undefined
    ? []
    : uses.filter((use) => !lends.includes(use)).map((use) => `${who} uses ${use}; the shell does not lend it.`);

const healthReasons = (who: string, health: Health | undefined): readonly string[] => [
  ...(health?.haltedAt === undefined
    ? []
    : [
        `${who} was halted as a canary: ${describeSlower(health) ?? `${health.failed} of ${health.loads} loads failed`}.`,
      ]),
  ...(health?.served?.haltedAt === undefined
    ? []
    : [`${who} was halted after its promotion: ${describeSlower(health) ?? describeLoads(health)}.`]),
];

const reactReasons = (who: string, { ownReact }: ReleaseBuild): readonly string[] =>
  ownReact === true
    ? [`${who} brings a React of its own: beside the shell's, hooks of one are called in the other, and pages break.`]
    : [];

export type Candidate = { readonly area: Area; readonly version: string; readonly build: ReleaseBuild };

/**
 * Why a version may not be served, each reason as a sentence: contract, shared packages, addresses, size, or a failed
 * canary.
 */
export function reasonsToRefuse(
  { area, version, build }: Candidate,
  shells: readonly Shell[],
  health?: Health,
): readonly string[] {
  const who = `${area}@${version}`;
  const perShell = shells.flatMap((shell) => [
    ...reasonsAgainst(area, version, build, shell),
    ...pathReasons(area, who, build, shell),
    ...placeReasons(area, who, build, shell),
    ...lentReasons(who, build, shell),
    ...sizeReasons(area, who, build, shell),
  ]);
  return [...new Set([...perShell, ...reactReasons(who, build), ...healthReasons(who, health)])];
}

/** @throws Explained with all reasons, if there are any. */
export function refuseFor(reasons: readonly string[], who: string): void {
  if (reasons.length > 0)
    throw new Explained(`${who} is not served:\n${reasons.map((each) => `  · ${each}`).join('\n')}`);
}
