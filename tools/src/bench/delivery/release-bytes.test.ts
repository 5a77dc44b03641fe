import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../../repository.ts';
import { CHANGED } from './release-bytes.ts';

// The benchmark would find out after all its visits.
it('changes a screen that is there', () => {
  expect(existsSync(inRepository(...CHANGED.split('/')))).toBe(true);
});
