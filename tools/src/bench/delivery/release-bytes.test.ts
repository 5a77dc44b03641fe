import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../../repository.ts';
import { CHANGED } from './release-bytes.ts';

// Otherwise the benchmark would fail only after all of its visits.
it('changes a screen that exists', () => {
  expect(existsSync(inRepository(...CHANGED.split('/')))).toBe(true);
});
