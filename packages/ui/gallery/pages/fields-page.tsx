import type { Picture, Touch } from '@lemma/math';
import { useState } from 'react';
import { Figure, TouchAnswer } from '../../src/index.ts';

const axis = { from: -10, to: 10, step: 1 };
const corners = [
  { x: 1, y: 1, label: 'A' },
  { x: 4, y: 1, label: 'B' },
  { x: 1, y: 3, label: 'C' },
];
const plane: Picture = { kind: 'coordinate-plane', alt: 'A triangle.', x: axis, y: axis, shapes: [{ corners }] };

type Shown = { readonly touch: Touch; readonly first: string; readonly ground?: Picture };

/** Fields in which an answer is built, sorted or moved, each with an answer in it. */
const fields: readonly Shown[] = [
  { touch: { as: 'clock', step: 5 }, first: '7:35' },
  {
    touch: { as: 'columns', labels: ['Apple', 'Mango', 'Pear', 'Grape'], step: 2, most: 20, drawn: 'bars' },
    first: '4, 12, 8, 0',
  },
  { touch: { as: 'columns', labels: ['3', '4', '5', '6'], step: 1, most: 10, drawn: 'dots' }, first: '2, 1, 0, 3' },
  { touch: { as: 'box-plot', from: 0, to: 20, step: 1, labelEvery: 5 }, first: '2, 5, 9, 13, 18' },
  {
    touch: {
      as: 'groups',
      cards: ['`2(x + 3)`', '`3(x + 2)`', '`2x + 5x`'],
      groups: ['`2x + 6`', '`3x + 6`', '`7x`', '`x + 5`', '`2x + 3`'],
    },
    first: 'A, ?, C',
  },
  {
    touch: {
      as: 'groups',
      cards: ['▲', '▽', '■', '◆', '●', '▬', '☆'],
      groups: ['triangles', 'squares', 'other shapes'],
    },
    first: 'A, ?, B, ?, C, ?, ?',
  },
  { touch: { as: 'figure', corners, x: axis, y: axis }, first: '(-3, -2), (0, -2), (-3, 0)', ground: plane },
  { touch: { as: 'ruler', start: 3, from: 0, to: 20, step: 1 }, first: '9' },
  { touch: { as: 'half-plane', x: axis, y: axis }, first: 'y <= 2x - 1' },
  { touch: { as: 'curve', shape: 'parabola', x: axis, y: axis }, first: 'y = (x - 2)^2 - 3' },
  { touch: { as: 'curve', shape: 'absolute', x: axis, y: axis }, first: 'y = -2|x + 1| + 4' },
];

function Field({ touch, first, ...ground }: Shown) {
  const [value, setValue] = useState(first);
  return (
    <section data-field={touch.as} className="max-w-md rounded-md border border-line p-2">
      <TouchAnswer touch={touch} value={value} onChange={setValue} onType={() => setValue('')} {...ground} />
    </section>
  );
}

/** Every way of building an answer, and its empty field on paper. */
export const FieldsPage = () => (
  <div className="flex flex-col gap-6">
    {fields.map((field) => (
      <Field key={JSON.stringify(field.touch)} {...field} />
    ))}
    <Figure picture={plane} />
  </div>
);
