/** High school and the mathematical practices, a code and our own wording on each line. */
export const wordingHigh = `
N-RN.A|Rational exponents
N-RN.A.1|Explain why a rational exponent means a root
N-RN.A.2|Rewrite roots and rational exponents
N-RN.B|Rational and irrational numbers
N-RN.B.3|Explain which sums and products are rational and which are not
N-Q.A|Quantities and units
N-Q.A.1|Let units guide a solution, a formula, a graph
N-Q.A.2|Choose the quantities that describe a situation
N-Q.A.3|Report with an accuracy that the measurement allows
N-CN.A|Arithmetic with complex numbers
N-CN.A.1|Know i and the form a + bi
N-CN.A.2|Add, subtract and multiply complex numbers
N-CN.A.3|Use conjugates for moduli and quotients
N-CN.B|The complex plane
N-CN.B.4|Place complex numbers in rectangular and polar form
N-CN.B.5|See operations on complex numbers as moves of the plane
N-CN.B.6|Find distances and midpoints in the complex plane
N-CN.C|Complex numbers in polynomials
N-CN.C.7|Solve quadratics that have complex solutions
N-CN.C.8|Carry polynomial identities over to complex numbers
N-CN.C.9|Know the fundamental theorem of algebra, and show it for quadratics
N-VM.A|Vectors as quantities
N-VM.A.1|Know vectors by length and direction, and write them
N-VM.A.2|Find components from two points
N-VM.A.3|Solve problems about velocity and other vectors
N-VM.B|Calculating with vectors
N-VM.B.4|Add and subtract vectors
N-VM.B.4a|Add vectors end to end and by components
N-VM.B.4b|Find length and direction of a sum
N-VM.B.4c|See subtracting as adding the opposite vector
N-VM.B.5|Multiply a vector by a number
N-VM.B.5a|Show it by stretching or turning the arrow
N-VM.B.5b|Find length and direction of a multiple
N-VM.C|Matrices
N-VM.C.6|Keep data in matrices
N-VM.C.7|Multiply matrices by numbers
N-VM.C.8|Add, subtract and multiply matrices
N-VM.C.9|Know which laws hold for matrix products and which do not
N-VM.C.10|Know zero and identity matrices, and when an inverse exists
N-VM.C.11|Multiply a vector by a matrix
N-VM.C.12|See 2 × 2 matrices as moves of the plane and the determinant as area
A-SSE.A|Reading expressions
A-SSE.A.1|Say what an expression means in its situation
A-SSE.A.1a|Say what terms, factors and coefficients mean
A-SSE.A.1b|Read a complicated expression by taking a part as one thing
A-SSE.A.2|Use the structure of an expression to rewrite it
A-SSE.B|Forms that show something
A-SSE.B.3|Choose the form that shows what is asked
A-SSE.B.3a|Factor a quadratic expression to show the zeros of the function that it stands for
A-SSE.B.3b|Complete the square to see the highest or lowest value
A-SSE.B.3c|Rewrite exponential expressions to see rates
A-SSE.B.4|Derive and use the sum of a finite geometric series
A-APR.A|Arithmetic with polynomials
A-APR.A.1|Add, subtract and multiply polynomials
A-APR.B|Zeros and factors
A-APR.B.2|Use the remainder theorem
A-APR.B.3|Find zeros from factors and sketch the graph
A-APR.C|Polynomial identities
A-APR.C.4|Prove identities and use them on numbers
A-APR.C.5|Use the binomial theorem
A-APR.D|Rational expressions
A-APR.D.6|Write a quotient of polynomials as whole part and remainder
A-APR.D.7|Add, subtract, multiply and divide rational expressions
A-CED.A|Making equations
A-CED.A.1|Make equations and inequalities with one letter and solve problems
A-CED.A.2|Make equations with two or more letters and graph them
A-CED.A.3|Write conditions as equations, inequalities and systems, and judge solutions
A-CED.A.4|Solve a formula for another letter
A-REI.A|Solving as reasoning
A-REI.A.1|Give the reason for each step of a solution
A-REI.A.2|Solve rational and root equations and spot false solutions
A-REI.B|Equations and inequalities with one letter
A-REI.B.3|Solve linear equations and inequalities, also with letters as coefficients
A-REI.B.4|Solve quadratic equations
A-REI.B.4a|Complete the square and derive the quadratic formula
A-REI.B.4b|Choose a method for a quadratic equation: roots, square, formula or factors
A-REI.C|Systems of equations
A-REI.C.5|Show why adding a multiple of one equation to another keeps the solutions
A-REI.C.6|Solve systems of linear equations exactly and from graphs
A-REI.C.7|Solve a line with a quadratic
A-REI.C.8|Write a linear system as one matrix equation
A-REI.C.9|Use an inverse matrix to solve a system
A-REI.D|Solving with graphs
A-REI.D.10|Know a graph as all solutions of an equation
A-REI.D.11|Explain why curves meet where f(x) = g(x), and find where
A-REI.D.12|Graph linear inequalities and systems of them
F-IF.A|What a function is
F-IF.A.1|Know domain and range, and that each input has one output
F-IF.A.2|Use function notation and say what it means
F-IF.A.3|See sequences as functions
F-IF.B|Reading functions in a situation
F-IF.B.4|Read key features of a graph or table: zeros, rises, extremes, ends
F-IF.B.5|Match a domain with the graph and the situation
F-IF.B.6|Find the average rate of change and say what it means
F-IF.C|Functions in several forms
F-IF.C.7|Graph functions and show what matters
F-IF.C.7a|Graph lines and parabolas with intercepts and extremes
F-IF.C.7b|Graph root, absolute-value and step functions
F-IF.C.7c|Graph polynomials by zeros and end behavior
F-IF.C.7d|Graph rational functions with zeros and asymptotes
F-IF.C.7e|Graph exponential, logarithmic and trigonometric functions
F-IF.C.8|Rewrite a function to show its properties
F-IF.C.8a|Factor or complete the square to show zeros, extremes and symmetry
F-IF.C.8b|Read growth and decay from exponents
F-IF.C.9|Compare two functions shown in different ways
F-BF.A|Building functions
F-BF.A.1|Write a function for a relationship
F-BF.A.1a|Find a formula, a recursion or steps from a situation
F-BF.A.1b|Join functions by arithmetic
F-BF.A.1c|Compose functions
F-BF.A.2|Write arithmetic and geometric sequences both ways
F-BF.B|New functions from old
F-BF.B.3|Shift and stretch graphs, and tell even from odd
F-BF.B.4|Undo a function: its inverse
F-BF.B.4a|Solve f(x) = c for a formula of the inverse
F-BF.B.4b|Check an inverse by composing
F-BF.B.4c|Read the inverse from a graph or table
F-BF.B.4d|Restrict a domain so that an inverse exists
F-BF.B.5|Know exponents and logarithms as inverses
F-LE.A|Linear and exponential models
F-LE.A.1|Tell linear from exponential situations
F-LE.A.1a|Show that linear functions grow by equal differences and exponential ones by equal factors
F-LE.A.1b|Recognize a constant rate
F-LE.A.1c|Recognize a constant percent change
F-LE.A.2|Build linear and exponential functions from graphs, words or pairs
F-LE.A.3|See that exponential growth overtakes linear and polynomial growth in the end
F-LE.A.4|Solve exponential equations with logarithms
F-LE.B|What the parameters mean
F-LE.B.5|Say what the parameters of a linear or exponential model mean
F-TF.A|The unit circle
F-TF.A.1|Know radians as arc length on the unit circle
F-TF.A.2|Extend sine and cosine to all numbers
F-TF.A.3|Find exact values at special angles
F-TF.A.4|Explain symmetry and period by the unit circle
F-TF.B|Periodic models
F-TF.B.5|Choose a periodic function by amplitude, frequency and midline
F-TF.B.6|Restrict a trigonometric function so that it has an inverse
F-TF.B.7|Solve trigonometric equations from models
F-TF.C|Trigonometric identities
F-TF.C.8|Prove and use sin² + cos² = 1
F-TF.C.9|Prove and use the addition formulas
G-CO.A|Moves of the plane
G-CO.A.1|Define angle, circle, parallel and perpendicular lines exactly
G-CO.A.2|Describe moves as functions on points
G-CO.A.3|Find the moves that carry a figure onto itself
G-CO.A.4|Define rotation, reflection and translation
G-CO.A.5|Draw a figure after a move, and find moves that carry one onto another
G-CO.B|Congruence by moves
G-CO.B.6|Decide congruence by rigid moves
G-CO.B.7|Show that equal sides and angles mean congruent triangles, and back
G-CO.B.8|Explain why ASA, SAS and SSS work
G-CO.C|Proofs about lines, angles and figures
G-CO.C.9|Prove facts about lines and angles
G-CO.C.10|Prove facts about triangles
G-CO.C.11|Prove facts about parallelograms
G-CO.D|Constructions
G-CO.D.12|Construct with compass, straightedge, string, folding or software
G-CO.D.13|Construct an equilateral triangle, a square and a hexagon in a circle
G-SRT.A|Similarity by dilation
G-SRT.A.1|Try out what a dilation does
G-SRT.A.1a|See that a dilation carries a line to a parallel one
G-SRT.A.1b|See that lengths change by the scale factor
G-SRT.A.2|Decide similarity by moves and dilations
G-SRT.A.3|Explain why two equal angles make triangles similar
G-SRT.B|Proofs with similarity
G-SRT.B.4|Prove facts about triangles by similarity
G-SRT.B.5|Solve and prove with congruence and similarity
G-SRT.C|Right triangle trigonometry
G-SRT.C.6|Know sine, cosine and tangent as ratios that depend on the angle alone
G-SRT.C.7|Use how sine and cosine of complementary angles belong together
G-SRT.C.8|Solve right triangles in real problems
G-SRT.D|Trigonometry of all triangles
G-SRT.D.9|Derive the area formula with sine
G-SRT.D.10|Prove and use the laws of sines and cosines
G-SRT.D.11|Find unknown measures with the laws of sines and cosines
G-C.A|Facts about circles
G-C.A.1|Show that moving and resizing carries any circle onto any other
G-C.A.2|Know how angles, radii and chords of a circle belong together
G-C.A.3|Construct inscribed and circumscribed circles, and know angles of quadrilaterals in a circle
G-C.A.4|Construct a tangent from a point
G-C.B|Arcs and sectors
G-C.B.5|Derive arc length and sector area
G-GPE.A|Equations of conics
G-GPE.A.1|Derive the equation of a circle, and find center and radius
G-GPE.A.2|Derive the equation of a parabola from focus and directrix
G-GPE.A.3|Derive the equations of ellipses and hyperbolas
G-GPE.B|Geometry with coordinates
G-GPE.B.4|Prove simple facts with coordinates
G-GPE.B.5|Use slopes of parallel and perpendicular lines
G-GPE.B.6|Divide a segment in a given ratio
G-GPE.B.7|Find perimeters and areas from coordinates
G-GMD.A|Volume formulas
G-GMD.A.1|Give reasons for the formulas of circles, cylinders, pyramids and cones
G-GMD.A.2|Use Cavalieri's principle for volumes
G-GMD.A.3|Use volume formulas of cylinders, pyramids, cones and spheres
G-GMD.B|Slices and solids of revolution
G-GMD.B.4|Tell the shape of a slice and the solid that a turn makes
G-MG.A|Modeling with geometry
G-MG.A.1|Describe objects by geometric shapes
G-MG.A.2|Use density by area and volume
G-MG.A.3|Solve design problems by geometry
S-ID.A|One variable
S-ID.A.1|Draw dot plots, histograms and box plots
S-ID.A.2|Compare centers and spreads by measures that fit the shape
S-ID.A.3|Say what shape, center, spread and outliers mean in context
S-ID.A.4|Use mean and standard deviation with a normal curve
S-ID.B|Two variables
S-ID.B.5|Read two-way tables: joint, marginal and conditional frequencies
S-ID.B.6|Draw scatter plots and describe the relationship
S-ID.B.6a|Fit a function to data and use it
S-ID.B.6b|Judge a fit by its residuals
S-ID.B.6c|Fit a line
S-ID.C|Linear models
S-ID.C.7|Say what slope and intercept mean in the data
S-ID.C.8|Find and read a correlation coefficient
S-ID.C.9|Tell correlation from cause
S-IC.A|Chance behind data
S-IC.A.1|Know inference as a step from sample to population
S-IC.A.2|Decide whether a model fits what happened
S-IC.B|Conclusions from studies
S-IC.B.3|Tell surveys, experiments and observations apart, and what randomness does in each
S-IC.B.4|Estimate a mean or share with a margin of error
S-IC.B.5|Compare two treatments by simulation
S-IC.B.6|Judge reports that rest on data
S-CP.A|Independence and conditional probability
S-CP.A.1|Describe events as sets of outcomes
S-CP.A.2|Test independence by multiplying probabilities
S-CP.A.3|Know conditional probability and what independence says of it
S-CP.A.4|Use two-way tables to judge independence
S-CP.A.5|Explain both ideas in everyday words
S-CP.B|Rules of probability
S-CP.B.6|Find a conditional probability as a share of outcomes
S-CP.B.7|Use the addition rule
S-CP.B.8|Use the multiplication rule
S-CP.B.9|Use permutations and combinations
S-MD.A|Expected values
S-MD.A.1|Define a random variable and graph its distribution
S-MD.A.2|Find an expected value and read it as a mean
S-MD.A.3|Make a distribution from theory and find its expected value
S-MD.A.4|Make a distribution from data and find its expected value
S-MD.B|Decisions under chance
S-MD.B.5|Weigh outcomes by payoff and probability
S-MD.B.5a|Find the expected payoff of a game
S-MD.B.5b|Compare strategies by expected value
S-MD.B.6|Use chance to decide fairly
S-MD.B.7|Judge decisions by probability
MP.1|Make sense of a problem and stay with it
MP.2|Move between the situation and its numbers
MP.3|Argue, and weigh the arguments of others
MP.4|Describe a real situation by mathematics
MP.5|Choose tools on purpose
MP.6|Be exact in words, signs and units
MP.7|Look for structure and use it
MP.8|Notice what repeats and put it in general terms
`;
