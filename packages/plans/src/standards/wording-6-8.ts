/** Grades 6 to 8, a code and our own wording on each line. */
export const wording68 = `
6.RP.A|Ratios and rates
6.RP.A.1|Know what a ratio is and say it in words
6.RP.A.2|Know what a unit rate is: so much for one
6.RP.A.3|Solve problems with ratios and rates
6.RP.A.3a|Make tables of equal ratios, fill gaps and plot the pairs
6.RP.A.3b|Solve unit price and speed problems
6.RP.A.3c|Find a percent of a quantity, and the whole from a part and a percent
6.RP.A.3d|Change units of measure by ratio reasoning
6.NS.A|Dividing fractions
6.NS.A.1|Divide a fraction by a fraction and solve stories with it
6.NS.B|Fluent arithmetic, common factors and multiples
6.NS.B.2|Divide large numbers with the usual written method
6.NS.B.3|Add, subtract, multiply and divide decimals with the usual written methods
6.NS.B.4|Find greatest common factors and least common multiples, and take out a common factor
6.NS.C|Negative numbers
6.NS.C.5|Use positive and negative numbers for opposite directions, and say what 0 means
6.NS.C.6|Place negative numbers on the line and in the plane
6.NS.C.6a|Know opposites as mirrored at 0, and that the opposite of the opposite is the number
6.NS.C.6b|Tell the quadrant from signs, and see mirrored points
6.NS.C.6c|Place rational numbers on lines and pairs in the plane
6.NS.C.7|Order rational numbers and know absolute value
6.NS.C.7a|Read an inequality as left and right on the number line
6.NS.C.7b|Write and explain order in real situations
6.NS.C.7c|Know absolute value as distance from 0
6.NS.C.7d|Tell "greater" from "farther from 0"
6.NS.C.8|Solve problems with points in all four quadrants, and find distances along the axes
6.EE.A|From arithmetic to algebra
6.EE.A.1|Write and work out powers with whole exponents
6.EE.A.2|Write, read and evaluate expressions with letters
6.EE.A.2a|Write an expression for words
6.EE.A.2b|Name the parts of an expression: term, factor, coefficient
6.EE.A.2c|Work out an expression for given values, in the right order
6.EE.A.3|Rewrite expressions by the laws of arithmetic
6.EE.A.4|Tell when two expressions are equal for every value
6.EE.B|Equations and inequalities with one letter
6.EE.B.5|See solving as finding which values make a statement true
6.EE.B.6|Use a letter for an unknown or for any number of a set
6.EE.B.7|Write and solve x + p = q and px = q
6.EE.B.8|Write x > c or x < c for a condition and draw it on a number line
6.EE.C|Two quantities that change together
6.EE.C.9|Write an equation for two quantities, one depending on the other, and read table and graph
6.G.A|Area, surface and volume
6.G.A.1|Find areas of triangles, special quadrilaterals and polygons by cutting and joining
6.G.A.2|Find the volume of a box with fractional edges
6.G.A.3|Draw polygons from coordinates and find lengths of level and upright sides
6.G.A.4|Unfold solids into nets and find their surface area
6.SP.A|What varies in data
6.SP.A.1|Tell a statistical question: one whose answers vary
6.SP.A.2|Describe a distribution by center, spread and shape
6.SP.A.3|Know what a measure of center and a measure of variation each tell
6.SP.B|Showing and summing up data
6.SP.B.4|Show number data in plots on a number line, such as dot plots, histograms and box plots
6.SP.B.5|Sum up data in their context
6.SP.B.5a|Say how many observations there are
6.SP.B.5b|Say what was measured, how and in which unit
6.SP.B.5c|Give median or mean, and spread, and say what stands out
6.SP.B.5d|Choose measures that fit the shape of the data
7.RP.A|Proportional relationships
7.RP.A.1|Find unit rates from ratios of fractions
7.RP.A.2|Recognize and show proportional relationships
7.RP.A.2a|Decide whether two quantities are proportional
7.RP.A.2b|Find the constant of proportionality in tables, graphs, equations and words
7.RP.A.2c|Write a proportional relationship as an equation
7.RP.A.2d|Say what a point of the graph means, above all at 0 and at 1
7.RP.A.3|Use proportional relationships for ratio and percent problems of several steps: interest, tax, markups and markdowns, tips, commissions, fees, percent increase and decrease, percent error
7.NS.A|Arithmetic with rational numbers
7.NS.A.1|Add and subtract rational numbers and show it on a number line
7.NS.A.1a|Describe opposite quantities that make 0 together
7.NS.A.1b|See a sum as a step to the right or the left on the number line
7.NS.A.1c|See subtracting as adding the opposite, and distance as absolute difference
7.NS.A.1d|Use the laws of arithmetic to add and subtract rational numbers
7.NS.A.2|Multiply and divide rational numbers
7.NS.A.2a|Know why the signs of a product are what they are
7.NS.A.2b|Divide integers, and know the signs of a quotient
7.NS.A.2c|Use the laws of arithmetic to multiply and divide rational numbers
7.NS.A.2d|Turn a fraction into a decimal that ends or repeats
7.NS.A.3|Solve problems with the four operations on rational numbers
7.EE.A|Expressions in other forms
7.EE.A.1|Add, subtract, factor and expand linear expressions
7.EE.A.2|Rewrite an expression to show something new about a situation
7.EE.B|Equations and inequalities from real problems
7.EE.B.3|Solve multi-step problems with any rational numbers and check by estimating
7.EE.B.4|Use letters, equations and inequalities to solve problems
7.EE.B.4a|Solve px + q = r and p(x + q) = r, also from stories
7.EE.B.4b|Solve px + q > r and its like, and say what the solutions mean
7.G.A|Drawing and slicing figures
7.G.A.1|Work with scale drawings: real lengths and areas, and a new scale
7.G.A.2|Draw figures from conditions, and see when a triangle is fixed
7.G.A.3|Describe what slicing a solid leaves
7.G.B|Circles, angles, area and volume
7.G.B.4|Use the formulas for area and circumference of a circle
7.G.B.5|Find unknown angles from supplementary, complementary, vertical and adjacent ones
7.G.B.6|Solve problems with area, surface and volume of figures made of triangles, rectangles and prisms
7.SP.A|What a sample says
7.SP.A.1|Know that a fair random sample tells about the whole
7.SP.A.2|Estimate for a population from a sample, and see how estimates vary
7.SP.B|Comparing two groups
7.SP.B.3|Judge how far two distributions overlap, in units of their spread
7.SP.B.4|Compare two populations by center and spread of samples
7.SP.C|Chance
7.SP.C.5|Know probability as a number from 0 to 1
7.SP.C.6|Estimate a probability by many trials, and predict counts from it
7.SP.C.7|Make a model of chance and compare it with what happens
7.SP.C.7a|Find probabilities where all outcomes are equally likely
7.SP.C.7b|Make a model from observed frequencies
7.SP.C.8|Find probabilities of events made of several steps
7.SP.C.8a|See such a probability as a share of all outcomes
7.SP.C.8b|List all outcomes in tables, lists and trees
7.SP.C.8c|Simulate to estimate a probability
8.NS.A|Numbers that are not rational
8.NS.A.1|Tell rational from irrational by decimals, and turn a repeating decimal into a fraction
8.NS.A.2|Approximate irrational numbers and place them on a line
8.EE.A|Roots and integer exponents
8.EE.A.1|Use the laws of integer exponents
8.EE.A.2|Solve x² = p and x³ = p with roots, and know small squares and cubes
8.EE.A.3|Estimate very large and small numbers by a digit times a power of ten
8.EE.A.4|Calculate in scientific notation
8.EE.B|Proportions, lines and slope
8.EE.B.5|Graph proportional relationships and read the unit rate as slope
8.EE.B.6|Explain with similar triangles why a line has one slope, and get y = mx + b
8.EE.C|Linear equations and pairs of them
8.EE.C.7|Solve linear equations with one letter
8.EE.C.7a|Tell one solution, none and endlessly many apart
8.EE.C.7b|Solve linear equations with rational coefficients, also where one has to expand by the distributive property and collect like terms
8.EE.C.8|Solve pairs of linear equations
8.EE.C.8a|See a solution of a pair as the point where two lines meet
8.EE.C.8b|Solve a pair by algebra, and estimate it from a graph
8.EE.C.8c|Solve stories that lead to a pair of equations
8.F.A|What a function is
8.F.A.1|Know a function as a rule with one output for each input
8.F.A.2|Compare two functions shown in different ways
8.F.A.3|Know y = mx + b as a straight line, and functions that are not linear
8.F.B|Functions as models
8.F.B.4|Build a linear function and say what rate and starting value mean
8.F.B.5|Read and sketch how a graph rises, falls and bends
8.G.A|Congruence and similarity by moving figures
8.G.A.1|Try out what rotations, reflections and translations keep
8.G.A.1a|See that lines stay lines and lengths stay the same
8.G.A.1b|See that angles stay the same
8.G.A.1c|See that parallels stay parallel
8.G.A.2|Show congruence by a sequence of moves
8.G.A.3|Give the coordinates of a figure after a move or a dilation
8.G.A.4|Show similarity by moves and a dilation
8.G.A.5|Give reasons for angle sums, exterior angles and angles at parallels
8.G.B|The Pythagorean theorem
8.G.B.6|Explain a proof of the theorem and of its converse
8.G.B.7|Use the Pythagorean theorem for unknown sides of right triangles, in real and mathematical problems, flat and in space
8.G.B.8|Find the distance of two points in the plane
8.G.C|Volumes of round solids
8.G.C.9|Use the volume formulas of cones, cylinders and spheres
8.SP.A|Two quantities in data
8.SP.A.1|Draw and read scatter plots: clusters, outliers, direction
8.SP.A.2|Fit a straight line by eye and judge how well it fits
8.SP.A.3|Use the equation of a fitted line and say what slope and intercept mean
8.SP.A.4|Read two-way tables and compare relative frequencies
`;
