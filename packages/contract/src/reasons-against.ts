import type { Area } from './areas.ts';
import type { ReleaseBuild } from './release.ts';

/** What a shell offers to remotes: the contracts that it speaks and the versions of the shared packages. */
export type ShellFacts = {
  /** The newest contract. */
  readonly contractVersion: number;
  /** All contracts that it speaks; missing for shells that speak one. */
  readonly contracts?: readonly number[] | undefined;
  readonly shared: Readonly<Record<string, string>>;
};

const numbers = (version: string): readonly number[] | undefined =>
  /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : undefined;

function isAtLeast(version: readonly number[], least: readonly number[]): boolean {
  for (const [index, number] of version.entries()) if (number !== least[index]) return number > (least[index] ?? 0);
  return true;
}

/**
 * Whether a version is in a range. Supports the ranges that our builds write: an exact version, or `^` (the first
 * nonzero number must be the same). Undefined for any other range, which must not be taken as true.
 */
export function isInRange(version: string, range: string): boolean | undefined {
  const [have, least] = [numbers(version), numbers(range.replace(/^\^/, ''))];
  if (have === undefined || least === undefined) return undefined;
  if (!range.startsWith('^')) return have.every((number, index) => number === least[index]);
  const fixed = least.findIndex((number) => number !== 0);
  return isAtLeast(have, least) && have.slice(0, fixed + 1).every((number, index) => number === least[index]);
}

type Needs = Pick<ReleaseBuild, 'contractVersion' | 'requires'>;

/** Why a build can't run in a shell, a sentence for each reason; none when it can. */
export function reasonsAgainst(area: Area, version: string, build: Needs, shell: ShellFacts): readonly string[] {
  const who = `${area}@${version}`;
  const spoken = shell.contracts ?? [shell.contractVersion];
  const contract = spoken.includes(build.contractVersion)
    ? []
    : [`${who} needs contract ${build.contractVersion}; the shell speaks contract ${spoken.join(' and ')}.`];
  const shared = Object.entries(build.requires).flatMap(([name, range]) => {
    const offered = shell.shared[name];
    if (offered === undefined) return [`${who} needs ${name} ${range}; the shell does not share ${name}.`];
    return isInRange(offered, range) ? [] : [`${who} needs ${name} ${range}; the shell has ${name} ${offered}.`];
  });
  return [...contract, ...shared];
}
