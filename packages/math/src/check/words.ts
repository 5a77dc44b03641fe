/** Words and what they mean, in a row: a word, its meaning, the next word. */
export const pairsIn = (text: string): [string, string][] =>
  [...text.matchAll(/(\S+) (\S+)/g)].map(([, word = '', meaning = '']) => [word, meaning]);

/** Names with a meaning of their own. Sets and maps, never plain objects: a student may type `constructor`. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...'sin cos tan sec csc cot sinh cosh tanh'.split(' ').flatMap((name) => [name, `arc${name}`, `a${name}`]),
  ...'sech csch coth cosec ln log lg exp sqrt cbrt root nthroot abs sign sgn round floor ceil min max gcd lcm factorial'.split(
    ' ',
  ),
]);

/** One name for each function, so that later stages need not know spelling variants. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(pairsIn('lg log cosec csc nthroot root sgn sign'));
export const functionName = (word: string): string =>
  SPELLINGS.get(word) ?? word.replace(/^a(?=sin|cos|tan|sec|csc|cot)/, 'arc');

/** Letters and constants that are longer than one character. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...`pi theta alpha beta gamma delta epsilon lambda mu phi rho sigma tau omega Delta Gamma Theta Lambda Sigma Phi Omega inf true
  false undefined`
    .split(/\s+/)
    .map((name): [string, string] => [name, name]),
  ['infinity', 'inf'],
  ['oo', 'inf'],
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

/** Single characters that mean a name; in the list each one stands before its name. */
export const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  'πpi θtheta αalpha βbeta γgamma δdelta λlambda φphi ϕphi ρrho σsigma τtau ωomega ΔDelta ∞inf'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** ½ and similar characters with numerator and denominator, as Unicode decomposes them. */
export const VULGAR: ReadonlyMap<string, readonly [number, number]> = new Map(
  [...'½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒'].map((sign) => {
    const [top, bottom] = sign.normalize('NFKC').split('⁄');
    return [sign, [Number(top), Number(bottom)]];
  }),
);

export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Signs of one or more characters and what they mean; the scanner tries the longest first. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...'≤≥≠=≈<>^*×·/÷±+-∪∩!%_:|,;√∛∈()[]{}'].map((sign): [string, string] => [sign, sign]),
  ...pairsIn(
    '<= ≤ =< ≤ >= ≥ => ≥ != ≠ <> ≠ =/= ≠ /= ≠ == = ** ^ ⋅ · ⁄ / +/- ± − - – - － - ‐ - ‑ - ∣ | ∧ and ∨ or ¬ not',
  ),
]);

/** LaTeX commands that stand for one of the signs above, for a name or for nothing. */
export const COMMANDS: ReadonlyMap<string, string> = new Map(
  pairsIn(
    'cdot · times × ast * div ÷ pm ± le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ lt < gt > approx ≈ cup ∪ cap ∩ in ∈ land and wedge and lor or vee or lnot not neg not colon : vert | lvert | rvert | mid | lbrace \\{ rbrace \\} lbrack [ rbrack ] lparen ( rparen ) minus - plus +',
  ),
);

/** Commands that only change the typeface or spacing. */
export const SILENT: ReadonlySet<string> = new Set(
  'left right mleft mright bigl bigr Bigl Bigr big Big quad qquad space displaystyle textstyle limits thinspace'.split(
    ' ',
  ),
);
