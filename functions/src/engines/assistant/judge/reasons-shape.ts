import type { Reason } from './why.ts';

/** Why shapes, letters and graphs are as they are, and what to ask somebody who thinks otherwise. */
export const shapeReasons: readonly Reason[] = [
  {
    id: 'square-is-rectangle',
    asked: /\bsquares?\b.{0,40}\b(?:rectangles?)\b(?!.*\b(?:area|perimeter|problems?|worksheet|lesson|fence)\b)/,
    says: [
      'For the child a name is a label, one for each thing, as with people. In mathematics a name is a rule: a rectangle has four sides and four right angles. A square keeps that rule and has one thing more, equal sides.',
      'It is as with a poodle and a dog: “poodle” says more, and it is a dog all the same.',
    ],
    ask: [
      'What must a shape have to be called a rectangle? Write the list, then check the square against it, line by line. Which line fails? (None.)',
      'Can you draw a rectangle that is no square? A square that is no rectangle? Why does one work and the other not?',
      'You already have a name too, and you are also a student. Which one is wrong?',
    ],
  },
  {
    id: 'turned-shape',
    asked:
      /\b(?:upside[- ]down|turned|tilted|rotated|on its (?:side|corner|point))\b.*\b(?:triangle|square|shape|diamond)|\b(?:triangle|square|shape)\b.*\b(?:upside[- ]down|turned|tilted|rotated|diamond)/,
    says: [
      'They know the shape by its usual picture, with the flat side down. What makes a triangle is three straight sides that close; how it lies does not matter.',
    ],
    ask: [
      'Cut a triangle out of paper and turn it slowly. Tell me when it stops being a triangle. What did you count?',
      'Walk around the table and look at the same paper from there. Did the shape change, or did you?',
      'Sort: long thin triangles, ones on their point, and shapes that are nearly triangles (a side curved, a corner open). Which rule do you use?',
    ],
  },
  {
    id: 'protractor-scale',
    asked: /\bprotractors?\b/,
    says: [
      'A protractor has two scales, and which one to read depends on the side that lies on zero. Before reading, one glance decides: less than a right angle is less than 90, more is more.',
    ],
    ask: [
      'Before the protractor is touched: is this angle smaller or larger than the corner of a sheet? So can it be 130?',
      'Find the zero on the side that lies on the line, and count up along that scale with a finger: 10, 20, 30, …',
      'The angle reads 50 or 130. How do you know which without measuring again? (`50 + 130 = 180`: the two readings are neighbors on a line.)',
    ],
  },
  {
    id: 'square-of-sum',
    asked: /\(\w ?\+ ?\w+\) ?(?:\^ ?2|²) ?=|\b(?:square|squaring) (?:of )?a (?:sum|binomial)|\bfreshman'?s dream/,
    says: [
      'They let the exponent go to each part, as it does in a product: (3x)^2 = 9x^2. In a sum it does not: `(x + 3)^2 = x^2 + 6x + 9`.',
      'One number shows it: for x = 1 it is `(1 + 3)^2 = 16`, but `1^2 + 3^2 = 10`.',
      'The picture: a square of side x + 3, cut at x on both sides. There are four pieces: x by x, 3 by 3, and two rectangles x by 3. The two rectangles are the 6x that was lost.',
    ],
    ask: [
      'Draw the square with side x + 3 and write the area into each of its four pieces. Which pieces are not in x^2 + 9?',
      'Put x = 1 into both sides. Are they the same? Is there any x for which they are? (Only 0.)',
    ],
  },
  {
    id: 'unlike-terms',
    asked: /\b\d+[a-z] ?\+ ?\d+ ?(?:=|is|as|into|to) ?\d+[a-z]\b/,
    says: [
      'The plus sign looks like something that still has to be done, so they finish it: 3x + 4 becomes 7x. But 3x is three of a number that is not known, and 4 is four. For x = 2: `3 × 2 + 4 = 10`, but `7 × 2 = 14`.',
      'An expression may be the answer. 3x + 4 can’t be written shorter.',
    ],
    ask: [
      'Three bags with the same number of marbles, and 4 marbles beside them. Are these seven bags?',
      'Put 2 for x into 3x + 4 and into 7x. And 5? For which number do they agree? (Only for 1: `3 × 1 + 4 = 7`.)',
      'Which can be written shorter: 3x + 4x, 3x + 4, 3 + 4? What do the shorter ones have in common?',
    ],
  },
  {
    id: 'factor-pair',
    asked: /\b(?:factor\w*)\b.*\b(?:pair|two numbers|freez\w*|how (?:do|would|to|you['’]?d)|get (?:a )?kids?)/,
    says: [
      'Multiplying (x + a)(x + b) gives the sum of a and b in the middle and their product at the end. Going back, look for two numbers with that product and that sum.',
      'The product first, because it has few pairs: for x^2 - 5x - 24 the pairs for 24 are 1 and 24, 2 and 12, 3 and 8, 4 and 6. The end is negative, so the signs differ and the sum is a difference: 3 and 8 are 5 apart. The middle is negative, so the larger one is: `3 + (-8) = -5`, `3 × (-8) = -24`.',
    ],
    ask: [
      'List all pairs with that product before you choose one. What does the sign at the end tell you about the two signs?',
      'How can you check a pair in five seconds? (Add, then multiply.)',
    ],
  },
  {
    id: 'order-left-to-right',
    asked:
      /\b(?:pemdas|order of operations)\b.*\b(?:why|explain|multiplication before|left to right)|\bwhy\b.*\b(?:multiply|multiplication) (?:first|before)/,
    says: [
      'Multiplication is short for adding again and again: 2 + 3 × 4 is `2 + 4 + 4 + 4 = 14`. Adding first would change what the 3 counts: `(2 + 3) × 4 = 20` is another story.',
      'Multiplying and dividing are one step, from left to right, and so are adding and subtracting: `12 ÷ 3 × 2 = 8`.',
    ],
    ask: ['I have 2 dollars and three boxes with 4 dollars each. Write it. What do you do first, and why?'],
  },
  {
    id: 'area-perimeter',
    asked:
      /\b(?:mix\w*|confus\w*|difference)\b.*\barea\b.*\bperimeter\b|\barea\b.*\bperimeter\b.*\b(?:mix\w*|confus\w*|swap\w*)/,
    says: [
      'Both are found from the same two numbers, so they are told apart by a rule and not by what they measure. Perimeter is a length, what an ant walks around; area is a surface, how many square tiles cover it.',
      'Same perimeter, other area: 2 by 6 and 4 by 4 both have `2 + 6 + 2 + 6 = 16` around, but `2 × 6 = 12` and `4 × 4 = 16` inside.',
    ],
    ask: [
      'A fence, a carpet, a picture frame, paint for a wall: which of them goes around, and which covers?',
      'With a string of 16 units, make two rectangles. How many tiles fit into each?',
      'Before any number: trace with a finger what is asked for. Around, or across?',
    ],
  },
  {
    id: 'slope-over',
    asked: /\bslope\b.*\b(?:x over y|run over rise|upside[- ]down|flipped)\b/,
    says: [
      'Slope says how far the line goes up for one step to the right: rise over run, the change of y divided by the change of x. From (1, 2) to (3, 5) it rises 3 while x goes on by 2: `(5 - 2) / (3 - 1) = 3/2`. Run over rise is 2/3.',
    ],
    ask: [
      'A steeper hill: is its slope a larger or a smaller number? Try both fractions on a steep line.',
      'Start at (1, 2) and go 1 to the right. How far up are you on the line?',
    ],
  },
];
