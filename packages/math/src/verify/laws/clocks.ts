import type { Finding } from '../reading/rule.ts';
import type { Law } from './scene.ts';

const LATER = /@(\d+)[^@#?]{0,40}(?:[.,;] )[^@#.?]{0,12}#(\d+) (?:later|after (?:that|this)),?[^@#.?]{0,16} @(\d+)/g;

/** "Half past four is 4:30. Three quarters of an hour later it's 5:15." */
const laterLaw: Law = ({ reading, lines }) =>
  [
    ...lines
      .map(({ pattern }) => pattern)
      .join('')
      .matchAll(LATER),
  ].flatMap(([, a, by, b]): Finding[] => {
    const [from, to] = [reading.times[Number(a)], reading.times[Number(b)]];
    const length = reading.quantities[Number(by)];
    if (!from || !to || length?.measure?.dimension !== 's^1' || Number.isNaN(from.minutes + to.minutes)) return [];
    const gap = (((to.minutes - from.minutes - (length.value * length.measure.factor) / 60) % 720) + 720) % 720;
    return [{ start: to.start, end: to.end, holds: gap < 1e-6 || gap > 720 - 1e-6 }];
  });

export const CLOCK_LAWS: readonly Law[] = [laterLaw];
