import fc from 'fast-check';

/** What can happen to a student's two devices, each with two tabs, in any order. */
export type Step =
  | { readonly kind: 'answer'; readonly device: number; readonly tab: number; readonly item: number }
  | { readonly kind: 'submit'; readonly device: number; readonly tab: number }
  | { readonly kind: 'kill'; readonly device: number; readonly tab: number }
  | { readonly kind: 'open'; readonly device: number; readonly tab: number }
  | { readonly kind: 'offline' | 'online' | 'full' | 'room' | 'tick' | 'deploy'; readonly device: number }
  | { readonly kind: 'clock'; readonly days: number }
  | { readonly kind: 'fault'; readonly device: number; readonly fault: Fault }
  | { readonly kind: 'arrive' };

/**
 * What happens to the next call of a device. `stall`: it never arrives; `deaf`: it arrives, but the answer is lost;
 * `twice`: it arrives twice; `later`: it times out and arrives some time later; `expired`: the token is refused;
 * `strange`: the answer comes from a newer release and cannot be read.
 */
export const faults = ['stall', 'deaf', 'twice', 'later', 'expired', 'strange'] as const;
export type Fault = (typeof faults)[number];

const device = fc.integer({ min: 0, max: 1 });
const tab = fc.integer({ min: 0, max: 1 });
const item = fc.integer({ min: 0, max: 2 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('answer'), device, tab, item }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('submit'), device, tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('kill', 'open'), device, tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('offline', 'online', 'full', 'room', 'tick', 'deploy'),
      device,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock'), days: fc.constantFrom(-1, 1) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('fault'), device, fault: fc.constantFrom(...faults) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'arrive' as const }) },
);

export const schedule = fc.array(step, { minLength: 5, maxLength: 40 });

/** A fixed seed, so that every run uses the same schedules. */
export const SEED = 20_261_120;
