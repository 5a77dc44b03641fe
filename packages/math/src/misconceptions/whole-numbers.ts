import type { Misconception } from '../types.ts';
import { columnMisconceptions } from './whole-numbers-columns.ts';

const countSequence = 'Fuson, Richards & Briars 1982, The acquisition and elaboration of the number word sequence';
const carpenterMoser =
  'Carpenter & Moser 1984, The acquisition of addition and subtraction concepts in grades one through three';
const baroody = "Baroody 1987, Children's mathematical thinking";
const labinowicz = 'Labinowicz 1985, Learning from children: new beginnings for teaching numerical thinking';
const falkner = "Falkner, Levi & Carpenter 1999, Children's understanding of equality: a foundation for algebra";
const carpenterLevi = 'Carpenter, Franke & Levi 2003, Thinking mathematically';
const kieran = 'Kieran 1981, Concepts associated with the equality symbol';
const ross = 'Ross 1989, Parts, wholes, and place value: a developmental view';
const bednarz = 'Bednarz & Janvier 1982, The understanding of numeration in primary school';
const transcoding = 'Power & Dal Martello 1990, The dictation of Italian numerals';
const navigator = "America's Choice, Mathematics Navigator: misconceptions and errors";
const fuson = 'Fuson 1990, Conceptual structures for multiunit numbers';
const lewisMayer =
  'Lewis & Mayer 1987, Students’ miscomprehension of relational statements in arithmetic word problems';
const verschaffel =
  "Verschaffel, De Corte & Pauwels 1992, Solving compare problems: an eye movement test of Lewis and Mayer's consistency hypothesis";
const sowder = "Sowder 1988, Children's solutions of story problems";
const bell = 'Bell, Fischbein & Greer 1984, Choice of operation in verbal arithmetic problems';
const ashlock = 'Ashlock 2010, Error patterns in computation';
const kilian = 'Kilian, Cahill, Ryan, Sutherland & Taccetta 1980, Errors that are common in multiplication';
const silver =
  'Silver, Shapiro & Deutsch 1993, Sense making and the solution of division problems involving remainders';
const naep = 'Carpenter, Lindquist, Matthews & Silver 1983, Results of the third NAEP mathematics assessment';
const structure =
  'Linchevski & Livneh 1999, Structure sense: the relationship between algebraic and numerical contexts';
const glidden = "Glidden 2008, Prospective elementary teachers' understanding of order of operations";
const primes = 'Zazkis & Liljedahl 2004, Understanding primes: the role of representation';
const divisibility = 'Zazkis & Campbell 1996, Divisibility and multiplicative structure of natural numbers';
const zazkis = 'Zazkis 2000, Factors, divisors, and multiples: exploring the web of students’ connections';
const brownThomas = 'Brown, Thomas & Tolias 2002, Conceptions of divisibility: success and understanding';
const stacey = 'Stacey 1989, Finding and using patterns in linear generalising problems';
const hargreaves =
  "Hargreaves, Threlfall, Frobisher & Shorrocks-Taylor 1999, Children's strategies with linear and quadratic sequences";
const estimation = 'Sowder & Wheeler 1989, The development of concepts and strategies used in computational estimation';
const lannin = 'Lannin 2005, Generalization and justification';

const countingAndFacts: readonly Misconception[] = [
  {
    id: 'whole-numbers.decade-word-ten',
    name: 'counts on with "ten" after a nine',
    idea: 'After twenty-nine comes twenty-ten.',
    why: 'The pattern of the ones goes on after nine, before the change of the decade is known.',
    move: 'Bundle sticks: when there are ten single ones, tie them up. Which decade name comes then?',
    feedback: 'Nine ones and one more make a new ten. What is the name of that ten?',
    sources: [countSequence, baroody],
  },
  {
    id: 'whole-numbers.tens-stay-behind',
    name: 'keeps the tens when the ones turn over',
    idea: 'After nine it starts again at zero.',
    why: 'The ones turn over, but the tens digit is not seen to count those turns.',
    move: 'Watch a counter or an odometer pass 39. Which digits change?',
    feedback: 'When the ones turn over, what happens to the tens?',
    sources: [countSequence, labinowicz],
  },
  {
    id: 'whole-numbers.jumps-to-next-hundred',
    name: 'jumps to the next hundred after a nine',
    idea: 'After one hundred nine comes two hundred.',
    why: 'Small numbers just above a hundred are rarely counted, and the next round number that comes to mind is a hundred.',
    move: 'Count with blocks from 105. How many ones does it take before a new hundred can be made?',
    feedback: 'How much is missing to the next hundred? Count on slowly.',
    sources: [labinowicz],
  },
  {
    id: 'whole-numbers.counts-ones-for-tens',
    name: 'counts ones where tens are counted',
    idea: 'The next number is always one more.',
    why: 'Ten is not yet a unit that can itself be counted.',
    move: 'Count a pile of dimes aloud: 10, 20, 30. What grows by one, and what grows by ten?',
    feedback: 'You are counting by tens. How large is each step?',
    sources: ["Cobb & Wheatley 1988, Children's initial understandings of ten"],
  },
  {
    id: 'whole-numbers.counts-the-start',
    name: 'counts the starting number as a step',
    idea: 'I count 8, 9, 10: that is three.',
    why: 'In counting on, the start is said aloud and gets a finger too.',
    move: 'Jump on a floor number line. Where are you after one jump?',
    feedback: 'The number you start from is no step yet. Count the jumps again.',
    sources: [carpenterMoser, baroody],
  },
  {
    id: 'whole-numbers.counts-back-from-start',
    name: 'counts the starting number when counting back',
    idea: 'To take away 3 from 12 I say 12, 11, 10. So it is 10.',
    why: 'Each number said gets a finger, the first one as well.',
    move: 'Take real counters away while counting back. What is left after the first one has gone?',
    feedback: 'After taking one away, which number is left? Count back from there.',
    sources: [carpenterMoser, baroody],
  },
  {
    id: 'whole-numbers.close-fact',
    name: 'recalls a neighboring fact',
    idea: 'Seven eights, that is sixty-three, isn’t it?',
    why: 'Facts of one table are stored close together, and a neighbor is recalled.',
    move: 'Let the student check with a fact that is sure: from 5 × 8, how many eights are missing to 7 × 8?',
    feedback: 'That is close. Check it with a fact that you are sure of.',
    sources: [
      'Campbell & Graham 1985, Mental multiplication skill',
      'Lemaire & Siegler 1995, Four aspects of strategic change',
    ],
  },
  {
    id: 'whole-numbers.one-group-short',
    name: 'counts one group too few',
    idea: 'I count by sevens until I have enough.',
    why: 'In repeated adding, the groups have to be counted while the total is kept in mind.',
    move: 'Let the student put up one finger for each group, the first group too.',
    feedback: 'Count the groups once more. Is the first one counted?',
    sources: ['Siegler 1988, Strategy choice procedures and the development of multiplication skill'],
  },
  {
    id: 'whole-numbers.adds-factors',
    name: 'adds the factors',
    idea: 'Four and three, that makes seven.',
    why: 'Sums of small numbers come to mind faster than products.',
    move: 'Draw 4 rows of 3 beside 4 dots and 3 dots. Which picture belongs to the times sign?',
    feedback: 'How many equal groups are there, and how many are in each of them?',
    sources: [
      'Miller & Paredes 1990, Starting to add worse: effects of learning to multiply on children’s addition',
      'Lemaire & Siegler 1995, Four aspects of strategic change',
    ],
  },
  {
    id: 'whole-numbers.counts-border-only',
    name: 'counts only around the edge of an array',
    idea: 'I count the dots along the outside.',
    why: 'The rows inside are not yet seen as copies of the first row.',
    move: 'Cover all but one row, then uncover row by row. What comes with each row?',
    feedback: 'Are there dots in the middle as well? Count row by row.',
    sources: [
      "Outhred & Mitchelmore 2000, Young children's intuitive understanding of rectangular area measurement",
      "Battista, Clements, Arnoff, Battista & Borrow 1998, Students' spatial structuring of 2D arrays of squares",
    ],
  },
  {
    id: 'whole-numbers.distributes-to-first-only',
    name: 'multiplies only the first part',
    idea: 'The number in front belongs to the first number in the brackets.',
    why: 'Reading from left to right, the factor is used up at the first number it meets.',
    move: 'Tell it as bags: 6 bags with 10 pens and 3 pencils in each. How many pencils?',
    feedback: 'How many groups are there, and what is in each of them?',
    sources: ['Matz 1982, Towards a process model for high school algebra errors', ashlock],
  },
  {
    id: 'whole-numbers.drops-a-zero',
    name: 'loses a zero when multiplying tens',
    idea: 'You multiply the digits in front, and one of the zeros goes away.',
    why: 'Zeros are treated as decoration to take off and put on, without thinking of tens times tens.',
    move: 'Ask what ten tens are. Then: what are 4 tens times 6 tens, counted in which unit?',
    feedback: 'Think of the size: what do tens times tens make?',
    sources: [kilian, ashlock],
  },
  {
    id: 'whole-numbers.subtracts-instead-of-dividing',
    name: 'subtracts where division is needed',
    idea: 'The answer must be less, so I subtract.',
    why: 'Division makes smaller, and subtraction is the way of making smaller that is known best.',
    move: 'Act it out with counters: deal them into the groups. What does one group hold?',
    feedback: 'Are equal groups being made here? How many times is something taken away?',
    sources: [bell, sowder],
  },
];

const equations: readonly Misconception[] = [
  {
    id: 'whole-numbers.operates-on-what-is-shown',
    name: 'does the shown operation with the shown numbers',
    idea: 'I do what the sign says with the two numbers that I see.',
    why: 'The equation is read as an order to calculate, not as a statement with something missing.',
    move: 'Put the answer into the equation and read it aloud. Is it true?',
    feedback: 'Put your number into the blank and read it. Is it true?',
    sources: [carpenterMoser, kieran],
  },
  {
    id: 'whole-numbers.answer-comes-next',
    name: 'the answer comes right after the equal sign',
    idea: 'After the equal sign comes the answer.',
    why: 'Most equations seen so far have a sum on the left and one number on the right.',
    move: 'Ask whether `7 = 7`, `5 + 2 = 2 + 5` and `7 = 5 + 2` are true, and why.',
    feedback: 'Both sides must have the same value. What is the value of each side?',
    sources: [falkner, kieran],
  },
  {
    id: 'whole-numbers.adds-every-number',
    name: 'adds all the numbers in the equation',
    idea: 'You add everything you see.',
    why: 'The blank is seen as the place for the final answer, wherever it stands.',
    move: 'Show a balance with both sides. What must the blank weigh for it to be level?',
    feedback: 'Look at the equal sign. Which numbers are on which side?',
    sources: [falkner, carpenterLevi],
  },
  {
    id: 'whole-numbers.compensates-same-way',
    name: 'changes both numbers in the same direction',
    idea: 'That one is one more, so the other one is one more too.',
    why: 'The two sides are compared rightly, but the change is not balanced.',
    move: 'Move counters from one pile to the other. One grows; what happens to the other?',
    feedback: 'One number on that side has changed. What must the other do to keep the sides equal?',
    sources: [carpenterLevi, 'Irwin & Britt 2005, The algebraic nature of students’ numerical manipulation'],
  },
];

const placeValue: readonly Misconception[] = [
  {
    id: 'whole-numbers.face-value',
    name: 'reads a digit at face value',
    idea: 'A 4 is a 4, wherever it stands.',
    why: 'Digits are known as names of small numbers before the places get a meaning.',
    move: 'Lay out 25 counters. Which counters belong to the 2, and which to the 5?',
    feedback: 'Look at the place of the digit. What does it count there?',
    sources: [ross, 'Kamii 1986, Place value: an explanation of its difficulty'],
  },
  {
    id: 'whole-numbers.names-the-place',
    name: 'gives the place instead of the value',
    idea: 'It is in the hundreds, so it is worth a hundred.',
    why: 'The names of the places are learned before the digit is seen to count them.',
    move: 'Ask how many hundred blocks are needed for the 6 in 645.',
    feedback: 'You found the place. How many of that kind are there?',
    sources: [ross, navigator],
  },
  {
    id: 'whole-numbers.counts-one-place-only',
    name: 'counts tens or hundreds only in their own place',
    idea: 'In 472 there are 7 tens.',
    why: 'The larger places are not seen as made of tens or hundreds.',
    move: 'Ask how many dimes you get for 472 cents at the bank.',
    feedback: 'The places to the left are made of these too. How many are hidden there?',
    sources: [bednarz, fuson],
  },
  {
    id: 'whole-numbers.writes-as-heard',
    name: 'writes each part of a number in full',
    idea: 'Three hundred five: 300 and then 5.',
    why: 'Spoken numbers name their parts one after the other, and each part is written as it is heard.',
    move: 'Use cards for 300, 40 and 7 that can be laid on top of each other.',
    feedback: 'How many digits should this number have?',
    sources: [transcoding, navigator],
  },
  {
    id: 'whole-numbers.drops-empty-place',
    name: 'leaves out the zero of an empty place',
    idea: 'That place is empty, so I write nothing.',
    why: 'Zero is nothing, and what is not heard is not written.',
    move: 'Write the number in a chart with a column for each place and read it from the chart.',
    feedback: 'Read your number aloud. Does each digit stand in its place?',
    sources: [bednarz, navigator],
  },
  {
    id: 'whole-numbers.digits-in-order-told',
    name: 'writes digits in the order they are told',
    idea: 'You write down what comes first, then what comes next.',
    why: 'Numbers are usually told from the largest part down, so order alone has always worked.',
    move: 'Tell a number with the ones first and let the student lay it with blocks before writing.',
    feedback: 'Which part is the largest? Put each part in its place first.',
    sources: [bednarz],
  },
  {
    id: 'whole-numbers.first-digit-decides',
    name: 'compares by the first digit',
    idea: 'The number that starts with the larger digit is larger.',
    why: 'For numbers of the same length this is right, and the length is not looked at.',
    move: 'Put 98 and 102 on a number line.',
    feedback: 'How many digits has each number? What does its first digit stand for?',
    sources: [navigator, fuson],
  },
  {
    id: 'whole-numbers.ones-decide',
    name: 'compares by the ones',
    idea: 'The last digit is larger, so the number is larger.',
    why: 'Each place is compared on its own, and the ones are what is seen last.',
    move: 'Ask which is more money: 3 tens and 9 ones, or 5 tens and 2 ones.',
    feedback: 'Which place is worth most? Compare there first.',
    sources: [
      'Nuerk, Kaufmann, Zoppoth & Willmes 2004, On the development of the mental number line: more, less, or never holistic with increasing age?',
    ],
  },
  {
    id: 'whole-numbers.largest-digit-decides',
    name: 'compares by the largest digit',
    idea: 'This number has a nine in it, so it is larger.',
    why: 'Digits are judged by their own size and not by their places.',
    move: 'Build 69 and 102 with blocks and compare the piles.',
    feedback: 'Where does that large digit stand? What is it worth there?',
    sources: [navigator],
  },
  {
    id: 'whole-numbers.rounds-by-cutting',
    name: 'rounds by cutting off',
    idea: 'You put zeros at the end.',
    why: 'Rounding is remembered by how the result looks, not as finding the nearest one.',
    move: 'Mark the number between its two neighbors on a number line. Which one is nearer?',
    feedback: 'Is there a round number above that is nearer?',
    sources: ['Reys, Rybolt, Bestgen & Wyatt 1982, Processes used by good computational estimators', estimation],
  },
  {
    id: 'whole-numbers.rounds-step-by-step',
    name: 'rounds in several steps',
    idea: 'First to the tens, then to the hundreds, then to the thousands.',
    why: 'Rounding is done digit by digit from the right, so small changes pile up.',
    move: 'Ask whether 3,448 is nearer to 3,000 or to 4,000, on a number line.',
    feedback: 'Go straight to the place you need. On which side of halfway is the number?',
    sources: [estimation],
  },
  {
    id: 'whole-numbers.rounds-to-other-place',
    name: 'rounds to another place',
    idea: 'The thousands are three places from the right.',
    why: 'Names of places and positions are not firmly tied together.',
    move: 'Let the student underline the digit of the place before rounding, and name its neighbors.',
    feedback: 'Which digit stands in the place that is asked for?',
    sources: ['Russell 2012, Misconceptions in rounding'],
  },
];

const stories: readonly Misconception[] = [
  {
    id: 'whole-numbers.follows-the-keyword',
    name: 'chooses the operation by a word',
    idea: '"More" means plus, "fewer" and "left" mean minus, "times" means multiply.',
    why: 'Single words were often a good sign, and the relation itself is harder to picture.',
    move: 'Let the student draw who has more before any calculation, then cover the words and tell the story from the drawing.',
    feedback: 'Draw the story. Who has more, and what is asked for?',
    sources: [lewisMayer, verschaffel],
  },
  {
    id: 'whole-numbers.relation-as-amount',
    name: 'mixes up a difference and an amount',
    idea: 'Having 5 more is the same as having 5.',
    why: '"5 more than" is heard as an amount that somebody has.',
    move: 'Lay two rows of counters and let the student show the 5 that are meant.',
    feedback: 'Is the question about an amount, or about the difference of two? Which of these is your number?',
    sources: [
      'Mayer 1982, Memory for algebra story problems',
      'Cummins, Kintsch, Reusser & Weimer 1988, The role of understanding in solving word problems',
    ],
  },
  {
    id: 'whole-numbers.adds-story-numbers',
    name: 'adds the numbers in the story',
    idea: 'I take the numbers and add them.',
    why: 'When the situation is not pictured, adding is the operation that feels safest.',
    move: 'Let the student tell the story without numbers first. What happens in it?',
    feedback: 'Tell the story without its numbers. What happens?',
    sources: [sowder, 'Verschaffel, Greer & De Corte 2000, Making sense of word problems'],
  },
  {
    id: 'whole-numbers.stops-after-first-step',
    name: 'stops after the first step',
    idea: 'I have calculated something, so I am finished.',
    why: 'A problem usually ends with one calculation, and the question is not read again.',
    move: 'Ask the student to write what the number just found stands for, and to compare that with the question.',
    feedback: 'What does your number stand for? Is that what is asked?',
    sources: ['Quintero 1983, Conceptual understanding in solving two-step word problems with a ratio'],
  },
  {
    id: 'whole-numbers.times-as-additive',
    name: 'reads "times as many" as "more than"',
    idea: 'Four times as many means four more.',
    why: 'Comparing by difference is known earlier, and "as many" sounds like it.',
    move: 'Draw one short bar and copy it four times in a row. Compare with a bar that is four longer.',
    feedback: 'Draw one bar, and then that many bars in a row. How long is it?',
    sources: [
      'Hart 1981, Children’s understanding of mathematics: 11-16',
      'Van Dooren, De Bock & Verschaffel 2010, From addition to multiplication … and back',
    ],
  },
  {
    id: 'whole-numbers.remainder-dropped',
    name: 'gives the quotient whatever is asked',
    idea: 'The answer of the division is the answer.',
    why: 'The calculation is done, and the result is not carried back into the story.',
    move: 'Ask where the people or things that are left over should go.',
    feedback: 'Something is left over. What does the question want you to do with it?',
    sources: [naep, silver],
  },
  {
    id: 'whole-numbers.remainder-always-rounds-up',
    name: 'always takes one more for a remainder',
    idea: 'If something is left over, you need one more.',
    why: 'A rule from problems about buses is used where only full groups count.',
    move: 'Compare two questions on the same numbers: how many are needed, and how many are full?',
    feedback: 'Does the last group that is not full count here?',
    sources: [silver],
  },
];

const ordersAndNumbers: readonly Misconception[] = [
  {
    id: 'whole-numbers.left-to-right',
    name: 'works strictly from left to right',
    idea: 'You do it in the order in which it is written.',
    why: 'Text is read from left to right, and simple calculators work this way.',
    move: 'Tell a story for `5 + 6 × 10`: five dollars and six tens. How much is it?',
    feedback: 'Which part has to be worked out before you can add or subtract?',
    sources: [
      'Kieran 1979, Children’s operational thinking within the context of bracketing and the order of operations',
      structure,
    ],
  },
  {
    id: 'whole-numbers.addition-before-subtraction',
    name: 'adds before subtracting',
    idea: 'A comes before S, so addition goes first.',
    why: 'A memory aid for the order is taken letter by letter.',
    move: 'Tell a story for `20 - 3 + 5`: you have 20, pay 3 and get 5. How much have you got?',
    feedback: 'Adding and subtracting are equal partners. In which direction do you go?',
    sources: [structure, glidden],
  },
  {
    id: 'whole-numbers.multiplication-before-division',
    name: 'multiplies before dividing',
    idea: 'M comes before D, so multiplication goes first.',
    why: 'A memory aid for the order is taken letter by letter.',
    move: 'Compare `24 ÷ 4 × 2` with `24 ÷ (4 × 2)`. What do the brackets change?',
    feedback: 'Multiplying and dividing are equal partners. In which direction do you go?',
    sources: [glidden, 'Ameis 2011, The truth about PEDMAS'],
  },
  {
    id: 'whole-numbers.ignores-brackets',
    name: 'leaves the brackets out',
    idea: 'Brackets are only there to look tidy.',
    why: 'In many first examples brackets make no difference.',
    move: 'Tell stories for `2 × (3 + 4)` and `2 × 3 + 4` and compare the totals.',
    feedback: 'What do the brackets tell you to do first?',
    sources: [
      'Kieran 1979, Children’s operational thinking within the context of bracketing and the order of operations',
      'Booth 1988, Children’s difficulties in beginning algebra',
    ],
  },
  {
    id: 'whole-numbers.leaves-out-one-and-itself',
    name: 'leaves out one and the number itself',
    idea: 'One and the number itself do not count.',
    why: 'They belong to every number, so they do not seem worth naming.',
    move: 'Draw all rectangles with 12 squares. Which one is only one square high?',
    feedback: 'Every number has two factors that are easy to forget. Which are they?',
    sources: [zazkis, 'Hurst, Hurrell & Huntly 2021, Factors and multiples: important and misunderstood'],
  },
  {
    id: 'whole-numbers.multiples-for-factors',
    name: 'lists multiples instead of factors',
    idea: 'The factors of 6 are 6, 12, 18.',
    why: 'Both words belong to multiplying, and they are learned together.',
    move: 'Let the student finish two sentences: "6 is made of … times …" and "6 goes on to …".',
    feedback: 'A factor goes into the number. Do your numbers go into it?',
    sources: [zazkis, 'Hurst, Hurrell & Huntly 2021, Factors and multiples: important and misunderstood'],
  },
  {
    id: 'whole-numbers.odd-means-prime',
    name: 'takes odd for prime',
    idea: 'Odd numbers are prime, even numbers are not.',
    why: 'The first primes that come to mind are odd, and the two ideas sort numbers in a similar way.',
    move: 'Let the student build rectangles from 9 and from 2 squares.',
    feedback: 'Test it: can you build a rectangle with more than one row?',
    sources: [primes, divisibility],
  },
  {
    id: 'whole-numbers.tries-small-divisors-only',
    name: 'tries only small divisors',
    idea: 'If 2, 3 and 5 do not go into it, it is prime.',
    why: 'Composite numbers are expected to fall apart into small primes.',
    move: 'Ask which products of two numbers from 7 up are below 100.',
    feedback: 'Have you tried larger numbers, such as 7?',
    sources: [divisibility, primes],
  },
  {
    id: 'whole-numbers.one-is-prime',
    name: 'takes one for a prime number',
    idea: 'Only one and itself go into it, so it is prime.',
    why: 'The words of the definition seem to fit, though there is only one factor.',
    move: 'List the factors of 1, 2 and 3 and count them.',
    feedback: 'How many different factors does it have?',
    sources: [primes],
  },
  {
    id: 'whole-numbers.smaller-common-factor',
    name: 'stops at any common factor',
    idea: 'I found a number that goes into both.',
    why: 'Finding something common is the main effort, and "greatest" is lost.',
    move: 'Divide both numbers by the factor found. Do the results still share one?',
    feedback: 'Your number goes into both. Is there a larger one?',
    sources: [ashlock, brownThomas],
  },
  {
    id: 'whole-numbers.factor-multiple-swapped',
    name: 'mixes up common factor and common multiple',
    idea: 'Greatest means it must be a large number, least means a small one.',
    why: '"Greatest" and "least" suggest a size that the other two words turn around.',
    move: 'Ask first: can a factor be larger than the number? Can a multiple be smaller?',
    feedback: 'Is a factor larger or smaller than the number it belongs to?',
    sources: [zazkis, brownThomas],
  },
  {
    id: 'whole-numbers.product-as-least-multiple',
    name: 'takes the product as the least common multiple',
    idea: 'You multiply the two numbers.',
    why: 'The product is always a common multiple, and for many first examples the least one.',
    move: 'Let the student list the multiples of the larger number until the smaller one divides one of them.',
    feedback: 'Your number is in both tables. Is there a smaller one?',
    sources: [brownThomas],
  },
  {
    id: 'whole-numbers.repeats-last-jump',
    name: 'repeats the last jump',
    idea: 'The last jump was 8, so I jump 8 again.',
    why: 'A pattern is expected to go on by adding the same number.',
    move: 'Write all jumps below the pattern. Are they equal?',
    feedback: 'Look at all the jumps, not only the last one. What do they do?',
    sources: [hargreaves],
  },
  {
    id: 'whole-numbers.repeats-first-jump',
    name: 'repeats the first jump',
    idea: 'From the first to the second it was 3, so I add 3.',
    why: 'The rule is read off the first two numbers and not tested on the others.',
    move: 'Ask the student to test the rule on each pair of neighbors.',
    feedback: 'Test your rule on the other numbers too.',
    sources: [
      hargreaves,
      'MacGregor & Stacey 1995, The effect of different approaches to algebra on students’ perceptions of functional relationships',
    ],
  },
  {
    id: 'whole-numbers.counts-start-as-jump',
    name: 'counts one jump too many',
    idea: 'The tenth number is ten jumps away.',
    why: 'The first number is already there before any jump.',
    move: 'Ask how many jumps lead to the second and the third number.',
    feedback: 'How many jumps is it to place 2? And to place 3?',
    sources: [lannin, stacey],
  },
  {
    id: 'whole-numbers.scales-the-term',
    name: 'multiplies the number as the place is multiplied',
    idea: 'Place 10 is twice place 5, so the number is twice as large.',
    why: 'Doubling works for tables, which start at zero.',
    move: 'Test it on small places: is the number in place 2 twice the one in place 1?',
    feedback: 'Test your idea on places 1 and 2. Does it work there?',
    sources: [stacey, lannin],
  },
  {
    id: 'whole-numbers.exponent-as-factor',
    name: 'multiplies base and exponent',
    idea: '`2^5` is 2 times 5.',
    why: 'The small number is read as one more factor.',
    move: 'Let the student write out `2^3` and `2 × 3` in full and compare.',
    feedback: 'Write it out in full. How often does the base stand there as a factor?',
    sources: [
      'Pitta-Pantazi, Christou & Zachariades 2007, Secondary school students’ levels of understanding in computing exponents',
      'Slavit 2006, Uncovering algebra',
    ],
  },
  {
    id: 'whole-numbers.power-after-product',
    name: 'multiplies before taking the power',
    idea: 'In `3 × 2^4` you first do 3 times 2.',
    why: 'Working from left to right, the exponent is seen as belonging to all that comes before it.',
    move: 'Write `3 × 2^4` in full, without exponents. How many threes are there?',
    feedback: 'Which number does the exponent belong to?',
    sources: [
      'Cangelosi, Madrid, Cooper, Olson & Hartter 2013, The negative sign and exponential expressions',
      structure,
    ],
  },
];

/** Misconceptions about whole numbers. */
export const wholeNumberMisconceptions: readonly Misconception[] = [
  ...countingAndFacts,
  ...equations,
  ...placeValue,
  ...columnMisconceptions,
  ...stories,
  ...ordersAndNumbers,
];
