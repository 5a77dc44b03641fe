import type { CatalogueEntries } from './catalogue-entry.ts';

const meaning = {
  'integers.bigger-digits-bigger-number': {
    name: 'orders negative numbers by their size',
    idea: 'Nine is more than four, so `-9` is more than `-4`.',
    why: 'The order of the counting numbers is carried over to the other side of zero.',
    move: 'Ask which of two days below zero is warmer, and where both are on a thermometer.',
    feedback: 'Think of a thermometer. Which temperature is warmer?',
    sources: ['bofferding-2014', 'peled-1989', 'gallardo-2002'],
  },
  'integers.ignore-signs': {
    name: 'leaves the minus signs out',
    idea: 'I work with the numbers; the minus does not change much.',
    why: 'A number below zero has no meaning yet, so the sign is passed over or taken for subtraction.',
    move: 'Ask for a story with a debt or a temperature that fits the problem.',
    feedback: 'Look at the sign of each number. On which side of zero is it?',
    sources: ['bofferding-2014', 'gallardo-2002', 'murray-1985'],
  },
  'integers.zero-is-least': {
    name: 'takes zero for the smallest number',
    idea: 'Zero is nothing, and nothing is smaller than nothing.',
    why: 'For counting, zero really is where numbers begin.',
    move: 'Ask for a temperature that is colder than zero.',
    feedback: 'Where is zero on a number line, and what is to the left of it?',
    sources: ['gallardo-2002', 'bofferding-2014'],
  },
  'integers.absolute-keeps-sign': {
    name: 'leaves the number as it is',
    idea: 'The bars are a kind of parentheses.',
    why: 'The bars look like parentheses, and parentheses round one number change nothing.',
    move: 'Ask how many steps it is from the number to zero.',
    feedback: 'The bars ask how far a number is from zero. Can that be negative?',
    sources: ['chiarugi-1990', 'gagatsis-2014'],
  },
  'integers.absolute-is-opposite': {
    name: 'changes every sign',
    idea: 'The bars turn the sign around.',
    why: 'With negative numbers the sign does change, and that becomes the rule.',
    move: 'Ask for the distance from zero of `5` and of `-5`.',
    feedback: 'How far is the number from zero? Does it matter on which side it is?',
    sources: ['chiarugi-1990', 'gagatsis-2014'],
  },
  'integers.absolute-drops-every-minus': {
    name: 'drops the minus in front of the bars too',
    idea: 'An absolute value is always positive, so the answer is positive.',
    why: 'The rule is used for the whole expression and not only for what is between the bars.',
    move: 'Cover the minus in front, find the distance, and uncover it again.',
    feedback: 'The bars reach only as far as they stand. What does the minus in front of them do?',
    sources: ['gagatsis-2014', 'chiarugi-1990'],
  },
  'integers.opposite-is-negative': {
    name: 'takes "opposite" for "negative"',
    idea: 'There is an opposite or a minus, so the number is negative.',
    why: 'First examples start from positive numbers, and there it is so.',
    move: 'Show `-6` on a number line and ask to fold the line at zero.',
    feedback:
      'Start at the number on a number line. Each "opposite of", and each minus before parentheses, takes you across zero: where do you end?',
    sources: ['vlassis-2004', 'lamb-2012'],
  },
  'integers.opposite-is-reciprocal': {
    name: 'takes "opposite" for "turned over"',
    idea: 'The opposite of a number is one over the number.',
    why: 'Two kinds of inverse share the same everyday word.',
    move: 'Ask what has to be added to get zero, and what to be multiplied to get one.',
    feedback: 'A number and its opposite add up to zero. Is that so for yours?',
    sources: ['vlassis-2008', 'classrooms'],
  },
  'integers.one-minus-is-enough': {
    name: 'reads two minus signs as one',
    idea: 'Two minus signs in a row are still a minus.',
    why: 'A minus before parentheses is not seen as an operation of its own.',
    move: 'Ask for the opposite of `4`, and then for the opposite of that.',
    feedback: 'The first minus asks for the opposite. What is the opposite of a negative number?',
    sources: ['lamb-2012', 'vlassis-2008'],
  },
  'integers.quadrants-clockwise': {
    name: 'counts the quadrants with the clock',
    idea: 'After the first one you go right and down.',
    why: 'Turning with the clock is what hands and most wheels do.',
    move: 'Write the four numbers into a plane, starting upper right and going left.',
    feedback: 'Which way are the quadrants counted?',
    sources: ['kerslake-1981'],
  },
  'integers.up-before-along': {
    name: 'takes the first coordinate for up and down',
    idea: 'The first number says how high.',
    why: 'Height is seen first in a picture, and letters come in an order that has to be learned.',
    move: 'Walk to the point on a floor grid: along first, then up.',
    feedback: 'What does the first number of a point tell: along, or up?',
    sources: ['kerslake-1981', 'ryan-2007'],
  },
  'integers.undoing-with-the-same-sign': {
    name: 'gives the second change the same sign',
    idea: 'It is as far, so the second change is the same number.',
    why: 'The size of the change is kept in mind, and its direction is not.',
    move: 'Show both changes with arrows on a number line.',
    feedback: 'Which way does the second change go?',
    sources: ['gallardo-2002', 'peled-1991'],
  },
  'integers.distances-added': {
    name: 'adds how far, and not which way',
    idea: '12 and 12 make 24.',
    why: 'Distances are added in everyday life whichever way one goes.',
    move: 'Walk forward and back on a number line. Where do you stand?',
    feedback: 'The two changes go opposite ways. Show both on a number line: where do you end?',
    sources: ['gallardo-2002', 'bofferding-2014'],
  },
} satisfies CatalogueEntries;

const adding = {
  'integers.sign-of-larger': {
    name: 'gives the sum the sign of the greater number',
    idea: 'The positive number is the greater one, so the answer is positive.',
    why: 'The rule speaks of the "larger" number and means the distance from zero; the child means the greater value.',
    move: 'Ask where `-8 + 6` ends on a number line, counting from `-8`.',
    feedback: 'Which of the two numbers is farther from zero? Start there on a number line.',
    sources: ['ashlock-2010', 'peled-1991'],
  },
  'integers.two-negatives-positive': {
    name: '"two negatives make a positive", everywhere',
    idea: 'Two minus signs make a plus.',
    why: 'A rule for products is used for sums because it is short and remembered without its condition.',
    move: 'Ask: you owe `6` dollars and then `8` more. What do you have?',
    feedback:
      '"Two minus signs make a plus" is true for multiplying two negative numbers. Use a number line for what is added or taken away here: where do you start, and which way do you go?',
    sources: ['ashlock-2010', 'vlassis-2004', 'bishop-2014'],
  },
  'integers.two-negatives-subtract': {
    name: 'lets two minus signs work against each other',
    idea: 'Minus and minus work against each other, so I take one from the other.',
    why: 'The product rule for signs is mixed with the rule for different signs.',
    move: 'Lay out negative counters for both numbers and ask how many there are.',
    feedback: 'Both steps go in the same direction. Do they bring you closer to zero or farther away?',
    sources: ['ashlock-2010', 'kuchemann-numbers-1981'],
  },
  'integers.one-minus-makes-negative': {
    name: 'adds the sizes and keeps the minus',
    idea: 'I add the numbers, and since there is a minus, the answer is negative.',
    why: 'The minus is put on at the end like a label.',
    move: 'Ask: it is `-8` degrees and gets `6` degrees warmer. Is it colder now?',
    feedback: 'Start at the first number. In which direction do you go?',
    sources: ['murray-1985', 'bofferding-2014'],
  },
  'integers.sign-of-first': {
    name: 'gives the answer the sign of the first number',
    idea: 'The first number decides the sign.',
    why: 'The first number starts the sum, and the second seems to be only an amount.',
    move: 'Ask for `-3 + 8` and `8 + (-3)`. Should they differ?',
    feedback: 'Start at the first number and move. Do you cross zero?',
    sources: ['peled-1991', 'murray-1985'],
  },
} satisfies CatalogueEntries;

const subtracting = {
  'integers.subtract-smaller-from-larger': {
    name: 'takes the smaller number from the larger one',
    idea: 'You cannot take more than there is, so I turn it around.',
    why: 'Early subtraction always took the smaller number away.',
    move: 'Ask: it is `3` degrees and gets `7` degrees colder. What does the thermometer show?',
    feedback: 'Keep the order. What happens when you go below zero?',
    sources: ['bofferding-2014', 'gallardo-2002'],
  },
  'integers.minus-negative-as-minus': {
    name: 'subtracts a negative number as if it were positive',
    idea: 'I see a minus, so I take it away.',
    why: 'The two minus signs are read as one: the sign of the number is taken for the operation again.',
    move: 'Ask: a debt of `3` dollars is taken away from you. Are you richer or poorer?',
    feedback: 'You take away a negative number. Does that make the result larger or smaller?',
    sources: ['vlassis-2004', 'bishop-2014', 'kuchemann-numbers-1981'],
  },
  'integers.detached-minus': {
    name: 'splits the first minus from its number',
    idea: '`-7 - 3` is minus, and then seven minus three.',
    why: 'The minus at the front is read as standing before the whole expression.',
    move: 'Ask to put a finger on `-7` on a number line and then to go three to the left.',
    feedback: 'The first minus belongs to the first number only. Where do you start, and which way do you go?',
    sources: ['herscovics-1994', 'linchevski-1999', 'vlassis-2004'],
  },
  'integers.change-all-signs': {
    name: 'changes every sign',
    idea: 'Minus and minus make plus, so all of it turns positive.',
    why: 'The rule is used for every pair of minus signs in sight, also for the sign of the first number.',
    move: 'Ask to underline the two signs that stand next to each other. Only those are about subtracting a negative.',
    feedback: 'Only the number that is subtracted changes to its opposite. What about the first one?',
    sources: ['vlassis-2004', 'ashlock-2010'],
  },
} satisfies CatalogueEntries;

const multiplying = {
  'integers.product-of-negatives-negative': {
    name: 'gives a product or quotient of two negatives a minus',
    idea: 'Both are negative, so the answer is negative.',
    why: 'It agrees with sums, where two negative numbers stay negative.',
    move: 'Continue the pattern `3 × (-2)`, `2 × (-2)`, `1 × (-2)`, `0 × (-2)`, `(-1) × (-2)`.',
    feedback: 'Go down step by step from `2` times the second number. What is the pattern? Division undoes it.',
    sources: ['kuchemann-numbers-1981', 'gallardo-2002'],
  },
  'integers.sign-of-larger-in-product': {
    name: 'uses the sign rule of sums where it multiplies or divides',
    idea: 'The answer takes the sign of the number that is farther from zero.',
    why: 'The rules for the two operations are learned close together and get mixed.',
    move: 'Ask for `5 × (-2)` as a repeated sum.',
    feedback: 'That rule is for sums. What does a negative number do to the sign when you multiply or divide by it?',
    sources: ['kuchemann-numbers-1981', 'ashlock-2010'],
  },
  'integers.adds-instead-of-multiplies': {
    name: 'adds instead of multiplying',
    idea: 'I put the two numbers together.',
    why: 'The signs take all the attention, and the operation is passed over.',
    move: 'Ask for the product without signs first.',
    feedback: 'Look at the operation again. What would it be without the signs?',
    sources: ['kuchemann-numbers-1981', 'ashlock-2010'],
  },
} satisfies CatalogueEntries;

/** Ideas about positive and negative numbers. */
export const integerMisconceptions = { ...meaning, ...adding, ...subtracting, ...multiplying };
