/** Names with a meaning of their own. Sets and maps, never plain objects: a student may type `constructor`. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  `sin cos tan sec csc cot sinh cosh tanh sech csch coth arcsin arccos arctan arcsec arccsc arccot arcsinh arccosh arctanh cosec
  asin acos atan asec acsc acot asinh acosh atanh ln log lg exp sqrt cbrt root nthroot abs sign sgn round floor ceil min max gcd lcm
  factorial`.split(/\s+/),
);

/** One name for each function, so that later stages know no spelling variants. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['asin', 'arcsin'],
  ['acos', 'arccos'],
  ['atan', 'arctan'],
  ['asec', 'arcsec'],
  ['acsc', 'arccsc'],
  ['acot', 'arccot'],
  ['asinh', 'arcsinh'],
  ['acosh', 'arccosh'],
  ['atanh', 'arctanh'],
  ['lg', 'log'],
  ['cosec', 'csc'],
  ['nthroot', 'root'],
  ['sgn', 'sign'],
]);
export const functionName = (word: string): string => SPELLINGS.get(word) ?? word;

/** Letters and constants that are longer than one character. */
const GREEK =
  'pi theta alpha beta gamma delta epsilon lambda mu phi rho sigma tau omega Delta Gamma Theta Lambda Sigma Phi Omega'.split(
    ' ',
  );

const NAMES: ReadonlyMap<string, string> = new Map([
  ...GREEK.map((name): [string, string] => [name, name]),
  ['inf', 'inf'],
  ['infinity', 'inf'],
  ['oo', 'inf'],
  ['true', 'true'],
  ['false', 'false'],
  ['undefined', 'undefined'],
]);
export const nameOf = (word: string): string | undefined => NAMES.get(word);

/** Every word that the scanner looks for inside a run of letters, longest first for each first letter. */
export const WORDS_BY_LETTER: ReadonlyMap<string, readonly string[]> = (() => {
  const byLetter = new Map<string, string[]>();
  for (const word of [...FUNCTIONS, ...NAMES.keys()]) {
    const first = word.charAt(0);
    byLetter.set(first, [...(byLetter.get(first) ?? []), word]);
  }
  for (const words of byLetter.values()) words.sort((a, b) => b.length - a.length);
  return byLetter;
})();

/** Single characters that mean a name. */
export const LETTER_NAMES: ReadonlyMap<string, string> = new Map([
  ['π', 'pi'],
  ['θ', 'theta'],
  ['α', 'alpha'],
  ['β', 'beta'],
  ['γ', 'gamma'],
  ['δ', 'delta'],
  ['λ', 'lambda'],
  ['φ', 'phi'],
  ['ϕ', 'phi'],
  ['ρ', 'rho'],
  ['σ', 'sigma'],
  ['τ', 'tau'],
  ['ω', 'omega'],
  ['Δ', 'Delta'],
  ['∞', 'inf'],
]);

/** ½ and its family: top, bottom. */
export const VULGAR: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['½', [1, 2]],
  ['⅓', [1, 3]],
  ['⅔', [2, 3]],
  ['¼', [1, 4]],
  ['¾', [3, 4]],
  ['⅕', [1, 5]],
  ['⅖', [2, 5]],
  ['⅗', [3, 5]],
  ['⅘', [4, 5]],
  ['⅙', [1, 6]],
  ['⅚', [5, 6]],
  ['⅛', [1, 8]],
  ['⅜', [3, 8]],
  ['⅝', [5, 8]],
  ['⅞', [7, 8]],
  ['⅐', [1, 7]],
  ['⅑', [1, 9]],
  ['⅒', [1, 10]],
]);

export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Signs of one or more characters and what they mean; the scanner tries the longest first. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ['<=', '≤'],
  ['=<', '≤'],
  ['≤', '≤'],
  ['>=', '≥'],
  ['=>', '≥'],
  ['≥', '≥'],
  ['!=', '≠'],
  ['<>', '≠'],
  ['=/=', '≠'],
  ['/=', '≠'],
  ['≠', '≠'],
  ['==', '='],
  ['=', '='],
  ['≈', '≈'],
  ['<', '<'],
  ['>', '>'],
  ['**', '^'],
  ['^', '^'],
  ['*', '*'],
  ['×', '×'],
  ['·', '·'],
  ['⋅', '·'],
  ['/', '/'],
  ['⁄', '/'],
  ['÷', '÷'],
  ['+/-', '±'],
  ['±', '±'],
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['–', '-'],
  ['－', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['∪', '∪'],
  ['∩', '∩'],
  ['!', '!'],
  ['%', '%'],
  ['_', '_'],
  [':', ':'],
  ['|', '|'],
  ['∣', '|'],
  [',', ','],
  [';', ';'],
  ['∧', 'and'],
  ['∨', 'or'],
  ['¬', 'not'],
  ['√', '√'],
  ['∛', '∛'],
  ['∈', '∈'],
  ['(', '('],
  [')', ')'],
  ['[', '['],
  [']', ']'],
  ['{', '{'],
  ['}', '}'],
]);

/** LaTeX commands that stand for one of the signs above, a name or nothing. */
export const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['cdot', '·'],
  ['times', '×'],
  ['ast', '*'],
  ['div', '÷'],
  ['pm', '±'],
  ['le', '≤'],
  ['leq', '≤'],
  ['leqslant', '≤'],
  ['ge', '≥'],
  ['geq', '≥'],
  ['geqslant', '≥'],
  ['ne', '≠'],
  ['neq', '≠'],
  ['lt', '<'],
  ['gt', '>'],
  ['approx', '≈'],
  ['cup', '∪'],
  ['cap', '∩'],
  ['in', '∈'],
  ['land', 'and'],
  ['wedge', 'and'],
  ['lor', 'or'],
  ['vee', 'or'],
  ['lnot', 'not'],
  ['neg', 'not'],
  ['colon', ':'],
  ['vert', '|'],
  ['lvert', '|'],
  ['rvert', '|'],
  ['mid', '|'],
  ['lbrace', '\\{'],
  ['rbrace', '\\}'],
  ['lbrack', '['],
  ['rbrack', ']'],
  ['lparen', '('],
  ['rparen', ')'],
  ['minus', '-'],
  ['plus', '+'],
]);

/** Commands that only set type or space. */
export const SILENT: ReadonlySet<string> = new Set(
  'left right mleft mright bigl bigr Bigl Bigr big Big quad qquad space displaystyle textstyle limits thinspace'.split(
    ' ',
  ),
);
