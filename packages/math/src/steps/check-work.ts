import { bare, compareTrees, constantValue, type Node } from '../check/index.ts';
import { lettersOf } from '../verify/judge.ts';
import { followsFrom, lastOf, type StepCheck } from './follows-from.ts';
import { expressionIn, statementsIn } from './statements-in.ts';
import type { NameStep } from './step-misconception.ts';
import { taskIn } from './task-in.ts';
import { readWorkLine, type WorkLine } from './work-line.ts';

type Statement = { readonly tree: Node; readonly text: string };
type Judged = 'follows' | 'does-not' | 'unknown';

const both = (statements: readonly Statement[]): Node => {
  const [only] = statements;
  return statements.length === 1 && only !== undefined
    ? only.tree
    : { kind: 'logic', op: 'and', items: statements.map(({ tree }) => tree) };
};

const sidesOf = (tree: Node): readonly [Node, Node] | undefined => {
  const node = bare(tree);
  const [left, right] = node.kind === 'relation' && node.signs.length === 1 && node.signs[0] === '=' ? node.items : [];
  return left && right && [left, right];
};

const squared = (node: Node): Node => ({
  kind: 'binary',
  sign: '^',
  left: { kind: 'group', arg: node },
  right: { kind: 'number', text: '2', raw: '2', value: { n: 2n, d: 1n } },
});

/** Whether both sides were squared: the new line follows, but may have more solutions. */
function isSquared(before: Node, after: Node): boolean {
  const sides = sidesOf(before);
  if (sides === undefined) return false;
  const [left, right] = sides;
  return compareTrees({ kind: 'relation', signs: ['='], items: [squared(left), squared(right)] }, after) === 'equal';
}

/** Judges a chain of numbers, in which every sign must hold. Undefined for anything else. */
function holdsInItself(tree: Node): Judged | undefined {
  const node = bare(tree);
  if (node.kind !== 'relation') return undefined;
  const numbers = node.items.filter((item) => lettersOf(item).size === 0);
  // In d = 12 × 3.5 = 42, the letter is followed by numbers that must be equal.
  const chain = numbers.length === node.items.length ? node.items : node.items.slice(-numbers.length);
  const lonely = node.items.length - numbers.length === 1 && bare(node.items[0] ?? node).kind === 'name';
  if (numbers.length < 2 || (numbers.length < node.items.length && !lonely)) return undefined;
  const signs = node.signs.slice(-(chain.length - 1));
  const verdicts = signs.map((sign, at): Judged => {
    const [left, right] = [chain[at], chain[at + 1]];
    if (left === undefined || right === undefined) return 'unknown';
    const verdict =
      sign === '='
        ? compareTrees(left, right)
        : compareTrees(
            { kind: 'relation', signs: [sign], items: [left, right] },
            { kind: 'logic', op: 'and', items: [] },
          );
    return verdict === 'equal' ? 'follows' : verdict === 'different' ? 'does-not' : 'unknown';
  });
  return verdicts.includes('does-not') ? 'does-not' : verdicts.includes('unknown') ? 'unknown' : 'follows';
}

/** y = 2(3) − 1 = 5 states that y is 5. */
function endOfChain(tree: Node): Node {
  const node = bare(tree);
  if (node.kind !== 'relation' || node.items.length < 3 || node.signs.some((sign) => sign !== '=')) return node;
  const [first, last] = [node.items[0], node.items.at(-1)];
  return first && last && holdsInItself(node) === 'follows'
    ? { kind: 'relation', signs: ['='], items: [first, last] }
    : node;
}

const equal = (a: Node, b: Node, domain: Domain = 'real'): Judged => {
  const verdict = compareTrees(a, b, { domain });
  return verdict === 'equal' ? 'follows' : verdict === 'different' ? 'does-not' : 'unknown';
};

type Domain = 'real' | 'positive';
/** a² + b² = c²: the sides of a right triangle, which are positive. */
const SIDES = /[\w)](?:\^2|²)\s*[+−-]\s*[\w)]+(?:\^2|²)\s*=\s*[\w(]+(?:\^2|²)/;

/** The most statements that are compared with each other; real work has fewer. */
const MOST = 12;

/** What the lines of a student's work have stated so far, and whether the next line follows from it. */
class Work {
  /** What is given or was found, in order. */
  readonly #known: Statement[] = [];
  readonly #given: readonly Statement[];
  readonly #asked: ReturnType<typeof expressionIn>;
  #value: Statement | undefined;
  /** The calculation that the work is for: what stands alone on its first line. */
  #task: Statement | undefined;
  /** The last value with letters; calculations with numbers may stand beside it. */
  #lettered: Statement | undefined;
  #domain: Domain = 'real';
  /** True after a step that may add solutions: then the last line is compared with the first. */
  #widened = false;

  constructor(problem: string | undefined) {
    this.#given = problem === undefined ? [] : statementsIn(problem);
    this.#asked = problem === undefined ? undefined : expressionIn(problem);
  }

  judge(line: WorkLine, text: string): { readonly verdict: Judged; readonly from: string } {
    if (line.kind === 'statement') {
      const tree = endOfChain(line.tree);
      const judged = this.#statement({ tree: line.denied ? { kind: 'not', arg: tree } : tree, text }, line);
      return judged;
    }
    if (line.kind === 'value') return this.#worth({ tree: line.tree, text });
    if (line.kind === 'words' && line.keepsAll && this.#widened && !this.#backAtStart())
      return { verdict: 'does-not', from: this.#known[0]?.text ?? '' };
    return { verdict: 'unknown', from: '' };
  }

  #backAtStart(): boolean {
    const [first, last] = [this.#known[0], this.#known.at(-1)];
    return first === undefined || last === undefined || equal(first.tree, last.tree) !== 'does-not';
  }

  #statement(
    said: Statement,
    { numeric, denied }: { numeric: boolean; denied: boolean },
  ): { verdict: Judged; from: string } {
    const before = this.#known.at(-1) ?? this.#given.at(-1);
    if (before !== undefined && !denied) {
      const judged = this.#derived(said);
      if (judged === 'follows' || (!numeric && judged !== 'unknown')) return { verdict: judged, from: before.text };
    }
    if (!numeric) {
      if (!denied) this.#known.push(said);
      return { verdict: holdsInItself(said.tree) === 'does-not' ? 'does-not' : 'unknown', from: said.text };
    }
    const inside = holdsInItself(said.tree);
    const verdict = denied ? 'unknown' : (inside ?? 'unknown');
    // The first part of a calculation continues the last value or starts a separate calculation: both are fine.
    if (verdict === 'follows' && (this.#task === undefined || this.#goesOn(said)))
      this.#value = { tree: lastOf(said.tree), text: said.text };
    return { verdict, from: said.text };
  }

  /** Whether a calculation begins with the last value or takes it up; one beside it has a value that is none of the task's. */
  #goesOn({ tree, text }: Statement): boolean {
    const node = bare(tree);
    const [first] = node.kind === 'relation' ? node.items : [];
    if (first === undefined || this.#value === undefined) return false;
    const numbersIn = (said: string): readonly string[] => said.match(/\d+(?:\.\d+)?/g) ?? [];
    const value = constantValue(this.#value.tree);
    // A number of the task itself is not taken up from its value: 4 in 12 - 4 × 2.
    const own = this.#value === this.#task ? numbersIn(this.#value.text) : [];
    const given = numbersIn(text.split('=')[0] ?? '').filter((each) => !own.includes(each));
    return equal(this.#value.tree, first) === 'follows' || given.some((each) => Number(each) === value);
  }

  #derived(said: Statement): Judged {
    if (holdsInItself(said.tree) === 'does-not' && lettersOf(said.tree).size > 0) return 'does-not';
    const all = [...this.#given, ...this.#known].slice(-MOST);
    const learn = (): Judged => {
      if (lettersOf(said.tree).size > 0) this.#known.push(said);
      return 'follows';
    };
    if (all.some(({ text }) => SIDES.test(text))) this.#domain = 'positive';
    const earlier = [...this.#known].reverse();
    const last = earlier[0] ?? (this.#given.length === 1 ? this.#given[0] : undefined);
    if ([...earlier, ...this.#given].some(({ tree }) => equal(tree, said.tree, this.#domain) === 'follows'))
      return learn();
    if (last !== undefined && isSquared(last.tree, said.tree)) {
      this.#widened = true;
      return learn();
    }
    const letters = lettersOf(said.tree);
    const before = new Set(all.flatMap(({ tree }) => [...lettersOf(tree)]));
    const isNew = [...letters].some((letter) => !before.has(letter));
    if (isNew) return this.#beside(said);
    if (before.size > 1) return this.#inSystem(said, all, before);
    if (letters.size === 0) return 'unknown';
    const judged = last === undefined ? 'unknown' : equal(last.tree, said.tree, this.#domain);
    return judged === 'does-not' ? 'does-not' : this.#beside(said);
  }

  /** Accepts a new statement as given. */
  #beside(said: Statement): Judged {
    if (lettersOf(said.tree).size > 0) this.#known.push(said);
    return 'unknown';
  }

  /**
   * With several letters, a line may use everything that is known; as long as this does not determine the letters, the
   * line may also be newly given.
   */
  #inSystem(said: Statement, all: readonly Statement[], letters: ReadonlySet<string>): Judged {
    const equations = independent(all);
    const implied = equal(both(equations), both([...equations, said]));
    if (implied === 'follows') {
      this.#known.push(said);
      return 'follows';
    }
    const contradicts = equal(both([...equations, said]), { kind: 'logic', op: 'or', items: [] }) === 'follows';
    // A formula in three letters is rearranged; in two letters there may be a second equation.
    const open = this.#given.length === 0 && equations.length < letters.size && lettersOf(said.tree).size < 3;
    if (open && !contradicts) return this.#beside(said);
    if (open && /^\s*but\b/i.test(said.text)) return this.#beside(said);
    return implied === 'does-not' ? 'does-not' : this.#beside(said);
  }

  #worth(said: Statement): { verdict: Judged; from: string } {
    const hasLetters = lettersOf(said.tree).size > 0;
    const last = this.#value;
    // A value with letters follows from the last one with letters, not from a calculation of numbers beside it.
    const isBeside = hasLetters && last !== undefined && lettersOf(last.tree).size === 0;
    const before = isBeside ? this.#lettered : last;
    if (hasLetters) this.#lettered = said;
    if (before === undefined) {
      // A share may be found by way of 1 % or of one part, so only a product must be the share itself.
      const asked = this.#asked?.isShare && !/[×*·]/.test(said.text) ? undefined : this.#asked?.tree;
      const judged = asked === undefined ? 'unknown' : equal(asked, said.tree);
      if (judged === 'does-not') return { verdict: 'does-not', from: said.text };
      if (this.#known.length === 0 || hasLetters) this.#value = said;
      if (this.#known.length === 0 && !hasLetters && bare(said.tree).kind === 'binary') this.#task = said;
      return { verdict: judged, from: '' };
    }
    const verdict = equal(before.tree, said.tree);
    if (verdict === 'follows' || verdict === 'unknown') this.#value = said;
    return { verdict, from: before.text };
  }
}

/** The statements without those that say the same as another. */
function independent(all: readonly Statement[]): Statement[] {
  const chosen: Statement[] = [];
  for (const one of all) {
    const known = chosen.length > 0 && equal(both(chosen), both([...chosen, one])) === 'follows';
    if (!known) chosen.push(one);
  }
  return chosen;
}

/** What is said of one line; `from` is the line that it was compared with, empty if there was none. */
export type JudgedLine = {
  readonly verdict: Judged | 'invalid';
  readonly from: string;
  readonly line: WorkLine;
};

/**
 * What is said of each line, in order, up to the first that does not follow. Lines may be equations, values, side
 * calculations, or words. `problem` is the question, if known: then the first line is compared with it too. Never
 * throws.
 */
export function* judgedLines(lines: readonly string[], problem?: string): Generator<JudgedLine> {
  const work = new Work(problem);
  const task = taskIn(problem ?? lines[0] ?? '');
  for (const [at, text] of lines.entries()) {
    const line = readWorkLine(text);
    const tree = 'tree' in line ? line.tree : undefined;
    const isTask = problem === undefined && at === 0 && task !== undefined;
    if (!isTask && task?.({ text, tree })) {
      yield { verdict: 'does-not', from: problem ?? lines[0] ?? '', line };
      return;
    }
    const { verdict, from } =
      line.kind === 'invalid' ? { verdict: 'invalid' as const, from: '' } : work.judge(line, text);
    yield { verdict, from, line };
    if (verdict === 'does-not') return;
  }
}

const MESSAGE = 'This line does not say the same as the one before.';

/** What to say about a line that does not follow: the misconception behind it, if two lines show one. */
export function finding(before: string, after: string, name?: NameStep): StepCheck {
  const pair = before === '' || before === after ? undefined : followsFrom(before, after, name);
  return pair?.verdict === 'does-not' ? pair : { verdict: 'does-not', message: MESSAGE };
}

/**
 * The first line of written work that does not follow, from 1; undefined if each follows or cannot be decided. It ends
 * at the first line that cannot be read. `name` finds the misconception behind the line. Never throws.
 */
export function checkWork(
  lines: readonly string[],
  problem?: string,
  name?: NameStep,
): { readonly line: number; readonly check: StepCheck } | undefined {
  let at = 0;
  for (const { verdict, from, line } of judgedLines(lines, problem)) {
    at += 1;
    if (line.kind === 'invalid' && at > 1) {
      const { at: place, length, message } = line;
      return { line: at, check: { verdict: 'invalid', line: 'after', at: place, length, message } };
    }
    if (verdict === 'does-not') return { line: at, check: finding(from, lines[at - 1] ?? '', name) };
  }
  return undefined;
}
