import type { PlacedSkill } from '@lemma/mastery/placement';
import type { SimulatedChild } from '@lemma/mastery/simulated-children';
import type { Rng } from '@lemma/math';

/** Between these chances of working out the answer lie the five levels. */
const EDGES = [0.35, 0.65, 0.8, 0.93];
const LEVELS = EDGES.length + 1;
export const levelOf = (chance: number): number => EDGES.filter((edge) => chance >= edge).length;

/** A question is chosen by so many children that are as likely as the answers say; more would only take time. */
const RESAMPLED = 1200;

export type PlacedAnswer = { readonly at: number; readonly right: boolean; readonly guess: number };

/**
 * Who knows a world, by many children of it: each weighs as much as it is likely to answer so. With ever more children
 * this is Bayes' rule for that world.
 */
export class PlacementObserver {
  readonly #chances: Float32Array;
  readonly #levels: Uint8Array;
  readonly #size: number;
  readonly #count: number;

  constructor(skills: readonly PlacedSkill[], draw: () => SimulatedChild, count: number) {
    this.#size = skills.length;
    this.#count = count;
    this.#chances = new Float32Array(count * skills.length);
    this.#levels = new Uint8Array(count * skills.length);
    for (let child = 0; child < count; child += 1) {
      const chanceOf = draw();
      for (const [at, { code }] of skills.entries()) {
        const chance = chanceOf(code);
        this.#chances[child * skills.length + at] = chance;
        this.#levels[child * skills.length + at] = levelOf(chance);
      }
    }
  }

  #chanceOf(child: number, { at, guess }: Pick<PlacedAnswer, 'at' | 'guess'>): number {
    return guess + (1 - guess) * (this.#chances[child * this.#size + at] ?? 0);
  }

  /** The weight of each child after these answers; in sum 1. */
  weightsAfter(answers: readonly PlacedAnswer[]): Float64Array {
    const weights = Float64Array.from({ length: this.#count }, (_, child) =>
      answers.reduce((product, answer) => {
        const right = this.#chanceOf(child, answer);
        return product * (answer.right ? right : 1 - right);
      }, 1),
    );
    const all = weights.reduce((sum, one) => sum + one, 0);
    return weights.map((one) => one / all);
  }

  /** For each skill the level within one of which the truth most probably is. */
  likelyLevels(weights: Float64Array): number[] {
    const shares = new Float64Array(this.#size * LEVELS);
    for (const [child, weight] of weights.entries()) {
      if (weight < 1e-9) continue;
      for (let at = 0; at < this.#size; at += 1) {
        const place = at * LEVELS + (this.#levels[child * this.#size + at] ?? 0);
        shares[place] = (shares[place] ?? 0) + weight;
      }
    }
    return Array.from({ length: this.#size }, (_, at) => {
      const own = shares.subarray(at * LEVELS, (at + 1) * LEVELS);
      const around = Array.from(own, (share, level) => (own[level - 1] ?? 0) + share + (own[level + 1] ?? 0));
      return around.indexOf(Math.max(...around));
    });
  }

  #resampled(weights: Float64Array, rng: Rng): number[] {
    const step = 1 / RESAMPLED;
    let [goal, sum, child] = [step * (rng.int(0, 999) / 1000), weights[0] ?? 0, 0];
    return Array.from({ length: RESAMPLED }, () => {
      while (sum < goal && child < this.#count - 1) {
        child += 1;
        sum += weights[child] ?? 0;
      }
      goal += step;
      return child;
    });
  }

  /**
   * The question after whose answer the levels of all skills are expected to vary least: by the squared covariances of
   * being right with them, as a regression on one answer lowers them.
   */
  bestQuestion(
    weights: Float64Array,
    guesses: readonly (number | undefined)[],
    asked: ReadonlySet<number>,
    rng: Rng,
  ): number {
    const some = this.#resampled(weights, rng);
    const size = this.#size;
    const means = new Float64Array(size);
    const centered = new Float32Array(some.length * size);
    for (const child of some)
      for (let at = 0; at < size; at += 1)
        means[at] = (means[at] ?? 0) + (this.#levels[child * size + at] ?? 0) / some.length;
    for (const [row, child] of some.entries())
      for (let at = 0; at < size; at += 1)
        centered[row * size + at] = (this.#levels[child * size + at] ?? 0) - (means[at] ?? 0);
    let [best, most] = [-1, -1];
    for (let at = 0; at < size; at += 1) {
      const guess = guesses[at];
      if (guess === undefined || asked.has(at)) continue;
      const rights = some.map((child) => this.#chanceOf(child, { at, guess }));
      const mean = rights.reduce((sum, one) => sum + one, 0) / rights.length;
      const shared = new Float64Array(size);
      for (const [row, right] of rights.entries()) {
        const apart = (right - mean) / some.length;
        for (let other = 0; other < size; other += 1)
          shared[other] = (shared[other] ?? 0) + apart * (centered[row * size + other] ?? 0);
      }
      const worth = shared.reduce((sum, one) => sum + one * one, 0) / (mean * (1 - mean));
      if (worth > most) [best, most] = [at, worth];
    }
    return best;
  }
}
