import type { Misconception } from '../types.ts';

const kieran1981 = 'Kieran 1981, Concepts associated with the equality symbol';
const kieran1992 = 'Kieran 1992, The learning and teaching of school algebra';
const behr = 'Behr, Erlwanger & Nichols 1980, How children view the equals sign';
const falkner = "Falkner, Levi & Carpenter 1999, Children's understanding of equality: a foundation for algebra";
const perry = 'Perry, Church & Goldin-Meadow 1988, Transitional knowledge in the acquisition of concepts';
const sleeman = "Sleeman 1984, An attempt to understand students' understanding of basic algebra";
const payne = 'Payne & Squibb 1990, Algebra mal-rules and cognitive accounts of error';
const matz = 'Matz 1982, Towards a process model for high school algebra errors';
const gap = 'Herscovics & Linchevski 1994, A cognitive gap between arithmetic and algebra';
const crossing = 'Linchevski & Herscovics 1996, Crossing the cognitive gap between arithmetic and algebra';
const filloy = 'Filloy & Rojano 1989, Solving equations: the transition from arithmetic to algebra';
const vlassis2002 =
  'Vlassis 2002, The balance model: hindrance or support for the solving of linear equations with one unknown';
const vlassis2004 = "Vlassis 2004, Making sense of the minus sign or becoming flexible in 'negativity'";
const booth2014 =
  'Booth, Barbieri, Eyer & Paré-Blagoev 2014, Persistent and pernicious errors in algebraic problem solving';
const perrenet =
  "Perrenet & Wolters 1994, The art of checking: a case study of students' erroneous checking behavior in introductory algebra";
const carry = 'Carry, Lewis & Bernard 1980, Psychology of equation solving: an information processing study';
const tsamir =
  "Tsamir & Bazzini 2004, Consistencies and inconsistencies in students' solutions to algebraic single-value inequalities";
const blanco =
  'Blanco & Garrote 2007, Difficulties in learning inequalities in students of the first year of pre-university education in Spain';
const vaiyavutjamai =
  'Vaiyavutjamai & Clements 2006, Effects of classroom instruction on student performance on linear equations and linear inequalities';
const clement = 'Clement 1982, Algebra word problem solutions: thought processes underlying a common misconception';
const lochhead = 'Clement, Lochhead & Monk 1981, Translation difficulties in learning mathematics';
const macgregor1993 =
  "MacGregor & Stacey 1993, Cognitive models underlying students' formulation of simple linear equations";
const stacey2000 = 'Stacey & MacGregor 2000, Learning the algebraic method of solving problems';
const swafford =
  "Swafford & Langrall 2000, Grade 6 students' preinstructional use of equations to describe and represent problem situations";
const huntley =
  "Huntley, Marcus, Kahan & Miller 2007, Investigating high-school students' reasoning strategies when they solve linear equations";
const chalouh = 'Chalouh & Herscovics 1988, Teaching algebraic expressions in a meaningful way';
const brownQuinn = "Brown & Quinn 2006, Algebra students' difficulty with fractions: an error analysis";
const ashlock = 'Ashlock 2010, Error Patterns in Computation';

const equality: readonly Misconception[] = [
  {
    id: 'equations.equal-sign-as-answer',
    name: 'takes the equal sign for "now comes the answer"',
    idea: 'After the equal sign you write the answer of what stands before it.',
    why: 'Years of problems with the operation on the left and a blank on the right make the sign look like a command.',
    move: 'Ask whether `8 = 3 + 5` and `3 + 5 = 6 + 2` are true, and why.',
    feedback: 'Look at everything to the right of the equal sign. What is the right side worth with your number?',
    sources: [kieran1981, behr, falkner],
  },
  {
    id: 'equations.add-all-numbers',
    name: 'adds all the numbers in sight',
    idea: 'There are plus signs and a blank, so I add every number.',
    why: 'The plus signs are noticed, the place of the equal sign is not.',
    move: 'Cover one side at a time and ask what each side is worth.',
    feedback: 'Work out the left side alone, then the right side alone. Are they worth the same?',
    sources: [perry, falkner],
  },
  {
    id: 'equations.letters-gone-no-solution',
    name: 'says "no solution" when the letter disappears',
    idea: 'The letter is gone, so there is nothing to solve.',
    why: 'Solving is seen as ending in "letter equals number". A line such as `4 = 4` has no meaning then.',
    move: 'Put three different numbers into the first equation and ask which of them make it true.',
    feedback: 'Put a few numbers into the equation. Which ones make it true?',
    sources: [huntley, kieran1992],
  },
  {
    id: 'equations.zero-is-no-solution',
    name: 'takes the solution zero for no solution',
    idea: 'The letter is zero. Zero is nothing, so there is no solution.',
    why: '"Zero" and "none" mean the same in everyday speech.',
    move: 'Ask to put `0` into both sides and to compare them.',
    feedback: 'Zero is a number. Put it into both sides and compare.',
    sources: [huntley, gap],
  },
  {
    id: 'equations.same-letters-always-true',
    name: 'says "always true" when the letters match',
    idea: 'Both sides have the same number of letters, so it is always true.',
    why: 'The letter parts are compared and the plain numbers are overlooked.',
    move: 'Put `0` in for the letter and compare the two sides.',
    feedback: 'The letters match. Do the plain numbers match too?',
    sources: [huntley],
  },
];

const undoing: readonly Misconception[] = [
  {
    id: 'equations.same-operation',
    name: 'uses the operation that is written instead of undoing it',
    idea: 'It says plus, so I add it. I move the number over as it is.',
    why: '"Move it to the other side" is remembered without the change that goes with it.',
    move: 'Draw a balance for the equation and ask what may be taken off both sides.',
    feedback: 'Try your number in the question. Does it fit? Which operation undoes the one that is there?',
    sources: [kieran1992, payne, filloy],
  },
  {
    id: 'equations.repeat-operation',
    name: 'does the same to the letter again instead of undoing it',
    idea: 'The letter is multiplied, so I multiply. If it is divided, I divide.',
    why: 'The sign of the operation is invisible between number and letter, so its opposite is not looked for.',
    move: 'Ask for `5x = 20` in words, and what `x` would be.',
    feedback: 'Is the letter multiplied or divided? What undoes that?',
    sources: [sleeman, payne],
  },
  {
    id: 'equations.reversed-subtraction',
    name: 'subtracts in the wrong order',
    idea: 'I take one number from the other. The order does not matter.',
    why: 'Subtraction is treated as if the order did not matter, or the numbers are read from left to right.',
    move: 'Ask: which side does the number that is left over come from?',
    feedback: 'Check the order of your subtraction. Which number do you take away, and from what?',
    sources: [crossing, gap],
  },
  {
    id: 'equations.reversed-division',
    name: 'divides in the wrong order',
    idea: 'I divide the two numbers, whichever way round.',
    why: 'Division is treated as if the order did not matter, or always as the larger number by the smaller one.',
    move: 'Ask to say `4x = 12` as a story about four equal bags.',
    feedback: 'Both sides are divided by the number in front of the letter. Which number is divided?',
    sources: [sleeman, payne, 'Bell, Fischbein & Greer 1984, Choice of operation in verbal arithmetic problems'],
  },
  {
    id: 'equations.subtract-coefficient',
    name: 'subtracts the number in front of the letter',
    idea: 'To get rid of the `4` in `4x`, I take `4` away.',
    why: '`4x` is read as a four and a letter side by side, so taking the four away seems to leave the letter.',
    move: 'Write `4x` as `x + x + x + x` and ask what taking `4` away leaves.',
    feedback: 'What does the number next to the letter do to it: add or multiply?',
    sources: [sleeman, payne, carry],
  },
  {
    id: 'equations.add-what-is-taken-away',
    name: 'adds where the letter is taken away',
    idea: 'There is a minus in the equation, and the opposite of minus is plus.',
    why: '"Do the opposite" is used without asking what is taken from what.',
    move: 'Tell it as a story: I had `9`, I gave some away, I have `5`. How many did I give away?',
    feedback: 'The letter is what is taken away. Put your answer in and see what is left.',
    sources: [gap, vlassis2004],
  },
  {
    id: 'equations.divide-one-part',
    name: 'divides or multiplies only one part of a side',
    idea: 'I divide or multiply one part of a side, and the other part stays as it is.',
    why: 'Each step is done to the two parts that are in view, not to the whole side.',
    move: 'Draw `3x + 6` as bars and share all of it among three.',
    feedback: 'When you divide or multiply a side, every part of it counts. Or undo the plus or minus first.',
    sources: [matz, sleeman, booth2014],
  },
  {
    id: 'equations.drop-negative-coefficient',
    name: 'loses the minus in front of the letter',
    idea: 'When the number is gone, the minus in front of the letter is gone too.',
    why: 'The minus is taken for the operation between two terms, not for part of the letter term.',
    move: 'Ask to circle each term with the sign in front of it before solving.',
    feedback: 'Look at the sign in front of the letter. Is it still there in your next line?',
    sources: [vlassis2002, vlassis2004, perrenet],
  },
  {
    id: 'equations.letter-as-digit',
    name: 'reads the letter as a missing digit',
    idea: '`2x` is a number that starts with `2`; I look for its second digit.',
    why: 'Two symbols side by side mean tens and ones in a number, so `2x` is read in the same way.',
    move: 'Ask for the cost of `x` pens at `2` dollars each, for `x` as `3`, `5` and `10`.',
    feedback: 'A number next to a letter means times. What is `2x` when `x` is `3`?',
    sources: [chalouh, ashlock, matz],
  },
  {
    id: 'equations.move-without-sign',
    name: 'gathers the letters without changing the sign',
    idea: 'I bring all the letters to one side and put them together.',
    why: 'Terms are carried across the equal sign as if both sides were one long sum.',
    move: 'Ask what happens to the left side when `3x` is taken off the right side of a balance.',
    feedback: 'Put your answer into both sides. What did you do to each side when you moved the letter?',
    sources: [perrenet, kieran1992, filloy],
  },
  {
    id: 'equations.one-letter-side',
    name: 'solves one side and forgets the letter on the other',
    idea: 'I work with the letter on the left. The number on the right is the result.',
    why: 'Undoing works backward from a result. With a letter on both sides there is no result to start from.',
    move: 'Let the student guess a number, put it into both sides, and compare.',
    feedback: 'There is a letter on the right side too. What can you do with it on both sides?',
    sources: [gap, filloy],
  },
  {
    id: 'equations.clear-one-term',
    name: 'multiplies only the fraction and the right side',
    idea: 'I multiply by the bottom number to make the fraction disappear.',
    why: 'The step has the aim of removing the fraction, so it is done only where the fraction is.',
    move: 'Ask to put parentheses round each whole side before multiplying.',
    feedback: 'When you multiply a side, every term of it is multiplied. Did you multiply all of them?',
    sources: [matz, brownQuinn],
  },
  {
    id: 'equations.ignore-numerator',
    name: 'uses only the bottom of the fraction',
    idea: 'It is fifths, so I multiply by five.',
    why: 'The fraction is treated as one part of the whole, whatever its top number is.',
    move: 'Ask: if two fifths of a number are `6`, how much is one fifth?',
    feedback: 'Look at the top number of the fraction too. How much is one of those parts?',
    sources: [brownQuinn],
  },
  {
    id: 'equations.ignore-start',
    name: 'leaves the fixed amount out',
    idea: 'I divide what there is in all by the amount for each.',
    why: 'The amount that repeats stands out, and the amount that comes once is forgotten.',
    move: 'Ask for a table of the first three steps of the story.',
    feedback: 'Read the story again. Is there an amount that counts only once?',
    sources: [stacey2000, swafford],
  },
];

const inequalities: readonly Misconception[] = [
  {
    id: 'equations.keep-inequality-sign',
    name: 'keeps the sign when dividing by a negative number',
    idea: 'You solve it like an equation and the sign stays.',
    why: 'The rules for equations are carried over whole.',
    move: 'Start with `2 < 6` and multiply both sides by `-1`. Is it still true?',
    feedback: 'Try a number that fits your answer in the first inequality. Is it true?',
    sources: [tsamir, vaiyavutjamai, blanco],
  },
  {
    id: 'equations.flip-for-any-negative',
    name: 'turns the sign around for any minus',
    idea: 'There is a minus somewhere, so I turn the sign around.',
    why: 'The rule is remembered by its trigger, "negative", and not by what is done to both sides.',
    move: 'Compare `3x < -12` and `-3x < 12`, testing a number in each.',
    feedback: 'Did you multiply or divide both sides by a negative number? Test a number.',
    sources: [tsamir, vaiyavutjamai],
  },
  {
    id: 'equations.letter-must-come-first',
    name: 'swaps the sides and leaves the sign',
    idea: 'I write the letter on the left. The sign stays as it stands.',
    why: 'An equation can be read both ways without a change, so an inequality is treated alike.',
    move: 'Ask to read `5 > x` aloud beginning with `x`.',
    feedback: 'Read your answer and the first line aloud. Do they say the same about the letter?',
    sources: [blanco, vaiyavutjamai],
  },
  {
    id: 'equations.inequality-as-equation',
    name: 'answers with an equation',
    idea: 'Solving gives one number.',
    why: 'Solving has always ended in "letter equals number".',
    move: 'Ask for three different numbers that make the inequality true.',
    feedback: 'Your number is the border. Are there other numbers that fit?',
    sources: [tsamir, blanco],
  },
  {
    id: 'equations.least-means-less',
    name: 'takes "at least" for less and "at most" for more',
    idea: '"At least" is that much or less, and "at most" is that much or more.',
    why: 'A key word decides and not the meaning of the sentence.',
    move: 'Ask for an age that is allowed and one that is not, when you must be at least `12`.',
    feedback: 'Name one number that fits the story. Does it make your inequality true?',
    sources: [blanco, macgregor1993],
  },
  {
    id: 'equations.boundary-mixed-up',
    name: 'does not decide whether the border belongs',
    idea: 'Greater is greater, with or without the line under the sign.',
    why: 'Attention is on the direction, and the border seems to be a detail.',
    move: 'Ask only about the border: does exactly this number fit?',
    feedback: 'Test the number at the border itself. Does it fit?',
    sources: [blanco, tsamir],
  },
  {
    id: 'equations.inequality-signs-swapped',
    name: 'mixes up the two signs',
    idea: 'I am not sure which way the sign points.',
    why: 'The two signs are mirror images and are learned as a picture.',
    move: 'Put a small number and a large number on each side of the sign and read it aloud.',
    feedback: 'Test one number that fits. On which side of the sign is the greater one?',
    sources: [vaiyavutjamai, 'Warren 2006, Comparative mathematical language in the elementary school'],
  },
];

const writing: readonly Misconception[] = [
  {
    id: 'equations.reversal',
    name: 'writes the equation in the order of the words',
    idea: 'Six times as many students as teachers: six, students, equals teachers.',
    why: 'The sentence is turned into signs word by word, or the larger number is put beside the larger group.',
    move: 'Ask: with `5` teachers, how many students? Put both numbers into the equation.',
    feedback: 'Make up two numbers that fit the story and put them into your equation.',
    sources: [clement, lochhead, macgregor1993],
  },
  {
    id: 'equations.rate-and-start-swapped',
    name: 'swaps the fixed amount and the amount for each',
    idea: 'The first number goes with the letter.',
    why: 'The numbers are used in the order of the story.',
    move: 'Ask for the cost of `0`, `1` and `2` of them, and what changes each time.',
    feedback: 'What is the total when the letter is zero? And when it is one?',
    sources: [swafford, stacey2000],
  },
  {
    id: 'equations.one-letter-for-all',
    name: 'puts the letter to every number',
    idea: 'Each number in the story belongs to the letter.',
    why: 'The letter stands for "the unknown things" in general and not for one number.',
    move: 'Ask which of the numbers would change if the letter were one more.',
    feedback: 'Which amount repeats, and which one counts only once?',
    sources: [swafford, stacey2000],
  },
];

/** Ideas about equations and inequalities. */
export const equationMisconceptions: readonly Misconception[] = [...equality, ...undoing, ...inequalities, ...writing];
