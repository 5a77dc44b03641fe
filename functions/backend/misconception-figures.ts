import { judgedSchool, namedMisconceptions } from './judged-school.ts';

const BARS = { found: 90, wrong: 5 };

/**
 * How many planted misconceptions are named for the right student, in `LEMMA_SIMULATED_CLASSES` (10) classes of 30 with
 * half a year of work.
 */
export function misconceptionFigures() {
  const classes = Number(process.env.LEMMA_SIMULATED_CLASSES ?? 10);
  const { planted, named, found, wronglyNamed, answers } = namedMisconceptions(judgedSchool({ classes }).judged);
  const [right, wrong] = [100 * found, 100 * wronglyNamed];
  return [
    { name: `${classes} classes of 30, half a year: answers`, value: answers, unit: 'answers' },
    { name: 'misconceptions planted, with two chances or more', value: planted, unit: 'students' },
    {
      name: 'of them named for the right student',
      value: right,
      unit: '%',
      bar: BARS.found,
      holds: right >= BARS.found,
    },
    { name: 'misconceptions named', value: named, unit: 'students' },
    { name: 'of them wrong', value: wrong, unit: '%', bar: BARS.wrong, holds: wrong <= BARS.wrong },
  ];
}
