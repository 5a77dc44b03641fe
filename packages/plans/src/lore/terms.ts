/** The terms that lessons need, explained for students: `term|meaning`, one per line; `term/sense` where a word means something else in other lessons. */
export const termLines = `
absolute value|how far a number is from 0
accuracy|how close a number is to the true one, shown by its digits
acute angle|an angle smaller than a right angle
addend|a number that is added
angle|the turn between two rays that begin at one point
area|how much flat space a figure covers
array|things in equal rows and columns
axis|one of the two number lines of the coordinate plane
bar graph|a graph whose bars show counts
base|the side that the height stands on
base of a power|the number that is multiplied by itself
causation|that one thing makes another happen
circumference|the way around a circle
coefficient|the number in front of a letter
column|things one above another
common denominator|one denominator with which both fractions can be written
compare|say which is more, or that they are the same
composite|a number with more than two factors
constant of proportionality|the number that each value is multiplied by
convert|write the same amount in another unit
coordinate|a number that tells where a point lies
corner|a point where two sides of a shape meet
correlation coefficient|a number from −1 to 1 that says how close points are to a line
count on|go on counting from a number
data|what was counted or measured
decimal|a number written with tenths and smaller parts
decimal point|the mark after the ones
degree|a turn of which 360 make a full turn
denominator|the bottom number: which parts the whole is cut into
diameter|the way across a circle through its center
difference|what is left, or how far apart two numbers are
difference of squares|one square minus another
digit|one of the signs 0 to 9
distributive law|a times a sum is a times each part, added
distributive property|a factor outside parentheses multiplies each term inside
dividend|the number that is divided
divisor|the number that divides
domain|all inputs of a function
dot plot|a graph with a dot for each value
edge|a line where two faces of a solid meet
elapsed time|how long something lasts
elimination|adding equations so that a letter vanishes
equal fractions|fractions that name the same number, such as 1/2 and 2/4
equal groups|groups with the same number of things
equal parts|parts of the same size
equal ratios|ratios with the same unit rate
equal sign|the sign that says both sides have the same value
equation|a statement that two expressions have the same value
estimate|a value found without exact work
event|something that may happen, as a set of outcomes
expanded form|a number written as a sum of its places
exponent|the small number that counts equal factors
exponential function|a function that is multiplied by the same factor in each step
expression|numbers, letters and signs that name a number
factor|one of the numbers or expressions that are multiplied
fewer|not as many
flat shape|a shape that lies in a plane, such as a circle or a square
fourth|one of four equal parts
fraction|a number made of equal parts of a whole
function|a rule with one output for each input
greater|more than another
greatest common factor|the largest number that divides both
group|things that belong together
growth factor|what each step multiplies by
half|one of two equal parts
half hour|30 minutes
height|how far the top is from the base, at a right angle
histogram|a graph that counts values in ranges
hour|60 minutes
hour hand|the short hand of a clock
hundred|ten tens
hundredth|one of a hundred equal parts of a whole
hypotenuse|the side across from the right angle
independent|not changing each other's chances
inequality|a statement that one side is less or greater
input|what goes into a function
intercept|where a graph meets an axis
interquartile range|how wide the middle half of the data is
interval|all numbers between two ends
inverse function|the function that takes each output back to its input
inverse operation|the operation that undoes another
irrational number|a number that cannot be written as a fraction of two integers
layer|one level of cubes
least common multiple|the smallest multiple of both
leg|a side next to the right angle
length|how long something is
like terms|terms with the same letters to the same powers
linear equation|an equation that can be written as a number times its letter plus a number equal to 0
linear function|a function whose graph is a straight line
mean|the total shared equally
median|the middle value in order
minute hand|the long hand of a clock
mixed number|a whole number and a fraction together
multiple|a number times a whole number
negative number|a number below 0
number|what tells how many or how much
number line|a line on which each point is a number
numerator|the top number: how many parts are meant
obtuse angle|an angle between a right and a straight one
one|a single thing; ten of them make a ten
opposite|the number as far from 0 on the other side
order of operations|what is evaluated first: parentheses, powers, times and divide, plus and minus
ordered pair|two numbers whose order matters
origin|the point where the axes meet
outcome|one thing that can happen
outlier|a value far from the others
output|what comes out of a function
parallel lines|lines that never meet
parameter|a number of a rule that stays the same while the input changes
parentheses|signs around what is evaluated first
part|one of the amounts that make a whole
partial product|the product of one part of a number
pattern|something that goes on by a rule
percent|a number of hundredths
perimeter|the way around a figure
pi|how often the diameter of a circle fits around it, about 3.14
picture graph|a graph with pictures that stand for counts
place|where a digit stands
place value|what a digit is worth where it stands
polynomial|a sum of numbers times powers of a letter
population|all that a question is about
power|a product of equal factors
prime|a number with exactly two factors, 1 and itself
probability|a number from 0 to 1 that tells how likely something is
product|what multiplying gives
property of equality|what may be done to both sides of an equation
proportional|two quantities are proportional when one is always the same number times the other
quadratic equation|an equation with the square of its letter
quadratic expression|an expression in which the square is the highest power of the letter
quantity|something that can be counted or measured
quotient|what dividing gives
radicand|the number under a root
radius|the way from the center of a circle to its edge
random|left to chance, so that nobody can know the result before
range|the largest value minus the smallest
rate|a ratio of two kinds of quantity
rate of change|how much the output changes for one step of the input
ratio|a comparison of two quantities by multiplying
rational number|a number that can be written as a fraction of two integers, such as -3/4 or 5
reciprocal|the fraction turned upside down
reflection|a move that mirrors a figure
remainder|what is left over after dividing
right angle|a quarter of a full turn
rise|how far a line goes up between two points
rotation|a move that turns a figure about a point
round|replace by the nearest ten, hundred, tenth …
row|things side by side
rule|what tells how each number is found
ruler|a tool that shows lengths
run|how far a line goes across between two points
sample|a part of a population that is looked at
sample space|all outcomes
scale|what one step or one length of a drawing stands for
scale factor|the number that each length is multiplied by
scatter plot|a graph of pairs as points
scientific notation|a number at least 1 and less than 10, times a power of ten
side|a line of a figure's border
slope|rise divided by run: how steep a line is
solid|a shape with a length, a width and a height
solution|a value that makes a statement true
solution/pair|a pair of values that makes every equation or inequality true
square root|the number whose square is given
square unit|a square with sides of one unit
straight angle|half of a full turn
substitution|putting an expression in the place of a letter
sum|what adding gives
surface area|the area of all faces of a solid
system of equations|equations that hold together
ten|a group of ten ones, such as a bundle or a full frame
tenth|one of ten equal parts of a whole
term|a part of an expression between plus and minus signs
term of a pattern|one member of it
thousandth|one of a thousand equal parts of a whole
times as many|so many copies of an amount
translation|a move that slides a figure
transversal|a line across two others
trend line|a line that runs through the middle of a cloud of points
unit|what we count or measure with
unit cube|a cube with edges of one unit
unit fraction|one of the equal parts of a whole
unit rate|how much belongs to one
unknown|a number to be found
value|how much a number or an expression is worth
variable|a letter that stands for a number
vertex|the highest or lowest point of a parabola
volume|how much space a solid fills
weight|how heavy something is
whole|the full amount that parts are taken of
zero|an input whose output is 0
`;
