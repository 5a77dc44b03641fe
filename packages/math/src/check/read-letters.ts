import { type Cursor, LETTER, push, readSign } from './cursor.ts';
import { Unreadable } from './limits.ts';
import { COMMANDS, FUNCTIONS, nameOf, SILENT, WORDS_BY_LETTER } from './words.ts';

const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'AND', 'OR', 'NOT']);

/** A run of letters: a keyword, a unit, a function, or letters one by one. */
export function readLetters(cursor: Cursor, spaced: boolean): true {
  const { text, at, options } = cursor;
  let end = at + 1;
  while (end < text.length && LETTER.test(text.charAt(end))) end += 1;
  const run = text.slice(at, end);
  if (KEYWORDS.has(run)) return push(cursor, 'sign', run.toLowerCase(), run.length, spaced);
  const last = cursor.tokens.at(-1);
  if (
    last?.type === 'number' &&
    (/^rem(ainder)?$/i.test(run) || (/^R$/i.test(run) && /^\s*\d/.test(text.slice(end)) && (spaced || run === 'R')))
  )
    return push(cursor, 'sign', 'R', run.length, spaced);
  if (run === 'U' && (last?.text === ')' || last?.text === ']')) return push(cursor, 'sign', '∪', 1, spaced);
  if (options.unitOf !== undefined && (!FUNCTIONS.has(run) || (run === 'min' && text[end] !== '('))) {
    const unit = options.unitOf(run);
    if (unit !== undefined) return push(cursor, 'unit', run, run.length, spaced);
  }
  return readWordAt(cursor, run, spaced);
}

/** The longest known word that the run begins with; otherwise one letter, so that `xy` is a product. */
function readWordAt(cursor: Cursor, run: string, spaced: boolean): true {
  const known = WORDS_BY_LETTER.get(run.charAt(0))?.find((word) => run.startsWith(word));
  if (known === undefined)
    return push(cursor, cursor.options.functions.has(run.charAt(0)) ? 'function' : 'name', run.charAt(0), 1, spaced);
  if (FUNCTIONS.has(known)) return push(cursor, 'function', known, known.length, spaced);
  return push(cursor, 'name', nameOf(known) ?? known, known.length, spaced);
}

const LATEX_NAMES: ReadonlyMap<string, string> = new Map([
  ['exponentialE', 'e'],
  ['imaginaryI', 'i'],
  ['infty', 'inf'],
  ['varphi', 'phi'],
  ['vartheta', 'theta'],
  ['varepsilon', 'epsilon'],
]);

/** Reads the command after a backslash. */
export function readCommand(cursor: Cursor, spaced: boolean): true {
  const { text, at } = cursor;
  const next = text.charAt(at + 1);
  if ('{}'.includes(next) && next !== '') return readSign(cursor, `\\${next}`, 2, spaced);
  if ('%$|'.includes(next) && next !== '') return push(cursor, next === '$' ? 'money' : 'sign', next, 2, spaced);
  if (next === '\\') return push(cursor, 'sign', ';', 2, spaced);
  const run = /^[A-Za-z]+/.exec(text.slice(at + 1))?.[0] ?? '';
  if (run === '') throw new Unreadable('character', at, 2, 'We cannot read this here.');
  if (SILENT.has(run)) {
    cursor.at += run.length + 1;
    // `\left.` is an invisible bracket.
    if (/^(m?left|m?right)$/.test(run) && text[cursor.at] === '.') cursor.at += 1;
    return true;
  }
  const sign = COMMANDS.get(run);
  if (sign !== undefined) return readSign(cursor, sign, run.length + 1, spaced);
  return readNamedCommand(cursor, run, spaced);
}

const UNSEEN_BRACES = /^\\(?:text|mathrm|operatorname|mathit|textrm|textup|mathbf|mathbb|boldsymbol)\s*\{([^{}]*)\}/;
const PLACEHOLDER = /^\\placeholder(?:\[[^\]]*\])?(?:\{\s*\})?/;

function readNamedCommand(cursor: Cursor, run: string, spaced: boolean): true {
  const { at, text } = cursor;
  const wrapped = UNSEEN_BRACES.exec(text.slice(at));
  if (wrapped) {
    cursor.hidden.add(at + wrapped[0].length - 1);
    cursor.at += wrapped[0].indexOf('{') + 1;
    return true;
  }
  if (run === 'placeholder')
    return push(cursor, 'blank', '?', PLACEHOLDER.exec(text.slice(at))?.[0].length ?? run.length + 1, spaced);
  if (/^[dtc]?frac$/.test(run)) return push(cursor, 'command', 'frac', run.length + 1, spaced);
  if (run === 'sqrt') return push(cursor, 'function', 'sqrt', 5, spaced);
  if (run === 'degree' || run === 'circ') return push(cursor, 'unit', '°', run.length + 1, spaced);
  const name = LATEX_NAMES.get(run) ?? nameOf(run);
  if (name !== undefined) return push(cursor, 'name', name, run.length + 1, spaced);
  // `\lnx`: some editors drop the space after a function.
  const known = WORDS_BY_LETTER.get(run.charAt(0))?.find((word) => run.startsWith(word));
  if (known !== undefined)
    return push(cursor, FUNCTIONS.has(known) ? 'function' : 'name', nameOf(known) ?? known, known.length + 1, spaced);
  if (/^(eta|zeta|iota|kappa|nu|xi|psi|chi|upsilon|Pi|Psi|Xi|ell)$/.test(run))
    return push(cursor, 'name', run, run.length + 1, spaced);
  throw new Unreadable('word', at, run.length + 1, `We do not know “\\${run}”.`);
}
