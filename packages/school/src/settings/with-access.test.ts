import { expect, it } from 'vitest';
import { usualAccess } from '../people/index.ts';
import { defaultSettings } from './schema.ts';
import { withAccess } from './with-access.ts';

it('shows what the teacher set, whatever the student chose, and else what the student chose', () => {
  const chosen = { ...defaultSettings, textSize: 'large', motion: 'system', theme: 'dark' } as const;
  expect(withAccess(chosen, undefined)).toEqual(chosen);
  expect(withAccess(chosen, usualAccess)).toEqual(chosen);
  const both = withAccess(chosen, { ...usualAccess, largerPrint: true, calmMotion: true });
  expect(both).toEqual({ ...chosen, textSize: 'largest', motion: 'reduce' });
});
