import { useState } from 'react';
import { AnswerField, Formula, Latex, PageHeader, Prose, Section } from '../../src/index.ts';

const formulas = [
  '3/4 + 1/6',
  '2x + 3 = 11',
  '2 1/3 - 1/2',
  'x^2 - 5x + 6',
  'sqrt(2)/2',
  '-3 < x <= 4',
  '3.5 × 10^-4',
  '(x+1)/(x-1)',
  '60%',
  '0.1(6)',
  '? + 5 = 12',
  '12 ÷ 4',
  '(2, 5]',
  '3 h 20 min',
  '$4.50',
  '|x - 2| = 3',
  'x_1 + x_2',
  '5:3',
];

export function MathPage() {
  const [number, setNumber] = useState('3 1/2');
  const [equation, setEquation] = useState('2x + = 4');
  return (
    <>
      <PageHeader title="Mathematics" />
      <Section title="In text">
        <p className="measure">
          <Prose text="Sam has $5 and eats `3/4` of a pizza, Mia `1/6`. How much is `3/4 + 1/6`? Half of `x^2` is `x^2/2`, and `-5 - (-3) = -2`." />
        </p>
      </Section>
      <Section title="Formulas" ruled>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {formulas.map((text) => (
            <div key={text} className="flex flex-col gap-1 border-b border-line pb-3">
              <Formula text={text} display />
              <code className="text-sm text-muted">{text}</code>
            </div>
          ))}
        </div>
        <p className="mt-4">
          LaTeX: <Latex tex="\int_0^1 x^2\,dx = \frac{1}{3}" label="the integral of x squared from 0 to 1 is a third" />
        </p>
      </Section>
      <Section title="Answer" ruled>
        <div data-area="student" className="grid gap-10 md:grid-cols-2">
          <AnswerField kind="number" value={number} onChange={setNumber} />
          <AnswerField
            kind="equation"
            label="Write the equation"
            value={equation}
            onChange={setEquation}
            keypad={{ letters: ['x'] }}
          />
        </div>
      </Section>
    </>
  );
}
