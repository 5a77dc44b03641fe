import { expect, it } from 'vitest';
import { firstNameOf, nameBeside } from './name-beside.ts';
import { scenarios } from './scenarios.ts';

const taken = (...names: string[]) => new Set(names.map(firstNameOf));

it('leaves a simulated student its name where nobody in the classes has it', () => {
  expect(nameBeside('Elif', taken('Amara N.', 'Elifa Kaya'))).toBe('Elif');
});

it('never has the name of somebody in the classes, and always the same other one', () => {
  const everybody = taken(...scenarios.map(({ student }) => `${student} Kaya`));
  for (const { student } of scenarios) {
    const other = nameBeside(student, everybody);
    expect(everybody.has(firstNameOf(other))).toBe(false);
    expect(nameBeside(student, everybody)).toBe(other);
    expect(everybody.has(firstNameOf(nameBeside(student, new Set([...everybody, firstNameOf(other)]))))).toBe(false);
  }
});
