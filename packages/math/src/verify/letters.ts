import { bare, compareTrees, constantValue, type Node } from '../check/index.ts';
import { judge, lettersOf, substitute, treeOf, type Verdict } from './judge.ts';
import { bindingBefore, cues, isStep, type Sentence } from './sentences.ts';
import type { Sign } from './token.ts';

/** A statement with letters, parsed. */
export type Lettered = {
  readonly left: Node;
  readonly sign: Sign;
  readonly right: Node;
  readonly rightText: string;
  readonly letters: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
};

export type Ruling = { readonly verdict: Verdict; readonly reason?: string };
type Values = Map<string, Node>;

const depends: Ruling = { verdict: 'unknown', reason: 'depends on the letters' };
/** Dots behind a decimal. */
const ENDLESS = /\.\d+(?:…|\.{3}|\\[lc]?dots)/;
const ALWAYS = 'holds for every value';
const given: Ruling = { verdict: 'unknown', reason: 'given' };

/** The letter and its value if a statement says no more than that: x = 5, or 5 = x. */
function assignment({ left, sign, right }: Lettered): { readonly name: string; readonly value: Node } | undefined {
  if (sign !== '=') return undefined;
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const name = bare(one);
    if (name.kind === 'name' && lettersOf(other).size === 0 && other.kind !== 'list')
      return { name: name.name, value: other };
  }
  return undefined;
}

const sameLetters = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((letter) => b.has(letter));

const valueAt = (tree: Node, name: string, value: number): number | undefined => {
  const place = treeOf(`${value}`);
  return place && constantValue(substitute(tree, new Map([[name, place]])));
};

const hasBrackets = (tree: Node): boolean =>
  tree.kind === 'group' || (tree.kind === 'binary' && (hasBrackets(tree.left) || hasBrackets(tree.right)));

/**
 * Whether two sides are meant as two ways to write one expression, not as an equation to solve: they are of similar
 * size for large values and only one has parentheses, or both are multiples of the letter.
 */
function looksRewritten({ left, right, letters }: Lettered): boolean {
  const [name] = letters;
  if (name !== undefined && isProductOfPowers(left) && isPower(right)) return true;
  if (name === undefined || letters.size !== 1 || lettersOf(left).size !== 1 || lettersOf(right).size !== 1)
    return false;
  const at = (value: number) => [valueAt(left, name, value), valueAt(right, name, value)] as const;
  const [[a1, b1], [a2, b2], [far, farOther]] = [at(1), at(2), at(100_000)];
  if (a1 === undefined || b1 === undefined || a2 === undefined || b2 === undefined) return false;
  const multiples = a1 !== 0 && b1 !== 0 && a2 === 2 * a1 && b2 === 2 * b1;
  if (multiples && bare(left).kind === 'binary') return bare(left).kind === 'binary' && hasSum(left);
  if (far === undefined || farOther === undefined || farOther === 0) return false;
  return hasBrackets(left) !== hasBrackets(right) && Math.abs(far / farOther - 1) < 1e-3;
}

const hasSum = (tree: Node): boolean => {
  const own = bare(tree);
  return own.kind === 'binary' && (own.sign === '+' || own.sign === '-');
};

/** x², 3x⁵. */
function isPower(tree: Node): boolean {
  const own = bare(tree);
  if (own.kind !== 'binary' || lettersOf(own).size !== 1) return false;
  return own.sign === '^'
    ? bare(own.left).kind === 'name'
    : !hasSum(own) && isPower(own.right) && lettersOf(own.left).size === 0;
}
/** x² · x⁵, x⁶ ÷ x², (x³)²: powers that are put together. */
function isProductOfPowers(tree: Node): boolean {
  const own = bare(tree);
  if (own.kind !== 'binary' || hasSum(own)) return false;
  return own.sign === '^' ? isPower(own.left) : isPower(own.left) && isPower(own.right);
}

/** y = 4x: a letter is given by another one. */
const isRule = ({ left, right, letters }: Lettered): boolean =>
  letters.size > 1 && [left, right].some((side) => bare(side).kind === 'name');

const asTree = ({ left, sign, right }: Lettered): Node => ({
  kind: 'relation',
  signs: [sign],
  items: [left, right],
});

/** What a text has said about its letters so far, and what follows for the next statement. */
export class Letters {
  readonly #text: string;
  /** Values for the paragraph. */
  #given: Values = new Map();
  /** Values for the paragraph that were found by solving. */
  #found: Values = new Map();
  /** Values for the paragraph that are written as endless decimals; a fraction behind them is another form of them. */
  #endless: Values = new Map();
  /** Values for the sentence. */
  #now: Values = new Map();
  /** The equations that are being solved. */
  #problem: readonly (Lettered & { readonly sentence: Sentence })[] = [];
  /** All equations of the paragraph in two or more letters. */
  #system: readonly Lettered[] = [];
  #last: (Lettered & { readonly sentence: Sentence }) | undefined;
  #sentence: Sentence | undefined;
  #bound = false;
  /** "x − 5 = 6 or x − 5 = −6": a value needs to solve only one of them. */
  #oneIsEnough = false;

  constructor(text: string) {
    this.#text = text;
  }

  rule(statement: Lettered, sentence: Sentence): Ruling {
    this.#enter(sentence);
    const before = this.#text.slice(sentence.start, statement.start);
    const value = assignment(statement);
    const ruling = value
      ? this.#value(statement, value, before, sentence)
      : this.#relation(statement, before, sentence);
    // A statement that holds for every value is not an equation from which the next line could follow.
    if (ruling.reason !== ALWAYS) this.#last = { ...statement, sentence };
    return ruling;
  }

  #enter(sentence: Sentence): void {
    if (sentence === this.#sentence) return;
    if (sentence.paragraph !== this.#sentence?.paragraph) {
      this.#given = new Map();
      this.#found = new Map();
      this.#endless = new Map();
      this.#problem = [];
      this.#system = [];
      this.#last = undefined;
    }
    this.#now = new Map();
    this.#bound = false;
    this.#sentence = sentence;
  }

  #value(
    statement: Lettered,
    { name, value }: { name: string; value: Node },
    before: string,
    sentence: Sentence,
  ): Ruling {
    const between = this.#last?.sentence === sentence ? this.#text.slice(this.#last.end, statement.start) : undefined;
    const follows =
      this.#bound && between !== undefined && /^[\s,$]*(?:and)?[\s$]*$/.test(between) && !this.#wouldSolve(name);
    const how = follows ? 'for-now' : bindingBefore(before);
    if (how === 'given') this.#given.set(name, value);
    if (how === 'for-now') {
      if (!follows) this.#now = new Map();
      this.#now.set(name, value);
      this.#bound = true;
    }
    // "ⓐ x = 2 ⓑ x = 5": answers to choose from.
    if (/[ⓐ-ⓩ]\s*$/.test(before)) return given;
    const endless = this.#endless.get(name);
    if (ENDLESS.test(this.#text.slice(statement.start, statement.end))) this.#endless.set(name, value);
    else if (how === 'found' && endless) return this.#asFraction(endless, value);
    if (how !== 'found') return given;
    this.#bound = false;
    this.#now.set(name, value);
    this.#found.set(name, value);
    return this.#solves(name);
  }

  /** "x = 0.777… So x = 7/9." */
  #asFraction(endless: Node, value: Node): Ruling {
    const verdict = judge(endless, '=', value, '');
    return verdict === 'wrong' ? { verdict, reason: 'does not hold for the values given' } : { verdict };
  }

  /** Whether the known values satisfy every equation being solved that contains this letter. */
  #solves(name: string): Ruling {
    const known = new Map([...this.#found, ...this.#known()]);
    const ready = this.#problem.filter(
      ({ letters, sign }) =>
        (sign === '=' || cues.isChecked(this.#sentence?.text ?? '')) &&
        letters.has(name) &&
        [...letters].every((letter) => known.has(letter)),
    );
    if (ready.length === 0) return this.#solvesSystem(name);
    const verdicts = ready.map((equation) => this.#judged(equation, known));
    if (this.#oneIsEnough && verdicts.includes('right')) return { verdict: 'right' };
    if (verdicts.includes('wrong')) return { verdict: 'wrong', reason: 'does not solve the equation' };
    return verdicts.includes('unknown') ? depends : { verdict: 'right' };
  }

  /** Whether letters that were found one after the other satisfy the equations with which the text began. */
  #solvesSystem(name: string): Ruling {
    const own = this.#system.filter(({ letters }) => letters.has(name));
    const ready = own.filter(({ letters }) => [...letters].every((letter) => this.#found.has(letter)));
    const verdicts = ready.map((equation) => this.#judged(equation, this.#found));
    if (own.length < 2 || ready.length < own.length || verdicts.includes('unknown'))
      return { verdict: 'unknown', reason: 'nothing to hold it against' };
    return verdicts.includes('right')
      ? { verdict: 'right' }
      : { verdict: 'wrong', reason: 'does not solve the equations' };
  }

  /** Whether some equation contains this letter, and everything else in it is known. */
  #wouldSolve(name: string): boolean {
    const known = this.#known();
    return this.#problem.some(
      ({ letters }) =>
        letters.size > 1 && letters.has(name) && [...letters].every((letter) => letter === name || known.has(letter)),
    );
  }

  #known = (): Values => new Map([...this.#given, ...this.#now]);

  #judged({ left, sign, right, rightText }: Lettered, known: Values): Verdict {
    return judge(substitute(left, known), sign, substitute(right, known), rightText);
  }

  #relation(statement: Lettered, before: string, sentence: Sentence): Ruling {
    const known = this.#known();
    const wide = this.#text.slice(Math.max(0, sentence.start - 80), statement.start);
    const solving = cues.asksToSolve(before) || cues.asksToSolve(sentence.text.slice(0, 40));
    if ([...statement.letters].every((letter) => known.has(letter))) {
      const verdict = this.#judged(statement, known);
      const isMeant = !solving || cues.isChecked(sentence.text) || this.#now.size > 0;
      if (verdict !== 'wrong' || isMeant)
        return verdict === 'wrong' ? { verdict, reason: 'does not hold for the values given' } : { verdict };
    }
    if (statement.sign === '=' && compareTrees(statement.left, statement.right) === 'equal')
      return { verdict: 'right', reason: ALWAYS };
    if (statement.sign === '=' && cues.saysAlways(sentence.text) && !/[=<>≤≥]/.test(before))
      return { verdict: 'wrong', reason: 'does not hold for every value' };
    const asksToSolve = solving || cues.asksToSolve(wide);
    const isRewriting =
      cues.isForEvery(sentence.text) || (cues.isForAll(sentence.text) && lettersOf(statement.right).size > 0);
    const near = this.#text.slice(Math.max(0, sentence.start - 200), sentence.end + 400);
    const isEquation = asksToSolve || cues.hasNoSolution(near) || isRule(statement);
    const isAlone = !/[A-Za-z]{2}/.test(sentence.text) && hasSum(statement.left) && hasSum(statement.right);
    if (statement.sign === '=' && !isEquation && !isAlone && (isRewriting || looksRewritten(statement)))
      return { verdict: 'wrong', reason: 'does not hold for every value' };
    return this.#stepOrProblem(statement, sentence);
  }

  #stepOrProblem(statement: Lettered, sentence: Sentence): Ruling {
    if (statement.sign === '=' && statement.letters.size > 1) this.#system = [...this.#system, statement];
    const last = this.#last;
    if (last && sameLetters(last.letters, statement.letters) && isStep(this.#text.slice(last.end, statement.start))) {
      const same = compareTrees(asTree(last), asTree(statement));
      if (same === 'equal') return { verdict: 'right' };
      // One half of "1 ≤ x < 5" says less than the whole.
      const behind = this.#text.slice(statement.end, statement.end + 12);
      // "x + 3 = 4 or x + 3 = −4": each of two equations says more than both.
      const isCase = /^[\s$]*,?\s*or\b/.test(behind) || /\bor[\s$]*$/.test(this.#text.slice(last.end, statement.start));
      if (isCase && same === 'different') return this.#caseOf(statement, sentence);
      const isHalf = statement.start < last.end || /^\s*(?:[<>≤≥]|\\[lg]eq?)/.test(behind);
      if (same === 'different' && statement.letters.size === 1 && last.sign !== '≈' && !isHalf)
        return { verdict: 'wrong', reason: 'does not follow from the line before' };
      return depends;
    }
    return this.#caseOf(statement, sentence);
  }

  /** One more equation that is being solved: beside those of its sentence, or alone. */
  #caseOf(statement: Lettered, sentence: Sentence): Ruling {
    const last = this.#last;
    const together = this.#problem.filter((each) => each.sentence === sentence);
    const isOr = last?.sentence === sentence && /\bor\b/.test(this.#text.slice(last.end, statement.start));
    this.#oneIsEnough = together.length > 0 && isOr;
    this.#problem = [...together, { ...statement, sentence }];
    return depends;
  }
}
