import type { Problem } from '@lemma/math';
import type { PlanItem } from '@lemma/school/plan';

type Asked = Pick<PlanItem, 'prompt' | 'case' | 'math' | 'picture'>;

/** What a problem asks, word by word. */
export const askedText = ({ prompt, math = '', picture }: Omit<Asked, 'case'>): string =>
  JSON.stringify([prompt, math, picture ?? '']);

/** The words of a problem without its numbers and names. */
export const shapeOf = (text: string): string =>
  text
    .replace(/`[^`]*`|\d[\d,./]*/g, '#')
    .replace(/(?<=\s)\p{Lu}\p{L}+/gu, '@')
    .trim();

/** The numbers of a problem, since with another noun around them it is the same; without any, its words but no names. */
const numbersText = (asked: Asked): string =>
  `${asked.case}: ${
    askedText(asked)
      .match(/-?\d[\d.,/]*/g)
      ?.join(' ') ?? shapeOf(` ${askedText(asked).slice(2)}`)
  }`;

const answerOf = (key: string, options: Problem['answer']['options']): string =>
  options?.find(({ id }) => id === key)?.label ?? key;

/** Problems that were asked before, to choose one that differs in its answer, its numbers and what it speaks of. */
export class Before {
  readonly #texts = new Set<string>();
  readonly #rest = new Set<string>();

  constructor(items: readonly PlanItem[] = []) {
    for (const item of items) this.#add(item, answerOf(item.key, item.options));
  }

  #add(asked: Asked, answer: string): void {
    this.#texts.add(askedText(asked));
    for (const each of [numbersText(asked), shapeOf(asked.prompt), `= ${answer}`]) this.#rest.add(each);
  }

  add = (problem: Problem): void => this.#add(problem, answerOf(problem.answer.key, problem.answer.options));
  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  has = (problem: Problem): boolean => this.#texts.has(askedText(problem));

  /** How much of a problem was there before: the same numbers weigh most, then the same answer. */
  likeness(problem: Problem): number {
    const { answer, prompt } = problem;
    const weights = [
      [numbersText(problem), 3],
      [`= ${answerOf(answer.key, answer.options)}`, 2],
      [shapeOf(prompt), 1],
    ] as const;
    return weights.reduce((sum, [each, weight]) => sum + (this.#rest.has(each) ? weight : 0), 0);
  }
}
