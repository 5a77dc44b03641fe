import { createRng, type Skill, skills } from '@lemma/math';
import type { Plan, PlanBlock, PlanBlockKind, PlanRequest, PlanRow } from '@lemma/school/plan';
import { checkBlocks } from '../check/check-blocks.ts';
import { coverOf } from '../cover.ts';
import { loreOf } from '../lore/lore.ts';
import { findStandard, gradeOfStandard } from '../standards/standards.ts';
import type { ClassMisconception, PlanContext } from './context.ts';
import { seedFrom } from './items.ts';
import { lookForRows, misconceptionRows } from './misconception-blocks.ts';
import { goalRows, prerequisiteRows, standardRows, termRows, timingRows } from './opening-blocks.ts';
import { phaseRows } from './phase-rows.ts';
import { exitTicketRows, needRows, problemRows } from './problem-blocks.ts';
import { tierRows } from './tier-rows.ts';

const makers: Record<PlanBlockKind, (context: PlanContext, seed: number) => PlanRow[]> = {
  standard: standardRows,
  timing: timingRows,
  goal: goalRows,
  prerequisites: prerequisiteRows,
  terms: termRows,
  misconceptions: misconceptionRows,
  phases: phaseRows,
  'look-fors': lookForRows,
  problems: problemRows,
  tiers: tierRows,
  'exit-ticket': exitTicketRows,
  needs: needRows,
};
const kinds = Object.keys(makers).filter((kind): kind is PlanBlockKind => kind in makers);

const seenIn = (skill: Skill, seen: readonly ClassMisconception[]): number =>
  seen
    .filter(({ id }) => skill.misconceptions.some((rule) => rule.id === id))
    .reduce((sum, each) => sum + each.students, 0);

/**
 * The main skill of a lesson: the one asked for, else the one that the class struggles with most, else the standard's
 * first.
 */
function focusOf(
  skills: readonly Skill[],
  wanted: string | undefined,
  seen: readonly ClassMisconception[],
): Skill | undefined {
  const asked = skills.find(({ code }) => code === wanted);
  if (asked) return asked;
  const plain = skills.filter(({ wordProblem }) => wordProblem !== true);
  const [first, ...rest] = plain.length > 0 ? plain : skills;
  return first && rest.reduce((best, skill) => (seenIn(skill, seen) > seenIn(best, seen) ? skill : best), first);
}

/** The data from which a plan is generated; undefined if the code does not exist or no skill covers it. */
export function contextOf(request: PlanRequest, seen: readonly ClassMisconception[]): PlanContext | undefined {
  const standard = findStandard(request.standard);
  const cover = standard && coverOf(standard.code);
  if (standard === undefined || cover === undefined || cover.kind === 'none') return undefined;
  const focus = focusOf(cover.skills, request.focus, seen);
  const lore = loreOf(standard.code) ?? loreOf(focus?.standards[0] ?? '');
  if (focus === undefined || lore === undefined) return undefined;
  const around = neighbours(focus, cover.skills);
  const own = idsOf([focus, ...cover.skills, ...around]);
  const ofClass = seen.filter(({ id }) => own.includes(id)).toSorted((one, other) => other.students - one.students);
  const rest = own.filter((id) => !ofClass.some((idea) => idea.id === id)).map((id) => ({ id }));
  return {
    request,
    standard,
    cover: cover.kind,
    skills: cover.skills,
    around,
    focus,
    ideas: [...ofClass, ...rest],
    lore,
  };
}

const idsOf = (all: readonly Skill[]): string[] => [
  ...new Set(all.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id))),
];

const FEWEST_MISCONCEPTIONS = 3;

/** If a standard's own skills have fewer than three misconceptions: the skills before, after and beside them. */
function neighbours(focus: Skill, own: readonly Skill[]): Skill[] {
  if (idsOf([focus, ...own]).length > FEWEST_MISCONCEPTIONS + 2) return [];
  const before = skills.filter(({ code }) => focus.prerequisites.includes(code));
  const after = skills.filter(({ prerequisites }) => prerequisites.includes(focus.code));
  const beside = skills.filter(({ grade, domain }) => grade === focus.grade && domain === focus.domain);
  return [...new Set([...before, ...after, ...beside])].filter((each) => !own.includes(each)).slice(0, 6);
}

const drawn = (kind: PlanBlockKind, context: PlanContext, seed: number): PlanBlock => ({
  id: kind,
  kind,
  seed,
  locked: false,
  edited: false,
  rows: makers[kind](context, seed),
});

/** Generates one block from its seed. A block whose check fails is generated again, a few times. */
export function makeBlock(kind: PlanBlockKind, context: PlanContext, seed: number): PlanBlock {
  const rng = createRng(seed);
  let block = drawn(kind, context, seed);
  for (let tries = 0; tries < 4 && checkBlocks([block]).faults.length > 0; tries += 1)
    block = drawn(kind, context, seedFrom(rng));
  return block;
}

/** The title, grade and blocks of a plan: the same for the same request, evidence and seed. */
export function makePlan(
  request: PlanRequest,
  seed: number,
  seen: readonly ClassMisconception[] = [],
): Pick<Plan, 'title' | 'grade' | 'blocks' | 'check'> | undefined {
  const context = contextOf(request, seen);
  if (context === undefined) return undefined;
  const rng = createRng(seed);
  const blocks = kinds.map((kind) => makeBlock(kind, context, seedFrom(rng))).filter(({ rows }) => rows.length > 0);
  return {
    title: `${context.focus.name} (${context.standard.code})`,
    grade: gradeOfStandard(context.standard.code),
    blocks,
    check: checkBlocks(blocks),
  };
}
