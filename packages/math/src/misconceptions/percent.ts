import type { Misconception } from '../types.ts';

const parker = 'Parker & Leinhardt 1995, Percent: a privileged proportion';
const heuvel =
  'Van den Heuvel-Panhuizen 2003, The didactical use of models in realistic mathematics education: a longitudinal trajectory on percentage';
const dole =
  "Dole, Cooper, Baturo & Conoplia 1997, Year 8, 9 and 10 students' understanding and access of percent knowledge";
const gay = "Gay & Aichele 1997, Middle school students' understanding of number sense related to percent";
const lembke =
  'Lembke & Reys 1994, The development of, and interaction between, intuitive and school-taught ideas about percent';
const baratta =
  'Baratta, Price, Stacey, Steinle & Gvozdenko 2010, Percentages: the effect of problem structure, number complexity and calculation format';
const chen =
  'Chen & Rao 2007, When two plus two is not equal to four: errors in processing multiple percentage changes';
const kruger = 'Kruger & Vargas 2008, Consumer confusion of percent differences';
const moss = "Moss & Case 1999, Developing children's understanding of the rational numbers";
const ashlock = 'Ashlock 2010, Error Patterns in Computation';

const writing: readonly Misconception[] = [
  {
    id: 'percent.single-digit-as-tenths',
    name: 'writes a one-digit percent as tenths',
    idea: '`5%` is `0.5`.',
    why: 'Two-digit percents fit behind the point, so one digit is put there as well.',
    move: 'Ask for `50%` as a decimal. Can `5%` be the same?',
    feedback: 'How much would ten times that percent be as a decimal?',
    sources: [parker, gay, ashlock],
  },
  {
    id: 'percent.one-over-percent',
    name: 'makes the percent the bottom of a fraction',
    idea: '`20%` is one twentieth.',
    why: '`50%` is one half and `10%` is one tenth; the second is taken for a rule.',
    move: 'Ask which is more, `10%` or `20%`, and the same for one tenth and one twentieth.',
    feedback: 'Percent means out of a hundred. Where does the hundred stand in a fraction?',
    sources: [parker, gay],
  },
  {
    id: 'percent.sign-dropped',
    name: 'drops the percent sign',
    idea: 'The sign is only a label. I work with the number.',
    why: 'The sign looks like a unit and not like "divided by a hundred".',
    move: 'Ask whether `25%` of a pizza can be `25` pizzas.',
    feedback: 'What does the percent sign say about the number before it?',
    sources: [parker, baratta],
  },
  {
    id: 'percent.point-in-front',
    name: 'puts a point in front of the digits',
    idea: 'To get the decimal, I put a point in front.',
    why: 'It works for two-digit percents and is kept as the rule.',
    move: 'Ask for `100%` as a number. Is `125%` more or less than that?',
    feedback: 'Is it more or less than the whole? Is it more or less than a tenth?',
    sources: [parker, dole],
  },
  {
    id: 'percent.over-ten',
    name: 'divides by ten instead of a hundred',
    idea: 'I move the point by one place.',
    why: '`10%` is found by dividing by ten, and that is taken for a rule about all percents.',
    move: 'Ask for `100%` as a number, and then for the half of it.',
    feedback: 'Percent means out of a hundred. Is your number more or less than one?',
    sources: [parker, dole],
  },
  {
    id: 'percent.digits-as-percent',
    name: 'takes the digits of a decimal as the percent',
    idea: '`0.7` is `7%`: I leave the point out.',
    why: 'It works for two decimal places and is used for any number of them.',
    move: 'Ask for `0.7` and `0.70` in hundredths on a hundred grid.',
    feedback: 'How many hundredths is it? Shade them on a ten-by-ten grid in your mind.',
    sources: [parker, moss],
  },
  {
    id: 'percent.sign-only',
    name: 'puts a percent sign behind the decimal',
    idea: '`0.35` is `0.35%`.',
    why: 'The sign is added like a unit.',
    move: 'Ask which part of a hundred grid `0.35` covers.',
    feedback: 'Half of something is `0.5`. What percent is half?',
    sources: [parker, gay],
  },
  {
    id: 'percent.denominator-as-percent',
    name: 'takes the numbers of the fraction as the percent',
    idea: '`1/5` is `5%`.',
    why: 'The numbers in sight are used because percent and fraction are not linked yet.',
    move: 'Ask to shade one fifth of a bar of a hundred squares.',
    feedback: 'How many hundredths are equal to the fraction?',
    sources: [gay, moss],
  },
  {
    id: 'percent.times-ten',
    name: 'multiplies by ten instead of a hundred',
    idea: 'I move the point by one place.',
    why: 'Tenths are the first decimals and become the measure for percent as well.',
    move: 'Ask what percent one half is, and compare it with `0.5`.',
    feedback: 'A percent counts hundredths. How many hundredths are there?',
    sources: [parker, dole],
  },
];

const finding: readonly Misconception[] = [
  {
    id: 'percent.small-over-large',
    name: 'always puts the smaller number over the larger one',
    idea: 'In every percent problem the small number goes on top and the large one at the bottom.',
    why: 'One picture of a proportion is learned and filled with the numbers by their size.',
    move: 'Ask for each number: is it the whole, the part, or the percent?',
    feedback: 'Which number is the whole? Which is the part? Which one belongs to the hundred?',
    sources: [ashlock, parker],
  },
  {
    id: 'percent.always-multiply',
    name: 'multiplies in every percent problem',
    idea: 'Percent means that you multiply by the decimal.',
    why: 'Finding a percent of a number comes first and becomes the only kind.',
    move: 'Before working it out, ask whether the answer is larger or smaller than the number given.',
    feedback: 'What do you look for: the part, the whole or the percent? Estimate first.',
    sources: [ashlock, parker, dole],
  },
  {
    id: 'percent.divide-by-percent',
    name: 'divides by the number of percent',
    idea: 'For `10%` I divide by `10`, so for `20%` I divide by `20`.',
    why: 'The shortcut for ten percent is stretched to all percents.',
    move: 'Ask which is more, `10%` or `20%` of `80`, and compare both answers.',
    feedback: 'Should a larger percent give a larger or a smaller part?',
    sources: [parker, lembke],
  },
  {
    id: 'percent.as-amount',
    name: 'treats the percent as an amount',
    idea: '`20%` is just `20`, so `20%` off means `20` off.',
    why: 'The percent is a number in sight and is added or subtracted like any other.',
    move: 'Ask what `20%` off means for a price of `10` dollars.',
    feedback: 'A percent is a part of something. Of what, here?',
    sources: [parker, heuvel, dole],
  },
  {
    id: 'percent.inverted-ratio',
    name: 'divides the whole by the part',
    idea: 'I divide the whole by the part.',
    why: 'The order of the words is followed, or the larger number is divided by the smaller one.',
    move: 'Ask: is the part less than the whole? Then the percent must be less than what?',
    feedback: 'Is the part more or less than the whole? What does that say about the percent?',
    sources: [parker, baratta],
  },
  {
    id: 'percent.part-as-percent',
    name: 'takes the part for the percent',
    idea: 'It is `28`, so it is `28%`.',
    why: 'Percent is taken for another word for "how many".',
    move: 'Ask what percent `28` would be of `28`, and of `56`.',
    feedback: 'That would be right if the whole were `100`. What is the whole here?',
    sources: [parker, gay],
  },
  {
    id: 'percent.add-percent-of-part',
    name: 'adds the percent of the part to get the whole',
    idea: 'To get back to the whole, I add the percent again.',
    why: 'Adding seems to undo taking a part.',
    move: 'Check with the percent of the answer: does it give the number in the problem?',
    feedback: 'Take the percent of your answer. Do you get the number in the problem?',
    sources: [
      parker,
      'Van den Heuvel-Panhuizen 1994, Improvement of (didactical) assessment by improvement of problems: an attempt with respect to percentage',
    ],
  },
];

const changing: readonly Misconception[] = [
  {
    id: 'percent.change-only',
    name: 'stops at the change',
    idea: 'I find the percent, and that is the answer.',
    why: 'The first step is so much like the problems before that the question is forgotten.',
    move: 'Ask to read the question once more and to say the answer in a sentence.',
    feedback: 'You found the change. What does the question ask for?',
    sources: [parker, dole],
  },
  {
    id: 'percent.wrong-direction',
    name: 'changes in the wrong direction',
    idea: 'I do not look whether it goes up or down.',
    why: 'One procedure, add or subtract, is used for all of them.',
    move: 'Ask before any work: will it be more or less than before?',
    feedback: 'Should the result be more or less than at the start?',
    sources: [parker, dole],
  },
  {
    id: 'percent.wrong-base',
    name: 'takes the percent of the wrong amount',
    idea: 'It does not matter which of the amounts the percent is of.',
    why: 'A percent does not say of what it is taken, and the number in sight is used.',
    move: 'Ask to label the bar that is the hundred percent.',
    feedback: 'Which amount is the hundred percent here?',
    sources: [kruger, chen, parker],
  },
  {
    id: 'percent.new-over-old',
    name: 'compares the two amounts instead of the difference',
    idea: 'I divide one amount by the other.',
    why: '"Percent of" and "percent more than" are not told apart.',
    move: 'Ask by what percent a number changes that stays the same.',
    feedback: 'The question asks about the difference only. How large is it?',
    sources: [parker, dole],
  },
  {
    id: 'percent.add-percents',
    name: 'adds percents of different amounts',
    idea: 'Down by `20%` and up by `5%` is down by `15%`.',
    why: 'Percents look like amounts that can be added.',
    move: 'Let a price of `100` dollars go down by `50%` and up by `50%`.',
    feedback: 'The second percent is taken of another amount. Which one?',
    sources: [chen, parker],
  },
  {
    id: 'percent.interest-one-year',
    name: 'forgets the time',
    idea: 'The interest is the percent of the money.',
    why: 'It is worked like any percent of a number, and the time is not used.',
    move: 'Ask for the interest after one year, two years, three years in a table.',
    feedback: 'You counted the interest for one year. How long does the money stay?',
    sources: [parker, 'Reported from classrooms; no study of exactly this was found'],
  },
  {
    id: 'percent.interest-total-mixed-up',
    name: 'mixes up the interest and the new total',
    idea: 'The interest and the money in the end are the same.',
    why: 'The words are new, and the two amounts are not told apart.',
    move: 'Ask: how much did the bank add? How much is there now?',
    feedback: 'Does the question ask for what is added, or for all of it?',
    sources: [parker, 'Reported from classrooms; no study of exactly this was found'],
  },
  {
    id: 'percent.months-as-years',
    name: 'multiplies by months instead of years',
    idea: 'I multiply by the number that says how long.',
    why: 'The formula asks for a time, and any number for a time is put in.',
    move: 'Ask for the interest after one year. Can half a year bring more?',
    feedback: 'The percent is for a year. What part of a year is it?',
    sources: [parker, 'Reported from classrooms; no study of exactly this was found'],
  },
];

/** Ideas about percent. */
export const percentMisconceptions: readonly Misconception[] = [...writing, ...finding, ...changing];
