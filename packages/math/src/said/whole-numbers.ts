/** What teachers, textbooks and children call the skills with whole numbers, apart from their names. */
export const saidOfWholeNumbers = {
  'count-to-hundred':
    'counting to 100; count by tens; counting by ones; rote counting; counting by 10s to 100; hundreds chart counting; counting to 100 by tens; count to 100; skip counting by tens',
  'count-from-a-number':
    'counting on from any number; count on from; start counting at; counting forward from a given number; what number comes next',
  'write-numerals':
    'writing numbers 0 to 20; numeral writing; number formation; reversals when writing numbers; tracing numbers; how many written as a number',
  'count-objects':
    'one to one counting; one to one correspondence; count a pile; counting bears; touch and count; counting things one by one; touches one says two',
  'count-to-twenty':
    'counting objects to 20; count up to 20 objects; counting to 20; how many objects; subitizing; subitize; dot images; dot cards; counting scattered objects',
  'same-after-moving':
    'conservation of number; moved the counters still the same; spread out still as many; cardinality',
  'one-more-thing': 'one more; 1 more 1 less; one more than; next number is one larger',
  'compare-groups':
    'comparing groups of objects; which group has more; more less or the same; more and less; fewer objects; greater than less than groups; matching objects to compare',
  'compare-to-ten':
    'compare numbers to 10; comparing written numerals; which number is bigger 1 to 10; more or less than 10',
  'show-with-objects':
    'acting out addition with objects; addition and subtraction with fingers; drawings for adding; represent addition with pictures; put together take apart pictures',
  'stories-within-ten':
    'story problems to 10; kindergarten word problems; addition word problems within 10; take from stories to 10',
  'within-five': 'addition to 5; fluency within 5; adding to five; subtract within 5; facts to 5',
  'within-ten':
    'addition facts to 10; subtraction within 10; facts to 10; adding within 10; add and subtract within 10; sums to 10; fluency within 10',
  'parts-of-a-number':
    'decompose numbers; number partners; breaking apart numbers; ways to make a number; seeing 7 different ways; number pairs; decomposing numbers within 10; making 5 different ways',
  'fill-a-ten-frame':
    'make ten; make 10; makes ten partners; ten frames; ten frame; number bonds to 10; partners of ten; how many more to make 10; making ten; friends of ten',
  'teen-numbers':
    'teen numbers; ten and some more; ten ones and some ones; composing teen numbers; 11 to 19; teens as ten and ones',
  'count-on':
    'counting to 120; counting to 1000; count back; counting backwards; skip counting; skip count by 5s 10s 100s; skip counting by fives and tens; skip counting by 25s; counting on; count by 2s',
  'number-bonds':
    'number bonds; part part whole; number bond; fact families; fact family addition subtraction; related facts; turn around facts',
  'add-within-20':
    'addition facts; add within 20; addition fact fluency; sums to 20; facts to 20; doubles; near doubles; doubles plus one; doubles facts; adding near doubles; mental addition; addition doubles; single digit addition; basic addition; simple adding; mental math facts addition',
  'subtract-within-20':
    'subtraction facts; subtract within 20; subtraction to 20; taking away from teen numbers; take away; basic subtraction; simple subtraction; back to ten; decompose a ten to subtract',
  'missing-addend':
    'missing addend; unknown addend; missing number; find the unknown; box problems; fill in the blank addition; start unknown; change unknown; unknown number in an equation grade 1; think addition',
  'balance-equations':
    'equal sign; true or false equations; the equal sign means same as; meaning of the equal sign; balance equations; both sides equal; is 5 + 2 = 3 + 4 true; equal sign misconception',
  'count-to-add':
    'counting on to add; count on from the bigger number; counting back to subtract; relate counting to addition; counting all versus counting on; counting up to subtract',
  'make-ten-first':
    'adding three numbers; three addends; adding by making ten; make ten to add; make a ten to add; make a ten strategy; make a ten first; associative property of addition; break apart to make ten; commutative property of addition; order doesn’t matter when you add; why 3 + 4 and 4 + 3 are the same; making a ten strategy',
  'three-addend-stories':
    'word problems with three numbers; three addend word problems; stories that add three numbers',
  'add-subtract-stories':
    'addition and subtraction word problems; add to take from; put together take apart; start unknown word problems; number stories; change unknown; result unknown; word problems within 20; story problems adding and subtracting; number stories where you don’t know the start; one step word problems within 100',
  'add-tens-or-ones':
    'add within 100 tens and ones; use tens and ones to add; two digit plus one digit; 2 digit + 1 digit; adding tens; add a two-digit number and a multiple of 10; adding a one-digit number to a two-digit number; grade 1 adding within 100',
  'ten-more-or-less':
    'ten more ten less; 10 more; 10 less; mentally find ten more; adding 10 and subtracting 10; hundreds chart adding 10; 100s chart; hundred chart; plus ten minus ten',
  'subtract-tens': 'subtract multiples of ten; subtracting tens; 80 minus 30; subtract multiples of 10',
  'compare-stories':
    'compare problems; how many more; how many fewer; comparison word problems; more than and fewer than problems; difference word problems; bar model comparison',
  'two-step-stories':
    'two step word problems adding and subtracting; 2 step word problems grade 2; two step story problems; two-step problems within 100; multi step addition subtraction stories',
  'digit-value':
    'place value; value of a digit; hundreds tens and ones; tens and ones; place value to 1000; ones tens hundreds; place value to a million; place value chart; what is the value of the digit; ten times as much place; place value to 1,000,000; base ten blocks place value; unitizing; digit place',
  'groups-of-ten':
    'how many tens in; bundles of ten; groups of ten; tens in a hundred; regroup tens into hundreds; how many hundreds',
  'expanded-form':
    'expanded form; expanded notation; standard form from expanded form; number from its parts; write in expanded form',
  'number-words':
    'number words; word form; write the number in words; number names; reading large numbers; standard form and word form',
  compare:
    'comparing numbers; greater than less than; alligator; compare two-digit numbers; comparing three-digit numbers; < > symbols; comparing numbers to 100; compare multi-digit numbers; inequality symbols; comparing 2 digit numbers; compare whole numbers; mix up the symbols',
  'add-two-digit':
    'two-digit addition; adding two digit numbers; add with regrouping; double digit addition; carrying; 2 digit addition regrouping; two column addition; adding within 100; add within 100; 34 + 28; open number line addition; breaking apart to add; addition strategies; compensation; stacked addition; adding and carrying',
  'subtract-two-digit':
    'two-digit subtraction; subtract within 100; two-digit subtraction with regrouping; borrowing; subtraction with borrowing; 52 - 28; double digit subtraction; 2 digit take away; regrouping in subtraction; stacked subtraction; subtraction within 100; smaller from larger digit; trading a ten',
  'hundred-more-or-less':
    '100 more 100 less; 10 or 100 more or less; mentally add 100; hundred more; hundred less; mentally add 10 or 100',
  'odd-or-even':
    'odd and even; even numbers; even and odd numbers; odds and evens; even number; zero is even; odd number plus an odd number; pairs and leftovers',
  'sort-odd-even': 'sort odd and even; odd and even sort; sorting odd and even numbers; group numbers by odd or even',
  'add-several-two-digit':
    'adding four two-digit numbers; add three two digit numbers; add up to four two-digit numbers; column addition several numbers',
  'add-subtract-with-blocks':
    'adding within 1000; base ten blocks; subtract within 1000 with models; concrete models addition; add and subtract within 1,000; adding and subtracting within 200; base-10 blocks regrouping',
  'why-a-way-of-adding-works':
    'explain why addition strategies work; explain strategies place value; why does the strategy work; why regrouping works',
  arrays:
    'arrays; array; rows and columns of objects; repeated addition; repeated addition arrays; equal rows; array as addition; count an array',
  round:
    'rounding; round to the nearest ten; round to the nearest hundred; rounding to the nearest 10 and 100; nearest thousand; rounding whole numbers; nearest hundred; rounding on a number line; rounding numbers',
  'add-multi-digit':
    'three digit addition; 3 digit addition; add within 1000; multi-digit addition; adding large numbers; standard algorithm addition; four digit addition; adding bigger numbers; stack and add',
  'subtract-multi-digit':
    'three digit subtraction; subtracting across zeros; 3 digit subtraction across zeros; subtraction with zeros; multi digit subtraction; regrouping across a zero; borrow across zeros; standard algorithm in subtraction; subtract 3 digit numbers; 482 - 167; stack numbers to subtract; 3 digit minus 3 digit; borrowing across zeros',
  distributive:
    'distributive property of multiplication; break apart a factor; breaking apart 7 8 and 9; split a factor; area model distributive grade 3; break apart strategy multiplication; multiplying by 99; multiply by splitting; doubling and halving',
  'multiply-by-multiples-of-ten':
    'multiply by multiples of 10; multiplying by tens; times 10 100; multiply by 10 and 100; 7 × 30; multiplying by 10; multiplying by powers of ten whole numbers',
  'multiplication-facts':
    'times tables; multiplication facts; fact fluency; skip counting facts; 7s and 8s facts; x7 facts; multiplying by 9; mult facts; multiplication table; times table; 0 x anything; 3 × 0; fact practice; commutative property of multiplication; basic multiplication; single digit multiplication; timed facts; multiplying by 6 and 7',
  'division-facts':
    'division facts; basic division; divide within 100; multiplication and division facts; fact families multiplication division; division as unknown factor; simple division; fact families x ÷; equal shares division; dividing by zero; divide by zero',
  'missing-factor':
    'missing factor; unknown factor; find the missing number multiplication; unknown number in a multiplication equation; 8 × ? = 48',
  'equal-groups-stories':
    'equal groups; multiplication word problems; division word problems; equal group word problems; multiplication as equal groups; multiplication stories; sharing equally stories; what multiplication means; what division means; interpret products; measurement division stories; partitive division; one step multiplication and division word problems',
  'two-step-mixed-stories':
    'two-step word problems; two step story problems all operations; multi step word problems grade 3; two-step word problems four operations; 2 step problems; estimate two-step problems',
  'times-as-many':
    'times as many; multiplicative comparison; comparison multiplication; times as much; 3 times as many; bar model multiplicative comparison; tape diagram comparison',
  'draw-equal-groups':
    'bar model equal groups; tape diagram division; draw a bar model; strip diagram multiplication; equal groups bar model',
  'draw-times-as-many':
    'bar model times as many; tape diagram multiplicative comparison; comparison bar model; draw bars times as many; strip diagram comparison',
  'large-number-stories':
    'multi-step word problems whole numbers; large number word problems; multistep problems; word problems with large numbers',
  'multiply-by-one-digit':
    '2 digit by 1 digit; two digit times one digit; multiply 2 digit by 1 digit; multiply by one digit; area model 2 by 1; partial products one digit',
  'multiply-multi-digit-by-one-digit':
    '4 digit by 1 digit; 3 digit by 1 digit multiplication; multiply a four-digit number by a one-digit number; multiply 3 digit by 1 digit',
  'multiply-two-digit':
    'two digit by two digit multiplication; 2-digit by 2-digit multiplication; multiplying two-digit numbers; double digit multiplication; area models two digit times two digit; area model multiplication; box method; lattice; partial products; standard algorithm multiplication; multi digit multiplication; multiply 3 digit by 2 digit; multiplying big numbers; long multiplication; multi digit times',
  'divide-with-remainder':
    'division with remainders; remainders; remainder; divide with leftovers; quotient and remainder; long division with remainders; left over',
  'divide-by-one-digit':
    'long division; long division with one digit divisors; divide by one digit; partial quotients; big seven division; standard algorithm division; long division no remainders; zero in the quotient; dad mom sister brother; divide multiply subtract bring down; 4 digit by 1 digit division; three digit divided by one digit',
  'interpret-remainders':
    'interpreting remainders; what to do with the remainder; remainder word problems; round up the remainder; drop the remainder',
  factors:
    'factors; factor pairs; finding factors; list all factors; factors and multiples; find all factor pairs; factor rainbow; is it a multiple; multiples of a number',
  'prime-or-composite':
    'prime and composite; prime numbers; composite numbers; prime factorization; prime; is 1 prime; factor trees; divisibility rules',
  patterns:
    'number patterns; growing number patterns; patterns; rule for a pattern; arithmetic patterns; pattern rules; patterns in the addition table; shape patterns; what comes next in the pattern',
  'divide-by-two-digits':
    'two digit divisors; long division with two digit divisors; divide by 2 digit numbers; double digit divisor; 4 digit by 2 digit division; multi digit division',
  'order-of-operations':
    'order of operations; pemdas; gemdas; parentheses brackets and braces; numerical expressions with parentheses; evaluating expressions with parentheses; bedmas; evaluate numerical expressions',
  'write-calculation':
    'write numerical expressions; interpret numerical expressions; write simple expressions; translate words to numerical expressions; expressions without evaluating',
  'far-in-a-pattern':
    'far along in a pattern; predict a later term; 50th number in the pattern; compare two patterns; generate two patterns; ordered pairs from two rules',
  'powers-of-ten':
    'powers of ten; powers of 10; exponents with base 10; 10 to the power; write powers of 10 with exponents; 10^3',
  'greatest-common-factor':
    'gcf; greatest common factor; greatest common divisor; gcf word problems; common factors; gcf and lcm; ladder method; cake method',
  'least-common-multiple':
    'lcm; least common multiple; common multiples; gcf and lcm; smallest common multiple; lowest common multiple',
  exponents:
    'exponents; evaluate powers; powers; base and exponent; squares and cubes; 2^3; whole number exponents; repeated multiplication exponents; numbers with exponents',
} as const;
