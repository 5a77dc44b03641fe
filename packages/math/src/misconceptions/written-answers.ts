import type { CatalogueEntries } from './catalogue-entry.ts';

/** Misconceptions about numbers that typed questions show and no generated problem asks for. */
const numbers = {
  'whole-numbers.digits-reversed': {
    name: 'writes the two digits of a number the other way around',
    idea: 'It has a 5 and a 3. It does not matter which comes first.',
    why: 'Both digits are known, but not that the place says which of them counts tens.',
    move: 'Let the student build both numbers with ten-sticks and single cubes.',
    feedback: 'Which digit counts the tens? Where does it stand?',
    sources: ['fuson-1990', 'ross-1989'],
  },
  'whole-numbers.rounds-always-up': {
    name: 'rounds up whatever the next digit is',
    idea: 'Rounding makes a number rounder and larger.',
    why: 'Many first examples round up, and the word sounds like going up. How near the number is to both neighbors is not asked.',
    move: 'Mark the number between its two neighbors on a line and ask which one is nearer.',
    feedback: 'Between which two round numbers does it lie? Which of the two is nearer?',
    sources: ['ashlock-2010', 'reys-1982'],
  },
  'whole-numbers.zero-in-division': {
    name: 'thinks zero does nothing in a division, or makes it zero',
    idea: 'Zero is nothing, so nothing happens, or nothing comes out.',
    why: 'Adding zero changes nothing and multiplying by zero gives zero. One of the two is carried over to division.',
    move: 'Ask for the multiplication that goes with it: what times 0 is 8?',
    feedback: 'Write the multiplication that belongs to it. Is there a number that fits?',
    sources: ['ball-1990'],
  },
  'fractions.of-as-add': {
    name: 'adds for a part of a part',
    idea: 'Two fractions: I put them together.',
    why: 'That "of" takes a part of what is there is not seen, so the fractions are joined as in the tasks before.',
    move: 'Let the student fold a strip into thirds and then take half of one third.',
    feedback: 'Draw the first part. Now take the other part of it. Is there more or less than before?',
    sources: ['mack-2001'],
  },
  'decimals.nothing-between': {
    name: 'thinks no number lies between two neighbors',
    idea: 'After 0.3 comes 0.4, so there is nothing between them.',
    why: 'Whole numbers have a next one. The same is expected of decimals and fractions.',
    move: 'Write 0.3 and 0.4 as 0.30 and 0.40 and ask again.',
    feedback: 'Write both numbers with one digit more. What lies between them now?',
    sources: ['steinle-2004', 'ni-2005'],
  },
} satisfies CatalogueEntries;

const letters = {
  'expressions.power-of-negative-always-positive': {
    name: 'makes every power of a negative number positive',
    idea: 'In a power the minus signs cancel.',
    why: 'Two minus signs make plus, and squares are met first. Whether the number of factors is even or odd is not asked.',
    move: 'Write the power as a product and let the student find the sign factor by factor.',
    feedback: 'Write all the factors down. How many of them have a minus?',
    sources: ['cangelosi-2013'],
  },
  'functions.intercept-on-y-axis': {
    name: 'takes where the line meets the y-axis for where it meets the x-axis',
    idea: 'The number on its own is where it crosses.',
    why: 'The number on its own can be read off, and it tells a crossing. Which axis it belongs to is lost.',
    move: 'Ask what y is for every point of the x-axis.',
    feedback: 'On the x-axis, how large is y? Put that into the equation.',
    sources: ['moschkovich-1999'],
  },
  'functions.perpendicular-sign-only': {
    name: 'changes only the sign for a perpendicular line',
    idea: 'It goes the other way, so it gets the other sign.',
    why: 'A perpendicular line falls where the other rises. That the steps across and up change places too is left out.',
    move: 'Turn a drawn step triangle by a quarter turn and read its sides.',
    feedback: 'Turn the step triangle by a quarter turn. What becomes of across and up?',
    sources: ['stump-2001'],
  },
  'functions.perpendicular-turned-only': {
    name: 'only turns the slope over for a perpendicular line',
    idea: 'Perpendicular means one over the slope.',
    why: 'The rule has two parts, and only one of them is remembered.',
    move: 'Draw both lines and ask whether they rise or fall.',
    feedback: 'Does the other line rise or fall? What does that say about the sign?',
    sources: ['stump-2001'],
  },
  'functions.slope-zero-undefined-swapped': {
    name: 'mixes up the slopes of level and upright lines',
    idea: 'A flat line has no slope, so it is undefined.',
    why: '"No slope" is said of both lines. That a level line has the slope 0 is not told apart from a slope that does not exist.',
    move: 'Ask how far the line goes up for one step across, for both lines.',
    feedback: 'Take two points of the line. How far up, and how far across?',
    sources: ['stump-2001'],
  },
} satisfies CatalogueEntries;

const figures = {
  'geometry.faces-edges-corners-swapped': {
    name: 'mixes up faces, edges and corners',
    idea: 'I count the sides.',
    why: '"Side" is said of faces and of edges, so the words for the parts of a solid are not told apart.',
    move: 'Let the student touch a face, an edge and a corner of a real box and say the words.',
    feedback: 'Is it flat, a line, or a point? Count only those that the question asks for.',
    sources: ['hansen-2014', 'ryan-2007'],
  },
  'statistics.range-as-two-numbers': {
    name: 'gives both ends for the range',
    idea: 'It goes from 2 to 9.',
    why: 'In everyday words a range is from here to there. In statistics it is one number: how far apart the ends are.',
    move: 'Ask which of two data sets is more spread out, and by how much.',
    feedback: 'How far apart are the two ends? The range is one number.',
    sources: ['ryan-2007'],
  },
} satisfies CatalogueEntries;

/** Misconceptions that answers to typed questions show. */
export const writtenAnswerMisconceptions = { ...numbers, ...letters, ...figures };
