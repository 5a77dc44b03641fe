import { afterEach, expect, it, vi } from 'vitest';
import { ownPart } from './own-part.ts';

const HEAL = Symbol.for('lemma.heal');
afterEach(() => Reflect.deleteProperty(globalThis, HEAL));

it('tries a part that did not come once more, after what the cache has of it was made anew', async () => {
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

it('says what is wrong when it does not come the second time either', async () => {
  await expect(ownPart(() => Promise.reject(new Error('not there')))).rejects.toThrow('not there');
});
