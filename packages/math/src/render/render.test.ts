import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equivalent, type Node, parse } from '../check/index.ts';
import { toLatex, toMathML, toSpeech, toText } from './index.ts';

const read = (text: string, units = false): Node => {
  const result = parse(text, { units });
  if (!result.ok) throw new Error(`${text}: ${result.message}`);
  return result.tree;
};

const SAMPLES = [
  '3/4 + 1/6',
  '2 1/3',
  '2x + 3 = 11',
  '-x^2',
  '(x + 1)(x - 2)',
  'x(y + 1)/2',
  'sqrt(x + 1)',
  '|x - 2| < 3',
  '60%',
  '1.50',
  '0.(3)',
  '0.\\overline{12}',
  '3 : 2',
  '7 R 2',
  '{1, 2}',
  '(2, 3]',
  'x = 2 or x = -3',
  'not (x > 2)',
  '1 < x <= 3',
  'sin(2x)',
  'log_2(8)',
  'root(x, 5)',
  'p i x',
  'x_1 + x_2',
  '2^-x',
  '(-2)^4',
  'x/(y/2)',
  '\\frac{x+1}{2}',
  '\\sqrt[3]{x}',
  '5!',
  '3 ÷ 4 × 2',
  '(1, 2) ∪ [3, inf)',
  '\\frac12x',
  '6e-3',
  'f(x)',
];

describe('toText', () => {
  it.each(SAMPLES)('is read back to the same meaning: %s', (sample) => {
    const text = toText(read(sample));
    expect(read(text)).toBeDefined();
    expect(toText(read(text))).toBe(text);
    if (!/R|not|root\(x, 5\)|\[3|:/.test(sample)) expect(equivalent(text, sample)).toBe('yes');
  });

  it('preserves what was written', () => {
    expect(toText(read('2\\frac13'))).toBe('2 1/3');
    expect(toText(read('1,000.50'))).toBe('1000.50');
    expect(toText(read('3 h 20 min', true))).toBe('3 h 20 min');
  });
});

describe('toLatex', () => {
  it.each(SAMPLES)('is read back to the same meaning: %s', (sample) => {
    const latex = toLatex(read(sample));
    const back = parse(latex, { latex: true });
    expect(back.ok ? 'read' : `${latex}: ${back.message}`).toBe('read');
    if (back.ok && !/R|not|:/.test(sample)) expect(equivalent(toText(back.tree), sample)).toBe('yes');
  });
});

describe('toSpeech', () => {
  it.each([
    ['3/4 + 1/6', 'three quarters plus one sixth'],
    ['2 1/3', 'two and one third'],
    ['2x + 3 = 11', 'two x plus three equals eleven'],
    ['x^2 >= 4', 'x squared is greater than or equal to four'],
    ['-5', 'negative five'],
    ['60%', 'sixty percent'],
    ['$4.50', 'four dollars and fifty cents'],
    ['3 : 2', 'three to two'],
    ['7 R 2', 'seven remainder two'],
    ['sqrt(x + 1)', 'the square root of open parenthesis, x plus one, close parenthesis'],
    ['(x + 1)/2', 'the fraction x plus one, over two, end of fraction,'],
    ['3 + ?', 'three plus blank'],
    ['h(t) = 2t', 'h of t equals two t'],
    ['f(x + 2)', 'f of x plus two'],
    ['3f(2)', 'three f of two'],
    ['h(-7)', 'h of negative seven'],
    ['p(6)', 'p times open parenthesis, six, close parenthesis'],
    ['h(a + b)', 'h times open parenthesis, a plus b, close parenthesis'],
    ['n(?)', 'n times open parenthesis, blank, close parenthesis'],
  ])('says %s', (text, expected) => {
    expect(toSpeech(read(text))).toBe(expected);
  });
});

describe('toMathML', () => {
  it('draws a fraction', () => {
    expect(toMathML(read('3/4'))).toBe(
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>3</mn><mn>4</mn></mfrac></math>',
    );
  });

  it('draws a list so that its commas are not those of large numbers', () => {
    expect(toMathML(read('245, 1715, -12005'))).toMatch(/1715<\/mn><mo>,<\/mo><mtext>&#160;<\/mtext>.*<mn>12005</);
    expect(toMathML(read('12005'))).toContain('12,005');
  });

  it('contains nothing but MathML tags for any text that can be read', () => {
    const allowed =
      /^(?:<\/?(?:math|mrow|mi|mn|mo|mfrac|msup|msub|msqrt|mroot|mover|mtext|mspace)(?: [a-z]+="[a-zA-Z0-9:/.-]*")*\/?>|[^<>])*$/;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('x', '1', '<', '>', '+', '(', ')', '/', '^', '2', '&', '"', 'cm', '$', '<b>', ' '), {
          maxLength: 20,
        }),
        (parts) => {
          const result = parse(parts.join(''), { units: true });
          if (result.ok) expect(toMathML(result.tree)).toMatch(allowed);
        },
      ),
    );
  });

  it('escapes unit words that a task has given', () => {
    const result = parse('3 <b>', { units: ['<b>'] });
    expect(result.ok ? toMathML(result.tree) : '').not.toContain('<b>');
  });
});

describe('what stands beside a sign or a number', () => {
  it.each(['2 ÷ (1/7)', '(3/4) ÷ (1/2)', '5 + (1/3)', '4 × (2/3)'])(
    '%s has no parentheses around a drawn fraction',
    (text) => {
      expect(toMathML(read(text))).not.toContain('fence');
      expect(toMathML(read(text))).toContain('<mfrac>');
    },
  );
  it.each(['3 × (-1/2)', '(1/2)^2', '2(1/7)', '4 ÷ (x + 1)'])('%s keeps those that say something', (text) => {
    expect(toMathML(read(text))).toContain('fence');
  });
  it.each(['6cm^2', '6 cm', '2/3 cm^3'])('%s has a space before its unit, with a power too', (text) => {
    expect(toMathML(read(text, true))).toMatch(/<mspace[^>]*\/>(?:<msup>)?<mtext>cm/);
    expect(toText(read(text, true))).toMatch(/\d cm/);
  });
});
