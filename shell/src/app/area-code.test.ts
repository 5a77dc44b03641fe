// Needs modules of its own: whether code of an area has run is kept in one.
import { expect, it, vi } from 'vitest';
import { areaCodeRuns, withoutAreaCode } from './area-code.ts';

it('reloads a page for passwords once code of an area has run in it', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const request = new Request('http://lemma.example/sign-in');
  expect(withoutAreaCode({ request })).toBeNull();
  expect(assign).not.toHaveBeenCalled();
  areaCodeRuns();
  expect(withoutAreaCode({ request })).toBeInstanceOf(Promise);
  expect(assign).toHaveBeenCalledWith('http://lemma.example/sign-in');
});
