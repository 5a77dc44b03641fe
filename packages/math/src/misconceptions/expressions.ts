import type { Misconception } from '../types.ts';

const livneh = 'Linchevski & Livneh 1999, Structure sense: the relationship between algebraic and numerical contexts';
const gap = 'Herscovics & Linchevski 1994, A cognitive gap between arithmetic and algebra';
const blando = 'Blando, Kelly, Schneider & Sleeman 1989, Analyzing and modeling arithmetic errors';
const kieran1979 =
  "Kieran 1979, Children's operational thinking within the context of bracketing and the order of operations";
const kieran1992 = 'Kieran 1992, The learning and teaching of school algebra';
const glidden = "Glidden 2008, Prospective elementary teachers' understanding of order of operations";
const kuchemann1978 = "Küchemann 1978, Children's understanding of numerical variables";
const kuchemann1981 = "Küchemann 1981, Algebra, in Hart (ed.), Children's Understanding of Mathematics: 11–16";
const booth = "Booth 1984, Algebra: Children's Strategies and Errors";
const collis = 'Collis 1975, The development of formal reasoning';
const macgregor1997 = "MacGregor & Stacey 1997, Students' understanding of algebraic notation: 11–15";
const stacey1994 = "Stacey & MacGregor 1994, Algebraic sums and products: students' concepts and symbolism";
const matz = 'Matz 1982, Towards a process model for high school algebra errors';
const sleeman = "Sleeman 1984, An attempt to understand students' understanding of basic algebra";
const payne = 'Payne & Squibb 1990, Algebra mal-rules and cognitive accounts of error';
const chalouh = 'Chalouh & Herscovics 1988, Teaching algebraic expressions in a meaningful way';
const tall = 'Tall & Thomas 1991, Encouraging versatile thinking in algebra using the computer';
const demby = 'Demby 1997, Algebraic procedures used by 13-to-15-year-olds';
const ayres = 'Ayres 2001, Systematic mathematical errors and cognitive load';
const seng = 'Seng 2010, An error analysis of Form 2 (Grade 7) students in simplifying algebraic expressions';
const vlassis = "Vlassis 2004, Making sense of the minus sign or becoming flexible in 'negativity'";
const rauff = 'Rauff 1994, Constructivism, factoring, and beliefs';
const capraro =
  'Capraro & Joffrion 2006, Algebraic equations: can middle-school students meaningfully translate from words to mathematical symbols?';
const clement = 'Clement 1982, Algebra word problem solutions: thought processes underlying a common misconception';
const pitta =
  "Pitta-Pantazi, Christou & Zachariades 2007, Secondary school students' levels of understanding in computing exponents";
const cangelosi =
  "Cangelosi, Madrid, Cooper, Olson & Hartter 2013, The negative sign and exponential expressions: unveiling students' persistent errors and misconceptions";
const sastre =
  'Sastre & Mullet 1998, Evolution of the intuitive mastery of the relationship between base, exponent, and number magnitude';
const kirshner = 'Kirshner & Awtry 2004, Visual salience of algebraic transformations';
const ozkan = 'Özkan 2011, Misconceptions in radicals in high school mathematics';
const ashlock = 'Ashlock 2010, Error Patterns in Computation';
const practice = 'Reported from classrooms; no study of exactly this was found';

const order: readonly Misconception[] = [
  {
    id: 'expressions.left-to-right',
    name: 'works from left to right',
    idea: 'Plus, minus, times and divided by go in the order in which you read them.',
    why: 'Reading goes from left to right, and simple calculators work like that.',
    move: 'Ask for a story: `5` dollars and `6` packs at `10` dollars each.',
    feedback: 'Which operation comes first here? It is not always the first one you read.',
    sources: [livneh, kieran1979, blando],
  },
  {
    id: 'expressions.addition-before-subtraction',
    name: 'adds before subtracting',
    idea: 'Plus comes before minus.',
    why: 'A memory aid lists addition before subtraction, or the end of the expression is split off and worked out first.',
    move: 'Ask: you have `20` dollars, spend `8`, earn `5`. How much is it now?',
    feedback: 'Plus and minus are equally strong. Which of them comes first from the left?',
    sources: [gap, livneh, glidden],
  },
  {
    id: 'expressions.multiplication-before-division',
    name: 'multiplies before dividing',
    idea: 'Times comes before divided by.',
    why: 'A memory aid lists multiplication before division.',
    move: 'Ask for `12 ÷ 3 × 2` as sharing `12` among `3` and taking two of the shares.',
    feedback: 'Times and divided by are equally strong. Which of them comes first from the left?',
    sources: [glidden, blando],
  },
  {
    id: 'expressions.addition-first',
    name: 'adds and subtracts before multiplying',
    idea: 'Plus and minus come first, then times and divided by.',
    why: 'Adding is the oldest and easiest operation and is done wherever it is possible.',
    move: 'Draw `2 + 3 × 4` as two dots and three rows of four dots.',
    feedback: 'Which is stronger: plus and minus, or times and divided by?',
    sources: [blando, livneh],
  },
  {
    id: 'expressions.ignore-parentheses',
    name: 'leaves the parentheses out',
    idea: 'Parentheses only keep it tidy.',
    why: 'Where the order of reading already decides, parentheses seem to change nothing.',
    move: 'Compare `2 × (3 + 4)` and `2 × 3 + 4` with dots.',
    feedback: 'What do the parentheses tell you to do first?',
    sources: [kieran1979, blando],
  },
  {
    id: 'expressions.powers-last',
    name: 'multiplies before raising to a power',
    idea: 'Times comes first, and the power comes after it.',
    why: 'The exponent stands at the end, so it seems to belong to everything before it.',
    move: 'Ask to write `2 × 3^2` out as a product without an exponent.',
    feedback: 'What does the exponent belong to? Write the power out as a product.',
    sources: [glidden, pitta],
  },
];

const powers: readonly Misconception[] = [
  {
    id: 'expressions.power-as-product',
    name: 'multiplies the base by the exponent',
    idea: '`2^3` is two times three.',
    why: 'Two numbers side by side suggest a product, and the new sign is filled with the best known operation.',
    move: 'Ask to draw `3^2` as a square of dots and `3 × 2` as a row of pairs.',
    feedback: 'The exponent counts factors. Write the product out.',
    sources: [pitta, cangelosi, sastre],
  },
  {
    id: 'expressions.power-reversed',
    name: 'swaps base and exponent',
    idea: '`2^5` is five times itself, two times.',
    why: 'Products can be swapped, and a power is taken for a kind of product.',
    move: 'Compare `2^5` and `5^2` written out.',
    feedback: 'Which number is the factor, and which one counts how often?',
    sources: [pitta, sastre],
  },
  {
    id: 'expressions.power-as-sum',
    name: 'adds the base and the exponent',
    idea: '`4^2` is four and two.',
    why: 'The exponent is seen as a number to put together with the base.',
    move: 'Ask for the area of a square with side `4`.',
    feedback: 'The exponent counts factors. How often is the base a factor?',
    sources: [pitta, sastre],
  },
  {
    id: 'expressions.power-of-negative-stays-negative',
    name: 'keeps the minus of the base',
    idea: 'The base is negative, so the power is negative.',
    why: 'The minus is carried along as a label, or the power is applied to the number without its sign.',
    move: 'Ask to write `(-3)^2` and `-3^2` out as products.',
    feedback: 'Write the power out and count the negative factors.',
    sources: [cangelosi, pitta],
  },
  {
    id: 'expressions.square-whole-term',
    name: 'squares the number in front as well',
    idea: 'In `3x^2` everything is squared.',
    why: 'The exponent at the end seems to cover the whole term.',
    move: 'Ask to write `3x^2` and `(3x)^2` without exponents.',
    feedback: 'Which letter or number does the exponent stand next to?',
    sources: [pitta, macgregor1997, matz],
  },
  {
    id: 'expressions.zero-exponent-zero',
    name: 'says that exponent zero gives zero',
    idea: 'Zero times the base is nothing.',
    why: 'The exponent counts factors, and no factors seem to be nothing.',
    move: 'Continue downward: `2^3`, `2^2`, `2^1`. What happens from one to the next?',
    feedback: 'Go down step by step: each step divides by the base. What comes after exponent `1`?',
    sources: [pitta, cangelosi],
  },
  {
    id: 'expressions.zero-exponent-keeps-base',
    name: 'says that exponent zero leaves the base',
    idea: 'With exponent zero nothing is done to the base.',
    why: 'Zero is read as "do nothing".',
    move: 'Ask for `5^1` and `5^0`. Can both be five?',
    feedback: 'What is the base with exponent `1`? Exponent `0` is one step further down.',
    sources: [pitta, cangelosi],
  },
  {
    id: 'expressions.negative-exponent-negative',
    name: 'makes a negative exponent a negative number',
    idea: 'The minus of the exponent goes to the front.',
    why: 'A minus has always made the number negative.',
    move: 'Continue downward past exponent zero and look at the sign of each result.',
    feedback: 'Each step down divides by the base. Does dividing by a positive number make it negative?',
    sources: [cangelosi, pitta],
  },
  {
    id: 'expressions.multiply-exponents',
    name: 'multiplies the exponents in a product',
    idea: 'It is a product, so I multiply the exponents.',
    why: 'The operation that is written is done with all numbers in sight.',
    move: 'Ask to write `x^2 × x^3` out without exponents and to count.',
    feedback: 'Write both powers out. How many factors are there in all?',
    sources: [pitta, kirshner],
  },
  {
    id: 'expressions.divide-exponents',
    name: 'divides the exponents in a quotient',
    idea: 'It is a quotient, so I divide the exponents.',
    why: 'The operation that is written is done with all numbers in sight.',
    move: 'Ask to write `x^6 ÷ x^2` as a fraction without exponents and to cancel.',
    feedback: 'Write both powers out. How many factors cancel?',
    sources: [pitta, kirshner],
  },
  {
    id: 'expressions.add-exponents-of-power',
    name: 'adds the exponents of a power of a power',
    idea: 'With two exponents I add them.',
    why: 'The rule for products is used because it also has two exponents.',
    move: 'Ask to write `(x^2)^3` as a product of three groups.',
    feedback: 'How many groups are there, and how many factors are in each?',
    sources: [kirshner, pitta],
  },
  {
    id: 'expressions.multiply-bases',
    name: 'multiplies or divides the bases as well',
    idea: 'What I do with the powers, I do with the bases too.',
    why: 'Everything in sight takes part in the operation.',
    move: 'Ask to write `2^2 × 2^3` out. Which numbers are the factors?',
    feedback: 'Write the powers out. Does the factor itself change?',
    sources: [pitta, cangelosi],
  },
  {
    id: 'expressions.power-of-letter-only',
    name: 'raises only the letter to the power',
    idea: 'The exponent outside belongs to the letter.',
    why: 'Exponents have always stood at letters, so the number in front is left alone.',
    move: 'Ask to write `(2x)^3` as three groups in a product.',
    feedback: 'Everything in the parentheses is a factor again and again. What about the number in front?',
    sources: [matz, kirshner],
  },
  {
    id: 'expressions.add-coefficients-in-product',
    name: 'adds the numbers in front of a product',
    idea: 'The exponents are added, so the numbers in front are added too.',
    why: 'One rule is used for everything in the line.',
    move: 'Ask for `2x × 3x` as the area of a rectangle.',
    feedback: 'The numbers in front are factors. What do you do with factors?',
    sources: [pitta, seng],
  },
  {
    id: 'expressions.lone-base-no-exponent',
    name: 'gives a base without an exponent the exponent zero',
    idea: 'There is no exponent, so it is zero.',
    why: 'A number that is not written is taken for zero.',
    move: 'Ask to write `x × x^3` out and to count the factors.',
    feedback: 'A base that stands alone is one factor. Count again.',
    sources: [practice, pitta],
  },
  {
    id: 'expressions.exponent-counts-zeros',
    name: 'takes the exponent for the number of zeros',
    idea: '`10^5` means that I write five zeros.',
    why: 'It is so for the powers of ten themselves.',
    move: 'Compare `4 × 10^3` and `4.5 × 10^3` written out.',
    feedback: 'The exponent says how many places the digits move. Some places are filled by digits already.',
    sources: [practice, 'Ashlock 2010, Error Patterns in Computation, on zeros and place value'],
  },
  {
    id: 'expressions.exponent-sign-ignored',
    name: 'does not look at the sign of the exponent',
    idea: 'I count the places and move the point.',
    why: 'The count takes all the attention.',
    move: 'Ask first: is the number larger or smaller than one?',
    feedback: 'Is the number larger or smaller than one? What does that say about the exponent?',
    sources: [cangelosi, practice],
  },
  {
    id: 'expressions.exponent-wrong-way-after-carry',
    name: 'changes the exponent the wrong way',
    idea: 'I move the point to the left, so the exponent goes down.',
    why: 'Direction of the point and sign of the change are linked by a rule without a reason.',
    move: 'Write `30 × 10^4` out and then again with `3` in front.',
    feedback: 'The number in front got smaller. What must happen to the power so that the value stays the same?',
    sources: [practice],
  },
  {
    id: 'expressions.root-as-division',
    name: 'divides instead of taking the root',
    idea: 'A square root is half of the number, and a cube root is a third of it.',
    why: 'A square is taken for "times two", so its undoing seems to be "divided by two".',
    move: 'Ask for the side of a square with area `36`.',
    feedback: 'Use your answer as a factor, as often as the root says. Do you get the number under the root?',
    sources: [ozkan, 'Roach, Gibson & Weber 2004, Why is the square root of 25 not plus or minus 5?'],
  },
  {
    id: 'expressions.root-as-power',
    name: 'raises to the power instead of taking the root',
    idea: 'A root means that I multiply the number by itself.',
    why: 'Square and square root are linked by name and mixed up in direction.',
    move: 'Ask for a square with area `9`: how long is its side?',
    feedback: 'A root undoes the power. Should it be larger or smaller?',
    sources: [ozkan],
  },
  {
    id: 'expressions.cube-root-as-square-root',
    name: 'takes the square root for the cube root',
    idea: 'A root is a root; I look for a number times itself.',
    why: 'The small three is overlooked.',
    move: 'Ask for the edge of a cube with volume `8`.',
    feedback: 'How often must the number be a factor here?',
    sources: [ozkan, practice],
  },
  {
    id: 'expressions.root-of-top-only',
    name: 'takes the root of the top only',
    idea: 'I find the root of the first number.',
    why: 'The top number stands first and is taken for the whole.',
    move: 'Ask to multiply the answer by itself.',
    feedback: 'Multiply your answer by itself. What is at the bottom?',
    sources: [ozkan, practice],
  },
];

const letters: readonly Misconception[] = [
  {
    id: 'expressions.letter-as-digit',
    name: 'puts the value in the place of the letter, as a digit',
    idea: '`3x` with `x` equal to `4` is thirty-four.',
    why: 'Signs side by side mean tens and ones in a number.',
    move: 'Ask what three times `x` is for `x = 10`, and compare with the rule.',
    feedback: 'A number next to a letter means times. Write the times sign in.',
    sources: [chalouh, matz, booth],
  },
  {
    id: 'expressions.letter-as-object',
    name: 'takes a letter for a thing or a name',
    idea: 'The letter is short for the word.',
    why: 'Letters are short for words in many places, also in units.',
    move: 'Ask whether the letter could be `12`, and what that would mean.',
    feedback: 'Each letter stands for a number. Which number?',
    sources: [kuchemann1978, kuchemann1981, macgregor1997],
  },
  {
    id: 'expressions.conjoin',
    name: 'puts unlike terms together',
    idea: '`3x + 5` is `8x`: an answer has no plus sign in it.',
    why: 'In arithmetic a sum is a job to do, and an answer is one number.',
    move: 'Ask for `3x + 5` and `8x` with `x = 2`.',
    feedback: 'Try a number for the letter. Do both expressions have the same value?',
    sources: [booth, collis, tall],
  },
  {
    id: 'expressions.lone-letter-nothing',
    name: 'counts a letter without a number as nothing',
    idea: 'There is no number at the letter, so it does not count.',
    why: 'The one in front is not written, and what is not written is taken for zero.',
    move: 'Ask for `2` apples and an apple, then for `2x + x` with `x = 10`.',
    feedback: 'How many are there of a letter that stands alone?',
    sources: [seng, payne],
  },
  {
    id: 'expressions.add-exponents-of-like-terms',
    name: 'makes a square of two like terms',
    idea: 'I add the numbers, and `x` and `x` make `x^2`.',
    why: 'Sums and products of letters are not told apart.',
    move: 'Ask for `x + x` and `x × x` with `x = 5`.',
    feedback: 'You have so many of the letter. Are they added or multiplied?',
    sources: [stacey1994, macgregor1997, seng],
  },
  {
    id: 'expressions.ignore-minus-before-term',
    name: 'leaves the minus before a term out',
    idea: 'I count how many there are of each.',
    why: 'The term is taken without the sign before it.',
    move: 'Ask to circle each term with the sign in front of it.',
    feedback: 'Look at the sign before each term. Is it taken away?',
    sources: [gap, vlassis, seng],
  },
  {
    id: 'expressions.letter-taken-away',
    name: 'takes the letter away and keeps its number',
    idea: 'Five x, take away the x: that leaves 5.',
    why: 'A letter is seen as a mark beside the number that can be rubbed out.',
    move: 'Say it with things: five bags, take away one bag. Let the student try `x = 2`.',
    feedback: 'A letter alone counts as one of them. How many are left?',
    sources: [payne, seng],
  },
  {
    id: 'expressions.sign-after-the-term',
    name: 'takes the sign that comes after the term',
    idea: 'The sign behind the term goes with it.',
    why: 'The signs are seen as standing between terms, and the next one is taken along.',
    move: 'Ask to draw a line before each plus and minus and to read the pieces.',
    feedback: 'Each term takes the sign in front of it along.',
    sources: [gap, vlassis],
  },
  {
    id: 'expressions.juxtaposition-as-plus',
    name: 'reads a number next to a letter as a sum',
    idea: '`3x` is three and `x` together.',
    why: 'In mixed numbers such as `2 1/2` side by side does mean plus.',
    move: 'Ask for the cost of three pens at `x` dollars each.',
    feedback: 'What does it mean when a number stands next to a letter?',
    sources: [booth, stacey1994, kieran1992],
  },
];

const rewriting: readonly Misconception[] = [
  {
    id: 'expressions.distribute-first-only',
    name: 'multiplies only the first term',
    idea: 'The number in front goes with the first term in the parentheses.',
    why: 'Reading from left to right, the number meets the first term and has done its work.',
    move: 'Draw `3(x + 4)` as three rows, each with an `x` and four dots.',
    feedback: 'The number in front multiplies everything in the parentheses. Did you multiply all of it?',
    sources: [matz, sleeman, demby],
  },
  {
    id: 'expressions.distribute-by-adding',
    name: 'adds the number in front to the numbers inside',
    idea: 'I add the number in front to the numbers inside.',
    why: 'The number is handed out, but the operation that goes with it is lost.',
    move: 'Ask for `2(x + 3)` with `x = 5`, worked out both ways.',
    feedback: 'What does a number right before parentheses do: add or multiply?',
    sources: [seng, practice],
  },
  {
    id: 'expressions.sign-lost-in-parentheses',
    name: 'loses a sign when a negative number is multiplied in',
    idea: 'The sign in the parentheses stays as it is.',
    why: 'The second product needs two signs at once, and one of them gets lost.',
    move: 'Ask for each product alone: what is `-3` times `-4`?',
    feedback: 'Work out each product with its signs. Which products are negative?',
    sources: [ayres, vlassis, seng],
  },
  {
    id: 'expressions.minus-first-term-only',
    name: 'lets the minus change only the first term',
    idea: 'The minus belongs to the first term in the parentheses.',
    why: 'The minus stands right before the first term and is read as its sign.',
    move: 'Ask for `10 - (3 + 2)` and `10 - 3 + 2`.',
    feedback: 'Everything in the parentheses is taken away. What happens to the second term?',
    sources: [ayres, kieran1992, seng],
  },
  {
    id: 'expressions.factor-first-only',
    name: 'divides only the first term by the factor',
    idea: 'I take the factor out of the first term.',
    why: 'It is the reverse of multiplying only the first term.',
    move: 'Ask to multiply the answer out again.',
    feedback: 'Multiply your answer out. Do you get the expression back?',
    sources: [rauff, matz],
  },
  {
    id: 'expressions.factor-not-greatest',
    name: 'takes out a factor that is not the greatest',
    idea: 'Both numbers can be divided by it, so I am done.',
    why: 'A common factor has been found, and there is no look for more.',
    move: 'Ask whether the terms left in the parentheses have a common factor still.',
    feedback: 'Look into the parentheses. Can more be taken out?',
    sources: [rauff],
  },
  {
    id: 'expressions.factor-by-subtracting',
    name: 'subtracts the factor from both terms',
    idea: 'I take the number out of both, and write it in front.',
    why: '"Take out" is heard as "take away".',
    move: 'Ask to multiply the answer out again.',
    feedback: 'Multiply your answer out. What has to be done to each term when a factor is taken out?',
    sources: [rauff, practice],
  },
];

const words: readonly Misconception[] = [
  {
    id: 'expressions.reversed-subtraction',
    name: 'writes a subtraction in the order of the words',
    idea: 'Three less than a number: three, minus, the number.',
    why: 'The sentence is turned into signs from left to right.',
    move: 'Ask: what is three less than ten? How did you work it out?',
    feedback: 'Try it with the number ten. What is taken away, and from what?',
    sources: [capraro, clement, booth],
  },
  {
    id: 'expressions.reversed-division',
    name: 'writes a division the wrong way round',
    idea: 'I divide by the letter.',
    why: 'The order of division is treated like that of multiplication.',
    move: 'Ask: ten divided by two. Which number is shared?',
    feedback: 'Try it with the number twenty. Which number is shared?',
    sources: [capraro, booth],
  },
  {
    id: 'expressions.no-parentheses',
    name: 'leaves out the parentheses round a sum',
    idea: 'I write it down word by word.',
    why: 'The order of the words seems to say what comes first.',
    move: 'Ask to work it out for the number ten, first by the words and then by the expression.',
    feedback: 'What is worked out first here? How can you show that?',
    sources: [booth, kieran1979],
  },
  {
    id: 'expressions.times-as-plus',
    name: 'writes a sum for equal groups',
    idea: 'I put the two numbers together with plus.',
    why: 'With a letter the story cannot be worked out, and plus is the first operation that comes to mind.',
    move: 'Ask for the same story with `2`, `3` and `10` instead of the letter.',
    feedback: 'Try it with `3` in the place of the letter. How would you work it out?',
    sources: [booth, stacey1994],
  },
  {
    id: 'expressions.more-means-times',
    name: 'writes a product for "more than"',
    idea: 'Four more: I write the four in front of the letter.',
    why: '"More than" and "times as many" are not told apart, or the terms are put side by side.',
    move: 'Ask for `4` more than `10` and for `4` times `10`.',
    feedback: 'Try it with the number ten. Is it so many more, or so many times as much?',
    sources: [capraro, macgregor1997, ashlock],
  },
];

/** Ideas about expressions, powers and roots. */
export const expressionMisconceptions: readonly Misconception[] = [
  ...order,
  ...powers,
  ...letters,
  ...rewriting,
  ...words,
];
