/** What has to be understood in a case, as a sentence for students: `skill:case|sentence`, one per line. */
export const casePoints = `
whole-numbers.count-to-hundred:past-a-ten|Counting does not stop at nine: a new ten begins, and the ones start again.
whole-numbers.count-from-a-number:last|Counting can begin at any number, and the order of the number words stays the same.
whole-numbers.write-numerals:teen|A number from eleven to nineteen is written with its ten first, although its ones are heard first.
whole-numbers.one-more-thing:strewn|One more thing makes the number of things the next number in counting, wherever the things lie.
whole-numbers.count-objects:said|The last number said tells how many only if each thing was counted once.
whole-numbers.same-after-moving:comes|Putting one more there makes more, wherever the things are moved to.
whole-numbers.same-after-moving:ring|Moving things changes nothing about how many there are; only putting some there or taking some away does.
whole-numbers.count-to-twenty:scattered|Things that lie all over have no first and no last one, so one has to keep track of those already counted.
whole-numbers.compare-groups:same|A longer row can have just as many things: matching them one by one decides, not length.
whole-numbers.compare-to-ten:less|To find which number is less, one looks for the number that comes first in counting.
whole-numbers.show-with-objects:taken|Crossing out shows what is taken away, and what is not crossed out is left.
whole-numbers.stories-within-ten:taken|What goes away is taken from the number at the start, so fewer are left.
whole-numbers.parts-of-a-number:another|When one part grows, the other part shrinks by as much, and the whole stays.
whole-numbers.fill-a-ten-frame:equation|What is missing to ten can be found by counting on to ten.
whole-numbers.within-five:subtract|What is left after taking away can be found by counting back or by knowing both parts.
whole-numbers.teen-numbers:ones|A number from eleven to nineteen is a ten and the ones that its second digit says.
measurement.what-to-measure:holds|How much a thing holds is found by filling it, not by how long or how heavy it is.
measurement.compare-two-things:seesaw|The heavier side of a seesaw goes down, however large or small the things are.
measurement.sort-and-count:largest|The largest group is found by counting each group.
geometry.where-is-it:depth|In front and behind depend on where one looks from, unlike above and below.
geometry.name-shapes:solid|The name of a solid comes from its whole form, not from one of its faces.
geometry.flat-or-solid:solid-thing|A solid takes up room and can be held; a flat shape has no thickness.
geometry.sides-and-corners:faces|A solid has faces that cannot be seen in the drawing.
geometry.build-shapes:missing|A shape is closed only when the last side meets the first one.
geometry.join-shapes:round|Round pieces make a whole circle only when their straight edges meet.
whole-numbers.add-subtract-stories:start-unknown|When the start is not known, the story is read backward, and what happened last is undone first.
whole-numbers.three-addend-stories:groups|Three numbers can be added in any order, so the easiest two can come first.
whole-numbers.make-ten-first:apart|Ten is made by two of the numbers, wherever they stand, and the third is added to ten.
whole-numbers.number-bonds:to-twenty|A missing part can be found by counting on or by taking the known part from the whole: both ask the same.
whole-numbers.count-to-add:back|In counting back, the number one starts from is not counted as a step.
whole-numbers.subtract-within-20:past-ten|Taking away past ten goes in two steps: first down to ten, then the rest.
whole-numbers.balance-equations:blank-left|The equal sign says that both sides have the same value, so the unknown may stand on either side.
whole-numbers.missing-addend:minuend|When the number at the start is not known, adding back what was taken away gives it.
whole-numbers.count-on:over-a-ten|After nine ones a new ten begins, so the tens digit changes.
whole-numbers.digit-value:tens|A digit in the tens place counts tens, not ones.
whole-numbers.add-tens-or-ones:tens|Tens are added like ones: so many tens and so many more tens.
whole-numbers.compare:same-start|Where the first digits agree, the next place to the right decides.
whole-numbers.add-tens-or-ones:new-ten|When the ones make ten or more, they give a new ten.
whole-numbers.ten-more-or-less:less|Ten less changes the tens digit by one and leaves the ones.
whole-numbers.subtract-tens:some|Tens are taken from tens, and the answer is a number of tens.
measurement.order-lengths:shortest|What is shorter than the one in the middle is shorter than the longest, too, without being laid beside it.
measurement.length-in-units:beyond|Units have to lie along the thing from end to end; those beyond it do not count.
measurement.tell-time:hour-or-half|At half past, the short hand stands between two hours, and the hour that has begun is named.
measurement.three-groups:more|How many more is the part of the larger group that has no partner in the smaller one.
geometry.what-makes-a-shape:open|A shape with a gap is no triangle and no square, because its sides do not close.
geometry.compose-shapes:round|A curved edge meets another curved edge only when both bend alike.
fractions.halves-and-fourths:larger|The more equal shares a whole is cut into, the smaller each share is.
whole-numbers.two-step-stories:compare-total|The first step gives an amount that the story does not name, and the second step needs it.
whole-numbers.odd-or-even:odd|An odd number has one left over when its things are paired.
whole-numbers.arrays:tall|Rows can be counted or columns can be counted: both give the same total.
whole-numbers.groups-of-ten:tens|A number has more tens than its tens digit shows, because each hundred holds ten tens.
whole-numbers.expanded-form:out-of-order|A digit gets its value from its place, in whatever order the parts are named.
whole-numbers.subtract-two-digit:zero-on-top|When there are no ones to take from, a ten is opened into ten ones.
whole-numbers.add-several-two-digit:four|Tens are added to tens and ones to ones, and ten ones make a new ten.
whole-numbers.add-subtract-with-blocks:subtract-trade|Where a place has too few, one of the next larger unit is opened into ten, and the number stays the same.
whole-numbers.hundred-more-or-less:ten-under|Where the tens digit is 0, ten less takes a ten out of a hundred, so the hundreds digit changes too.
whole-numbers.why-a-way-of-adding-works:round|What was added to make a round number has to be taken away again.
measurement.ruler-length:from-elsewhere|A length is the distance from one end to the other, so the mark at the start is taken from the mark at the end.
measurement.unit-size:smaller|The smaller the unit is, the more of them fit into the same length.
measurement.estimate-length:large|An estimate needs a unit that one can picture: a foot is not an inch, and a meter is not a centimeter.
measurement.length-difference:shorter|How much shorter one thing is than another is the difference of their lengths.
measurement.tell-time:before|When the long hand has passed the half, the short hand is nearer to the next hour, which has not begun yet.
measurement.count-coins:with-quarters|Coins are counted by their value, and the quarters go first because they are worth most.
measurement.line-plot-inches:apart|The longest and the shortest length are places on the line, not heights of dots.
measurement.bar-graph:more|How many more is a difference of two counts, so both bars have to be read before subtracting.
measurement.picture-graph:more|How many more is a difference of two counts, so both have to be read before subtracting.
geometry.sides-and-angles:name|The number of sides and angles gives a shape its name, not its size or position.
geometry.rows-and-columns:tall|Equal squares fill rows and columns without gaps, and rows times columns counts them.
fractions.equal-parts:one-fewer|The number of equal parts gives the share its name, not how many cuts were made.
whole-numbers.equal-groups-stories:multiply|A product counts all things in equal groups: the number of groups times the number in each.
whole-numbers.equal-groups-stories:group|Dividing can ask how many groups there are when the size of each is known.
whole-numbers.missing-factor:divisor|The missing divisor times the quotient has to give the number that is divided.
whole-numbers.distributive:teens|A factor can be split into ten and some ones, and both parts are multiplied.
whole-numbers.division-facts:hard-tables|A quotient is the number that gives the dividend when it is multiplied by the divisor.
whole-numbers.two-step-mixed-stories:share-rest|What must be taken away first is not shared; only the rest is divided.
whole-numbers.patterns:growing|A rule may act on the jumps and not on the numbers: here the jumps themselves grow.
whole-numbers.round:nines|Rounding up a nine changes the next place too.
whole-numbers.subtract-multi-digit:across-zero|When there is a zero to borrow from, the next place to its left is opened first.
whole-numbers.multiply-by-multiples-of-ten:one-digit-tens|A digit times tens is as many tens as the fact says, so the zero of the tens stays.
fractions.name-shaded:more-than-one|Equal parts of one whole give the fraction its name, also when several wholes are drawn and the fraction is more than one.
fractions.place-on-line:above-one|With more parts than one whole has, a fraction lies beyond 1, and counting still begins at 0.
fractions.compare-same-numerator:same-top|With equal numerators, the fraction with the smaller parts is smaller, and its denominator is larger.
fractions.same-point:beyond-one|Two fractions are equal when they name the same point, also beyond one.
fractions.whole-as-fraction:to-whole|A fraction is a whole number when its parts fill wholes completely.
measurement.elapsed-time:more-than-an-hour|An hour has sixty minutes, so hours and minutes are counted apart and a full hour is a good place to stop.
measurement.measure-stories:lighter-turned|The amount that is asked for may be the smaller one although the story says "more".
fractions.line-plot-fourths:from|All dots from a place on count, those at the place and those to its right.
geometry.area-by-unit-squares:stepped|A figure with a step is counted square by square or cut into two rectangles.
measurement.area-of-two-rectangles:thin|An arm of the figure keeps its own width, so each rectangle has its own pair of sides.
measurement.area:rectangle|Rows of equal squares make area a product of the two sides.
measurement.missing-side:perimeter|Opposite sides of a rectangle are equal, so two missing sides share what the known ones leave.
geometry.quadrilateral-names:belongs|A square is a rectangle too, because it has everything that makes one.
fractions.unequal-shaded:large|Parts have to be the same size before they can be counted as a fraction.
whole-numbers.times-as-many:factor|How many times as many is found by dividing the larger amount by the smaller one.
whole-numbers.interpret-remainders:up|What is left over may need one more group, because the story leaves nobody behind.
whole-numbers.prime-or-composite:hidden-factor|A number is prime only when nothing but 1 and itself divides it: seven and eleven have to be tried too, not only two, three and five.
functions.growing-pattern:near|What is added from figure to figure does not change, and it starts after the first figure.
whole-numbers.groups-of-ten:hundreds|A thousand holds ten hundreds, so a number can be read in hundreds as well as in ones.
whole-numbers.multiply-two-digit:carry|Both factors are split, so there are four partial products, and each row carries its own tens.
whole-numbers.divide-by-one-digit:inner-zero|When a place gives nothing, a zero keeps it in the quotient.
fractions.equivalent:down|Dividing numerator and denominator by the same number makes fewer and larger parts of the same amount.
fractions.compare-unlike:same-gap|When both fractions miss the same number of parts, the one that misses smaller parts is larger.
fractions.subtract-mixed:regrouping|When there is too little to take from, one whole is opened into equal parts.
fractions.subtract-like:from-whole|A whole is as many parts as the denominator says, so it can be renamed and taken from.
fractions.improper-to-mixed:wholes|The quotient counts the wholes, and the remainder counts the parts that are left.
fractions.word-from-whole:from-several|Several wholes are renamed into parts, but only one of them has to be opened.
fractions.word-multiply-whole:fraction|A whole number times a fraction counts parts of one size: the numerator is multiplied, and the denominator stays.
fractions.multiply-whole:fraction-first|A fraction times a whole number counts unit fractions, in whichever order the factors stand.
decimals.tenths-and-hundredths:add|Tenths and hundredths can be added only after the tenths are renamed as hundredths.
decimals.shaded:few-hundredths|Fewer than ten hundredths leave the tenths place empty, and a zero holds it.
decimals.compare:longer-smaller|The first place in which two decimals differ decides, however many places follow.
measurement.convert-length:mixed|Only amounts in one unit can be added, so the larger unit is converted first.
measurement.measure-stories:pour|Two units in one story have to become one unit before anything is calculated.
fractions.line-plot-difference:sum|Equal lengths that are laid end to end are counted as often as they occur.
geometry.compare-angles:short-arms|The size of an angle is how far its sides are turned apart, not how long they are.
geometry.angles-around-point:three|All angles around a point make one full turn, so the known ones are taken from it.
geometry.protractor:obtuse|An obtuse angle is more than a right angle, so the larger of the two numbers on the protractor is meant.
geometry.angle-parts:two|The parts of an angle add up to the whole angle.
geometry.parallel-and-perpendicular:neither|Lines that meet without a right angle are neither parallel nor perpendicular.
geometry.lines-of-symmetry:few|A line of symmetry has to make both halves match when folded, not only look balanced.
whole-numbers.order-of-operations:brackets|Parentheses are worked out first, even where another order would be easier.
whole-numbers.write-calculation:compare|How many times as large can be seen from the factor in front, without working out what follows.
functions.input-output-rule:both|A rule of two steps has to fit every row of the table, not only the first one.
decimals.place-value:thousandths|Each place to the right is worth a tenth of the one before it.
decimals.divide-power:larger|Dividing by a power of ten moves every digit to the right, as many places as there are tens.
decimals.order:leading-zero|Where the whole parts are equal, a zero right after the decimal point makes a number the smaller one, whatever digits follow.
decimals.round:carry|Rounding up a nine makes a new unit in the place to its left.
whole-numbers.divide-by-two-digits:inner-zero|A place that gives nothing keeps a zero in the quotient, also when the divisor has two digits.
decimals.divide-by-whole:zero-inside|When a place gives nothing, a zero keeps it in the quotient, before and after the decimal point.
fractions.word-add-subtract:turned|The words "more" and "shorter" may name what is known, so the story decides the operation.
fractions.as-division:above-one|Each one gets a fraction with the things as numerator and the people as denominator, also when it is more than one.
geometry.rectangle-area-fractions:two-mixed|Each side is renamed as a fraction before the sides are multiplied, because all partial products count.
fractions.multiply:simplify|Numerators are multiplied with numerators and denominators with denominators, and a common factor may be taken out before or after.
fractions.scaling:below-one|A factor less than one makes a product that is smaller than the other factor.
fractions.word-multiply-mixed:rate|An amount for each hour is multiplied by the hours, also when both are mixed numbers.
fractions.word-divide-unit:share|Sharing a unit fraction cuts it into smaller parts, so the denominator grows.
fractions.divide-unit-by-whole:other|A unit fraction that is shared by a number has a denominator that is the product of both.
fractions.divide-whole-by-unit:by-unit|As many unit fractions fit into a whole as its denominator says, and that for each whole.
fractions.line-plot-even-shares:even|Equal shares keep the total: all amounts are added and divided by how many there are.
geometry.volume-cubes:tall|The cubes that are counted include those inside, which cannot be seen.
geometry.volume-of-two-boxes:on|Volumes of parts that do not overlap are added, each from its own three edges.
geometry.volume-prism:large|Volume is a product of three edges, in whichever order they are multiplied.
geometry.plot-point:on-axis|A point on an axis has a zero as one of its coordinates.
functions.read-graph:across|A graph can be read in both directions, from either axis to the other.
geometry.shape-families:sometimes|A property that holds for some shapes of a family does not have to hold for all.
ratios.ratio-language:part-whole|A part is compared with the whole group, which is the sum of both parts.
ratios.unit-rate:below-one|The unit rate depends on which quantity is one, and it may be less than one.
percent.find-whole:any|When the percent of a number is known, one percent gives the whole.
ratios.equivalent:step-between|Equal ratios need one factor for both quantities, and it need not be a whole number.
ratios.rate-problems:in-between|When no whole number leads from one amount to the other, one goes by way of one unit or of a part that both share.
ratios.convert-units:part|A part of a unit is converted by the same ratio as a whole one.
fractions.word-divide:side|Dividing asks for the missing factor: the area of a rectangle divided by one side gives the other.
decimals.divide-by-decimal:decimal-quotient|Multiplying both numbers by the same power of ten leaves the quotient as it is.
whole-numbers.least-common-multiple:shared|The least common multiple needs the shared factors only once.
integers.opposite:signs|A minus sign in front of a number takes it to the other side of zero, and a second one takes it back.
geometry.plot-point:other-quadrant|The signs of both coordinates tell the directions, across first and then up or down.
integers.quadrants:y-axis|A reflection across an axis changes the sign of one coordinate and keeps the other.
integers.order:all-negative|Among negative numbers, the one farther from zero is less.
integers.compare:both-negative|Of two negative numbers, the one farther to the left is less, although its digits look larger.
integers.absolute-value:minus-outside|Absolute value is a distance and never negative; a minus sign outside still counts.
integers.absolute-value:two|A number can be less than another and farther from zero.
geometry.grid-distance:across|Two points on different sides of an axis are as far apart as both distances to the axis together.
expressions.order-of-operations:powers|A power is worked out before the products and sums around it.
expressions.write-from-words:group|What is multiplied as a whole has to stand in parentheses.
expressions.parts:terms|Terms are separated by plus and minus signs; factors within a product are no terms of their own.
expressions.evaluate:two-letters|Each letter gets its own value wherever it stands, and the order of operations stays.
expressions.factor-common:composite|The greatest common factor is taken out of every term, and expanding gives back the sum.
expressions.equivalent:group|Two expressions are equal when they agree for every value, not only for one.
equations.missing-number:minus-right|Both sides have to agree, so the unknown may be found by balancing them.
expressions.write-from-words:story|A letter stands for the number that the story leaves open, and the expression says what is done with it.
equations.one-step:multiply|A factor in front of the letter is undone by dividing both sides by it.
equations.write-inequality:number-line|An open circle leaves its number out, a filled one takes it in, and the shaded side has infinitely many solutions.
equations.write-two-quantities:cost|A start that is paid once is added; a rate that is paid each time is multiplied.
geometry.trapezoid-area:odd|Half of the sum of the parallel sides, times the height, is the area of a trapezoid.
geometry.volume-fractional-sides:other|The volume formula holds for fractional edges, because unit cubes can be cut.
geometry.fourth-corner:across|A missing corner shares one coordinate with each of its two neighbors.
geometry.surface-area:different|Opposite faces of a box are equal, so three different areas count twice each.
statistics.statistical-questions:statistical|A statistical question is asked of many, and its answers differ.
statistics.statistical-questions:attribute|A number says something only together with what was measured, how, and in which unit.
whole-numbers.count-on:past-hundred|After nine tens the tens start again, and the hundreds go up by one.
statistics.center-spread-shape:shape|The shape of a distribution says where its values gather and how they thin out.
statistics.mean:with-zero|A value of zero counts among the values although it adds nothing to their sum.
statistics.read-histogram:below|The height of a bar counts all values in its range, so the bars on one side are added.
statistics.mean-absolute-deviation:longer|The mean absolute deviation is the mean of the distances to the mean, which are never negative.
statistics.read-dot-plot:how-many|Each dot stands for one observation, so counting the dots gives how many there are.
statistics.outlier-effect:high|A value above the mean raises it, because what it has more is shared among all.
ratios.fraction-unit-rate:any|A unit rate is a quotient, also when both quantities are fractions.
functions.proportional-or-not:shifted|Equal steps are not enough for a proportional relationship: each quotient has to be the same.
ratios.constant-of-proportionality:fraction|The constant of proportionality is the second quantity divided by the first, also when it is a fraction.
equations.write-two-quantities:ratio|In an equation for a ratio, the larger number does not have to stand beside the letter of the larger group.
ratios.points-of-a-graph:rate|The point whose first coordinate is one shows the unit rate.
percent.discount-tax-tip:both|The tax is a percent of the price after the discount, so two changes follow each other on two different amounts.
integers.rational-operations:fraction-sum|A sum of rational numbers follows the signs as with integers and needs a common denominator as with fractions.
integers.opposite-changes:both|Two opposite changes together make zero.
integers.add:more-negative|When the signs differ, the number farther from zero decides the sign of the sum.
integers.subtract:both-negative|Subtracting a negative number is adding its opposite, also when the first number is negative.
integers.rational-operations:fraction-product|The sign of a product or quotient follows from the signs of both numbers, its size from the fractions.
integers.multiply-divide:multiply-negatives|The product of two negative numbers is positive, because the distributive property has to hold.
integers.multiply-divide:divide-negatives|The quotient of two negative numbers is positive, because it times the divisor gives the dividend.
decimals.repeating:repeats|When a remainder comes back in a division, its digits repeat from there.
integers.word-problems:below-zero|Below zero, the greater number is the one nearer to zero, and the difference is the distance.
expressions.expand-combine:subtract-group|A minus in front of parentheses changes the sign of every term inside.
percent.reverse-change:rise|Going back from a rise means dividing by the factor, because the percent was taken of the amount before.
equations.word-problems:group|Equal groups of a sum need parentheses: the factor belongs to the whole sum.
equations.two-step-inequality:negative-number|Multiplying or dividing both sides by a negative number turns an inequality round.
ratios.scale-area:more|When all lengths are multiplied by a factor, the area is multiplied by its square.
geometry.triangle-conditions:wrong-sum|Three angles make a triangle only when they add up to 180 degrees.
geometry.slices:other|The cut through a solid depends on its direction, not only on the solid.
geometry.circle-area:diameter|The area needs the radius, which is half of the diameter.
geometry.angles-on-line:opposite|Angles across a crossing are equal, because each makes a straight angle with the same neighbor.
statistics.sample-size:small-first|A larger random sample gives an estimate that varies less.
statistics.distance-in-deviations:overlap|A difference of centers matters when it is large beside the spread within the groups.
statistics.simple-probability:not|The probability of an event and of its opposite add up to one.
statistics.model-from-data:predict|A probability from data predicts about how often an outcome will come, not exactly.
statistics.simulate:two|In a simulation, the number of runs in which the event happened is divided by the number of all runs.
statistics.compound-probability:different-pair|Two different results can come in two orders, and both are outcomes.
expressions.rational-or-irrational:irrational|A root of a whole number that is no square is irrational, whatever its decimals look like.
expressions.estimate-roots:nearest|A root that is no whole number lies between two of them, and the nearer of the two squares decides.
expressions.negative-exponents:negative|A negative exponent means one divided by the power, not a negative number.
expressions.roots:fraction|The root of a fraction is the root of the numerator over the root of the denominator.
expressions.scientific-notation:small-exponent|A negative exponent of ten counts how many places the digits stand behind the ones.
expressions.scientific-operations:carry|When the product in front is ten or more, one more power of ten is needed.
functions.compare:rate|The slope is the unit rate, whether it is read from a graph, a table or an equation.
functions.slope-intercept:turned|The slope is the number in front of the letter, wherever its term stands.
equations.both-sides:parentheses|Parentheses are expanded first, and only then can the terms with the letter be collected on one side.
equations.number-of-solutions:all|When both sides are the same after simplifying, every number is a solution.
algebra.systems-stories:more-second|Each condition of the story gives an equation, and the solution has to fit both.
algebra.system-graph:many|Two equations that name one line have all its points as solutions.
algebra.systems-elimination:multiply-both|Both equations may have to be multiplied before a letter vanishes on adding.
functions.is-a-function:same-output|Two inputs may share an output; one input may not have two.
functions.compare:start|Where a function starts and how fast it grows are two different things.
functions.proportional-or-not:curved|A function is linear only when equal steps of the input change the output by equal amounts.
functions.line-two-points:fraction|A slope and one point give the starting value, also when the slope is a fraction.
functions.journey-graph:returning|A graph of distance comes back down when the way leads back.
geometry.rigid-motions:parallel|A translation, reflection or rotation keeps parallel lines parallel.
geometry.rigid-motions:length|A translation, reflection or rotation keeps every length.
geometry.rigid-motions:angle|A translation, reflection or rotation keeps every angle.
geometry.congruent-or-similar:neither|Similar figures need equal angles and one factor for all sides.
geometry.rotate-point:clockwise|A quarter turn about the origin swaps the coordinates, and one of them changes its sign.
geometry.congruent-or-similar:similar|Equal angles and one factor for all sides make figures similar, also when they are not congruent.
geometry.triangle-angle-sum:outside|An outside angle is the sum of the two angles inside that do not touch it.
geometry.pythagoras-converse:not|Only when the squares on the two shorter sides make exactly the square on the longest is the triangle right.
geometry.pythagoras-hypotenuse:space|A length through space takes two right triangles: the result of the first is a side of the second.
geometry.point-distance:negative|Distances across zero are added before they are squared, so signs have to be watched.
geometry.cone-volume:diameter|A cone holds a third of the cylinder with the same base and height, and the base needs the radius.
statistics.association:outlier|A point far from the others does not change what most of the points show.
statistics.trend-line:beyond|Beyond the data, a line predicts only as long as the trend goes on.
statistics.model-meaning:falling|A negative slope says by how much one quantity falls for each unit of the other.
statistics.two-way-table:share|For a share of a row, the count is divided by the total of that row, not by the total of all.
algebra.fractional-exponents:root|A rational exponent means a root: its denominator says which one.
algebra.add-radicals:difference|Only roots of one number can be collected, and some have to be simplified first.
algebra.convert-rates:both|When both units change, each needs a factor of its own.
algebra.quantities:total|What decides in the situation tells which quantity to look at.
algebra.accuracy:mean|A result is not more accurate than the measurements that it comes from.
algebra.parts-as-one:factor|A part of an expression can be taken as one thing, and the whole changes as that part does.
functions.parameters:factor|The base of a power says by which factor a quantity changes in one step.
algebra.parts-as-one:least|A square is never negative, so the least value is reached where the square is zero.
algebra.factor-leading:mixed|The two numbers have to give the product and the sum, and here their signs differ.
functions.quadratic-story:end|A product is 0 when a factor is 0, and the situation decides which of the two zeros is meant.
algebra.complete-square:minus|Half of the middle number, squared, completes the square; what is added has to be taken away.
algebra.exponential-forms:percent|Rewriting the exponent shows the factor for another unit of time.
algebra.multiply-binomials:leading|Each term of one factor meets each term of the other, also the numbers before the letters.
algebra.write-one-variable:quadratic|Two quantities that depend on one letter give a product, and so a square of the letter.
equations.literal:standard|Other letters are treated like numbers until the wanted one stands alone.
algebra.justify-steps:none|A step is allowed only when both sides change alike or an expression keeps its value.
algebra.compound-inequality:negative|Dividing by a negative number turns both inequality signs round.
algebra.quadratic-formula:surd|A root that is not a whole number stays in the solution, with both signs.
algebra.line-and-curve:circle|The solutions are the points that lie on both the line and the circle, and there can be two of them.
algebra.on-the-graph:count|A point lies on the graph exactly when its coordinates make the equation true.
algebra.line-and-curve:parabola|Where the graphs of two functions meet, both have the same output for one input.
algebra.half-plane:system|A point solves a system of inequalities only when it solves each of them.
functions.is-a-function:two-outputs|An input with two outputs makes a relation that is no function.
functions.find-input:negative-rate|To find the input, the rule is undone, last step first.
functions.recursive-sequence:two-back|A rule may need the two numbers before, so it needs two numbers to start with.
functions.domain:story|The situation decides which inputs make sense, not the rule alone.
functions.slope-from-table:falling|A falling line has a negative rate of change.
functions.corner-points:pieces|Where the pieces of a graph change, both rules have to be looked at.
functions.key-points:factored|The vertex lies halfway between the zeros.
functions.exponential-graph:end|A curve may come close to a value without reaching it, and that value need not be zero.
functions.combine:decay|Functions are joined by calculating with their outputs for the same input.
functions.growing-pattern:far|The number of a figure decides how many steps were made before it.
functions.explicit-sequence:geometric|In a geometric sequence each term is the one before times the same factor, so the exponent counts the steps from the first term.
functions.transform-point:both|A number added to the input moves a graph across, in the opposite direction; one added to the output moves it up or down.
functions.inverse:quotient|An inverse undoes the steps in the opposite order.
functions.exponential-growth:other-factor|In each step the whole amount is multiplied by the factor, not only what was there at first.
functions.linear-or-exponential:neither|A table is linear or exponential only when equal differences or equal factors hold throughout.
geometry.parallel-line-angles:opposite-side|Angles at parallels are equal or add up to a straight angle, and their places tell which.
statistics.interquartile-range:odd|The quartiles are the medians of both halves, without the middle value when there is one.
statistics.fit-line:falling|A line through a falling cloud has a negative slope.
statistics.residuals:back|A residual is the observed value minus the predicted one, so the value is the prediction plus the residual.
statistics.correlation-coefficient:weak-up|The sign of the coefficient says whether the points rise or fall, and its size how closely they follow a line.
statistics.correlation-cause:experiment|Only groups made by chance let an experiment show a cause.
statistics.two-draws:kept-out|When the first one stays out, the second draw has one outcome less to choose from.
`;
