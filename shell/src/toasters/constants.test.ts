import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { FLICK_VELOCITY, HOTKEY, SECOND, SWIPE_THRESHOLD, TOAST_DURATION } from './constants.ts';

it('gives the first toaster the constants of the specification', () => {
  expect({ TOAST_DURATION, SWIPE_THRESHOLD, FLICK_VELOCITY, HOTKEY }).toEqual({
    TOAST_DURATION: 5000,
    SWIPE_THRESHOLD: 50,
    FLICK_VELOCITY: 0.11,
    HOTKEY: ['altKey', 'KeyT'],
  });
});

it('gives the second toaster the constants of the specification', () => {
  expect(SECOND).toEqual({
    visible: 3,
    duration: 4000,
    width: 356,
    gap: 14,
    offset: '24px',
    mobileOffset: '16px',
    hotkey: ['F8'],
  });
});

it('finds the second toaster’s own constants in the installed version', () => {
  const sonner = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  expect(sonner).toMatch(/SWIPE_THRESHOLD = 45;/);
  expect(sonner).toMatch(/TIME_BEFORE_UNMOUNT = 200;/);
});
