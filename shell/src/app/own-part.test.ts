import { afterEach, expect, it, vi } from 'vitest';
import { ownPart } from './own-part.ts';

const HEAL = Symbol.for('lemma.heal');
afterEach(() => Reflect.deleteProperty(globalThis, HEAL));

it('loads a failed part once more, after refreshing the cached file', async () => {
  const order: string[] = [];
  Reflect.set(globalThis, HEAL, async () => order.push('healed'));
  const load = vi.fn(async () => {
    order.push('asked');
    if (order.length < 3) throw new Error('not there');
    return 'part';
  });
  expect(await ownPart(load)).toBe('part');
  expect(order).toEqual(['asked', 'healed', 'asked']);
});

it('throws the error when the second try fails too', async () => {
  await expect(ownPart(() => Promise.reject(new Error('not there')))).rejects.toThrow('not there');
});
