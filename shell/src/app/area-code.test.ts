import { expect, it, vi } from 'vitest';
import { areaCodeRuns, withoutAreaCode } from './area-code.ts';

it('opens a page for passwords anew once code of an area has run in this one', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const request = new Request('http://lemma.example/sign-in');
  expect(withoutAreaCode({ request })).toBeNull();
  expect(assign).not.toHaveBeenCalled();
  areaCodeRuns();
  expect(withoutAreaCode({ request })).toBeInstanceOf(Promise);
  expect(assign).toHaveBeenCalledWith('http://lemma.example/sign-in');
});
