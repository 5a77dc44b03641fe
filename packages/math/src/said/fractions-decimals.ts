/** What teachers, textbooks and children call the skills with fractions, apart from their names. */
export const saidOfFractions = {
  'halves-and-fourths':
    'halves and fourths; halves thirds and fourths; quarters of a shape; equal shares of shapes; partition circles and rectangles; fourths of shapes; half of a circle; halves and quarters',
  'equal-parts':
    'equal parts of a whole; partition shapes into equal shares; halves thirds fourths; equal shares; partition into parts with equal areas; thirds of a rectangle',
  'name-shaded':
    'unit fractions; name the fraction; fraction of a shape; shaded part; what fraction is shaded; understanding fractions; intro to fractions; parts of a whole; numerator and denominator; what is a fraction',
  'unequal-shaded': 'unequal parts; pieces differ in size; not equal parts; is it a fourth if not equal',
  'number-line':
    'fractions on a number line; read fractions on number line; which fraction is at the point; number line fractions',
  'place-on-line':
    'place fractions on a number line; put fractions on a number line; locate fractions; label the number line with fractions; plot fractions on a number line; fractions as numbers on the line',
  'same-point':
    'equivalent fractions on a number line; same point different fraction; equivalent fractions grade 3; equivalent fractions with models; fraction equivalence number line',
  'line-plot-fourths':
    'line plots with halves and fourths; measure to the nearest quarter inch; line plot fractions of an inch; ruler with halves and fourths; line plot practice with fractions; line plots halves and fourths',
  'unit-of-set':
    'fraction of a set; unit fraction of a group; one third of a group of objects; one fourth of the counters',
  'whole-as-fraction':
    'whole numbers as fractions; 3 as 3/1; fractions equal to whole numbers; 6/1; fractions greater than one as wholes; 4/4 is one whole',
  'compare-same-denominator':
    'compare fractions same denominator; like denominators comparing; comparing fractions with the same bottom number; compare 3/8 and 5/8',
  'compare-same-numerator':
    'comparing fractions same numerator; why 1/3 is more than 1/5; compare unit fractions; bigger denominator smaller piece; 1/8 is bigger than 1/6; same top number; larger denominator means larger fraction',
  'line-plot-difference':
    'line plots in eighths; line plot add and subtract fractions; line plots in eighths and fourths; line plot with fractional measurements',
  equivalent:
    'equivalent fractions; fraction equivalence; equal fractions; find the missing numerator; equivalent fraction; fractions that are equal; same amount different name; generate equivalent fractions; multiply top and bottom by the same number; fraction strips equivalence',
  'match-equal':
    'match equivalent fractions; match equal fractions; equivalent fraction pairs; find equal fractions; matching fractions',
  simplify:
    'simplify fractions; reduce fractions; simplest form; lowest terms; reducing; simplifying fractions; fractions in simplest form',
  'compare-half':
    'benchmark fractions; compare to one half; comparing to a benchmark; close to 0 half or 1; benchmark 1/2',
  'compare-unlike':
    'comparing fractions; compare fractions with different denominators; which fraction is bigger; compare fractions; fraction comparison; cross multiply to compare; butterfly to compare; common denominators to compare; comparing fractions with unlike denominators',
  order:
    'ordering fractions; order fractions from least to greatest; put fractions in order; least to greatest fractions',
  'mixed-to-improper':
    'mixed numbers to improper fractions; convert mixed number to improper; improper fractions; change mixed numbers to fractions; mixed number as a fraction greater than one; mad method',
  'improper-to-mixed':
    'improper fractions to mixed numbers; convert improper fraction; improper to mixed; fraction greater than one as a mixed number; mixed numbers and improper fractions; top heavy fractions',
  'add-like':
    'adding fractions with like denominators; add fractions same denominator; adding fractions common denominator already; decompose fractions into unit fractions; add like fractions; adding fractions grade 4',
  'subtract-like':
    'subtracting fractions with like denominators; subtract fractions same denominator; subtracting like fractions',
  'word-add-subtract-like':
    'word problems adding fractions like denominators; fraction word problems same denominator; fraction story problems grade 4',
  'word-from-whole':
    'subtract a fraction from a whole word problem; how much is left of the whole; take a fraction from whole amounts story',
  'multiply-whole':
    'multiply a fraction by a whole number; fraction times whole number; multiplying fractions by whole numbers; whole number times a fraction; 3 × 2/5; multiples of unit fractions; multiplying a fraction by a whole number',
  'word-multiply-whole':
    'word problems fraction times whole number; several equal fractions; servings of a fraction of a cup',
  'of-quantity':
    'fraction of a number; fraction of a quantity; 2/3 of 12; find a fraction of an amount; fraction of a whole number; two thirds of',
  'draw-of-quantity':
    'bar model fraction of a number; tape diagram fractions; fraction of an amount bar model; strip diagram fraction of a set',
  'line-plot-even-shares':
    'redistribute a line plot equally; equal shares line plot; line plot liquid in beakers; line plots fractions fair share',
  'add-unlike':
    'adding fractions with unlike denominators; unlike denominators; adding fractions different denominators; butterfly method; common denominators; add fractions; adding fractions; fraction addition; least common denominator; lcd; can’t add the denominators; add the denominators; tops and bottoms; different bottoms; add and subtract fractions with unlike denominators; adding and subtracting fractions; fraction operations adding',
  'subtract-unlike':
    'subtracting fractions with unlike denominators; subtracting fractions different denominators; subtract fractions; subtracting fractions; fraction subtraction; add and subtract fractions with unlike denominators; adding and subtracting fractions',
  'word-add-subtract':
    'word problems adding and subtracting fractions; fraction word problems unlike denominators; word problems with fractions; fraction story problems; recipes adding fractions',
  'add-mixed':
    'adding mixed numbers; add mixed numbers with regrouping; sum of mixed numbers; add and subtract mixed numbers; mixed numbers addition',
  'subtract-mixed':
    'subtracting mixed numbers; subtract mixed numbers with regrouping; borrow from the whole; mixed number subtraction; add and subtract mixed numbers; 3 5/8 - 1 7/8',
  'as-division':
    'fractions as division; a fraction as division; 3 divided by 4 is 3/4; share 3 pizzas among 4; interpret a fraction as division',
  multiply:
    'multiplying fractions; multiply fractions; fraction times a fraction; fraction multiplication; straight across; area model fractions; multiply straight across; product of two fractions; half of a third; fraction of a fraction; multiply two fractions',
  scaling:
    'multiplication as scaling; resizing; multiplying by a fraction less than one; multiplying makes smaller; bigger or smaller without multiplying; scaling with fractions; multiplying by 1/2 makes it smaller',
  'word-multiply':
    'word problems multiplying fractions; fraction of a fraction story; multiplication word problems with fractions',
  'multiply-mixed':
    'multiplying mixed numbers; mixed number times mixed number; product of mixed numbers; multiply mixed numbers',
  'word-multiply-mixed':
    'mixed number multiplication word problems; real world multiplying mixed numbers; word problems multiply mixed numbers',
  'divide-whole-by-unit':
    'divide a whole number by a unit fraction; whole number divided by fraction; 4 ÷ 1/3; how many thirds in 4; dividing unit fractions; dividing whole numbers by unit fractions',
  'divide-unit-by-whole':
    'divide a unit fraction by a whole number; 1/3 ÷ 4; unit fraction divided by a whole number; dividing unit fractions by whole numbers; dividing unit fractions; share half a pizza',
  'word-divide-unit':
    'word problems dividing unit fractions; division word problems unit fractions; stories with unit fraction division',
  divide:
    'dividing fractions; divide fractions; fraction division; keep change flip; kcf; invert and multiply; reciprocal; dividing fractions by fractions; fraction divided by fraction; division of fractions; multiply by the reciprocal; dividing by a fraction; flip the second fraction; common denominator division',
  'quotient-size': 'size of a quotient; dividing by a fraction makes it bigger; is the quotient bigger or smaller',
  'divide-mixed': 'dividing mixed numbers; mixed number division; divide mixed numbers',
  'word-divide':
    'word problems dividing fractions; fraction division word problems; how many servings fraction division; division stories with fractions; story problem for a fraction division',
  'whole-from-part':
    'find the whole from a fraction; 2/3 of a number is 12; whole given part fraction; part is known find the whole',
} as const;

/** What the skills with decimals are called. */
export const saidOfDecimals = {
  shaded:
    'decimal models; hundredths grid; shaded decimal; tenths and hundredths models; decimal grid; write the shaded part as a decimal',
  'tenths-and-hundredths':
    'add tenths and hundredths; 3/10 + 4/100; tenths as hundredths; fractions with denominators 10 and 100',
  'to-fraction':
    'decimal to fraction; write decimals as fractions; decimals to fractions; decimal notation for fractions; convert decimals to fractions',
  'number-line': 'decimals on a number line; read decimals on a number line; place decimals on the number line',
  'dollars-and-cents':
    'dollars and cents; money notation; money as decimals; money decimals grade 4; write money amounts',
  compare:
    'comparing decimals; compare decimals; which decimal is bigger; longer decimal is larger; 0.35 and 0.7; decimal comparison; greater decimal; compare tenths and hundredths; compare decimals to thousandths',
  'place-value':
    'decimal place value; place value to the thousandths; value of a digit in a decimal; tenths hundredths thousandths; decimals place value',
  read: 'read decimals; decimal word form; say decimals; read decimals aloud; reading decimals',
  write: 'write decimals; decimals from words; write decimals in standard form; word form to decimal',
  order: 'ordering decimals; order decimals from least to greatest; put decimals in order',
  round:
    'rounding decimals; round decimals to the nearest tenth; round to the nearest hundredth; nearest tenth; rounding decimals to the nearest hundredth; round to the nearest cent',
  'from-fraction':
    'fraction to decimal; write fractions as decimals; fractions to decimals; convert fractions to decimals; converting fractions decimals; change a fraction to a decimal',
  'times-power':
    'multiply decimals by 10 100 1000; multiplying by powers of ten; decimals times powers of 10; moving the decimal point; multiplying decimals by 10; multiplying by powers of 10 decimals; add a zero decimals',
  'divide-power':
    'divide by powers of 10; divide decimals by 10 and 100; dividing by powers of ten; dividing by 10 100 1000',
  add: 'adding decimals; add decimals; decimal addition; line up the decimal points; adding and subtracting decimals; decimal operations adding; add and subtract decimals; decimal ops',
  subtract:
    'subtracting decimals; subtract decimals; decimal subtraction; adding and subtracting decimals; add and subtract decimals',
  multiply:
    'multiplying decimals; decimal multiplication; multiply decimals; 0.4 x 0.2; decimal times decimal; product of decimals; count the decimal places',
  'divide-by-whole':
    'dividing decimals by whole numbers; decimal division; divide a decimal by a whole number; dividing decimals; divide decimals; decimal long division',
  'product-size':
    'estimate decimal products; size of a decimal product; place the decimal point by estimating; multiplying by a decimal less than one makes smaller',
  'word-money':
    'money word problems; money problems with decimals; shopping word problems decimals; making change decimals; restaurant money problems',
  'word-measure':
    'measurement word problems with decimals; decimal word problems; word problems with decimals meters liters',
  'divide-wholes':
    'divide whole numbers decimal answer; division with decimal quotient; no remainder decimal quotient; divide to a decimal',
  'divide-by-decimal':
    'divide by a decimal; dividing by decimals; decimal divisor; decimal divided by a decimal; move the decimal in the divisor',
  'quotient-size': 'size of a decimal quotient; estimate decimal quotients',
  'word-multiply':
    'multiplication word problems with decimals; price per pound decimals; decimal multiplication stories',
  'word-divide': 'division word problems with decimals; decimal division stories; split the bill decimals',
  repeating:
    'repeating decimals; terminating and repeating decimals; convert 7/11 to a decimal; rational numbers as decimals; bar notation; decimal for 5/12; decimal expansion',
} as const;
