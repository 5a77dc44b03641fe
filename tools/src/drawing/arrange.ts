import { type Curve, curvesOf, pointAt } from './curves.ts';
import type { Arrow } from './graph.ts';
import { type Box, boxesOf, type Frame, firstPlan, framesOf, type Plan, type Row, widthsOf } from './layout.ts';
import { regions } from './regions.ts';

const SAMPLES = [0.08, 0.18, 0.28, 0.38, 0.48, 0.58, 0.68, 0.78, 0.88, 0.96];
/** The most rounds over all swaps; three or four suffice for this repository. */
const MOST_ROUNDS = 12;
const COST = { behind: 50, crossing: 3, sideways: 0.08 } as const;

const strength = ({ imports }: Arrow): number => 1 + Math.log2(imports) / 4;

/** Whether a line passes behind a box that it does not belong to. */
function passesBehind(curve: Curve, box: Box): boolean {
  if (box === curve.from || box === curve.to) return false;
  return SAMPLES.some((t) => {
    const [x, y] = pointAt(curve, t);
    return x > box.x - 3 && x < box.x + box.width + 3 && y > box.y - 8 && y < box.y + box.height + 4;
  });
}

const turn = (ax: number, ay: number, bx: number, by: number): number => Math.sign(ax * by - ay * bx);

function cross({ ends: [[ax, ay], [bx, by]] }: Curve, { ends: [[cx, cy], [dx, dy]] }: Curve): boolean {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  return (
    turn(ux, uy, cx - ax, cy - ay) * turn(ux, uy, dx - ax, dy - ay) < 0 &&
    turn(vx, vy, ax - cx, ay - cy) * turn(vx, vy, bx - cx, by - cy) < 0
  );
}

/** A measure of how hard a drawing is to read: lines behind boxes, crossings, and lines that go far to the side. */
function costOf(boxes: readonly Box[], arrows: readonly Arrow[]): number {
  const curves = curvesOf(boxes, arrows);
  let cost = 0;
  curves.forEach((curve, index) => {
    const [[x1], [x2]] = curve.ends;
    cost += strength(curve.arrow) * Math.abs(x1 - x2) * COST.sideways;
    for (const box of boxes) if (passesBehind(curve, box)) cost += strength(curve.arrow) * COST.behind;
    for (const other of curves.slice(index + 1)) if (cross(curve, other)) cost += COST.crossing;
  });
  return cost;
}

function swapped(row: Row, a: number, b: number): Row {
  const copy = [...row];
  [copy[a], copy[b]] = [row[b] ?? null, row[a] ?? null];
  return copy;
}

function* swapsOf(plan: Plan): Generator<(now: Plan) => Plan> {
  for (const region of regions)
    for (let floor = 0; floor < plan[region].length; floor += 1)
      for (let a = 0; a < (plan[region][floor]?.length ?? 0); a += 1)
        for (let b = a + 1; b < (plan[region][floor]?.length ?? 0); b += 1)
          yield (now) => ({
            ...now,
            [region]: now[region].map((row, index) => (index === floor ? swapped(row, a, b) : row)),
          });
}

export type Arranged = { readonly frames: readonly Frame[]; readonly boxes: readonly Box[] };

/** Swaps two rooms of a floor as long as that lowers the cost. */
function improved(first: Plan, costFor: (plan: Plan) => number): { readonly plan: Plan; readonly cost: number } {
  let plan = first;
  let cost = costFor(plan);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = cost;
    for (const swap of swapsOf(plan)) {
      const tried = swap(plan);
      const triedCost = costFor(tried);
      if (triedCost < cost - 1e-6) [plan, cost] = [tried, triedCost];
    }
    if (cost === before) break;
  }
  return { plan, cost };
}

/** The same plan with each floor reversed, as a second starting point. */
const mirrored = (plan: Plan): Plan => ({
  browser: plan.browser.map((row) => row.toReversed()),
  server: plan.server.map((row) => row.toReversed()),
  workshop: plan.workshop.map((row) => row.toReversed()),
  both: plan.both.map((row) => row.toReversed()),
});

/** Positions of all boxes with the lowest cost that was found. The same arrows always give the same positions. */
export function arranged(arrows: readonly Arrow[]): Arranged {
  const widthOf = widthsOf(arrows);
  const first = firstPlan(arrows);
  const frames = framesOf(first, widthOf);
  const costFor = (one: Plan) => costOf(boxesOf(one, frames, widthOf), arrows);
  const tried = [first, mirrored(first)].map((plan) => improved(plan, costFor));
  const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least));
  return { frames, boxes: boxesOf(best.plan, frames, widthOf) };
}
