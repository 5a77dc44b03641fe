import { type Gain, type MasteryLevel, MOST_GAINED, MOST_LATELY } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { type Answer, countsForMastery, inOrder, observedFrom, refOf } from './answer.ts';
import { type EasinessOf, type Knowledge, type StudentTrace, shippedEasiness, traceStudent } from './knowledge.ts';
import { atLeast, masteryLevelOf, RECHECK_AFTER_MS, weekOf } from './mastery-level.ts';
import { nameMisconceptions } from './name-misconceptions.ts';
import { tellingWork } from './own-work.ts';
import { fitOf, type Settled, type SettledSkill, signOf, unmovedBy } from './settled.ts';
import { strugglesOf } from './struggle.ts';

/** The parts of the curriculum that the model needs: the prerequisites of a skill, and all skills of a grade's list. */
export type Curriculum = {
  readonly prerequisitesOf: (skill: string) => readonly string[];
  readonly skills: readonly string[];
};

/**
 * Decisions of teachers about a student: levels in place of the computed ones, and misconceptions that must not be
 * named.
 */
export type Said = { readonly levels: Readonly<Record<string, MasteryLevel>>; readonly aside: readonly string[] };
const nothingSaid: Said = { levels: {}, aside: [] };

const MOST_WEEKS = 40;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Three or more tries with less than five seconds between them on average: searching for the answer, as in Baker et al.
 * 2004 (gaming the system).
 */
const isSearch = ({ tries, at, lastAt }: Answer): boolean => tries >= 3 && (lastAt - at) / (tries - 1) < 5000;

/**
 * A skill's answers with the trace of the student; `all` are the student's answers to all skills, in the same order.
 */
type Traced = {
  readonly skill: string;
  readonly answers: readonly Answer[];
  readonly all: readonly Answer[];
  readonly trace: StudentTrace;
};

/** The number of answers before a moment, by binary search in the sorted list: every skill asks it for every week of several years. */
function countBefore(answers: readonly Answer[], until: number): number {
  let [from, to] = [0, answers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((answers[middle]?.at ?? until) < until) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * What is known of a skill after its last answer before `until`. Later answers to other skills change nothing: a level
 * moves by work on its skill, and what they say counts from the next answer on.
 */
function standing({ skill, answers, all, trace }: Traced, until = Number.POSITIVE_INFINITY) {
  const count = countBefore(answers, until);
  const lastAt = answers[count - 1]?.at ?? Number.NEGATIVE_INFINITY;
  const knowledge = trace.knowledgeAt(skill, countBefore(all, lastAt + 1));
  const isShown = answers.some(({ mark }, index) => index < count && mark === 'right');
  return { ...knowledge, count, level: masteryLevelOf(knowledge, count, isShown) };
}

/** What is found of a skill now. `counted` are all answers to it that count. */
function foundOf(skill: Traced, counted: readonly Answer[], easinessOf: EasinessOf): SettledSkill {
  const { count, level, ...knowledge } = standing(skill);
  const lastAt = skill.answers.at(-1)?.at ?? 0;
  const before = standing(skill, weekOf(lastAt));
  const gainedAt = atLeast(level, 'secure') ? gainedAtOf(skill) : undefined;
  return {
    ...{ of: signOf(counted), fittedAt: fitOf(easinessOf), answers: count, level, lastAt },
    estimate: rounded(knowledge.estimate),
    low: rounded(knowledge.low),
    high: rounded(knowledge.high),
    ...(before.count > 0 && { before: { estimate: rounded(before.estimate), level: before.level } }),
    ...(gainedAt !== undefined && { gainedAt }),
  };
}

function skillOf({ estimate, low, high, answers, level, lastAt, before }: SettledSkill, own: MasteryLevel | undefined) {
  return {
    ...{ estimate, low, high, answers, level: own ?? level },
    ...(own && { set: true }),
    lastAt,
    nextRecheckAt: lastAt + RECHECK_AFTER_MS,
    week: weekOf(lastAt),
    ...(before && { before }),
  };
}

/** One point for each week with an answer: the mean over the skills met by its end. */
function growthOf(traces: readonly Traced[]) {
  const weeks = [...new Set(traces.flatMap(({ answers }) => answers.map(({ at }) => weekOf(at))))].toSorted(
    (a, b) => a - b,
  );
  return weeks.slice(-MOST_WEEKS).map((week) => {
    const seen = traces.map((one) => standing(one, week + WEEK)).filter(({ count }) => count > 0);
    const mean = (of: (one: Knowledge) => number): number =>
      rounded(seen.reduce((sum, one) => sum + of(one), 0) / seen.length);
    return {
      week,
      mean: mean((one) => one.estimate),
      low: mean((one) => one.low),
      high: mean((one) => one.high),
      skills: seen.length,
      answers: seen.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** Whether slips alone explain at least half of what went wrong: it says how carefully the student worked, not what is missing. */
function isCareless(answers: readonly Answer[]): boolean {
  const failed = answers.filter(({ mark }) => mark === 'wrong' || mark === 'hinted');
  const slips = failed.filter(({ slip }) => slip === true);
  return failed.length > 0 && 2 * slips.length >= failed.length;
}

/**
 * Weak skills whose prerequisites are weak as well, and not by slips: teach the prerequisite first. The evidence is
 * answers to the prerequisite.
 */
function gapsOf(
  levelsNow: ReadonlyMap<string, { level: MasteryLevel; answers: number; set?: boolean }>,
  answers: readonly Answer[],
  curriculum: Curriculum,
) {
  const weak = (skill: string): boolean => {
    const had = levelsNow.get(skill);
    return had !== undefined && (had.set === true || had.answers >= 2) && !atLeast(had.level, 'nearly');
  };
  const answersTo = Map.groupBy(answers, ({ skill }) => skill);
  const lacked = (skill: string): boolean =>
    weak(skill) && (levelsNow.get(skill)?.set === true || !isCareless(answersTo.get(skill) ?? []));
  const blocked = [...levelsNow.keys()].filter(weak);
  const missing = [...new Set(blocked.flatMap((skill) => curriculum.prerequisitesOf(skill).filter(lacked)))].toSorted();
  return missing.map((skill) => ({
    skill,
    blocks: blocked.filter((one) => curriculum.prerequisitesOf(one).includes(skill)).toSorted(),
    evidence: (answersTo.get(skill) ?? [])
      .filter(({ mark, slip }) => mark === 'wrong' && slip !== true)
      .slice(-2)
      .map(refOf),
  }));
}

/** Counts of the answers that say little or nothing about what the student knows. */
export function effortOf(answers: readonly Answer[]) {
  const count = (mark: Answer['mark']): number => answers.filter((one) => one.mark === mark).length;
  return {
    ...{ answers: answers.length, rapid: count('rapid'), hinted: count('hinted'), parent: count('parent') },
    searching: answers.filter(isSearch).length,
  };
}

/** What became possible longer ago is no news. */
const NEWS_MS = 4 * WEEK;

/** When the level of a skill first became `secure`, by its own answers. */
const gainedAtOf = (traced: Traced): number | undefined =>
  traced.answers.find(({ at }) => atLeast(standing(traced, at + 1).level, 'secure'))?.at;

/** What became possible in the weeks before the last answer and still is, newest first. */
function gainedOf(settled: Settled): Gain[] {
  const last = Math.max(0, ...Object.values(settled).map(({ lastAt }) => lastAt));
  return Object.entries(settled)
    .flatMap(([skill, { gainedAt: at }]) => (at !== undefined && at > last - NEWS_MS ? { skill, at } : []))
    .toSorted((one, other) => other.at - one.at || one.skill.localeCompare(other.skill))
    .slice(0, MOST_GAINED);
}

/** When the last answers that counted were given, over the seven days before the last of them. */
const latelyOf = (counted: readonly Answer[]): number[] => {
  const last = counted.at(-1)?.at ?? 0;
  const times = counted.flatMap(({ at }) => (at > last - WEEK ? at : []));
  return times.toReversed().slice(0, MOST_LATELY);
};

/** What is known of each skill, by its code. `counted` must be sorted. */
function tracesOf(counted: readonly Answer[], easinessOf: EasinessOf): Traced[] {
  const all = tellingWork(counted, easinessOf);
  const trace = traceStudent(observedFrom(all), easinessOf);
  return [...Map.groupBy(all, ({ skill }) => skill)]
    .map(([skill, answers]) => ({ skill, answers, all, trace }))
    .toSorted((one, other) => (one.skill < other.skill ? -1 : 1));
}

/** The weeks of these answers, computed as in `summariseStudent`. */
export const growthFrom = (all: readonly Answer[], easinessOf: EasinessOf) =>
  growthOf(tracesOf(inOrder(all).filter(countsForMastery), easinessOf));

/**
 * Whether a teacher wants no later check of a skill. With one answer from elsewhere, such as practice, it is checked
 * again like any other.
 */
function uncheckedIn(counted: readonly Answer[]) {
  const checked = new Set(counted.flatMap(({ skill, recheck }) => (recheck === false ? [] : skill)));
  return (skill: string): boolean => !checked.has(skill);
}

/** What is known of each skill: as it was found when its student last worked on it, or found now. */
function settledFrom(
  counted: readonly Answer[],
  traces: readonly Traced[],
  { easinessOf, settled }: { readonly easinessOf: EasinessOf; readonly settled: Settled },
): Settled {
  const traced = new Map(traces.map((one) => [one.skill, one]));
  const found = [...Map.groupBy(counted, ({ skill }) => skill)].flatMap(([skill, own]) => {
    const now = traced.get(skill);
    const one = unmovedBy(settled[skill], own, easinessOf) ?? (now && foundOf(now, own, easinessOf));
    return one ? [[skill, one] as const] : [];
  });
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What a summary goes by beside the answers. */
type Basis = {
  readonly said?: Said | undefined;
  readonly easinessOf?: EasinessOf | undefined;
  /** What the summary before this one found. */
  readonly settled?: Settled | undefined;
};

/** Everything that is computed about one student, from answers in any order and from decisions of teachers. */
export function summariseStudent(
  all: readonly Answer[],
  curriculum: Curriculum,
  { said = nothingSaid, easinessOf = shippedEasiness, settled: before = {} }: Basis = {},
) {
  const answers = inOrder(all);
  const counted = answers.filter(countsForMastery);
  const traces = tracesOf(counted, easinessOf);
  const settled = settledFrom(counted, traces, { easinessOf, settled: before });
  const unchecked = uncheckedIn(counted);
  const skills = Object.fromEntries(
    Object.entries(settled).map(([skill, one]) => [
      skill,
      { ...skillOf(one, said.levels[skill]), ...(unchecked(skill) && { recheck: false }) },
    ]),
  );
  const known = new Map(Object.entries(skills));
  const secure = (skill: string): boolean => {
    const had = known.get(skill);
    return had !== undefined && atLeast(had.level, 'secure');
  };
  const opens = (skill: string): boolean => {
    const before = curriculum.prerequisitesOf(skill);
    return !known.has(skill) && before.length > 0 && before.every(secure);
  };
  return {
    skills,
    ideas: nameMisconceptions(answers, easinessOf).filter(({ id }) => !said.aside.includes(id)),
    struggles: strugglesOf(answers),
    gaps: gapsOf(known, answers, curriculum),
    growth: growthOf(traces),
    opensNext: curriculum.skills.filter(opens),
    effort: effortOf(answers),
    gained: gainedOf(settled),
    settled,
    lately: latelyOf(counted),
    lastAt: answers.reduce((last, one) => Math.max(last, one.lastAt), 0),
  };
}
export type StudentSummary = ReturnType<typeof summariseStudent>;
