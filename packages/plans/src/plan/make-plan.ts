import { createRng, type Skill } from '@lemma/math';
import type { Plan, PlanBlock, PlanBlockKind, PlanRequest, PlanRow } from '@lemma/school/plan';
import { planBlockKinds } from '@lemma/school/plan';
import { checkBlocks } from '../check/check-blocks.ts';
import { coverOf } from '../cover.ts';
import { loreOf } from '../lore/lore.ts';
import { waysOf } from '../lore/ways.ts';
import { findStandard, gradeOfStandard } from '../standards/standards.ts';
import type { ClassMisconception, OfficialWording, PlanContext } from './context.ts';
import { exitTicketRows } from './exit-ticket-rows.ts';
import { seedFrom } from './items.ts';
import { type LessonCases, lessonCasesOf, taughtAs } from './lesson-cases.ts';
import { type LessonSet, setOf } from './lesson-set.ts';
import { lookForRows } from './look-for-rows.ts';
import { misconceptionRows } from './misconception-blocks.ts';
import { needRows } from './need-rows.ts';
import { nameOf } from './objective.ts';
import { goalRows, prerequisiteRows, standardRows, termRows, timingRows } from './opening-blocks.ts';
import { phaseRows } from './phase-rows.ts';
import { problemRows } from './problem-rows.ts';
import { tierRows } from './tier-rows.ts';
import { writtenTasksOf } from './written-tasks.ts';

/** Blocks that bring problems of their own, drawn from a seed. */
const drawers = {
  prerequisites: prerequisiteRows,
  problems: problemRows,
  tiers: tierRows,
  'exit-ticket': exitTicketRows,
} satisfies Partial<Record<PlanBlockKind, (context: PlanContext, seed: number, before: LessonSet) => PlanRow[]>>;
type DrawnKind = keyof typeof drawers;

/** Blocks that speak of those problems, and have no numbers of their own. */
const tellers: Record<Exclude<PlanBlockKind, DrawnKind>, (context: PlanContext, set: LessonSet) => PlanRow[]> = {
  standard: standardRows,
  timing: timingRows,
  goal: goalRows,
  terms: termRows,
  misconceptions: misconceptionRows,
  phases: phaseRows,
  'look-fors': lookForRows,
  needs: needRows,
};
const isDrawn = (kind: PlanBlockKind): kind is DrawnKind => kind in drawers;

const seenIn = (skill: Skill, seen: readonly ClassMisconception[]): number =>
  seen
    .filter(({ id }) => skill.misconceptions.some((rule) => rule.id === id))
    .reduce((sum, each) => sum + each.students, 0);

/**
 * The main skill of a lesson: the one asked for, else the one that the class struggles with most, else the one that
 * leads to the hardest case. A skill with that case alone leaves no way to it, so another one leads there.
 */
function focusOf(
  { skills: all, pairs, hardest }: LessonCases,
  wanted: string | undefined,
  seen: readonly ClassMisconception[],
): Skill | undefined {
  const asked = all.find((skill) => skill.code === wanted);
  if (asked) return asked;
  const count = (skill: Skill): number => pairs.filter((pair) => pair.skill === skill).length;
  const leading = count(hardest.skill) > 1 ? undefined : all.findLast((skill) => count(skill) > 1);
  const [first, ...rest] = [...new Set([leading ?? hardest.skill, ...all])];
  return first && rest.reduce((best, skill) => (seenIn(skill, seen) > seenIn(best, seen) ? skill : best), first);
}

/** The data from which a plan is generated; undefined if the code does not exist or no skill covers it. */
export function contextOf(
  request: PlanRequest,
  seen: readonly ClassMisconception[],
  official?: OfficialWording,
): PlanContext | undefined {
  const standard = findStandard(request.standard);
  const cover = standard && coverOf(standard.code);
  if (standard === undefined || cover === undefined || cover.kind === 'none') return undefined;
  const cases = lessonCasesOf(standard.code);
  const focus = cases && focusOf(cases, request.focus, seen);
  // A heading is taught as the standard below it whose case is the hardest.
  const taught = taughtAs(standard.code);
  const lore = loreOf(taught) ?? loreOf(focus?.standards[0] ?? '');
  const ways = waysOf(taught) ?? waysOf(focus?.standards[0] ?? '');
  if (!focus || !lore || !ways) return undefined;
  const { skills: own } = cases;
  const point = writtenTasksOf(standard.code).ticket?.point?.replace(/\.$/, '') ?? cases.point;
  const ids = idsOf([cases.hardest.skill, focus, ...own]);
  const ofClass = seen.filter(({ id }) => ids.includes(id)).toSorted((one, other) => other.students - one.students);
  const rest = ids.filter((id) => !ofClass.some((idea) => idea.id === id)).map((id) => ({ id }));
  return {
    request,
    standard,
    official,
    cover: cover.kind,
    skills: own,
    cases: { ...cases, point },
    focus,
    ideas: [...ofClass, ...rest],
    lore,
    ways,
  };
}

const idsOf = (all: readonly Skill[]): string[] => [
  ...new Set(all.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id))),
];

const blockOf = (kind: PlanBlockKind, seed: number, rows: PlanRow[]): PlanBlock => ({
  id: kind,
  kind,
  seed,
  locked: false,
  edited: false,
  rows,
});

/**
 * Draws a block with problems from its seed, other ones than stand before it. A block whose check fails is drawn again,
 * a few times.
 */
function drawBlock(kind: DrawnKind, context: PlanContext, seed: number, before: LessonSet): PlanBlock {
  const rng = createRng(seed);
  let block = blockOf(kind, seed, drawers[kind](context, seed, before));
  for (let tries = 0; tries < 4 && checkBlocks([block]).faults.length > 0; tries += 1)
    block = blockOf(kind, block.seed, drawers[kind](context, seedFrom(rng), before));
  return block;
}

/** Whether a block may be written anew: nobody has locked it or changed it by hand. */
const isFree = ({ locked, edited }: PlanBlock): boolean => !locked && !edited;

/**
 * Writes every block that speaks of problems anew from the problems as they stand, except those that a person locked or
 * changed: a number that is changed in one place changes in all.
 */
export function tellBlocks(context: PlanContext, blocks: readonly PlanBlock[]): PlanBlock[] {
  const set = setOf(blocks);
  return blocks.map((block) => {
    if (isDrawn(block.kind) || !isFree(block)) return block;
    return { ...block, rows: tellers[block.kind](context, set) };
  });
}

/** The blocks with some of them made again: other problems where they have some, and the rest follows. */
export function remakeBlocks(
  context: PlanContext,
  blocks: readonly PlanBlock[],
  seed: number,
  isChosen: (block: PlanBlock) => boolean,
): PlanBlock[] {
  const rng = createRng(seed);
  const made: PlanBlock[] = [];
  for (const block of blocks) {
    const own = seedFrom(rng);
    if (!isChosen(block)) made.push(block);
    else if (isDrawn(block.kind)) made.push({ ...drawBlock(block.kind, context, own, setOf(made)), id: block.id });
    else made.push({ ...block, seed: own, edited: false });
  }
  return tellBlocks(context, made);
}

/** The title, grade and blocks of a plan: the same for the same request, evidence and seed. */
export function makePlan(
  request: PlanRequest,
  seed: number,
  seen: readonly ClassMisconception[] = [],
  official?: OfficialWording,
): Pick<Plan, 'title' | 'grade' | 'blocks' | 'check'> | undefined {
  const context = contextOf(request, seen, official);
  if (context === undefined) return undefined;
  const empty = planBlockKinds.map((kind) => blockOf(kind, seed, []));
  const blocks = remakeBlocks(context, empty, seed, () => true).filter(({ rows }) => rows.length > 0);
  return {
    title: `${nameOf(context, setOf(blocks))} (${context.standard.code})`,
    grade: gradeOfStandard(context.standard.code),
    blocks,
    check: checkBlocks(blocks),
  };
}
