import { LAWS, type UnknownClass } from '../unknown-students.ts';
import { type LivedStep, likelyOwn, rightAt } from './lived-step.ts';

/** Abilities over which everything is averaged, in deviations, and their weights. */
const nodesFrom = (most: number, step: number) => {
  const count = Math.round((2 * most) / step) + 1;
  const at = Array.from({ length: count }, (_, index) => -most + index * step);
  const weights = at.map((one) => Math.exp((-one * one) / 2));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return { at, weights: weights.map((one) => one / all) };
};
const GENERAL = nodesFrom(3, 0.5);
const OWN = nodesFrom(2.8, 0.4);
/** A number so small that it changes nothing: no answer is impossible, so that one strange text decides nothing alone. */
const HARDLY = 1e-12;

/** The misconceptions of a skill that are had, in the order in which they are applied; none, one or two. */
type Has = readonly string[];
const keyOf = (has: Has): string => has.join(' ');

/** How likely a student's answers to one skill are, by general ability, if these misconceptions are had. */
type Likely = {
  /** A logarithm for each of `GENERAL`. */
  readonly logs: readonly number[];
  /** The probability that the skill is known then, for each of `GENERAL`. */
  readonly known: readonly number[];
};
type Kind = 'usual' | 'copier';

/** What a skill asks: how often each misconception has an answer of its own, and how hard it is. */
export type SkillLaw = {
  readonly code: string;
  readonly ideas: readonly string[];
  readonly hard: { readonly a: number; readonly b: number };
  readonly shows: ReadonlyMap<string, number>;
};
const KNOWN = 0.8;
const ASKED = nodesFrom(1.5, 0.5);

/** The chance of a right answer to a question of a skill by somebody who has these misconceptions. */
export function chanceAt({ hard, shows }: SkillLaw, ability: number, has: Has, applied: number): number {
  const right = ASKED.at.reduce(
    (sum, one, index) =>
      sum + (ASKED.weights[index] ?? 0) * rightAt({ a: hard.a, b: hard.b + LAWS.asked * one }, ability),
    0,
  );
  return has.reduce((chance, id) => chance * (1 - applied * (shows.get(id) ?? 0)), right);
}

function likelyIn(steps: readonly LivedStep[], law: SkillLaw, has: Has, applied: number, kind: Kind): Likely {
  const each = GENERAL.at.map((general) => {
    let [sum, known] = [0, 0];
    for (const [index, own] of OWN.at.entries()) {
      let [ability, log] = [general + LAWS.own * own, 0];
      for (const step of steps) {
        const { chance, alone } = likelyOwn(step, ability, has, applied);
        const copies = kind === 'copier' && step.isNeighbors !== undefined ? LAWS.copied : 0;
        const likely = Math.max(HARDLY, copies * (step.isNeighbors ? 1 : 0) + (1 - copies) * chance);
        log += Math.log(likely);
        ability += LAWS.learnt * Math.min(1, ((1 - copies) * alone) / likely);
      }
      const weight = (OWN.weights[index] ?? 0) * Math.exp(log);
      sum += weight;
      if (chanceAt(law, ability, has, applied) >= KNOWN) known += weight;
    }
    return { log: Math.log(sum), known: sum === 0 ? 0 : known / sum };
  });
  return { logs: each.map(({ log }) => log), known: each.map(({ known }) => known) };
}

/** A way to be: the kind of student, and the misconceptions in the order of their use. */
type Way = { readonly kind: Kind | 'guesser'; readonly has: Has; readonly prior: number };

/** Every way in which these students can be, with its probability. */
function waysOf(ideas: readonly string[]): Way[] {
  const some = 1 - LAWS.none;
  const [each, two] = [1 / ideas.length, (some * (1 - LAWS.one)) / ideas.length ** 2];
  const minds: Way[] = (['usual', 'copier'] as const).flatMap((kind) => {
    const share = LAWS.kinds[kind];
    return [
      { kind, has: [], prior: share * LAWS.none },
      ...ideas.map((id) => ({ kind, has: [id], prior: share * (some * LAWS.one * each + two) })),
      ...ideas.flatMap((id) =>
        ideas.flatMap((other) => (other === id ? [] : [{ kind, has: [id, other], prior: share * two }])),
      ),
    ];
  });
  return [...minds, { kind: 'guesser', has: [], prior: LAWS.kinds.guesser }];
}

export type Posterior = {
  /** The probability of each misconception. */
  readonly ideas: ReadonlyMap<string, number>;
  /** The probability that each skill is known, of those with answers. */
  readonly known: ReadonlyMap<string, number>;
};

/** Who knows the laws of these students and the skills: everything but what a student is like. */
export class Observer {
  readonly #laws: readonly SkillLaw[];
  readonly #ways: readonly Way[];
  readonly #applied: number;

  constructor(laws: readonly SkillLaw[], ideas: readonly string[], applied: number) {
    this.#laws = laws;
    this.#ways = waysOf(ideas);
    this.#applied = applied;
  }

  /** What follows from a student's answers, by Bayes' rule over all ways to be. */
  posteriorOf(steps: readonly LivedStep[]): Posterior {
    const bySkill = Map.groupBy(steps, ({ skill }) => skill);
    const laws = this.#laws.filter(({ code }) => bySkill.has(code));
    const memory = new Map<string, Likely>();
    const likely = (law: SkillLaw, has: Has, kind: Kind): Likely => {
      const key = `${kind} ${law.code} ${keyOf(has)}`;
      const found = memory.get(key) ?? likelyIn(bySkill.get(law.code) ?? [], law, has, this.#applied, kind);
      memory.set(key, found);
      return found;
    };
    const blind = steps.reduce((sum, { blindly }) => sum + Math.log(Math.max(HARDLY, blindly)), 0);
    const each = this.#ways.map((way) => {
      const { kind, has, prior } = way;
      if (kind === 'guesser')
        return { way, logs: GENERAL.weights.map((weight) => Math.log(prior * weight) + blind), parts: [] };
      const parts = laws.map((law) =>
        likely(
          law,
          has.filter((id) => law.ideas.includes(id)),
          kind,
        ),
      );
      const logs = GENERAL.weights.map((weight, at) =>
        parts.reduce((sum, part) => sum + (part.logs[at] ?? 0), Math.log(prior * weight)),
      );
      return { way, logs, parts };
    });
    const most = Math.max(...each.flatMap(({ logs }) => logs));
    let all = 0;
    const [ideas, known] = [new Map<string, number>(), new Map<string, number>()];
    for (const { way, logs, parts } of each) {
      const weights = logs.map((log) => Math.exp(log - most));
      const weight = weights.reduce((sum, one) => sum + one, 0);
      all += weight;
      for (const id of way.has) ideas.set(id, (ideas.get(id) ?? 0) + weight);
      for (const [at, part] of parts.entries()) {
        const code = laws[at]?.code ?? '';
        const share = part.known.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0);
        known.set(code, (known.get(code) ?? 0) + share);
      }
    }
    const shares = (sums: ReadonlyMap<string, number>) => new Map([...sums].map(([id, one]) => [id, one / all]));
    return { ideas: shares(ideas), known: shares(known) };
  }
}

/** How often each misconception of a skill has an answer of its own, over the questions that a class was asked. */
export function skillLaws(
  { minds, hardness }: UnknownClass,
  stepsOf: (id: string) => readonly LivedStep[],
): SkillLaw[] {
  const steps = minds.flatMap(({ id }) => stepsOf(id));
  const bySkill = Map.groupBy(steps, ({ skill }) => skill);
  return [...hardness].map(([code, hard]) => {
    const own = bySkill.get(code) ?? [];
    const ideas = [...new Set(own.flatMap(({ fits }) => [...fits.keys()]))];
    const shows = new Map(ideas.map((id) => [id, own.filter(({ fits }) => fits.has(id)).length / own.length]));
    return { code, ideas, hard, shows };
  });
}
