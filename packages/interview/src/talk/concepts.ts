import { operationConcepts } from './operation-concepts.ts';

/**
 * What a word of mathematics means to a child who has met it. `byIdea`: a misconception that speaks of it is said
 * instead, because it is what the word means to this child.
 */
export type Concept = { readonly word: RegExp; readonly meaning: string; readonly byIdea?: RegExp };

/** The more special word stands before the more general one. */
export const concepts: readonly Concept[] = [
  {
    word: /\bequals? sign|\bequal sign|(?<!\d\s?)=(?!\s?\d)/,
    byIdea: /equal/i,
    meaning: 'it means that what stands on the left is as much as what stands on the right',
  },
  { word: /\bequivalent\b/, meaning: 'they look different, but they are the same amount' },
  {
    word: /\bdenominators?\b|\bbottom (?:number|one|part)s?\b/,
    meaning: 'the bottom number tells how many equal parts the whole is cut into',
  },
  {
    word: /\bnumerators?\b|\btop (?:number|one|part)s?\b/,
    meaning: 'the top number tells how many of those parts you have',
  },
  { word: /\bimproper fraction/, meaning: 'it has more parts than one whole, so the top is bigger than the bottom' },
  { word: /\bmixed numbers?\b/, meaning: 'it is some wholes and then a fraction of another one' },
  { word: /\bhalf\b(?=.*\b(?:mean|of)\b)/, meaning: 'half means you split it into two equal parts and take one' },
  {
    word: /\bfractions?\b/,
    meaning: 'a fraction is a part of a whole: the bottom says how many equal parts, the top says how many you take',
  },
  {
    word: /\bdecimals?(?: point)?\b|\bthe point\b/,
    byIdea: /point|decimal|digits/i,
    meaning: 'the decimal point comes after the ones; after it come tenths, then hundredths',
  },
  {
    word: /\btenths?\b/,
    meaning: 'a tenth is one of ten equal parts of a whole, the first place after the decimal point',
  },
  {
    word: /\bhundredths?\b/,
    meaning: 'a hundredth is one of a hundred equal parts, the second place after the decimal point',
  },
  {
    word: /\bthousandths?\b/,
    meaning: 'a thousandth is one of a thousand equal parts, the third place after the decimal point',
  },
  {
    word: /\bplace value\b/,
    byIdea: /digit|place|stands/i,
    meaning: 'what a digit is worth depends on its place: ones, tens, hundreds',
  },
  {
    word: /\bpercents?\b|\bpercentages?\b|\bper ?cent\b|%(?! of)/,
    byIdea: /percent|%/i,
    meaning: 'percent means out of a hundred',
  },
  {
    word: /\bdiscount\b|\b(?:percent|%) off\b/,
    byIdea: /percent|%/i,
    meaning: 'you pay that much less than the old price',
  },
  { word: /\bsale price\b/, meaning: 'the sale price is what you pay after the discount is taken off' },
  {
    word: /\bproportional\b|\bproportion\b/,
    byIdea: /proportion|goes up|same (?:amount|difference)|add/i,
    meaning: 'it is proportional when both go up together, so that double of one is double of the other',
  },
  {
    word: /\bratio\b/,
    byIdea: /ratio|add|difference/i,
    meaning: 'a ratio tells how much of one there is for so much of the other',
  },
  {
    word: /\b(?:unit )?rate\b|\bspeed\b/,
    byIdea: /rate|speed/i,
    meaning: 'it is how much for one, like how many miles in one hour',
  },
  {
    word: /\bslope\b/,
    byIdea: /slope/i,
    meaning: 'slope tells how steep a line is: how far it goes up for each step to the right',
  },
  {
    word: /\by-?intercept\b|\bstarting value\b/,
    byIdea: /intercept|start/i,
    meaning: 'it is where the line starts, the y when x is zero',
  },
  {
    word: /\bfunctions?\b/,
    byIdea: /function|input|output/i,
    meaning: 'a function is like a machine: you put a number in and exactly one comes out',
  },
  { word: /\binputs?\b/, meaning: 'the input is the number that you put in, the x' },
  { word: /\boutputs?\b/, meaning: 'the output is the number that comes out, the y' },
  {
    word: /\bf ?\([a-z\d]\)|\bf of\b/,
    byIdea: /f\(|\bf\b/i,
    meaning: 'it means you put that number in for `x` and see what comes out',
  },
  {
    word: /\bnegative exponents?\b/,
    byIdea: /expon|minus|power/i,
    meaning: 'it means you divide instead of multiplying, one over the power',
  },
  {
    word: /\bzero exponent\b|\b(?:power|exponent) of zero\b|\bto the zero\b/,
    byIdea: /expon|zero|power/i,
    meaning: 'it means you multiply by it no times, so you are left with one',
  },
  {
    word: /\bexponents?\b|\bpowers?\b|\b(?:little|small) (?:number|\d)|\braised\b/,
    byIdea: /expon|power|times|\^/i,
    meaning: 'it tells how many times you multiply the number by itself',
  },
  {
    word: /\bsquare roots?\b|\broot(?: sign)?\b|\bsqrt\b|√/,
    byIdea: /root/i,
    meaning: 'the square root is the number that times itself gives it',
  },
  {
    word: /\bsquare (?:something|it|a number|a sum)\b|\bsquared\b|\bsquaring\b|\^2/,
    byIdea: /square|\^2/i,
    meaning: 'to square something is to multiply it by itself',
  },
  {
    word: /\bcubed?\b|\bcubing\b|\^3/,
    byIdea: /\^3|cube/i,
    meaning: 'to cube it is to multiply it by itself three times',
  },
  {
    word: /\babsolute value\b|\bbars\b|\|/,
    byIdea: /absolute|bars/i,
    meaning: 'it is how far the number is from zero',
  },
  { word: /\bopposites?\b/, meaning: 'the opposite is as far from zero on the other side' },
  {
    word: /\bnegative(?: numbers?| sign)?\b|\bminus sign\b/,
    byIdea: /minus|negative/i,
    meaning: 'a negative number is below zero, on the left of it',
  },
  {
    word: /\bsubtract(?:ing)? a negative\b|\bminus a negative\b|\btwo minus(?:es)?\b/,
    byIdea: /minus|negative/i,
    meaning: 'it means you take away something negative',
  },
  {
    word: /\bvariables?\b|\bthe letter\b|\bthe x\b|\bis x\b|\bx stand/,
    byIdea: /letter|`x`/i,
    meaning: 'the letter stands for a number that we do not know yet',
  },
  {
    word: /\bcoefficient\b|\bnumber in front\b/,
    byIdea: /in front|letter|`\d[a-z]`/i,
    meaning: 'the number in front tells how many of the letter there are, so it is times',
  },
  {
    word: /\bparenthes[ei]s\b|\bbrackets?\b/,
    byIdea: /parenthes|bracket|first one/i,
    meaning: 'what is in the parentheses belongs together, so the number in front goes with all of it',
  },
  {
    word: /\bdistribut\w+\b/,
    byIdea: /multipl|parenthes|first/i,
    meaning: 'you multiply everything in the parentheses by the number in front',
  },
  {
    word: /\blike terms\b|\bterms?\b/,
    byIdea: /plus sign|letter|`\d[a-z]/i,
    meaning: 'like terms have the same letter, so you can count them together',
  },
  {
    word: /\bsimplify\b/,
    byIdea: /answer has no|simpl/i,
    meaning: 'to simplify is to write it shorter so that it is still the same',
  },
  {
    word: /\bsolutions?\b(?=.*\b(?:mean|equation|inequality)\b)|\bsolve (?:it|for|an equation)\b|\bsolve\b(?=.*mean)/,
    meaning: 'it is a number that makes it true when you put it in',
  },
  {
    word: /\binequalit(?:y|ies)\b|\bless than sign\b|\bgreater than sign\b|<|>/,
    byIdea: /sign stays|sign/i,
    meaning: 'it means one side is smaller than the other, so many numbers can fit',
  },
  { word: /\bequations?\b/, meaning: 'an equation says that two sides are the same' },
  { word: /\bexpressions?\b/, meaning: 'an expression is numbers and letters put together, without an equal sign' },
  {
    word: /\bperimeter\b/,
    byIdea: /perimeter|around|border|sides/i,
    meaning: 'perimeter is how long it is all the way around the outside',
  },
  { word: /\bsurface area\b/, byIdea: /face|surface/i, meaning: 'it is all the faces on the outside put together' },
  { word: /\barea\b/, byIdea: /area/i, meaning: 'area is how much space is inside, how many squares cover it' },
  { word: /\bvolume\b/, byIdea: /volume/i, meaning: 'volume is how many cubes fit inside' },
  { word: /\bheight\b/, byIdea: /is the height/i, meaning: 'the height is how tall it is, straight up from the base' },
  { word: /\bbase\b/, meaning: 'the base is the side at the bottom that it stands on' },
  {
    word: /\bdiameter\b/,
    byIdea: /diameter/i,
    meaning: 'the diameter goes all the way across the circle through the middle',
  },
  { word: /\bradius\b/, byIdea: /radius/i, meaning: 'the radius goes from the middle of the circle to its edge' },
  { word: /\bcircumference\b/, meaning: 'it is how long it is around the circle' },
  { word: /\bpi\b|π/, meaning: 'pi is how many times the diameter fits around the circle, a bit more than three' },
  { word: /\bright angles?\b/, meaning: 'a right angle is a square corner, ninety degrees' },
  { word: /\bangles?\b/, byIdea: /angle/i, meaning: 'an angle is how far two lines that meet are opened' },
  {
    word: /\brectangles?\b/,
    byIdea: /rectangle|long/i,
    meaning: 'a rectangle has four sides and four right angles, two long sides and two short ones',
  },
  { word: /\bparallelograms?\b/, meaning: 'it has four sides, and the ones across from each other are parallel' },
  {
    word: /\b(?:a |the )squares?\b(?! (?:root|of))/,
    meaning: 'a square has four sides that are all as long, and four right angles',
  },
  { word: /\btriangles?\b/, meaning: 'a triangle has three sides and three corners' },
  { word: /\bparallel\b/, meaning: 'parallel lines never meet, they stay as far apart' },
  { word: /\bperpendicular\b/, meaning: 'perpendicular lines meet in a right angle' },
  { word: /\bsymmetr\w+\b/, meaning: 'you can fold it so that both halves lie on each other' },
  {
    word: /\bscale factor\b|\bsimilar\b/,
    meaning: 'one is the other made bigger or smaller, and all the sides change by the same times',
  },
  { word: /\bhypotenuse\b/, meaning: 'it is the longest side, across from the right angle' },
  {
    word: /\baverage\b|\bthe mean\b|\bmean mean\b|\bword mean\b/,
    byIdea: /mean|average|zero/i,
    meaning: 'the mean is what each would have if you shared it all out evenly',
  },
  { word: /\bmedian\b/, byIdea: /median|middle/i, meaning: 'the median is the one in the middle' },
  { word: /\bmode\b/, byIdea: /mode/i, meaning: 'the mode is the one that comes most often' },
  { word: /\brange\b/, byIdea: /range|last/i, meaning: 'the range is how far the biggest is from the smallest' },
  { word: /\boutliers?\b/, meaning: 'it is a number far away from all the others' },
  {
    word: /\bprobabilit\w+\b|\bchances?\b|\blikely\b/,
    byIdea: /chance|likely/i,
    meaning: 'it tells how likely something is, from never to always',
  },
  { word: /\bfactors?\b/, byIdea: /factor/i, meaning: 'a factor is a number that divides it with nothing left over' },
  { word: /\bmultiples?\b/, byIdea: /multiple/i, meaning: 'multiples are what you get when you count by that number' },
  { word: /\bprime\b/, byIdea: /prime|odd/i, meaning: 'a prime can only be divided by one and by itself' },
  {
    word: /\bremainders?\b|\bleft ?over\b/,
    byIdea: /remain|left/i,
    meaning: 'the remainder is what is left when it does not come out even',
  },
  { word: /\bquotient\b/, meaning: 'the quotient is what comes out when you divide' },
  { word: /\bproduct\b/, meaning: 'the product is what comes out when you multiply' },
  { word: /\bsum\b/, meaning: 'the sum is what comes out when you add' },
  { word: /\bdifference\b/, meaning: 'the difference is how far apart they are, what you get when you subtract' },
  {
    word: /\bround(?:ing|ed)?\b|\bnearest\b/,
    byIdea: /round|tens|up/i,
    meaning: 'to round is to take the number with zeros that is closest',
  },
  { word: /\bestimat\w+\b/, meaning: 'an estimate is close to the answer, but quick' },
  ...operationConcepts,
  {
    word: /\bzeros?\b(?=.*\b(?:mean|for|there|tell|stand)\b)/,
    byIdea: /zero/i,
    meaning: 'the zero holds the place, so that the other digits stay where they belong',
  },
  {
    word: /\bdigits?\b/,
    byIdea: /digit/i,
    meaning: 'a digit is one of the signs from 0 to 9 that numbers are written with',
  },
  {
    word: /\bmore than\b(?=.*\bmean\b)/,
    byIdea: /more/i,
    meaning: 'more than means that one has that many on top of what the other has',
  },
  {
    word: /\bnumber line\b/,
    meaning: 'on a number line every number has its place, and the numbers get bigger to the right',
  },
  { word: /\bone whole\b|\bthe whole\b|\ba whole\b/, meaning: 'the whole is all of it, what is cut into parts' },
];
