import type { CatalogueEntries } from './catalogue-entry.ts';
import { writtenAnswerMisconceptions } from './written-answers.ts';

const ratios = {
  'ratios.builds-up-step-by-step': {
    name: 'counts up step by step instead of using the ratio as one unit',
    idea: 'I add the same amount again and again until I get there.',
    why: 'Repeated adding is safe ground. The pair of amounts is not yet one unit that can be multiplied, so a step is missed where the numbers do not fit.',
    move: 'Ask how much belongs to one, and how that helps for any number.',
    feedback: 'How much belongs to one? Use that instead of adding again and again.',
    sources: ['singh-2000', 'lamon-1993'],
  },
  'ratios.no-relation-seen': {
    name: 'sees separate numbers and no ratio between them',
    idea: 'These are just two numbers. They have nothing to do with each other.',
    why: 'A ratio says how two amounts belong together. Each amount is looked at alone, so it seems that something is missing.',
    move: 'Put both amounts in a table and ask what happens to the one when the other doubles.',
    feedback: 'Look at both amounts together. How many of the one belong to how many of the other?',
    sources: ['lamon-1993', 'cramer-1993'],
  },
  'ratios.decimal-for-whole-numbers': {
    name: 'writes a decimal where equal whole numbers are asked',
    idea: 'I divide, and that is the other form.',
    why: 'Dividing gives one form of a ratio. That the same ratio can be told with other pairs of numbers is not seen.',
    move: 'Ask what three of them cost, and write both amounts down.',
    feedback: 'Which two whole numbers stand in the same ratio?',
    sources: ['lamon-1993', 'cramer-1993'],
  },
  'ratios.letter-under-the-line': {
    name: 'puts the letter under the fraction line',
    idea: 'The letter stands behind the fraction, so it goes below with the other number.',
    why: '`1/3 a` is read along the line, and everything behind the slash is taken as the bottom.',
    move: 'Put `a = 6` into both ways of writing it and compare.',
    feedback: 'Is the letter multiplied or divided? Put a number in and try.',
    sources: ['macgregor-1997', 'lamon-1993'],
  },
  'ratios.difference-taken-once': {
    name: 'takes a difference for each one only once for all',
    idea: 'It is 5 cents less, so I take 5 cents off at the end.',
    why: 'The amount is compared as a whole. That it comes back with every single one is not seen: fixed and relative change are mixed up.',
    move: 'Ask what two cost at each place, and how far apart the two prices are.',
    feedback: 'Does the difference belong to each one or to all of them together?',
    sources: ['lamon-1993', 'cramer-1993'],
  },
} satisfies CatalogueEntries;

const functions = {
  'functions.drawing-leaves-data-out': {
    name: 'draws the things of the story and leaves the data out',
    idea: 'I draw what the story tells about.',
    why: 'The drawing shows how the things look. How the amounts belong together is not in it, so it does not help to solve the problem.',
    move: 'Ask where in the drawing each number of the story can be seen, and where the question is.',
    feedback: 'Where in your drawing is each number of the story? Which number is not known?',
    sources: ['van-garderen-2003'],
  },
  'functions.drawing-without-relation': {
    name: 'makes a drawing that does not show how the amounts belong together',
    idea: 'Every number gets its dots, bars or marks.',
    why: 'A drawing is taken as a task of its own and not as a way to show the problem, so groups and owners are lost.',
    move: 'Ask another student to tell the story from the drawing alone.',
    feedback: 'Can somebody tell the story from your drawing? Say whose it is and what is in each group.',
    sources: ['van-garderen-2003'],
  },
  'functions.graph-scale-unseen': {
    name: 'judges a graph by its look and not by its scale',
    idea: 'This bar is three times as high, so it is three times as much.',
    why: 'Lengths are seen at once, the numbers on the axis are not. A broken or stretched axis goes unnoticed.',
    move: 'Ask what number stands at the bottom of the axis, and what one step is worth.',
    feedback: 'Read the numbers on the axis. Where does it start, and how much is one step?',
    sources: ['leinhardt-1990', 'curcio-1987'],
  },
  'functions.rate-changes-with-numbers': {
    name: 'thinks the rate changes where the numbers grow',
    idea: 'Both numbers are larger, so it is faster, or steeper.',
    why: 'The sizes are compared and not their ratio. That one line has one rate everywhere is not seen.',
    move: 'Ask how much belongs to one unit at two places of the same line.',
    feedback: 'How much belongs to one unit, here and there? Compare those.',
    sources: ['lobato-thanheiser-2002', 'leinhardt-1990'],
  },
  'functions.exponential-must-double': {
    name: 'thinks only doubling is exponential',
    idea: 'It does not double or triple, so it is not exponential.',
    why: 'The first examples double. A growth by a few percent is a factor too, and does not look like one.',
    move: 'Ask to divide each value by the one before it.',
    feedback: 'Divide each value by the one before. What do you see?',
    sources: ['alagic-2006'],
  },
  'functions.rule-table-graph-apart': {
    name: 'does not connect the rule with its table or graph',
    idea: 'I write a number for each x that goes on like the others.',
    why: 'Rule, table and graph are three tasks. That each row comes from putting x into the rule is not seen.',
    move: 'Ask for one row: "What does the rule say for this x?"',
    feedback: 'Take one row. Put its x into the rule. What comes out?',
    sources: ['leinhardt-1990'],
  },
  'functions.dependence-swapped': {
    name: 'mixes up which amount depends on the other',
    idea: 'What I get decides how many I bring.',
    why: 'Both amounts change together, so either seems to decide. Which one is chosen freely is not asked.',
    move: 'Ask: "Which of the two can you choose? Which one follows?"',
    feedback: 'Which amount can you choose freely, and which one follows from it?',
    sources: ['leinhardt-1990', 'swafford-2000'],
  },
  'functions.wrong-number-for-letter': {
    name: 'puts another number of the story in for the letter',
    idea: 'The first letter gets the first number.',
    why: 'Letters are replaced in the order in which numbers come, and not by what each of them stands for.',
    move: 'Ask what the letter stands for, in words, before any number is put in.',
    feedback: 'Say in words what the letter stands for. Which number of the story is that?',
    sources: ['swafford-2000', 'macgregor-1997'],
  },
} satisfies CatalogueEntries;

const letters = {
  'expressions.order-does-not-matter': {
    name: 'lets the numbers change places in subtraction and division',
    idea: 'It is the same the other way round: 2 - 5 is 5 - 2.',
    why: 'The rule holds for adding and multiplying, and is carried over to subtraction and division.',
    move: 'Ask to act out `5 - 2` and `2 - 5` with money: have and pay.',
    feedback: 'Try both orders with small numbers. Do you get the same?',
    sources: ['warren-2003'],
  },
  'expressions.letter-as-alphabet-place': {
    name: 'takes the place of a letter in the alphabet for its value',
    idea: 'h is the eighth letter, so h is 8.',
    why: 'Codes and puzzles give letters numbers in this way, and a letter without a number seems unfinished.',
    move: 'Ask what would change in the story if another letter were used.',
    feedback: 'Could the letter be another number too? Write the answer with the letter in it.',
    sources: ['macgregor-1997'],
  },
  'expressions.different-letters-different-numbers': {
    name: 'thinks different letters can never be the same number',
    idea: 'They are different letters, so they are different numbers.',
    why: 'Letters seem to name different things, and different things have different numbers.',
    move: 'Ask for a pair of numbers that makes `a + b = 8` true, then for all pairs.',
    feedback: 'Could both letters stand for the same number? Try one.',
    sources: ['stephens-2005', 'kuchemann-1978'],
  },
  'expressions.letter-as-one-fixed-number': {
    name: 'thinks a letter cannot vary, or answers before it is known',
    idea: 'The letter is one certain thing. If something changes, I need another letter.',
    why: 'A letter is met as one unknown number first. That it can stand for many numbers at once is a later step.',
    move: 'Ask to put in three different numbers and to say what stays the same.',
    feedback: 'Put in several numbers for the letter. What do they tell you together?',
    sources: ['kuchemann-1978', 'stephens-2005'],
  },
} satisfies CatalogueEntries;

const equations = {
  'equations.works-backward-without-equation': {
    name: 'works with the numbers and writes no equation',
    idea: 'I need no letters. I can find it with the numbers.',
    why: 'Undoing a story with arithmetic works for short stories, so an equation seems to be extra work.',
    move: 'Ask to say the story once with "a number" in it, and to write that sentence down.',
    feedback: 'Say the story with a letter for what you do not know. Which two amounts are equal?',
    sources: ['stacey-2000', 'swafford-2000'],
  },
  'equations.check-made-to-fit': {
    name: 'does not check, or makes the check come out',
    idea: 'The check has to come out, so I write that it does.',
    why: 'Checking is done because it is asked for. Nobody expects it to show that something is wrong.',
    move: 'Ask to work out each side of the check alone, with the other side covered.',
    feedback: 'Put your number into the first equation. Work out each side by itself. Are they equal?',
    sources: ['perrenet-1994'],
  },
  'geometry.points-on-the-axes': {
    name: 'puts each coordinate on an axis of its own',
    idea: 'Each number gets a point on its axis.',
    why: 'Two numbers look like two places. That they name one place together is not seen.',
    move: 'Let the student walk to a point on a floor grid: first along, then up.',
    feedback: 'The two numbers belong to one point. Where do you get when you go along and then up?',
    sources: ['leinhardt-1990'],
  },
} satisfies CatalogueEntries;

const numbers = {
  'whole-numbers.leaves-out-one-end': {
    name: 'subtracts the ends and leaves one of them out',
    idea: 'From 12 to 20 it is 20 - 12.',
    why: 'A difference counts the steps between two numbers. Here the numbers themselves are counted.',
    move: 'Let the student list the pages from 4 to 6 and count them.',
    feedback: 'Try it with small numbers: list them all and count. Does subtracting give as many?',
    sources: ['classrooms'],
  },
  'expressions.minus-belongs-to-base': {
    name: 'squares the minus with the number',
    idea: '`-3^2` is -3 times -3.',
    why: 'The minus is read as part of the number, as in `(-3)^2`. That a power binds first is not seen.',
    move: 'Set `-3^2`, `(-3)^2` and `0 - 3^2` side by side.',
    feedback: 'Which number stands directly under the exponent? The minus is not in parentheses.',
    sources: ['classrooms'],
  },
  'expressions.root-of-each-part': {
    name: 'takes the root of each part of a sum',
    idea: 'The root of 9 + 16 is 3 and 4, so 7.',
    why: 'Roots go into products part by part, and so they are thought to go into sums.',
    move: 'Ask for `sqrt(9 + 16)` and for `sqrt(9) + sqrt(16)`, worked out side by side.',
    feedback: 'What stands under the root as a whole? Work that out first.',
    sources: ['matz-1982'],
  },
} satisfies CatalogueEntries;

/** Misconceptions that show in the words, form or drawings of an answer, and that no generated problem asks for. */
export const writtenWorkMisconceptions = {
  ...ratios,
  ...functions,
  ...letters,
  ...equations,
  ...numbers,
  ...writtenAnswerMisconceptions,
};
