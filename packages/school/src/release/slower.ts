import { VITAL_BOUNDS, VITAL_EDGES, type Vital, type VitalCounts } from './vitals.ts';

/**
 * When a version is halted because it is slow. For each sign the share of tabs that have it is tested, tab by tab (Wald
 * 1945, as in packages/contract, `canary.ts`), against that of the version that everybody else has. What that share is at the
 * most, its tabs say with a chance of all but one in two hundred.
 */
export const SLOWER_BOUND = {
  /** How many more of a hundred tabs. */
  rise: 0.2,
  falseHalts: 0.01,
  /** At least as many tabs of the version, and of the other. */
  tabs: 20,
  others: 50,
} as const;

/** Standard deviations. */
const SURE = 2.6;
const MOST_SHARE = 0.98;

/** Tabs with a sign that a version is slow, of those that were looked at. */
type Sign = { readonly slow: number; readonly of: number };

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

function poor(vital: Vital, counts: readonly number[]): Sign {
  const edges: readonly number[] = VITAL_EDGES[vital];
  return { slow: sum(counts.slice(edges.indexOf(VITAL_BOUNDS[vital][1]) + 1)), of: sum(counts) };
}

const signsOf = ({ lcp, inp, cls, stalled = 0, watched }: VitalCounts): readonly Sign[] => [
  poor('lcp', lcp),
  poor('inp', inp),
  poor('cls', cls),
  { slow: stalled, of: watched },
];

/** The upper end of Wilson's interval. */
function atMost({ slow, of }: Sign): number {
  const [share, square] = [slow / of, SURE ** 2];
  const spread = SURE * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return Math.min(MOST_SHARE, (share + square / (2 * of) + spread) / (1 + square / of));
}

function rises(own: Sign, other: Sign, enough: number): boolean {
  if (own.of < SLOWER_BOUND.tabs || other.of < SLOWER_BOUND.others) return false;
  const healthy = atMost(other);
  const faulty = Math.min(MOST_SHARE, healthy + SLOWER_BOUND.rise);
  if (faulty <= healthy) return false;
  return own.slow * Math.log(faulty / healthy) + (own.of - own.slow) * Math.log((1 - faulty) / (1 - healthy)) >= enough;
}

/** Whether what the tabs of a version measured speaks against it, beside those of another. */
export function isSlower(own: VitalCounts, other: VitalCounts): boolean {
  const [mine, theirs] = [signsOf(own), signsOf(other)];
  const enough = Math.log(mine.length / SLOWER_BOUND.falseHalts);
  return mine.some((sign, at) => {
    const beside = theirs[at];
    return beside !== undefined && rises(sign, beside, enough);
  });
}
