import { expect, it } from 'vitest';
import { onlyFields, withoutFields, withoutKey } from './without.ts';

type Line = { readonly id: string; readonly started: number; readonly median?: number };
const line: Line = { id: 'a', started: 2, median: 0.5 };

it('removes keys and fields, and changes nothing else', () => {
  expect(withoutKey({ ana: 1, ben: 2 }, 'ana')).toEqual({ ben: 2 });
  expect(withoutFields(line, ['median', 'started'])).toEqual({ id: 'a' });
  expect(line).toEqual({ id: 'a', started: 2, median: 0.5 });
});

it('takes the fields that are there', () => {
  expect(onlyFields(line, ['started', 'median'])).toEqual({ started: 2, median: 0.5 });
  expect(onlyFields<Line, 'median'>({ id: 'b', started: 0 }, ['median'])).toStrictEqual({});
});

it('checks the names of fields', () => {
  const rest: { id: string; median?: number } = withoutFields(line, ['started']);
  expect(rest.id).toBe('a');
  // @ts-expect-error a field that was left out
  expect(withoutFields(line, ['started']).started).toBeUndefined();
  // @ts-expect-error a field that does not exist
  expect(withoutFields(line, ['strated'])).toEqual(line);
});
