/**
 * What a lesson on a standard is about: `code|hardest case|left out`, one standard per line. A case is `skill:case`. Left
 * out are skills and cases of other standards, which a skill brings along; what no skill has stands in
 * `written-task-lines.ts`. A fourth field adds cases of skills that belong to other standards and that this one asks too.
 */
export const caseLines = `
K.CC.A.1|whole-numbers.count-to-hundred:past-a-ten|
K.CC.A.2|whole-numbers.count-from-a-number:last|
K.CC.A.3|whole-numbers.write-numerals:teen|
K.CC.B.4|whole-numbers.same-after-moving:comes|
K.CC.B.4a|whole-numbers.count-objects:said|
K.CC.B.4b|whole-numbers.same-after-moving:ring|
K.CC.B.4c|whole-numbers.one-more-thing:strewn|
K.CC.B.5|whole-numbers.count-to-twenty:scattered|
K.CC.C.6|whole-numbers.compare-groups:same|
K.CC.C.7|whole-numbers.compare-to-ten:less|
K.OA.A.1|whole-numbers.show-with-objects:taken|
K.OA.A.2|whole-numbers.stories-within-ten:taken|
K.OA.A.3|whole-numbers.parts-of-a-number:another|
K.OA.A.4|whole-numbers.fill-a-ten-frame:equation|
K.OA.A.5|whole-numbers.within-five:subtract|
K.NBT.A.1|whole-numbers.teen-numbers:ones|
K.MD.A.1|measurement.what-to-measure:holds|
K.MD.A.2|measurement.compare-two-things:seesaw|
K.MD.B.3|measurement.sort-and-count:largest|geometry.sort-shapes
K.G.A.1|geometry.where-is-it:depth|
K.G.A.2|geometry.name-shapes:solid|geometry.sort-shapes
K.G.A.3|geometry.flat-or-solid:solid-thing|
K.G.B.4|geometry.sides-and-corners:faces|geometry.sort-shapes
K.G.B.5|geometry.build-shapes:missing|
K.G.B.6|geometry.join-shapes:round|
1.OA.A.1|whole-numbers.add-subtract-stories:start-unknown|
1.OA.A.2|whole-numbers.three-addend-stories:groups|
1.OA.B.3|whole-numbers.make-ten-first:apart|whole-numbers.why-a-way-of-adding-works
1.OA.B.4|whole-numbers.number-bonds:to-twenty|
1.OA.C.5|whole-numbers.count-to-add:back|
1.OA.C.6|whole-numbers.subtract-within-20:past-ten|
1.OA.D.7|whole-numbers.balance-equations:blank-left|
1.OA.D.8|whole-numbers.missing-addend:minuend|
1.NBT.A.1|whole-numbers.count-on:over-a-ten|whole-numbers.count-on:by-tens whole-numbers.count-on:past-hundred whole-numbers.count-on:by-fives whole-numbers.count-on:by-hundreds
1.NBT.B.2|whole-numbers.digit-value:tens|whole-numbers.add-tens-or-ones whole-numbers.subtract-tens whole-numbers.digit-value:hundreds whole-numbers.digit-value:thousands
1.NBT.B.2b|whole-numbers.teen-numbers:ones|whole-numbers.add-tens-or-ones|whole-numbers.teen-numbers
1.NBT.B.2c|whole-numbers.add-tens-or-ones:tens|whole-numbers.add-tens-or-ones:ones whole-numbers.add-tens-or-ones:new-ten
1.NBT.B.3|whole-numbers.compare:same-start|whole-numbers.compare:lengths
1.NBT.C.4|whole-numbers.add-tens-or-ones:new-ten|
1.NBT.C.5|whole-numbers.ten-more-or-less:less|
1.NBT.C.6|whole-numbers.subtract-tens:some|
1.MD.A.1|measurement.order-lengths:shortest|
1.MD.A.2|measurement.length-in-units:beyond|
1.MD.B.3|measurement.tell-time:hour-or-half|measurement.tell-time:past measurement.tell-time:before measurement.set-clock
1.MD.C.4|measurement.three-groups:more|
1.G.A.1|geometry.what-makes-a-shape:open|
1.G.A.2|geometry.compose-shapes:round|
1.G.A.3|fractions.halves-and-fourths:larger|
2.OA.A.1|whole-numbers.two-step-stories:compare-total|
2.OA.B.2|whole-numbers.subtract-within-20:past-ten|
2.OA.C.3|whole-numbers.odd-or-even:odd|whole-numbers.sort-odd-even
2.OA.C.4|whole-numbers.arrays:tall|
2.NBT.A.1|whole-numbers.groups-of-ten:tens|whole-numbers.digit-value:thousands whole-numbers.groups-of-ten:hundreds
2.NBT.A.2|whole-numbers.count-on:past-hundred|whole-numbers.count-on:after whole-numbers.count-on:over-a-ten whole-numbers.count-on:before whole-numbers.count-on:by-tens
2.NBT.A.3|whole-numbers.expanded-form:out-of-order|
2.NBT.A.4|whole-numbers.compare:same-start|
2.NBT.B.5|whole-numbers.subtract-two-digit:zero-on-top|whole-numbers.add-two-digit:past-hundred
2.NBT.B.6|whole-numbers.add-several-two-digit:four|
2.NBT.B.7|whole-numbers.add-subtract-with-blocks:subtract-trade|
2.NBT.B.8|whole-numbers.hundred-more-or-less:ten-under|
2.NBT.B.9|whole-numbers.why-a-way-of-adding-works:round|
2.MD.A.1|measurement.ruler-length:from-elsewhere|measurement.draw-to-length measurement.estimate-length
2.MD.A.2|measurement.unit-size:smaller|
2.MD.A.3|measurement.estimate-length:large|
2.MD.A.4|measurement.length-difference:shorter|
2.MD.B.5|measurement.length-difference:shorter|measurement.measure-stories
2.MD.B.6|measurement.ruler-length:from-elsewhere|measurement.draw-to-length
2.MD.C.7|measurement.tell-time:before|measurement.set-clock
2.MD.C.8|measurement.count-coins:with-quarters|
2.MD.D.9|measurement.line-plot-inches:apart|measurement.build-line-plot
2.MD.D.10|measurement.bar-graph:more|measurement.build-bar-graph measurement.picture-graph
2.G.A.1|geometry.sides-and-angles:name|
2.G.A.2|geometry.rows-and-columns:tall|
2.G.A.3|fractions.equal-parts:one-fewer|
3.OA.A.1|whole-numbers.equal-groups-stories:multiply|whole-numbers.equal-groups-stories:share whole-numbers.equal-groups-stories:group
3.OA.A.2|whole-numbers.equal-groups-stories:group|whole-numbers.equal-groups-stories:multiply whole-numbers.draw-equal-groups
3.OA.A.3|whole-numbers.equal-groups-stories:group|whole-numbers.draw-equal-groups
3.OA.A.4|whole-numbers.missing-factor:divisor|
3.OA.B.5|whole-numbers.distributive:teens|whole-numbers.distributive:tens-and-ones
3.OA.B.6|whole-numbers.division-facts:hard-tables|
3.OA.C.7|whole-numbers.division-facts:hard-tables|
3.OA.D.8|whole-numbers.two-step-mixed-stories:share-rest|whole-numbers.order-of-operations:brackets
3.OA.D.9|whole-numbers.patterns:growing|
3.NBT.A.1|whole-numbers.round:nines|
3.NBT.A.2|whole-numbers.subtract-multi-digit:across-zero|
3.NBT.A.3|whole-numbers.multiply-by-multiples-of-ten:one-digit-tens|whole-numbers.multiply-by-multiples-of-ten:tens-tens whole-numbers.multiply-by-multiples-of-ten:fact-with-zero
3.NF.A.1|fractions.name-shaded:more-than-one|fractions.unit-of-set
3.NF.A.2|fractions.place-on-line:above-one|
3.NF.A.2b|fractions.place-on-line:above-one|
3.NF.A.3|fractions.compare-same-numerator:same-top|fractions.match-equal
3.NF.A.3a|fractions.same-point:beyond-one|
3.NF.A.3b|fractions.same-point:beyond-one|fractions.match-equal
3.NF.A.3c|fractions.whole-as-fraction:to-whole|
3.NF.A.3d|fractions.compare-same-numerator:same-top|
3.MD.A.1|measurement.elapsed-time:more-than-an-hour|
3.MD.A.2|measurement.measure-stories:lighter-turned|measurement.measure-stories:pour
3.MD.B.3|measurement.picture-graph:more|measurement.build-bar-graph
3.MD.B.4|fractions.line-plot-fourths:from|
3.MD.C.5|geometry.area-by-unit-squares:stepped|
3.MD.C.5a|geometry.area-by-unit-squares:stepped|
3.MD.C.5b|geometry.area-by-unit-squares:stepped|
3.MD.C.6|geometry.area-by-unit-squares:stepped|
3.MD.C.7|measurement.area-of-two-rectangles:thin|whole-numbers.distributive:tens-and-ones
3.MD.C.7b|measurement.area:rectangle|
3.MD.C.7c|whole-numbers.distributive:teens|whole-numbers.distributive:tens-and-ones
3.MD.C.7d|measurement.area-of-two-rectangles:thin|
3.MD.D.8|measurement.missing-side:perimeter|measurement.missing-side:area measurement.area-or-perimeter-stories:covers
3.G.A.1|geometry.quadrilateral-names:belongs|
3.G.A.2|fractions.unequal-shaded:large|
4.OA.A.1|whole-numbers.times-as-many:factor|whole-numbers.draw-times-as-many
4.OA.A.2|whole-numbers.times-as-many:factor|whole-numbers.draw-times-as-many
4.OA.A.3|whole-numbers.interpret-remainders:up|whole-numbers.large-number-stories
4.OA.B.4|whole-numbers.prime-or-composite:hidden-factor|
4.OA.C.5|functions.growing-pattern:near|functions.growing-pattern:far whole-numbers.far-in-a-pattern:hundredth
4.NBT.A.1|whole-numbers.groups-of-ten:hundreds|whole-numbers.digit-value:tens
4.NBT.A.2|whole-numbers.expanded-form:out-of-order|
4.NBT.A.3|whole-numbers.round:nines|
4.NBT.B.4|whole-numbers.subtract-multi-digit:across-zero|whole-numbers.large-number-stories
4.NBT.B.5|whole-numbers.multiply-two-digit:carry|
4.NBT.B.6|whole-numbers.divide-by-one-digit:inner-zero|
4.NF.A.1|fractions.equivalent:down|fractions.match-equal
4.NF.A.2|fractions.compare-unlike:same-gap|
4.NF.B.3|fractions.subtract-mixed:regrouping|
4.NF.B.3a|fractions.subtract-like:from-whole|
4.NF.B.3b|fractions.improper-to-mixed:wholes|
4.NF.B.3c|fractions.subtract-mixed:regrouping|
4.NF.B.3d|fractions.word-from-whole:from-several|
4.NF.B.4|fractions.word-multiply-whole:fraction|fractions.multiply-whole:mixed fractions.word-multiply-whole:mixed fractions.of-quantity:rest
4.NF.B.4a|fractions.multiply-whole:fraction-first|fractions.multiply-whole:mixed
4.NF.B.4b|fractions.multiply-whole:fraction-first|fractions.multiply-whole:mixed
4.NF.B.4c|fractions.word-multiply-whole:fraction|fractions.word-multiply-whole:mixed fractions.of-quantity:rest
4.NF.C.5|decimals.tenths-and-hundredths:add|
4.NF.C.6|decimals.shaded:few-hundredths|decimals.from-fraction:rename
4.NF.C.7|decimals.compare:longer-smaller|
4.MD.A.1|measurement.convert-length:mixed|measurement.convert-length:to-large measurement.convert-mass-and-volume:to-large measurement.convert-time:to-large measurement.fill-conversion-table
4.MD.A.2|measurement.measure-stories:pour|decimals.word-money decimals.word-measure
4.MD.A.3|measurement.missing-side:perimeter|
4.MD.B.4|fractions.line-plot-difference:sum|
4.MD.C.5|geometry.compare-angles:short-arms|geometry.angle-types geometry.label-angles
4.MD.C.5a|geometry.angles-around-point:three|
4.MD.C.5b|geometry.protractor:obtuse|
4.MD.C.6|geometry.protractor:obtuse|
4.MD.C.7|geometry.angle-parts:two|geometry.angles-on-line:opposite
4.G.A.1|geometry.parallel-and-perpendicular:neither|geometry.label-angles
4.G.A.2|geometry.parallel-and-perpendicular:neither|
4.G.A.3|geometry.lines-of-symmetry:few|
5.OA.A.1|whole-numbers.order-of-operations:brackets|expressions.order-of-operations whole-numbers.write-calculation
5.OA.A.2|whole-numbers.write-calculation:compare|
5.OA.B.3|functions.input-output-rule:both|
5.NBT.A.1|decimals.place-value:thousandths|
5.NBT.A.2|decimals.divide-power:larger|
5.NBT.A.3|decimals.order:leading-zero|
5.NBT.A.3a|decimals.place-value:thousandths|
5.NBT.A.3b|decimals.order:leading-zero|
5.NBT.A.4|decimals.round:carry|
5.NBT.B.5|whole-numbers.multiply-two-digit:carry|
5.NBT.B.6|whole-numbers.divide-by-two-digits:inner-zero|
5.NBT.B.7|decimals.divide-by-whole:zero-inside|
5.NF.A.1|fractions.subtract-mixed:regrouping|
5.NF.A.2|fractions.word-add-subtract:turned|
5.NF.B.3|fractions.as-division:above-one|decimals.from-fraction
5.NF.B.4|geometry.rectangle-area-fractions:two-mixed|fractions.word-multiply-mixed:rate
5.NF.B.4a|fractions.multiply:simplify|fractions.draw-of-quantity
5.NF.B.4b|geometry.rectangle-area-fractions:two-mixed|fractions.word-multiply-mixed:rate
5.NF.B.5|fractions.scaling:below-one|
5.NF.B.5a|fractions.scaling:below-one|
5.NF.B.5b|fractions.scaling:below-one|
5.NF.B.6|fractions.word-multiply-mixed:rate|fractions.draw-of-quantity
5.NF.B.7|fractions.word-divide-unit:share|
5.NF.B.7a|fractions.divide-unit-by-whole:other|
5.NF.B.7b|fractions.divide-whole-by-unit:by-unit|
5.NF.B.7c|fractions.word-divide-unit:share|
5.MD.A.1|measurement.convert-length:mixed|
5.MD.B.2|fractions.line-plot-even-shares:even|
5.MD.C.3|geometry.volume-cubes:tall|
5.MD.C.4|geometry.volume-cubes:tall|
5.MD.C.5|geometry.volume-of-two-boxes:on|
5.MD.C.5a|geometry.volume-cubes:tall|
5.MD.C.5b|geometry.volume-prism:large|
5.MD.C.5c|geometry.volume-of-two-boxes:on|
5.G.A.1|geometry.plot-point:on-axis|geometry.read-point:other-quadrant geometry.plot-point:other-quadrant
5.G.A.2|functions.read-graph:across|geometry.read-point:other-quadrant geometry.plot-point:other-quadrant
5.G.B.3|geometry.shape-families:sometimes|
5.G.B.4|geometry.shape-families:sometimes|
6.RP.A.1|ratios.ratio-language:part-whole|
6.RP.A.2|ratios.unit-rate:below-one|
6.RP.A.3|percent.find-whole:any|ratios.map-scale ratios.draw-share
6.RP.A.3a|ratios.equivalent:step-between|ratios.fill-table
6.RP.A.3b|ratios.rate-problems:in-between|
6.RP.A.3c|percent.find-whole:any|
6.RP.A.3d|ratios.convert-units:part|
6.NS.A.1|fractions.word-divide:side|
6.NS.B.2|whole-numbers.divide-by-two-digits:inner-zero|
6.NS.B.3|decimals.divide-by-decimal:decimal-quotient|
6.NS.B.4|whole-numbers.least-common-multiple:shared|expressions.factor-common
6.NS.C.5|integers.opposite:signs|integers.word-problems
6.NS.C.6|integers.quadrants:y-axis|geometry.fourth-corner integers.order geometry.plot-point:first-quadrant geometry.plot-point:on-axis geometry.read-point:first-quadrant
6.NS.C.6a|integers.opposite:signs|
6.NS.C.6b|integers.quadrants:y-axis|
6.NS.C.6c|geometry.plot-point:other-quadrant|
6.NS.C.7|integers.order:all-negative|
6.NS.C.7a|integers.order:all-negative|
6.NS.C.7b|integers.compare:both-negative|
6.NS.C.7c|integers.absolute-value:minus-outside|
6.NS.C.7d|integers.absolute-value:two|
6.NS.C.8|geometry.grid-distance:across|
6.EE.A.1|expressions.order-of-operations:powers|expressions.order-of-operations:negative expressions.powers:negative-base
6.EE.A.2|expressions.write-from-words:group|expressions.evaluate:negative-value
6.EE.A.2a|expressions.write-from-words:group|
6.EE.A.2b|expressions.parts:terms|
6.EE.A.2c|expressions.evaluate:two-letters|expressions.evaluate:negative-value
6.EE.A.3|expressions.factor-common:composite|expressions.distribute:negative-factor expressions.distribute:minus-sign expressions.match-equivalent
6.EE.A.4|expressions.equivalent:group|expressions.match-equivalent
6.EE.B.5|equations.missing-number:minus-right|equations.one-step:negative
6.EE.B.6|expressions.write-from-words:story|
6.EE.B.7|equations.one-step:multiply|equations.one-step:negative equations.one-step:taken-away
6.EE.B.8|equations.write-inequality:number-line|equations.one-step-inequality
6.EE.C.9|equations.write-two-quantities:cost|functions.growing-pattern functions.linear-model functions.fill-table
6.G.A.1|geometry.trapezoid-area:odd|
6.G.A.2|geometry.volume-fractional-sides:other|
6.G.A.3|geometry.fourth-corner:across|
6.G.A.4|geometry.surface-area:different|
6.SP.A.1|statistics.statistical-questions:statistical|statistics.statistical-questions:attribute statistics.statistical-questions:unit
6.SP.A.2|statistics.center-spread-shape:shape|
6.SP.A.3|statistics.mean:with-zero|
6.SP.B.4|statistics.read-histogram:below|statistics.build-histogram statistics.box-plot
6.SP.B.5|statistics.mean-absolute-deviation:longer|statistics.mode
6.SP.B.5a|statistics.read-dot-plot:how-many|statistics.read-dot-plot:total statistics.read-dot-plot:mode statistics.read-dot-plot:at-least
6.SP.B.5b|statistics.statistical-questions:attribute|statistics.statistical-questions:statistical
6.SP.B.5c|statistics.mean-absolute-deviation:longer|statistics.mode
6.SP.B.5d|statistics.outlier-effect:high|
7.RP.A.1|ratios.fraction-unit-rate:any|
7.RP.A.2|functions.proportional-or-not:shifted|equations.write-two-quantities:more equations.write-two-quantities:cost
7.RP.A.2a|functions.proportional-or-not:shifted|
7.RP.A.2b|ratios.constant-of-proportionality:fraction|
7.RP.A.2c|equations.write-two-quantities:ratio|equations.write-two-quantities:more equations.write-two-quantities:cost
7.RP.A.2d|ratios.points-of-a-graph:rate|
7.RP.A.3|percent.discount-tax-tip:both|ratios.rate-problems ratios.share percent.part-and-rest ratios.proportion
7.NS.A.1|integers.rational-operations:fraction-sum|integers.rational-operations:fraction-product integers.rational-operations:decimal-product integers.word-problems:repeat
7.NS.A.1a|integers.opposite-changes:both|
7.NS.A.1b|integers.add:more-negative|
7.NS.A.1c|integers.subtract:both-negative|integers.word-problems:rise integers.word-problems:fall integers.word-problems:repeat
7.NS.A.1d|integers.rational-operations:fraction-sum|integers.rational-operations:fraction-product integers.rational-operations:decimal-product
7.NS.A.2|integers.rational-operations:fraction-product|integers.rational-operations:fraction-sum integers.rational-operations:decimal-sum expressions.order-of-operations:plus-times expressions.order-of-operations:minus-plus expressions.order-of-operations:divide-times expressions.order-of-operations:parentheses expressions.order-of-operations:powers
7.NS.A.2a|integers.multiply-divide:multiply-negatives|integers.multiply-divide:divide-mixed integers.multiply-divide:divide-negatives
7.NS.A.2b|integers.multiply-divide:divide-negatives|integers.multiply-divide:multiply-mixed integers.multiply-divide:multiply-negatives
7.NS.A.2c|integers.rational-operations:fraction-product|integers.rational-operations:fraction-sum integers.rational-operations:decimal-sum expressions.order-of-operations:plus-times expressions.order-of-operations:minus-plus expressions.order-of-operations:divide-times expressions.order-of-operations:parentheses expressions.order-of-operations:powers
7.NS.A.2d|decimals.repeating:repeats|
7.NS.A.3|integers.word-problems:below-zero|
7.EE.A.1|expressions.expand-combine:subtract-group|
7.EE.A.2|percent.reverse-change:rise|
7.EE.B.3|equations.word-problems:group|equations.two-step
7.EE.B.4|equations.word-problems:group|
7.EE.B.4a|equations.word-problems:group|equations.combine-first equations.distribution:letter-with-number
7.EE.B.4b|equations.two-step-inequality:negative-number|
7.G.A.1|ratios.scale-area:more|
7.G.A.2|geometry.triangle-conditions:wrong-sum|
7.G.A.3|geometry.slices:other|
7.G.B.4|geometry.circle-area:diameter|geometry.label-circle
7.G.B.5|geometry.angles-on-line:opposite|
7.G.B.6|geometry.volume-of-two-boxes:on|geometry.scaling-area-volume|geometry.composite-area geometry.triangle-area geometry.surface-area geometry.volume-of-two-boxes
7.SP.A.1|statistics.sample-size:small-first|
7.SP.A.2|statistics.sample-size:small-first|
7.SP.B.3|statistics.distance-in-deviations:overlap|
7.SP.B.4|statistics.distance-in-deviations:overlap|statistics.combined-mean
7.SP.C.5|statistics.simple-probability:not|
7.SP.C.6|statistics.model-from-data:predict|
7.SP.C.7|statistics.model-from-data:predict|
7.SP.C.7a|statistics.simple-probability:not|
7.SP.C.7b|statistics.model-from-data:predict|
7.SP.C.8|statistics.simulate:two|
7.SP.C.8a|statistics.compound-probability:different-pair|
7.SP.C.8b|statistics.compound-probability:different-pair|
7.SP.C.8c|statistics.simulate:two|
8.NS.A.1|expressions.rational-or-irrational:irrational|
8.NS.A.2|expressions.estimate-roots:nearest|
8.EE.A.1|expressions.negative-exponents:negative|algebra.exponent-product algebra.exponent-quotient algebra.exponent-power
8.EE.A.2|expressions.roots:fraction|algebra.simplify-radicals
8.EE.A.3|expressions.scientific-notation:small-exponent|
8.EE.A.4|expressions.scientific-operations:carry|
8.EE.B.5|functions.compare:rate|functions.slope-two-points:negative functions.slope-from-graph:falling functions.compare:start
8.EE.B.6|functions.slope-intercept:turned|
8.EE.C.7|equations.both-sides:parentheses|equations.literal functions.find-input
8.EE.C.7a|equations.number-of-solutions:all|
8.EE.C.7b|equations.both-sides:parentheses|equations.literal functions.find-input
8.EE.C.8|algebra.systems-stories:more-second|
8.EE.C.8a|algebra.system-graph:many|
8.EE.C.8b|algebra.systems-elimination:multiply-both|
8.EE.C.8c|algebra.systems-stories:more-second|
8.F.A.1|functions.is-a-function:same-output|functions.fill-table functions.evaluate functions.find-input
8.F.A.2|functions.compare:start|
8.F.A.3|functions.proportional-or-not:curved|
8.F.B.4|functions.line-two-points:fraction|
8.F.B.5|functions.journey-graph:returning|
8.G.A.1|geometry.rigid-motions:parallel|
8.G.A.1a|geometry.rigid-motions:length|geometry.rigid-motions:angle geometry.rigid-motions:parallel
8.G.A.1b|geometry.rigid-motions:angle|geometry.rigid-motions:length geometry.rigid-motions:parallel
8.G.A.1c|geometry.rigid-motions:parallel|geometry.rigid-motions:length geometry.rigid-motions:angle
8.G.A.2|geometry.congruent-or-similar:neither|geometry.move-figure
8.G.A.3|geometry.rotate-point:clockwise|geometry.move-figure
8.G.A.4|geometry.congruent-or-similar:similar|
8.G.A.5|geometry.triangle-angle-sum:outside|geometry.label-parallel-angles
8.G.B.6|geometry.pythagoras-converse:not|
8.G.B.7|geometry.pythagoras-hypotenuse:space|geometry.pythagoras-converse geometry.label-right-triangle
8.G.B.8|geometry.point-distance:negative|
8.G.C.9|geometry.cone-volume:diameter|
8.SP.A.1|statistics.association:outlier|
8.SP.A.2|statistics.trend-line:beyond|
8.SP.A.3|statistics.model-meaning:falling|
8.SP.A.4|statistics.two-way-table:share|statistics.fill-two-way-table
N-RN.A.1|algebra.fractional-exponents:root|
N-RN.A.2|algebra.fractional-exponents:root|algebra.rationalise
N-RN.B.3|algebra.add-radicals:difference|
N-Q.A.1|algebra.convert-rates:both|
N-Q.A.2|algebra.quantities:total|
N-Q.A.3|algebra.accuracy:mean|
A-SSE.A.1|algebra.parts-as-one:factor|
A-SSE.A.1a|functions.parameters:factor|algebra.parts-as-one
A-SSE.A.1b|algebra.parts-as-one:least|
A-SSE.A.2|algebra.factor-leading:mixed|algebra.exponent-product algebra.exponent-quotient algebra.exponent-power
A-SSE.B.3|functions.quadratic-story:end|
A-SSE.B.3a|functions.quadratic-story:end|functions.quadratic-story:greatest functions.quadratic-story:when
A-SSE.B.3b|algebra.complete-square:minus|
A-SSE.B.3c|algebra.exponential-forms:percent|
A-APR.A.1|algebra.multiply-binomials:leading|functions.combine
A-CED.A.1|algebra.write-one-variable:quadratic|
A-CED.A.2|functions.line-two-points:fraction|
A-CED.A.3|algebra.systems-stories:more-second|
A-CED.A.4|equations.literal:standard|
A-REI.A.1|algebra.justify-steps:none|
A-REI.B.3|algebra.compound-inequality:negative|algebra.absolute-value-equation|equations.both-sides:parentheses equations.both-sides:fraction-solution equations.two-step-inequality:negative-number equations.literal:linear equations.literal:standard
A-REI.B.4|algebra.quadratic-formula:surd|
A-REI.B.4a|algebra.quadratic-formula:surd|
A-REI.B.4b|algebra.quadratic-formula:surd|
A-REI.C.5|algebra.systems-elimination:multiply-both|
A-REI.C.6|algebra.systems-elimination:multiply-both|
A-REI.C.7|algebra.line-and-curve:circle|
A-REI.D.10|algebra.on-the-graph:count|
A-REI.D.11|algebra.line-and-curve:parabola|algebra.line-and-curve:circle algebra.absolute-value-equation
A-REI.D.12|algebra.half-plane:system|algebra.draw-half-plane
F-IF.A.1|functions.is-a-function:two-outputs|
F-IF.A.2|functions.find-input:negative-rate|functions.recursive-sequence
F-IF.A.3|functions.recursive-sequence:two-back|
F-IF.B.4|functions.quadratic-story:end|
F-IF.B.5|functions.domain:story|
F-IF.B.6|functions.slope-from-table:falling|
F-IF.C.7|functions.corner-points:pieces|functions.draw-moved-graph
F-IF.C.7a|functions.key-points:factored|functions.draw-moved-graph
F-IF.C.7b|functions.corner-points:pieces|functions.draw-moved-graph
F-IF.C.7e|functions.exponential-graph:end|
F-IF.C.8|functions.quadratic-story:end|
F-IF.C.8a|functions.quadratic-story:end|
F-IF.C.8b|algebra.exponential-forms:percent|
F-IF.C.9|functions.compare:start|
F-BF.A.1|functions.combine:decay|
F-BF.A.1a|functions.growing-pattern:far|
F-BF.A.1b|functions.combine:decay|
F-BF.A.2|functions.explicit-sequence:geometric|
F-BF.B.3|functions.transform-point:both|functions.draw-moved-graph
F-BF.B.4|functions.inverse:quotient|
F-BF.B.4a|functions.inverse:quotient|
F-LE.A.1|functions.linear-or-exponential:neither|
F-LE.A.1a|functions.linear-or-exponential:neither|
F-LE.A.1b|functions.linear-or-exponential:neither|
F-LE.A.1c|functions.exponential-growth:other-factor|
F-LE.A.2|functions.explicit-sequence:geometric|
F-LE.A.3|functions.linear-or-exponential:neither|
F-LE.B.5|functions.parameters:factor|
G-CO.A.5|geometry.rotate-point:clockwise|geometry.move-figure
G-CO.C.9|geometry.parallel-line-angles:opposite-side|geometry.label-parallel-angles
G-GPE.B.7|geometry.point-distance:negative|
S-ID.A.1|statistics.read-histogram:below|statistics.build-histogram statistics.box-plot
S-ID.A.2|statistics.interquartile-range:odd|
S-ID.A.3|statistics.outlier-effect:high|
S-ID.B.5|statistics.two-way-table:share|statistics.fill-two-way-table
S-ID.B.6|statistics.fit-line:falling|
S-ID.B.6a|statistics.fit-line:falling|
S-ID.B.6b|statistics.residuals:back|
S-ID.B.6c|statistics.fit-line:falling|
S-ID.C.7|statistics.model-meaning:falling|
S-ID.C.8|statistics.correlation-coefficient:weak-up|
S-ID.C.9|statistics.correlation-cause:experiment|
S-IC.B.4|statistics.sample-size:small-first|
S-CP.A.2|statistics.two-draws:kept-out|
S-CP.B.8|statistics.two-draws:kept-out|
`;
