import { createRequire } from 'node:module';
import { EQUIVALENCE, type Rival } from './rival.ts';

type KasExpression = { readonly simplify: () => KasExpression };
type KasParse = { readonly parsed: boolean; readonly expr?: KasExpression };
type Kas = {
  readonly parse: (text: string, options: object) => KasParse;
  readonly unitParse: (text: string) => KasParse;
  readonly compare: (a: KasExpression, b: KasExpression, options?: object) => { readonly equal: boolean };
};

const isKas = (value: unknown): value is Kas =>
  typeof value === 'object' && value !== null && 'compare' in value && 'unitParse' in value;

function load(): Kas {
  // Its ES build cannot be imported by Node; the CommonJS one can.
  const loaded: unknown = createRequire(import.meta.url)('@khanacademy/kas');
  if (!isKas(loaded)) throw new Error('@khanacademy/kas has another shape than expected');
  return loaded;
}

export function kas(): Rival {
  const library = load();
  return ({ test, student, teacher, options }) => {
    if (test === 'UnitsEqual') {
      const [a, b] = [library.unitParse(student), library.unitParse(teacher)];
      return a.expr && b.expr
        ? library.compare(a.expr.simplify(), b.expr.simplify()).equal
          ? 'right'
          : 'wrong'
        : 'invalid';
    }
    if (!EQUIVALENCE.has(test) && test !== 'EqualForm' && test !== 'Simplified') return 'unknown';
    const read = (text: string): KasParse => library.parse(text, options);
    const [a, b] = [read(student), read(test === 'Simplified' ? student : teacher)];
    if (!a.parsed || !b.parsed || !a.expr || !b.expr) return 'invalid';
    return library.compare(a.expr, b.expr, { form: test === 'EqualForm', simplify: test === 'Simplified' }).equal
      ? 'right'
      : 'wrong';
  };
}
