import { existsSync, readFileSync } from 'node:fs';

export type BenchCase = {
  readonly suite: string;
  readonly test: string;
  readonly student: string;
  readonly teacher: string;
  readonly expected: boolean;
  readonly options: Readonly<Record<string, unknown>>;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The objects in the list with this name in a JSON file. */
export function recordsIn(path: string, list: string): Record<string, unknown>[] {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const rows = isRecord(file) ? file[list] : undefined;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

/** The objects of a JSON file that is a list. */
export function rowsIn(path: string): Record<string, unknown>[] {
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

/** Cases of a file in the form of answer-tests.json; contested ones are left out. */
const casesFrom = (path: string): BenchCase[] =>
  recordsIn(path, 'cases').flatMap((row) => {
    const options = isRecord(row.options) ? row.options : {};
    if (options.contested) return [];
    return [
      {
        suite: text(row.suite),
        test: text(row.test),
        student: text(row.student),
        teacher: text(row.teacher),
        expected: row.expected === true,
        options,
      },
    ];
  });

const own = (
  test: string,
  student: string,
  teacher: string,
  expected: boolean,
  options: Record<string, unknown> = {},
): BenchCase => ({ suite: 'own', test, student, teacher, expected, options });

/** Enough cases to notice serious errors if the large set is not available. */
export const OWN_CASES: readonly BenchCase[] = [
  own('AlgEquiv', '3/4', '0.75', true),
  own('AlgEquiv', '2(x+3)', '2x+6', true),
  own('AlgEquiv', '2(x+3)', '2x+3', false),
  own('AlgEquiv', '(x+1)^2', 'x^2+2x+1', true),
  own('AlgEquiv', '(x+1)^2', 'x^2+1', false),
  own('AlgEquiv', 'sqrt(50)', '5sqrt(2)', true),
  own('AlgEquiv', 'sqrt(x^2)', 'x', false),
  own('AlgEquiv', 'sqrt(x^2)', '|x|', true),
  own('AlgEquiv', '(x^2-9)/(x-3)', 'x+3', true),
  own('AlgEquiv', '0.3333333333', '1/3', false),
  own('AlgEquiv', 'y=3x-6', '3x-y=6', true),
  own('AlgEquiv', 'y=3x-6', 'y=3x+6', false),
  own('AlgEquiv', '2x>8', 'x>4', true),
  own('AlgEquiv', '-2x>8', 'x>-4', false),
  own('AlgEquiv', '-2x>8', 'x<-4', true),
  own('AlgEquiv', 'x^2=9', 'x=3 or x=-3', true),
  own('AlgEquiv', 'x^2=9', 'x=3', false),
  own('AlgEquiv', '{1,2,2}', '{2,1}', true),
  own('Sets', '{1/2,3}', '{3,2/4}', true),
  own('SysEquiv', '[x+y=7,x-y=1]', '[x=4,y=3]', true),
  own('SysEquiv', '[x+y=7,x-y=1]', '[x=3,y=4]', false),
  own('EqualExpr', 'sin(x)^2+cos(x)^2', '1', true),
  own('EqualExpr', 'ln(x^2y)', '2ln(x)+ln(y)', true),
  own('EqualForm', '(x+2)(x-5)', '(x-5)(2+x)', true),
  own('EqualForm', 'x^2-3x-10', '(x-5)(x+2)', false),
  own('LowestTerms', '6/8', '0', false),
  own('LowestTerms', '3/8', '0', true),
  own('FacForm', '3(x+2)(x-2)', '3x^2-12', true, { opt: 'x' }),
  own('FacForm', '(x+2)(3x-6)', '3x^2-12', false, { opt: 'x' }),
  own('NumSigFigs', '3.14', '3.14159', true, { opt: '3' }),
  own('NumSigFigs', '3.1', '3.14159', false, { opt: '3' }),
  own('Units', '2.50*m', '250*cm', true, { opt: '3' }),
  own('Units', '2.50*kg', '250*cm', false, { opt: '3' }),
  own('Simplified', '2x+3x', '', false),
  own('Simplified', '5x', '', true),
  own('Step', 'x=4', '2x+1=9', true),
  own('Step', 'x=5', '2x+1=9', false),
  own('Parse', '\\frac12x', '(1/2)*x', true, { latex: true }),
  own('Parse', '2x^2', '2*x^(2)', true),
];

const ANSWER_TESTS = 'LEMMA_ANSWER_TESTS';

/** The cases to run, and their name: from the file named by the environment, from the usual path, or our own cases. */
export function loadCases(usual: string): { readonly cases: readonly BenchCase[]; readonly source: string } {
  const path = process.env[ANSWER_TESTS] ?? usual;
  return existsSync(path)
    ? { cases: casesFrom(path), source: 'answer-tests.json' }
    : { cases: OWN_CASES, source: 'own cases (the answer tests are not at hand)' };
}
