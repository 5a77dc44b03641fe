import { choiceAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, exact } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A study of `people`: r is `hundredths` of 1. */
type Study = {
  readonly kind: 'common' | 'either' | 'experiment';
  readonly story: number;
  readonly hundredths: number;
  readonly people: number;
};

/** Who is looked at, the two quantities, and what stands behind them. */
type Story = readonly [of: string, x: string, y: string, behind: string];

/** Both follow from a third thing. */
const common: readonly Story[] = [
  ['days of a summer', 'sales of ice cream', 'number of sunburns', 'Sunny days bring both.'],
  ['children of a school', 'shoe size', 'reading score', 'Older children have larger feet and read better.'],
  ['cities', 'number of libraries', 'number of thefts', 'Larger cities have more of both.'],
  ['fires', 'number of firefighters', 'damage in dollars', 'A larger fire brings both.'],
  ['towns', 'number of churches', 'number of restaurants', 'Larger towns have more of both.'],
  ['days of a year', 'number of people at the lake', 'electricity used for cooling', 'Hot days bring both.'],
  ['homes', 'number of televisions', 'years that people live there', 'More money brings both.'],
  ['months', 'sales of umbrellas', 'number of car accidents', 'Rain brings both.'],
  ['hours of a day', 'number of open windows', 'number of bikes in the street', 'Warm hours bring both.'],
  ['villages', 'number of storks', 'number of babies', 'Larger villages have more of both.'],
  ['days of a winter', 'sales of gloves', 'number of frozen pipes', 'Cold days bring both.'],
  ['hospitals', 'number of doctors', 'number of deaths', 'Larger hospitals have more of both.'],
  ['children', 'length of the arms', 'number of words they know', 'Older children have more of both.'],
  ['evenings', 'number of lamps that are on', 'number of moths', 'Dark evenings bring both.'],
  ['years', 'number of phones', 'number of solar roofs', 'As years go by, there are more of both.'],
];
/** It could go either way. */
const either: readonly Story[] = [
  ['students', 'hours of sleep', 'test score', 'Other habits may lie behind both.'],
  ['families', 'meals eaten together', 'grades of the children', 'Time at home may lie behind both.'],
  ['adults', 'minutes of walking in a day', 'days without illness', 'Healthy people may walk more.'],
  ['students', 'books read for fun', 'score in spelling', 'Good spellers may like to read more.'],
  ['gardens', 'number of bees', 'number of flowers', 'Flowers may bring bees, and bees more flowers.'],
  ['players', 'time of practice', 'goals in a season', 'Better players may like to practice more.'],
  ['stores', 'money spent on ads', 'number of customers', 'Stores with more customers can pay for more ads.'],
  ['students', 'cups of water in a day', 'hours of sleep', 'A healthy way of life may lie behind both.'],
  ['adults', 'hours of music in a day', 'good mood in points', 'Who is in a good mood may listen to more music.'],
  ['dogs', 'minutes of walking in a day', 'years of life', 'Healthy dogs may want to walk more.'],
  ['workers', 'number of breaks', 'mistakes in a week', 'Who makes mistakes may need more breaks.'],
  ['families', 'number of pets', 'minutes outdoors', 'Families who like to be outdoors may have more pets.'],
  ['students', 'minutes of chess in a week', 'score in math', 'Who likes to puzzle may do well in both.'],
  ['towns', 'number of police officers', 'number of reported thefts', 'More thefts may bring more officers.'],
  ['singers', 'number of concerts', 'number of fans', 'Singers with more fans may give more concerts.'],
];
/** A coin decided who got how much. */
const experiments: readonly Story[] = [
  ['tomato plants', 'amount of fertilizer', 'harvest', 'Chance made the groups alike in all else.'],
  ['patients with a headache', 'dose of a medicine', 'time without pain', 'Chance made the groups alike in all else.'],
  ['students', 'time of a memory exercise', 'number of words remembered', 'Chance made the groups alike in all else.'],
  ['cookies', 'baking time', 'hardness', 'Chance made the groups alike in all else.'],
  ['seeds', 'time in the light', 'growth', 'Chance made the groups alike in all else.'],
  ['visits to a web page', 'size of a button', 'number of clicks', 'Chance made the groups alike in all else.'],
  ['runners', 'amount of water before the run', 'number of laps', 'Chance made the groups alike in all else.'],
  ['batteries', 'storage temperature', 'loss of power', 'Chance made the groups alike in all else.'],
  ['hens', 'amount of corn', 'number of eggs', 'Chance made the groups alike in all else.'],
  ['typists', 'height of the chair', 'number of typing errors', 'Chance made the groups alike in all else.'],
  ['loaves of bread', 'amount of yeast', 'size of the loaf', 'Chance made the groups alike in all else.'],
  ['drivers', 'brightness of a sign', 'braking distance', 'Chance made the groups alike in all else.'],
  ['babies', 'loudness of a song', 'time until they sleep', 'Chance made the groups alike in all else.'],
  ['paper planes', 'length of the wings', 'distance of the flight', 'Chance made the groups alike in all else.'],
  ['ice cubes', 'amount of salt', 'melting time', 'Chance made the groups alike in all else.'],
];
const lists = { common, either, experiment: experiments };
const storyOf = ({ kind, story }: Study): Story => lists[kind][story] ?? ['', '', '', ''];
const keyOf = ({ kind }: Study): 'cause' | 'open' => (kind === 'experiment' ? 'cause' : 'open');
const rText = ({ hundredths }: Study): string => decimalText(exact(hundredths, 100));

/** How the data came about. */
function tell(p: Study): string {
  const [of, x, y] = storyOf(p);
  return p.kind === 'experiment'
    ? `In an experiment with ${p.people} ${of}, a coin decided for each one whether the ${x} would be high or low. Afterward the ${y} was measured.`
    : `For ${p.people} ${of}, two things were written down: ${x} and ${y}.`;
}

/** Algebra 1: going together is not causing. */
export const correlationCause = skill<Study>({
  code: 'statistics.correlation-cause',
  name: 'Tell correlation from cause',
  canDo: 'I can say when data show a cause and when they only show that two things go together.',
  grade: 9,
  standards: ['S-ID.C.9'],
  prerequisites: ['statistics.association', 'statistics.correlation-coefficient'],
  cases: casesOf(
    {
      common: 'a third thing behind both',
      either: 'it may go either way',
      experiment: 'an experiment with groups made by chance',
    },
    (rng, level, kind): Study => ({
      kind,
      story: rng.int(0, lists[kind].length - 1),
      hundredths: rng.int(byLevel(level, 7, 61, 71), byLevel(level, 9, 79, 98)) * byLevel(level, 10, 1, 1),
      people: byLevel(level, 10 * rng.int(3, 9), rng.int(41, 98), rng.int(141, 348)),
    }),
  ),
  pose: (p) => ({
    prompt: `${tell(p)} Between the two, \`r = ${rText(p)}\`. What do these data show?`,
    answer: choiceAnswer(keyOf(p), [
      ['cause', 'Changing the first is what changes the second.'],
      ['open', 'They go together. What causes what is not shown.'],
      ['none', 'They have nothing to do with each other.'],
      ['all', 'More of the first means more of the second in every single case.'],
    ]),
  }),
  solve: (p) =>
    steps(
      [`r = ${rText(p)}`, 'The number says that more of one mostly goes with more of the other.'],
      [
        `r = ${rText(p)}`,
        `${storyOf(p)[3]} ${keyOf(p) === 'cause' ? 'So the difference can only come from what was changed.' : 'So the number alone does not tell the cause.'}`,
      ],
    ),
  hints: () => [
    'Were the data only watched, or did somebody decide by chance who gets how much?',
    'Can you think of a third thing that would bring both? Or could the second bring the first?',
  ],
  confirms: (p, key) => key === (/coin/.test(tell(p)) ? 'cause' : 'open'),
  mistakes: {
    'statistics.correlation-is-cause': (p) =>
      keyOf(p) === 'open'
        ? wrote('cause', [`r = ${rText(p)}`, 'They go together closely, so one brings the other.'])
        : undefined,
    'statistics.no-cause-no-connection': (p) =>
      keyOf(p) === 'open' ? wrote('none', [`r = ${rText(p)}`, 'One does not bring the other.']) : undefined,
    'statistics.never-a-cause': (p) =>
      keyOf(p) === 'cause' ? wrote('open', [`r = ${rText(p)}`, 'Correlation is never a cause.']) : undefined,
    'statistics.high-correlation-is-certain': (p) => wrote('all', [`r = ${rText(p)}`, 'The number is close to 1.']),
  },
  wordProblem: true,
});
