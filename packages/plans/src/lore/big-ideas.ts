/**
 * The big idea behind the skills of a cluster, with the words that a lesson on it needs: `cluster|big idea|term, term,
 * …`, one per line. A standard with an idea of its own has its own line. `terms.ts` explains the terms.
 */
export const bigIdeaLines = `
4.NF.B.3|Parts of one size are counted like things, so fractions with one denominator can be put together and taken apart.|unit fraction, numerator, denominator, mixed number
3.OA.D.9|A pattern is decided by its rule and not by its first numbers: look at what happens from each number to the next.|pattern, rule, difference, term of a pattern
1.G.A.1|A shape has its name from its sides and corners; size, color and position do not matter.|side, corner, flat shape
3.G.A.2|Parts of one shape are equal when their areas are, whatever they look like; each is then one of so many.|whole, equal parts, unit fraction, area
5.NBT.B.5|A large product is a sum of small ones, one for each pair of places; the written method keeps them in rows.|place value, partial product, factor, product
5.NBT.B.6|Dividing takes away easy multiples of the divisor until less than one is left; multiplying back shows that nothing is lost.|dividend, divisor, quotient, remainder
6.NS.C.8|Two points on one grid line are as far apart as their distances from the axis tell: added on different sides of it, subtracted on one side.|coordinate, axis, absolute value, ordered pair
6.EE.B.8|An inequality has infinitely many solutions; a ray shows them all, and its end tells whether the border belongs to them.|inequality, solution, number line, variable
6.G.A.4|A solid can be laid flat: its surface is the sum of the areas of its faces.|surface area, area, base, height
2.MD.C.7|Five minutes belong to each step of the long hand, while the short hand moves on to the next hour.|minute hand, hour hand, hour
2.MD.C.8|Coins and bills are counted by their value, not by their number or size.|value, count on, sum
3.NBT.A.1|Rounding asks which of two neighbors on the number line is nearer.|digit, round, place value
3.NBT.A.2|Written methods add and subtract units of one kind, and trade ten of them for one of the next.|place value, digit, sum, difference
3.NBT.A.3|A digit times tens is as many tens as the fact says.|factor, product, ten
3.NF.A.1|A fraction names equal parts of one whole: the denominator says how large the parts are, the numerator how many there are.|fraction, numerator, denominator, unit fraction, whole
3.NF.A.3|Fractions can be compared when they are of one whole; equal fractions name the same amount of it.|fraction, numerator, denominator, equal fractions
3.MD.A.2|Amounts in one unit are added, subtracted and shared like numbers.|unit, weight, difference
4.NBT.B.4|Units of one kind are added and subtracted, and ten of one are traded for one of the next.|place value, digit, sum, difference
4.NBT.B.5|Both factors are split by their places, every part is multiplied with every part, and the products are put together.|factor, product, place value, partial product
4.NBT.B.6|Dividing splits a number into multiples of the divisor; what is left in the end is the remainder.|dividend, divisor, quotient, remainder
4.OA.A.3|A remainder means something in the story: it is dropped, it needs one more group, or it is what is asked.|quotient, remainder, estimate, unknown
4.MD.A.3|Area counts the square units that cover, perimeter the length units around: two formulas for two questions.|area, perimeter, side, length
6.NS.B.2|The divisor is taken out place by place, from the largest place down.|dividend, divisor, quotient, place value
6.NS.B.3|Decimals are whole numbers of a small unit, so the written methods for whole numbers work for them.|decimal, place value, product, quotient
6.NS.B.4|Two numbers share factors and multiples; the greatest common factor and the least common multiple are the useful ones.|factor, multiple, greatest common factor, least common multiple
6.EE.A.1|An exponent counts equal factors.|base of a power, exponent, power
6.SP.B.4|A display shows at once where values pile up, where there are gaps and how far they reach.|data, dot plot, histogram
7.RP.A.3|A percent is always a percent of some amount, and that amount can change from one step to the next.|percent, quantity, rate
7.G.A.2|Some conditions allow just one triangle, some many and some none.|angle, side, degree
7.G.A.3|A flat cut through a solid leaves a flat figure that depends on the direction of the cut.|solid, flat shape, base
7.G.B.5|Angles that meet at a point or along a line add up to known amounts, and that gives the missing one.|angle, straight angle, right angle, degree
7.G.B.6|Area, surface and volume of a composed figure are put together from parts that are known.|area, volume, surface area, base
8.EE.A.2|A root asks for the number whose square or cube is given.|square root, power, rational number
8.EE.A.3|A digit times a power of ten says at a glance how large a number is.|scientific notation, exponent, power
8.EE.A.4|In scientific notation, the numbers in front and the powers of ten are worked out apart.|scientific notation, exponent, power
8.EE.C.7|A step that rewrites one side, or does the same to both sides, leaves the solution as it is.|linear equation, solution, like terms, coefficient
8.EE.C.8|A pair of equations is solved by what makes both true: the point that both lines share.|system of equations, solution/pair, slope, intercept
8.G.A.5|Angles can be followed along parallel lines and around a triangle by reasons, without measuring.|transversal, parallel lines, angle, straight angle
8.SP.A.4|Shares of rows or columns show whether two things go together; counts alone do not.|data, percent, quantity
A-SSE.B.3a|A product is zero exactly when a factor is zero, so the factored form shows the zeros.|quadratic expression, factor, zero, coefficient
A-SSE.B.3b|A square is never negative, so the completed square shows the highest or lowest value.|quadratic expression, vertex, coefficient
A-SSE.B.3c|The laws of exponents rewrite a growth factor for another unit of time.|growth factor, exponent, percent
1.OA.B.3|Numbers may be added in any order and in any groups, so one can look for a ten.|sum, addend, ten
1.OA.B.4|To take away and to look for a missing part are the same question asked in two ways.|whole, part, addend, difference
1.OA.A.2|Three groups can be put together in any order, and the total stays the same.|sum, addend, whole, part
1.OA.C.5|Adding is counting on and subtracting is counting back, one jump for each.|count on, sum, difference
1.MD.A.1|Two lengths that cannot be laid side by side can be compared by means of a third.|length, compare, unit
1.G.A.3|Halves and fourths are equal shares of one whole; the more shares, the smaller each of them.|whole, equal parts, half, fourth
2.G.A.1|A shape has its name from the number of its sides and angles, not from its size or position.|side, angle, flat shape, corner
2.G.A.2|Equal squares in rows and columns can be counted by adding the rows.|row, column, square unit, whole
2.NBT.B.8|Ten more or a hundred more changes one place, unless that place is full or empty.|ten, hundred, digit, place
2.NBT.B.9|A way of adding works when nothing comes and nothing goes: what is moved, split or given back keeps the sum.|sum, addend, ten, one
2.OA.C.3|An even number can be put into pairs or into two equal groups; an odd one has one left over.|sum, addend, equal groups
2.MD.A.2|The smaller the unit, the more of them are needed for the same length.|length, unit, compare
2.MD.A.3|An estimate compares a length with one that is known.|length, unit, estimate
3.G.A.1|A family of shapes is told by properties that all its members share, so one shape can belong to several families.|side, corner, right angle, flat shape
3.OA.B.6|A division asks for a missing factor.|factor, product, quotient, divisor
4.OA.A.1|“Times as many” compares by multiplying: one amount is so many copies of the other.|factor, product, times as many, unknown
4.OA.A.2|“Times as many” compares by multiplying, “more than” by adding; the situation decides which.|factor, product, times as many, difference
4.NF.B.4|A whole number times a fraction counts parts of one size: the numerator is multiplied and the parts stay.|unit fraction, numerator, denominator, multiple
4.G.A.2|A figure belongs to a family by its parallel or perpendicular sides and by its angles.|parallel lines, right angle, acute angle, obtuse angle
4.G.A.3|A line of symmetry cuts a figure into halves that match when it is folded.|side, corner, flat shape
4.NBT.A.2|The place of a digit tells its worth, so numbers are compared from the largest place on.|digit, place value, expanded form, compare
4.NBT.A.3|Rounding asks which of two neighbors on the number line is nearer.|digit, round, place value
5.NBT.A.3|Decimals are compared place by place from the left, however many places follow.|place value, decimal, tenth, hundredth, thousandth
5.NBT.A.4|Rounding a decimal asks which of two neighbors on the number line is nearer.|round, place value, tenth, hundredth
5.NF.B.3|A fraction is a division: the numerator is shared by the denominator.|numerator, denominator, quotient, mixed number
5.NF.B.4|A product of fractions is a part of a part: the numerators count the parts that are meant, the denominators all of them.|numerator, denominator, factor, product
5.NF.B.5|A factor above one enlarges, one below one shrinks, and one equal to one keeps the size.|factor, product, numerator, denominator
5.NF.B.6|A product of fractions or mixed numbers takes a part, or several times, of an amount in a story.|numerator, denominator, factor, product
5.NF.B.7|Dividing by a unit fraction asks how many fit, dividing a unit fraction asks how large a share is.|unit fraction, quotient, dividend, divisor
6.RP.A.2|A unit rate says how much of one quantity belongs to one of the other.|ratio, rate, unit rate
6.NS.C.5|Positive and negative numbers name opposite directions from a zero that has a meaning of its own.|negative number, opposite, number line
6.NS.C.6|A sign tells on which side of zero a number lies; in the plane each coordinate has a sign of its own.|negative number, opposite, coordinate, axis, ordered pair
6.SP.A.1|A statistical question expects answers that vary, so it needs many of them.|data, unit, quantity
6.SP.A.2|A set of data has a center, a spread and a shape, and each says something the others do not.|data, mean, median, range, dot plot
6.SP.A.3|A measure of center sums up all values by one number; a measure of variation says how far they differ.|mean, median, range, data
6.SP.B.5a|The number of observations says how much stands behind a summary.|data, dot plot, histogram
6.SP.B.5b|Numbers become data when it is known what was measured, how and in which unit.|data, unit, quantity
7.NS.A.2|The rules for signs follow from the properties of operations, which hold for all rational numbers.|negative number, absolute value, rational number, quotient
7.NS.A.2d|A fraction of integers is a decimal that ends or repeats, because the remainders of a division are limited.|rational number, decimal, remainder, quotient
7.SP.A.2|A random sample gives an estimate for all, and several samples show how far it may be off.|sample, population, random, estimate
8.EE.B.6|All triangles of rise and run on one line are similar, so the line has one slope and one equation.|slope, rise, run, intercept
8.G.A.2|Figures are congruent when slides, turns and flips lead from one to the other.|translation, reflection, rotation
8.G.A.4|Figures are similar when a dilation and moves lead from one to the other: angles stay, and all sides grow by one factor.|translation, reflection, rotation, scale factor
A-REI.B.3|An inequality or equation is solved by steps that keep its solutions, and a negative factor turns an inequality around.|inequality, solution, absolute value, interval
A-CED.A.2|An equation in two letters says how one quantity depends on another; its graph shows all pairs that fit.|equation, variable, slope, intercept
A-CED.A.4|A formula can be solved for any of its letters by the steps that solve equations.|equation, variable, expression
K.CC.A|The numbers come in one order that never changes, and every new ten begins the same pattern again.|number, ten, one, count on
K.CC.B|The last number said tells how many there are, however the things are laid out.|number, count on, one, compare
K.CC.C|Match two groups one by one: what is left over shows which has more.|compare, number, greater, fewer
K.OA.A|A number can be taken apart in many ways, and putting the parts together gives it back.|whole, part, sum, difference
K.NBT.A|Eleven to nineteen are ten and some more.|ten, one, number, part
K.MD.A|A thing can be compared by how long it is, how heavy it is, or how much it holds: say which.|length, weight, compare, unit
K.MD.B|Sort first, then count: each thing belongs to one group.|data, number, compare, group
K.G.A|A shape keeps its name wherever it lies, whichever way it is turned and whatever its size.|side, corner, flat shape, solid
1.NBT.C|Add tens to tens and ones to ones; ten ones make a new ten.|ten, one, sum, difference
1.MD.A|To measure is to cover a length with equal units, without gaps and without overlaps, and to count them.|length, unit, compare
1.MD.C|Data in groups answers questions: how many in each, how many in all, how many more.|data, compare, sum, difference
4.MD.B|A line plot shows every measurement as a dot: read its place before you count or calculate.|data, dot plot, scale, fraction
5.MD.B|Sharing equally what a line plot shows keeps the whole and makes all parts alike.|data, dot plot, fraction, quotient
5.G.B|Whatever is true of a kind of shape is true of every kind within it.|parallel lines, right angle, side, corner
1.MD.B|A clock shows two counts at once: the short hand counts hours, the long hand counts parts of the hour that is passing.|hour, half hour, hour hand, minute hand
1.NBT.A|After nine comes a new ten, and the counting of ones begins again: the pattern never ends.|number, ten, one, count on
1.NBT.B|A digit is worth what its place says: the same 3 may be three ones or three tens.|digit, ten, one, place
1.OA.A|A story of adding or subtracting has a whole and two parts; one of the three is not known, and the other two tell it.|whole, part, sum, difference
1.OA.C|A sum can be rearranged into one that is easier: make ten first, or use a double that you know.|sum, difference, ten, count on
1.OA.D|The equal sign says that both sides have the same value; it does not ask for an answer.|equal sign, equation, unknown, addend
2.G.A|Equal shares need not look alike; they have to be the same size, and the more shares there are, the smaller each one is.|whole, equal parts, half, fourth
2.MD.A|A length is a number of equal units laid end to end: it is counted from start to end, wherever on the ruler it lies.|length, unit, ruler, difference
2.MD.B|On a line, numbers are lengths from 0, so adding goes on and subtracting goes back or tells the distance between.|length, number line, sum, difference
2.MD.D|A graph is a count that can be seen: read the scale before the bars.|bar graph, picture graph, scale, data
2.NBT.A|Ten of a unit make one of the next larger unit; a number can be written as so many of each.|digit, hundred, ten, expanded form
2.NBT.B|Add and subtract units of one kind; trade ten of them for one of the next where there are too many, and back where there are too few.|ten, one, sum, difference
2.OA.A|What happens in the story decides the operation, not a word in it.|whole, part, sum, difference
2.OA.B|A few sums known by heart give all the others: one more than a double, ten and some more.|sum, difference, addend, ten
2.OA.C|Equal rows make adding the same number again and again possible: that is where multiplication begins.|row, column, array, equal groups
3.MD.A|Sixty minutes make an hour, so hours and minutes are counted apart, and a full hour is a good place to stop on the way.|hour hand, minute hand, elapsed time, unit
3.MD.B|One picture or one step of the scale may stand for several things: the key says how many.|bar graph, picture graph, scale, data
3.MD.C|Area counts the squares that cover a figure; rows of equal squares turn counting into multiplying, and a figure may be cut and its parts added.|area, square unit, row, side
3.MD.D|Perimeter is the length of the way around, area is what lies inside: one can change while the other stays.|perimeter, area, side, length
3.NF.A|A fraction is a number: it has one place on the line, told by how large the parts are and how many of them there are.|fraction, numerator, denominator, unit fraction, whole
3.OA.A|Multiplying counts equal groups; dividing asks for the size of a group or for the number of groups.|factor, product, quotient, equal groups
3.OA.B|Each multiplication holds two divisions, and a hard product can be split into two easy ones.|factor, product, quotient, distributive law
3.OA.C|A fact that is known gives facts that are not: one group more, the double, the factors turned round.|factor, product, quotient, equal groups
3.OA.D|Two steps have an order: what the first one gives is what the second one works with.|equation, unknown, product, sum
4.MD.A|The smaller the unit, the more of them fit: changing the unit changes the number but not the amount.|unit, convert, area, perimeter
4.NBT.A|Each place is worth ten times the place to its right, however large the number.|digit, place value, round, expanded form
4.NF.A|Cutting every part into the same number of smaller parts changes the name of a fraction but not its size.|equal fractions, numerator, denominator, compare
4.NF.C|Tenths and hundredths are fractions written in places: ten hundredths make one tenth.|tenth, hundredth, decimal, decimal point
4.OA.B|A number is built from its factors: they come in pairs, and a prime has only one pair.|factor, multiple, prime, composite
4.OA.C|A rule makes the next term from the one before; seeing what repeats gives any term.|pattern, rule, term of a pattern, difference
5.G.A|Two numbers in order fix a point: first how far along, then how far up.|coordinate, axis, origin, ordered pair
5.MD.A|Units of one system are multiples of each other, so changing units is multiplying or dividing by a known factor.|unit, convert, factor, decimal
5.MD.C|Volume counts the unit cubes that fill a solid without gaps; in a box they lie in equal layers.|volume, unit cube, layer, edge
5.NBT.B|Decimals are whole numbers of a small unit: work with the units, then say how large the unit is.|decimal, place value, product, quotient
5.NF.A|Only parts of the same size can be counted together, so fractions are renamed with a common denominator before they are added or subtracted.|numerator, denominator, common denominator, equal fractions
5.OA.A|Parentheses say what is one thing; the order of operations says what happens first when nothing else is said.|expression, parentheses, order of operations, value
5.OA.B|Two rules that run side by side make pairs, and the pairs have a rule of their own.|pattern, rule, ordered pair, term of a pattern
6.EE.A|An expression with letters is a calculation waiting for numbers; two expressions are equal when they agree for every number.|expression, variable, coefficient, term, exponent
6.EE.B|Solving looks for the values that make a statement true, and what is done to one side is done to the other.|equation, variable, solution, inequality, inverse operation
6.EE.C|When one quantity decides another, an equation, a table and a graph tell the same story.|variable, equation, ordered pair, rule
6.NS.A|Dividing by a fraction asks how many of it fit: the smaller the divisor, the larger the quotient.|dividend, divisor, quotient, reciprocal
6.RP.A|A ratio compares by multiplying: both quantities can be scaled by the same factor and the ratio stays.|ratio, rate, unit rate, percent, equal ratios
6.SP.B|Center says what is typical, spread says how far the data lie from it; a sum up needs both.|mean, median, range, interquartile range, dot plot
7.EE.A|The same quantity can be written in many forms, and each form shows something else about it.|expression, coefficient, like terms, distributive law
7.EE.B|An equation is undone from the outside in: what was done last is undone first, to both whole sides.|equation, variable, inverse operation, inequality, solution
7.G.A|A scale multiplies every length by the same factor, every area by its square and every volume by its cube.|scale, scale factor, area, volume
7.NS.A|Rational numbers obey the laws of whole numbers: subtracting is adding the opposite, and signs follow from that.|negative number, opposite, absolute value, rational number
7.SP.A|A sample speaks for all only when each member had the same chance to be in it.|sample, population, random, mean
7.SP.B|Two groups differ when the gap between their centers is large beside the spread within each.|mean, median, range, sample
7.SP.C|A probability is a number from 0 to 1 for how likely something is; in a long run of trials the share comes close to it.|probability, outcome, event, sample space
8.EE.A|Exponents count factors, and all their laws follow from counting.|base of a power, exponent, power, scientific notation, square root
8.F.B|Two numbers make a linear model: where it starts and how fast it changes.|slope, intercept, rate of change, function
8.G.B|In a right triangle the squares on the two short sides fill exactly the square on the longest side.|hypotenuse, leg, right angle, square root
8.G.C|A cone holds a third of the cylinder around it, and a ball two thirds: one formula leads to the other.|volume, radius, height, pi
8.SP.A|A line through a cloud of points tells the trend, not each point.|scatter plot, trend line, slope, intercept
A-APR.A|Polynomials are added and multiplied like numbers: each term meets each term, and like terms are collected.|polynomial, term, coefficient, like terms
A-CED.A|Conditions become equations: each letter stands for a quantity, each equation for a fact.|equation, variable, slope, system of equations
A-REI.A|Each line of a solution follows from the line before for a reason: an expression keeps its value, or both sides change alike.|equation, property of equality, distributive property, like terms
A-REI.C|Adding equals to equals keeps the solutions, so one letter can be made to vanish.|system of equations, substitution, elimination, solution/pair
A-REI.D|Where two graphs meet, both sides of an equation have the same value.|solution/pair, absolute value, equation, function
A-SSE.A|Seeing a part of an expression as one thing shows how it can be rewritten.|expression, factor, term, difference of squares
A-SSE.B|Factored form shows zeros, a completed square shows the vertex: choose the form by the question.|quadratic expression, factor, zero, vertex
F-BF.A|A formula is a pattern seen once and for all: what stays and what grows with each step.|pattern, rule, function, term of a pattern
F-IF.A|f(x) names an output; it is not f times x.|function, input, output, domain
F-IF.B|The average rate of change is the slope between two points of the graph, with the units of the situation.|rate of change, slope, interval, function
F-IF.C|A rule, a table and a graph show one function; each of them shows some of its features at once.|function, intercept, slope, rate of change
F-LE.A|Linear growth adds the same amount in each step, exponential growth multiplies by the same factor.|linear function, exponential function, growth factor, rate of change
F-LE.B|Each number of a rule says something of the story: where it begins, how much comes in a step, by which factor it grows.|parameter, intercept, rate of change, growth factor
G-CO.A|A move is known by what it does to each point.|translation, reflection, rotation, coordinate
G-CO.C|A few facts about angles at parallels, with reasons, give many others.|transversal, parallel lines, angle, straight angle
G-GPE.B|The distance of two points is the longest side of a right triangle along the axes.|coordinate, hypotenuse, square root, perimeter
N-RN.A|A root is a power with a fraction as its exponent, so the laws of powers hold for roots.|square root, radicand, exponent, like terms
N-RN.B|A sum of a rational and an irrational number is irrational: the two kinds do not mix away.|rational number, irrational number, square root, like terms
S-CP.A|Events are independent when knowing about one does not change the chance of the other.|event, independent, probability, sample space
S-CP.B|The chance of two things in a row is the chance of the first times the chance of the second after it.|event, probability, outcome, independent
S-IC.B|Larger random samples give estimates that vary less.|sample, population, random, estimate
S-ID.A|An outlier pulls the mean and leaves the median almost where it was.|median, mean, outlier, interquartile range, histogram
S-ID.C|A linear model says how two quantities go together on the whole; that they go together does not say why.|slope, intercept, correlation coefficient, causation
K.CC.A.2|Counting can go on from any number, because the numbers after it are always the same.|number, count on, one
K.CC.A.3|A number can be written: zero says that there is none, and a teen number is a ten and some ones.|number, ten, one
K.CC.C.7|A number that comes later in counting is greater.|number, greater, compare
K.OA.A.1|What comes together and what goes away can be shown with things, in a drawing and with signs.|part, whole, sum, difference
K.OA.A.2|A story says whether some come or some go, and that tells whether there will be more or fewer.|part, whole, sum, difference
K.OA.A.4|Each number from 1 to 9 has a partner with which it makes ten.|ten, part, whole
K.OA.A.5|Small sums and differences can be known without counting.|sum, difference, part
K.G.A.1|Where a thing is, is said from another thing: above, below, beside, in front or behind.|flat shape, solid, side
K.G.A.3|A flat shape lies in a plane; a solid has a thickness and can be held.|flat shape, solid, side
1.OA.D.8|The two numbers that are known in an equation tell the third, wherever it stands.|equation, unknown, sum, difference
1.NBT.B.3|To compare two numbers, the tens decide first, and the ones only when the tens agree.|digit, ten, one, compare
1.NBT.C.5|Ten more or ten less changes the tens by one and keeps the ones.|ten, one, digit
1.NBT.C.6|Tens are taken from tens like ones from ones.|ten, difference, one
1.G.A.2|Shapes can be put together to a new one, which has its own name.|side, corner, flat shape, whole
2.NBT.A.2|Each step of ten or a hundred makes its place go up by one; a full place starts again, and the next one goes up.|hundred, ten, digit, count on
2.NBT.A.4|The digit in the largest place decides which number is greater; only where it agrees, the next one does.|hundred, ten, digit, compare
2.NBT.B.6|Numbers may be added in any order, so those that make tens can go together.|ten, one, sum, addend
2.MD.A.4|The difference of two lengths is what the longer one has beyond the shorter.|length, difference, unit
2.MD.D.9|A line plot shows every measured thing as a mark above its length.|data, length, scale
3.OA.A.1|Multiplying counts equal groups: so many groups of so many.|factor, product, equal groups
3.OA.A.2|Dividing asks for the size of a share or for the number of groups.|quotient, equal groups, divisor
3.OA.A.4|In a multiplication or division, two numbers tell the third.|factor, product, quotient, unknown
3.MD.B.4|A line plot keeps every measurement at its place, also between whole inches.|data, scale, fraction
4.NF.A.2|Fractions of one whole can be compared by equal parts, by equal numbers of parts, or by one half.|numerator, denominator, compare, common denominator
4.NF.C.5|Ten hundredths make one tenth, so tenths can be written as hundredths and added to them.|tenth, hundredth, numerator, denominator
4.NF.C.7|Decimals are compared place by place, as tenths and hundredths of one whole.|tenth, hundredth, decimal, compare
4.MD.C.5|An angle is a turn, measured in degrees of which 360 make a full turn.|angle, degree, right angle, straight angle
4.MD.C.6|A protractor counts degrees from the side that lies on 0.|angle, degree, right angle, obtuse angle
4.MD.C.7|Angles that lie side by side without a gap add up to the whole angle.|angle, degree, right angle, straight angle
5.OA.A.2|An expression is a calculation that one can read, write and compare without working it out.|expression, parentheses, factor
5.NBT.A.1|Each place is worth ten times the place to its right and a tenth of the place to its left.|place value, decimal, tenth, hundredth, thousandth
5.NBT.A.2|Multiplying or dividing by ten moves every digit one place, and an exponent says how many times.|place value, decimal, power, exponent
5.NF.A.2|In a story, fractions are parts of one whole and need one unit before they are joined or compared.|numerator, denominator, common denominator
5.MD.C.5|The volume of a box is the number of cubes in a layer times the layers, and volumes of parts add up.|volume, unit cube, layer, edge
5.G.A.2|A point of a graph says two things about a situation, one on each axis.|coordinate, axis, ordered pair
6.RP.A.3|A ratio or a percent stays when both quantities are multiplied by one factor, so one pair leads to any other.|ratio, rate, unit rate, percent
6.NS.C.7|Order is position on the line, and absolute value is distance from 0: these are two questions.|negative number, absolute value, number line
6.EE.B.6|A letter stands for a number that is not known or may be any of a set.|variable, expression, unknown
6.G.A.1|Any figure can be cut and rearranged into one whose area is known.|area, base, height, side
6.G.A.2|A box with fractional edges can be filled with smaller cubes, and the product of its edges says the same.|volume, unit cube, edge, base
6.G.A.3|Points on one grid line share a coordinate, so the length between them is in the other one.|coordinate, axis, ordered pair, side
7.RP.A.1|A unit rate is a quotient, also when both quantities are fractions.|rate, unit rate, ratio
7.RP.A.2|In a proportional relationship one number links every pair, in table, graph, equation and words.|proportional, constant of proportionality, unit rate, coordinate
7.NS.A.3|A change below zero keeps its sign and its size, in stories as in calculations.|negative number, absolute value, rational number
7.EE.A.2|Two forms of one expression show different things about the same situation.|expression, coefficient, percent
7.SP.C.7|A model of chance says what to expect, and the data say whether the model fits.|probability, outcome, event
8.NS.A.1|A number is rational when its decimal ends or repeats; other decimals name irrational numbers.|rational number, irrational number, decimal, square root
8.NS.A.2|An irrational number can be caught between decimals as closely as one likes.|irrational number, square root, decimal
8.F.A.2|Start and rate of change of a function can be found in a rule, a table, a graph and in words.|function, rate of change, intercept, linear function
8.F.A.3|A function is linear when equal steps of the input change the output by equal amounts.|linear function, function, slope, intercept
8.F.B.5|A graph tells by rising, falling and staying level how one quantity changes with another.|function, rate of change, linear function
8.G.A.1|Slides, turns and flips keep lengths, angles and parallel lines.|translation, reflection, rotation, parallel lines
8.G.A.3|A move changes the coordinates of every point by one rule.|translation, reflection, rotation, coordinate
8.G.B.8|The distance of two points is the longest side of a right triangle along the grid.|hypotenuse, leg, right angle, square root
8.SP.A.1|A scatter plot shows how two quantities go together as a whole, and which points do not fit.|scatter plot, data, outlier
N-Q.A.1|Units lead through a calculation: they say what to multiply and what to divide.|quantity, unit, rate
N-Q.A.2|Which quantity to look at depends on the question: a total, a rate or a share.|quantity, rate, unit
N-Q.A.3|No result is more accurate than the measurements that it comes from.|accuracy, unit, quantity
A-REI.C.7|A line and a curve meet where one pair of coordinates makes both equations true.|system of equations, substitution, solution/pair
A-REI.D.10|A graph is the set of all pairs that make its equation true.|solution/pair, equation, coordinate
A-REI.D.12|The solutions of an inequality in two letters fill one side of a line.|inequality, solution/pair, coordinate
F-IF.A.1|A function gives each input exactly one output; its domain is the set of its inputs.|function, input, output, domain
F-IF.A.3|A sequence is a function whose inputs are the places 1, 2, 3 and so on.|function, input, output, term of a pattern
F-IF.B.4|Key features of a graph are moments of the situation that it describes.|function, intercept, interval, zero
F-IF.B.5|The situation decides which inputs of a function make sense.|domain, function, input, interval
F-BF.A.2|A sequence can be told step by step or by a rule for any place, and both say the same.|pattern, rule, function, growth factor
S-ID.A.1|A display shows where data gather, how far they reach and what stands apart.|data, dot plot, histogram, median
S-ID.B.5|Shares of rows show whether two things go together; counts alone do not.|data, percent, quantity
S-ID.B.6|A fitted line sums up how one quantity goes with another, and residuals say how far it is off.|scatter plot, trend line, slope, intercept
S-ID.C.8|A correlation coefficient says in which direction and how closely two quantities go together.|correlation coefficient, scatter plot, trend line
S-ID.C.9|That two quantities go together does not say that one causes the other.|correlation coefficient, causation, scatter plot
5.NBT.A.3a|Each digit of a decimal says how many of its place there are, so the number is the sum of its places.|place value, decimal, tenth, hundredth, thousandth
3.MD.C.5a|A square with sides of one unit is the unit of area: one square unit.|area, square unit, row, side
3.MD.C.5b|A figure that is covered by so many unit squares, without gaps or overlaps, has that many square units of area.|area, square unit, row, side
3.NF.A.3c|As many parts as the whole was cut into make one whole again, so whole numbers are fractions, too.|fraction, numerator, denominator, equal fractions
4.G.A.1|Figures are made of points, lines, rays and angles, and each has a name that says exactly what is meant.|angle, right angle, acute angle, obtuse angle
4.MD.A.2|Amounts can be joined, compared and shared only in one unit, so units are changed first.|unit, convert, area, perimeter
K.G.B.5|What a shape has to have, its sides and corners, tells how to build it.|side, corner, flat shape, whole
K.G.B.6|Small shapes joined along their edges make a larger shape with a name of its own.|side, corner, flat shape, whole
K.MD.A.2|Two things are compared fairly when both are held the same way: from one line, or on both sides of a scale.|length, weight, compare, unit
7.NS.A.1a|Two opposite changes of one size undo each other and make 0.|negative number, opposite, absolute value, rational number
7.NS.A.1b|Adding is a step on the number line: to the right for a positive number, to the left for a negative one.|negative number, opposite, absolute value, rational number
7.EE.B.4b|An inequality has many solutions on one side of a limit, and dividing both sides by a negative number turns its sign.|equation, variable, inverse operation, inequality, solution
7.SP.C.7a|Where all outcomes are equally likely, a probability is the share of those that count.|probability, outcome, event
7.SP.C.8a|The probability of several steps together is a share of all the ways in which they can go.|probability, outcome, event, sample space
7.SP.C.8b|A table, a list or a tree that leaves nothing out shows how many outcomes there are.|probability, outcome, event, sample space
7.SP.C.8c|Random digits can stand for chance events, and the share of many runs comes close to the probability.|probability, outcome, event, sample space
8.EE.C.7a|The last line of an equation tells whether one number, none or every number makes it true.|linear equation, solution, like terms, coefficient
8.F.A.1|A function gives exactly one output for each input, and its graph is the set of these pairs.|function, input, output, linear function
F-IF.C.8b|The base and the exponent of a power tell the factor of growth and the time in which it acts.|growth factor, exponent, base of a power, percent
F-LE.A.3|What grows by a factor overtakes in the end whatever grows by equal amounts or by a power.|linear function, exponential function, growth factor, rate of change
F-LE.A.1b|Where equal steps change a quantity by equal amounts, its rate of change is constant.|linear function, exponential function, growth factor, rate of change
F-LE.A.1c|Where equal steps multiply by one factor, the percent of change is constant.|linear function, exponential function, growth factor, rate of change
F-BF.A.1c|In a composition the output of one function is the input of another, so their order matters.|function, input, output
F-BF.A.1b|Functions can be added, subtracted and multiplied like numbers, output by output.|pattern, rule, function, term of a pattern
F-BF.B.3|A change of the output moves or stretches a graph up and down, a change of the input moves or stretches it across.|function, input, output, inverse function
F-BF.B.4|An inverse takes each output back to its input: it undoes the steps in the opposite order.|function, input, output, inverse function
A-SSE.A.1a|Each term, factor and coefficient of an expression stands for something in its situation.|expression, factor, term, difference of squares
A-REI.C.5|Adding a multiple of one equation to the other can be undone, so the solutions stay.|system of equations, substitution, elimination, solution/pair
S-ID.A.2|Where data are lopsided or have far values, the median and the interquartile range describe them better than the mean.|median, mean, outlier, interquartile range, histogram
8.EE.B.5|The graph of a proportional relationship is a line through the origin, and its unit rate is its slope.|slope, rise, run, intercept
2.MD.B.6|On a line a number is a length from 0, and the length between two marks is their difference.|length, number line, sum, difference
A-REI.B.4a|Every quadratic equation can be written with a square and a number, and that gives a formula for all of them.|quadratic equation, factor, zero, square root
7.G.B.4|A circle is as large as a rectangle of half its circumference by its radius, so one number, pi, belongs to both formulas.|circumference, radius, diameter, pi, area
A-REI.B.4|Completing the square, and the formula that comes from it, gives every solution of a quadratic equation.|quadratic equation, factor, zero, square root
6.EE.A.2|An expression with letters says what is done with numbers, and with a number in the place of each letter it can be worked out.|expression, variable, coefficient, term, exponent
K.G.B.4|Shapes are alike or different by their sides, corners and faces, whatever their size.|side, corner, flat shape, whole
`;
