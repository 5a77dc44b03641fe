import { judged, type Law } from '../laws/scene.ts';
import { follows, matchedIn } from '../phrases/matched.ts';
import { minutesBetween } from '../reading/amounts.ts';
import { MONTHS } from '../reading/order.ts';
import type { Finding } from '../reading/rule.ts';

const HALF_PAST =
  /(?:(#\d+)|(quarter)) (past|after|to|before|till|of) (#\d+)(?: o'clock)?,? (?:so it is|so it's|so the time is|and that is|is|is the same as|means|is the time|equals|is written(?: as)?|or|which is|is another way to say) (@\d+)/g;
const HOUR = 60;

/** "Half past seven is the same as 7:30", "ten to four is 3:50". */
const pastLaw: Law = (scene) =>
  matchedIn(scene, HALF_PAST).flatMap((found): Finding[] => {
    const [part, hour] = [found.amount(1), found.amount(4)];
    const said = scene.reading.times[Number((found.words[5] ?? '').slice(1))];
    if (!hour || !said || hour.base > 12 || Number.isNaN(said.minutes)) return [];
    const minutes =
      part === undefined
        ? HOUR / 4
        : part.base < 1
          ? part.base * HOUR
          : part.kind === 's^1'
            ? part.base / HOUR
            : part.base;
    const value = hour.base * HOUR + (/past|after/.test(found.words[3] ?? '') ? minutes : -minutes);
    return [{ start: said.start, end: said.end, holds: minutesBetween(said.minutes, value) < 1e-6 }];
  });

const HAND =
  /\b(?:minute|long|big) hand (?:points to|is on|is at|is pointing (?:to|at)|points at|reaches|shows) (?:the )?(#\d+)[^#@.]{0,40}(?:(@\d+)|(#\d+) (?:after|past)\b)/g;
/** "When the minute hand points to the 8, it is 3:40." */
const handLaw: Law = (scene) =>
  matchedIn(scene, HAND).flatMap((found): Finding[] => {
    const [at, minutes] = [found.amount(1), found.amount(3)];
    if (at && minutes && at.base <= 12) return judged(minutes, [(minutes.kind === 's^1' ? HOUR : 1) * at.base * 5]);
    const said = scene.reading.times[Number((found.words[2] ?? '').slice(1))];
    if (!at || !said || at.base > 12 || Number.isNaN(said.minutes)) return [];
    return [{ start: said.start, end: said.end, holds: said.minutes % HOUR === (at.base * 5) % HOUR }];
  });

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = new RegExp(
  `\\b(?:today|it|this|the first one) (?:is|was) (?:[a-z]+, )?(${MONTHS.join('|')}) (#\\d+)`,
  'g',
);
const FROM_TODAY = new RegExp(
  `(#\\d+) (?:from (?:today|now|then|that day)|later|after (?:that|today))[^#.]{0,24}?\\b(?:is|will be|it will be|comes)(?: on)? (?:[a-z]+, )?(${MONTHS.join('|')}) (#\\d+)`,
  'g',
);
const DAY = 86_400;
/** "Today is March 3. Two weeks from today is March 17." */
const dateLaw: Law = (scene) => {
  const [today, more] = matchedIn(scene, DATE);
  const from = today?.amount(2);
  if (!today || !from || more) return [];
  return matchedIn(scene, FROM_TODAY).flatMap((found) => {
    const [span, said] = [found.amount(1), found.amount(3)];
    if (span?.kind !== 's^1' || !said || /later|then|that/.test(found.words[0]?.split('#').at(1) ?? '')) return [];
    let [day, month] = [from.base + Math.round(span.base / DAY), MONTHS.indexOf(today.words[1] ?? '')];
    if (span.base / DAY > 60 || month === 1) return [];
    while (day > (LENGTHS[month % 12] ?? 31)) {
      day -= LENGTHS[month % 12] ?? 31;
      month += 1;
    }
    return MONTHS[month % 12] === found.words[2] ? judged(said, [day]) : [];
  });
};

const LEAP = /\b(leap|common|normal|regular) year,? (?:so )?(?:it )?(?:has|had|contains|with) (#\d+)/g;
/** "The year 2000 was a leap year, so it had 366 days." */
const leapLaw = follows(LEAP, ({ words }) => [(words[1] === 'leap' ? 366 : 365) * DAY], 2);

export const MOMENT_LAWS: readonly Law[] = [pastLaw, handLaw, dateLaw, leapLaw];
