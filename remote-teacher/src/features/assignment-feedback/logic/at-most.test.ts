import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

/** Work that ends when the test says so. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  return {
    begun,
    work,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(name),
  };
}
const wanted = () => new AbortController().signal;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('runs two at once, and the next ones in turn, even after a failure', async () => {
  const { begun, work, end, fail } = works();
  const run = atMost(2);
  const [one, two, three, four] = ['a', 'b', 'c', 'd'].map((name) => run(work(name), wanted()));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  fail('a');
  await expect(one).rejects.toBe('a');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c']) end(name);
  await settled();
  end('d');
  expect(await Promise.all([two, three, four])).toEqual(['b', 'c', 'd']);
});

it('drops tasks that are no longer wanted, and keeps the place of running ones', async () => {
  const { begun, work, end } = works();
  const run = atMost(1);
  const [first, second] = [new AbortController(), new AbortController()];
  const running = run(work('a'), first.signal);
  const left = run(work('b'), second.signal);
  const last = run(work('c'), wanted());
  await settled();
  first.abort();
  second.abort();
  await expect(left).rejects.toThrow('aborted');
  await settled();
  expect(begun).toEqual(['a']);
  end('a');
  expect(await running).toBe('a');
  await settled();
  end('c');
  expect(await last).toBe('c');
  expect(begun).toEqual(['a', 'c']);
  await expect(run(work('d'), second.signal)).rejects.toThrow('aborted');
});
