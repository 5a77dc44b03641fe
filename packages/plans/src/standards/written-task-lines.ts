/**
 * What a standard asks for that no generator draws, such as to draw, to prove or to write in words:
 * `code|task|what a right answer shows` is part of the lesson; a line with `ticket` before the task stands on the exit
 * ticket. Numbers are fixed and were worked out by hand; what can be calculated is verified with the plan.
 */
export const writtenTaskLines = `
K.CC.B.5|Put 14 counters on the table, one by one. Draw them here.|counts out 14 and stops there
K.MD.B.3|A box has 4 red, 7 blue and 2 green buttons. Draw each color in a row of its own, the fewest first.|draws rows of 2, 4 and 7, in this order
1.OA.A.1|There are 9 fish in a tank. Some are red and some are blue. Show two ways in which that can be.|shows two pairs that make 9, such as \`4 + 5 = 9\` and \`2 + 7 = 9\`
1.OA.A.1|Ana has 12 shells. Ben has 7 shells. How many fewer does Ben have?|matches the shells or writes \`12 - 7 = 5\`
1.OA.D.7|Is it true? Show how you know: 6 + 2 = 3 + 5. Then: 4 + 1 = 5 + 2.|finds the value of both sides: the first is true and the second is not
1.NBT.A.1|Write one hundred eight in digits. Then write the number that comes after 119.|writes 108 and 120
1.MD.A.1|A crayon is shorter than a string. The string is shorter than a marker. Which is longer, the crayon or the marker? Draw all three.|says that the marker is longer, because the string is between the two
1.MD.B.3|Draw a clock that shows half past seven. Write the time below it as a digital clock shows it.|draws the short hand halfway from 7 to 8 and the long hand at 6, and writes 7:30
1.MD.B.3|ticket|Draw a clock that shows half past ten. Write the time below it.|draws the short hand halfway from 10 to 11 and the long hand at 6, and writes 10:30
1.G.A.2|Put two cubes together. Draw what you see, and say the name of the new shape.|draws a box that is twice as long as wide
2.OA.C.3|Write 14 as a sum of two equal numbers. Draw why that does not work for 15.|writes \`14 = 7 + 7\`, and draws pairs with one left over for 15
2.NBT.A.2|Count by fives: 85, 90, and three more. Count by hundreds: 300, 400, and three more.|writes 95, 100, 105 and 500, 600, 700
2.NBT.A.3|Write 407 in words and as hundreds, tens and ones with plus signs.|writes four hundred seven and \`407 = 400 + 7\`, and says that there are no tens
2.NBT.A.3|ticket|Write 508 in words and with plus signs. Then write nine hundred sixty in digits.|writes five hundred eight, \`508 = 500 + 8\` and 960
2.MD.B.5|One ribbon is 38 cm long and another is 27 cm. Draw both end to end, and write an equation for the length of both.|draws one bar for each and writes \`38 + 27 = 65\`
2.MD.B.6|Draw a number line from 0 to 50. Show 26 + 18 as two jumps, and then 44 - 18 as a jump back.|lands at 44 and is back at 26: \`26 + 18 = 44\`
2.MD.C.7|Draw a clock with the time at which school ends, to the nearest five minutes. Write it with a.m. or p.m.|draws the long hand at a five-minute mark and writes p.m. for a time after noon
2.MD.D.9|Measure five crayons or pencils to the nearest inch. Draw a line plot of their lengths.|draws one mark for each thing, above its length
2.MD.D.10|Ask ten classmates which of four fruits they like best. Draw a bar graph of the answers.|draws one bar for each fruit, and the heights add up to ten
2.G.A.1|Draw a shape with five sides, and one with four sides that is no square.|draws two closed shapes with straight sides and as many corners as sides
2.G.A.2|Draw a rectangle. Split it into 3 rows and 4 columns of equal squares. How many are there?|draws 12 squares and counts by rows or by columns
3.OA.B.5|Draw why 3 × 5 and 5 × 3 are equal. Then work out 2 × 7 × 5 in an order that is easy.|turns an array of 3 rows of 5, and multiplies \`2 × 5 = 10\` first, so that \`10 × 7 = 70\`
3.OA.D.8|Mia has 50 stickers. She puts 8 on each of 4 pages. Write an equation with a letter for how many are left, and solve it.|writes \`4 × 8 = 32\` and \`50 - 32 = 18\` as one equation or two, with a letter for the 18
3.OA.D.9|The products of 4 are 4, 8, 12, 16, 20. Why are all of them even? Use words or a drawing.|says that four equal groups can be put into two groups of the same size
3.NF.A.1|Draw a bar, split it into 6 equal parts and shade five sixths. How many sixths did you shade?|draws 6 equal parts, shades 5 and says that five sixths are 5 parts of one sixth each
3.MD.A.1|A film starts at 4:35 and lasts 1 hour and 50 minutes. Draw a number line that shows when it ends.|goes to 5:35 first, or to the full hour, and ends at 6:25
3.MD.A.2|Estimate how many liters of water a bucket holds and how many grams a pencil case weighs. Then measure both.|writes an estimate before measuring, and each number with its unit
3.MD.B.3|A library lent 15 comics, 25 novels and 10 atlases. Draw a bar graph in which one step stands for 5 books.|draws bars of 3, 5 and 2 steps and writes the scale
3.MD.B.4|Measure six things to the nearest fourth of an inch. Draw a line plot of their lengths.|marks each length at its fourth of an inch
3.MD.C.7|Draw 5 rows of 7 unit squares. Cut them into a part with 4 columns and a part with 3 columns. Write the area of each part and of the whole.|writes \`5 × 4 + 5 × 3 = 5 × 7\` and finds 35 squares by counting as well
3.MD.C.7c|Draw a rectangle that shows why 6 × 8 is 6 × 5 and 6 × 3 together.|cuts a rectangle of 6 by 8 into 6 by 5 and 6 by 3: \`6 × 5 + 6 × 3 = 48\`
3.MD.D.8|Draw two different rectangles with a perimeter of 12 units. Write the area of each.|draws two of these: 1 by 5, 2 by 4, 3 by 3, with areas of 5, 8 and 9 square units
3.G.A.1|Draw a figure with four straight sides that is no square, no rectangle and no rhombus.|draws four straight sides that are not all equal, and corners that are not all right angles
4.OA.A.2|Leo is 12 years old and his aunt is 36. Write one sentence with “times as old” and one with “years older.”|says 3 times as old, \`36 = 3 × 12\`, and 24 years older, \`36 = 12 + 24\`
4.OA.A.3|A club has $150. It buys 6 balls for $17 each, and nets for $9 each from the rest. Write equations with a letter for the number of nets. What happens with the money that is left?|finds \`150 - 6 × 17 = 48\` and \`48 = 5 × 9 + 3\`: 5 nets, and $3 is left
4.OA.B.4|Is 84 a multiple of 7? Is it a multiple of 9? Show how you know.|writes \`84 = 7 × 12\` and \`84 = 9 × 9 + 3\`
4.NBT.A.2|Write 40,305 in words and as a sum of its places. Which is larger, 40,305 or 40,350?|writes forty thousand three hundred five and \`40305 = 40000 + 300 + 5\`, and compares the tens
4.NBT.B.5|Draw a rectangle for 24 × 36, cut by tens and ones. Write the product of each part.|writes \`20 × 30 + 20 × 6 + 4 × 30 + 4 × 6 = 864\`, one product for each part
4.NF.B.3|Write five eighths as a sum of fractions in two different ways.|writes two sums of eighths, such as \`1/8 + 4/8 = 5/8\` and \`2/8 + 3/8 = 5/8\`
4.NF.B.3b|Write the mixed number one and three eighths as a sum of fractions in two different ways.|writes two sums, such as \`8/8 + 3/8 = 11/8\` and \`4/8 + 7/8 = 11/8\`
4.NF.C.6|Draw a number line from 0 to 1 and mark 0.62. Which two tenths is it between?|marks it between 0.6 and 0.7, nearer to 0.6: \`0.62 = 62/100\`
4.MD.B.4|Leaves are 1/8, 3/8, 3/8, 1/2 and 7/8 of an inch long. Draw a line plot. How much longer is the longest than the shortest?|marks one half at four eighths and finds \`7/8 - 1/8 = 6/8\`
4.MD.C.6|Sketch an angle of 60° and one of 135°. Then measure both with a protractor.|sketches one smaller and one larger than a right angle, and writes what the protractor says
4.G.A.1|Draw a line, a ray and a line segment, and an acute, a right and an obtuse angle. Name each.|draws the line with two arrows, the ray with one and the segment with none
4.G.A.3|Draw a rectangle that is no square, with all its lines of symmetry. Fold one along a diagonal: does it match?|draws two lines, and says that the halves beside a diagonal do not match when folded
5.OA.B.3|Two patterns start at 0. One adds 2 each time, the other adds 6. Write five terms of each, plot them as pairs, and explain how they are related.|writes 0, 2, 4, 6, 8 and 0, 6, 12, 18, 24, and says why each term of the second is three times that of the first
5.NBT.A.3|Write 0.307 in words and as a sum of its places.|writes three hundred seven thousandths and \`0.307 = 0.3 + 0.007\`
5.NBT.A.3a|Write 0.307 in words and as a sum of its places.|writes three hundred seven thousandths and \`0.307 = 3 × 0.1 + 7 × 0.001\`
5.NBT.B.5|Work out 324 × 46 with the written method. Check it with an estimate.|writes \`324 × 6 = 1944\` and \`324 × 40 = 12960\`, and finds 14,904, which is near \`300 × 50 = 15000\`
5.NF.B.4|Draw why two thirds of four fifths is eight fifteenths. Begin with one whole.|cuts one whole into 3 by 5 equal parts and marks 2 by 4 of them: \`2/3 × 4/5 = 8/15\`
5.NF.B.4b|Draw a rectangle of 2 1/2 by 1 1/2 units. Cut it into squares with sides of half a unit. How many are there, and what is the area?|draws 5 by 3 small squares of a fourth each: \`15 × 1/4 = 15/4\`
5.NF.B.4b|ticket|Draw the rectangle of this ticket, or one like it, with its unit squares. Where are the parts of a square?|draws the sides with their fractions and points at whole squares, parts of squares and the corner piece
5.MD.A.1|A path of 3 km has a sign every 250 m, the first one after 250 m. How many signs are there? How many meters are left after the seventh?|works in one unit: \`3000 / 250 = 12\` signs, and \`3000 - 7 × 250 = 1250\` meters
5.MD.B.2|Five glasses hold 1/4, 1/2, 1/2, 1/8 and 5/8 of a liter. Draw a line plot. How much is in each if all is shared equally?|finds \`1/4 + 1/2 + 1/2 + 1/8 + 5/8 = 2\` and shares 2 liters by 5
6.RP.A.3a|A drink has 3 cups of juice for 2 cups of water. Make a table with three more pairs, and plot all of them.|writes pairs such as 6 and 4, 9 and 6, 12 and 8, and plots them on one line
6.NS.B.4|Write 36 + 48 as a product of the greatest common factor and a sum.|writes \`36 + 48 = 12 × (3 + 4)\`
6.NS.C.7|In the morning it was -12 degrees, in the evening -5. Which is greater, and which is farther from 0? Why are these two questions?|says that -5 is greater, as it lies to the right, and -12 is farther from 0
6.NS.C.7d|In the morning it was -12.5 degrees, in the evening -5. Which is greater, and which is farther from 0? Why are these two questions?|says that -5 is greater, as it lies to the right, and -12.5 is farther from 0
6.NS.C.7d|ticket|Two accounts stand at -$40 and -$25.50. Which balance is less, and which debt is larger? Explain with a number line.|says that -40 is less than -25.50, and that a debt of $40 is larger than one of $25.50
6.EE.B.5|Which of the numbers 2, 3, 4 and 5 make 3x + 1 > 10 true? Show how you know.|puts each number in and finds that 4 and 5 do: \`3 × 4 + 1 = 13\`, and \`3 × 3 + 1 = 10\` is not more than 10
6.EE.B.7|Three fourths of a price is $12. Write an equation with a letter for the price, and solve it.|writes three fourths of p equal to 12 and finds p = 16, as \`3/4 × 16 = 12\`
6.G.A.4|Draw the net of a box that is 2 units long, 2 wide and 3 high.|draws two squares of 2 by 2 and four rectangles of 2 by 3 that fold up to a box
6.SP.B.4|Nine students walk 2, 3, 3, 4, 5, 5, 5, 8 and 10 blocks to school. Draw a dot plot, and a box plot below it.|draws nine dots, and a box from 3 to 6.5 with its line at 5 and its ends at 2 and 10
6.SP.B.4|Draw a histogram of the same nine students, with the ranges 1 to 4, 5 to 8 and 9 to 12.|draws bars of 4, 4 and 1
7.RP.A.3|A shop buys a lamp for $40 and marks it up by 35 percent. The seller gets a commission of 5 percent of the selling price. How much is that?|finds the selling price \`40 × 1.35 = 54\` and the commission \`54 × 0.05 = 2.7\`: $2.70
7.NS.A.3|A submarine at -12.5 m rises three fourths of the way to the surface. Where is it then?|finds \`3/4 × 12.5 = 9.375\` and \`-12.5 + 9.375 = -3.125\`
7.EE.A.1|Write 1/2 (6x - 4) - 0.5x without parentheses and with as few terms as you can. Check it with a number.|multiplies both terms by one half, finds 2.5x - 2 and gets one value from both for some x
7.EE.A.2|A price p rises by 20 percent. Why are p + 0.2p and 1.2p the same, and what does each of them show?|says that the first shows the price and its rise, and the second the new price as one factor times the old
7.EE.B.4b|A ticket costs $8 after a fee of $12, and you have $60. Write an inequality for the number of tickets, solve it and say what it means.|writes 12 + 8n ≤ 60 and finds that at most 6 tickets can be bought: \`12 + 8 × 6 = 60\`
7.G.A.2|Draw a triangle with sides of 4, 5 and 6 cm. Then try one with sides of 2, 3 and 6 cm. What happens, and why?|draws one triangle, and says that 2 and 3 together are shorter than 6, so the second does not close
7.G.B.4|Cut a circle into many thin slices and lay them side by side, points up and down. Draw it. Why does it show the area?|draws nearly a rectangle with half the circumference as one side and the radius as the other
7.G.B.5|Two angles make a straight angle. One is three times as large as the other. Write an equation and solve it.|writes an angle and three times that angle as 180, and finds 45° and 135°
7.G.B.6|A box of 4 by 3 by 2 cm has a cube with edges of 2 cm glued on top. Find the volume and the surface of the whole.|adds the volumes, \`24 + 8 = 32\`, and adds only four faces of the cube to the surface of the box: \`52 + 16 = 68\`
8.NS.A.1|Turn the repeating decimal 0.363636… into a fraction. Which step makes the repeating part vanish?|takes the number from 100 times the number, so that the repeating part is gone: \`36/99 = 4/11\`
8.NS.A.2|Find the square root of 20 to the nearest tenth without a calculator’s root key, and mark it on a number line.|writes \`4.4^2 = 19.36\` and \`4.5^2 = 20.25\`, and marks it just below 4.5
8.EE.A.2|Solve x² = 49 and x³ = 27. Why has one of them two solutions and the other only one?|finds 7 and -7 for the first and 3 for the second, as a negative number cubed stays negative
8.EE.A.4|A country has 3.1 × 10⁶ square kilometers of land and 4 × 10⁵ of water. Add them in scientific notation. Would square meters be a good unit?|writes both with one power of ten, \`3.1 + 0.4 = 3.5\`, and says that square meters would make the numbers needlessly large
8.EE.B.6|Draw a slanted line and two right triangles of different sizes below it. Why do both give the same slope?|says that the triangles are similar, so rise divided by run is the same in both
8.EE.C.7|Solve x/2 + 3 = x/3 + 5 line by line, with a reason for each line.|multiplies both sides by 6 and finds x = 12: \`12/2 + 3 = 9\` and \`12/3 + 5 = 9\`
8.EE.C.7b|Solve x/2 + 3 = x/3 + 5 line by line, with a reason for each line.|multiplies both sides by 6 and finds x = 12: \`12/2 + 3 = 9\` and \`12/3 + 5 = 9\`
8.F.A.3|Give a rule whose graph is no straight line, and three of its points. How do they show it?|names such a rule and three points between which the steps up are not equal for equal steps across
8.F.B.5|A bus stands at a stop, speeds up, drives steadily and slows down to a stop. Sketch a graph of its speed over time.|draws a level part at 0, a rising part, a level part and a part that falls to 0
8.G.A.2|Draw a triangle and its image after two moves. Give a partner only the two figures: which moves lead from one to the other?|names each move with its direction, line or center, so that the figures agree after both
8.G.A.3|Plot the triangle with corners (1, 1), (3, 1) and (1, 4). Dilate it from the origin by the factor 2. What happens to the coordinates?|plots (2, 2), (6, 2) and (2, 8), and says that both coordinates are doubled
8.G.A.4|Draw a triangle, dilate it by the factor 2 and reflect the result. Why is the last figure similar to the first?|says that the dilation multiplies all sides by one factor and keeps the angles, and the reflection keeps both
8.G.A.5|Two angles of one triangle are as large as two angles of another. Why are the triangles similar?|says that the third angles agree too, because each sum is 180°
8.G.B.6|Draw a large square with sides a + b. Mark a and b on each side so that the marks make a tilted square with sides c. Use the areas to explain why a² + b² = c².|sees the large square as the tilted one with four right triangles, and takes their area away
8.G.B.6|ticket|In a triangle, the squares on the two shorter sides make exactly the square on the longest side. Why must one angle be right? Compare it with a right triangle that has the same two shorter sides.|says that its longest side is the same by the theorem, so the triangles agree in all sides and angles
8.SP.A.1|Plot hours and scores: (1, 52), (2, 58), (3, 61), (4, 70), (5, 73), (5, 40). What do most points show, and which one does not fit?|says that scores rise with the hours, and that (5, 40) lies far from the rest
8.SP.A.2|Plot (1, 3), (2, 4), (3, 7), (4, 8) and (5, 11). Draw a line that fits, and say how you judged it.|draws a rising line with points near it on both sides, and speaks of their distances from it
N-RN.B.3|Why is the sum of a rational and an irrational number irrational? Explain it with one half and the square root of 2.|says that otherwise taking the rational number away again would make the irrational one rational
A-SSE.B.3a|Find the zeros of 2x² - 12x + 18 by factoring. How many are there, and how does a graph show that?|takes out 2, writes the square of x - 3, and says that the graph touches the axis at 3
A-SSE.B.3b|Complete the square in f(x) = x² - 6x + 11. What is the least value, and where?|writes the square of x - 3 and 2 more, and says that the least value is 2, at x = 3
A-CED.A.2|A phone costs $30 at the start and $15 a month. Write an equation with two letters, and draw its graph with labels and scales.|writes y = 15x + 30 and draws it from 30 on, 15 up for each month, with both axes labeled
A-CED.A.3|A bakery makes x loaves and y pies. A loaf needs 2 hours of the oven, a pie 1 hour, and there are 12 hours. At most 8 pies can be sold. Write all conditions. Are 3 loaves and 7 pies possible?|writes 2x + y ≤ 12 and y ≤ 8 with x and y not negative, and finds \`2 × 3 + 7 = 13\`: not possible
A-CED.A.3|ticket|A van carries at most 900 kg. Crates weigh 60 kg and barrels 90 kg; at least 4 barrels must go. Write the conditions. Are 9 crates and 4 barrels possible?|writes 60x + 90y ≤ 900 and y ≥ 4, and finds \`60 × 9 + 90 × 4 = 900\`: just possible
A-REI.B.3|Solve ax + b = c for x, where a is not 0. Why must a not be 0?|takes b away and divides by a, and says that one cannot divide by 0
A-REI.B.4a|Complete the square in x² + px + q = 0, and write x alone on one side.|adds the square of half of p to both sides and takes both roots
A-REI.C.5|Two equations share a solution. One is replaced by the sum of itself and a multiple of the other. Why does the solution stay?|says that equals were added to equals, and that the step can be undone
A-REI.D.12|Draw the solutions of y > x - 2 in the plane. Does the line belong to them?|draws the line dashed, because its points do not make it true, and shades above it
F-IF.B.4|Sketch a graph that starts at 2, rises to a highest point, falls through 0 and comes nearer and nearer to a level line. Mark its intercepts.|marks one intercept on each axis, and shows where the graph rises and falls
F-IF.C.7|Draw the graph of f(x) = x² - 4x + 3 with its intercepts and its lowest point.|marks 1 and 3 on the x-axis, 3 on the y-axis and the lowest point (2, -1)
F-IF.C.7a|Draw the graph of f(x) = x² - 4x + 3 with its intercepts and its lowest point.|marks 1 and 3 on the x-axis, 3 on the y-axis and the lowest point (2, -1)
F-IF.C.7b|Draw the graphs of the absolute value of x - 2 and of the square root of x, from 0 to 6.|draws a corner at (2, 0), and a curve from the origin that rises more and more slowly
F-IF.C.7e|Draw the graph of 2 to the power x. Sketch a logarithm and a sine with their intercepts, and mark the midline of the sine.|draws the power through (0, 1), the logarithm through (1, 0), and the sine around its midline
G-CO.A.5|Draw a triangle and a line beside it. Reflect the triangle in the line, then turn the image by a quarter turn about one of its corners.|draws each corner as far behind the line as before it, and keeps all lengths in both moves
G-CO.C.9|Two lines cross. Prove that the angles across from each other are equal.|says that each of them makes 180° with the angle between them, so they are equal
G-GPE.B.7|A triangle has the corners (0, 0), (6, 0) and (6, 8). Find its perimeter and its area.|finds the sides 6, 8 and 10: \`6 + 8 + 10 = 24\` around and \`6 × 8 / 2 = 24\` inside
S-ID.A.1|Draw a dot plot, a histogram and a box plot of 3, 4, 4, 5, 5, 5, 6, 7 and 12.|draws a box from 4 to 6.5 with its line at 5, and sees the 12 apart from the rest in all three
S-ID.A.2|One class scored 70, 72, 74, 76, 78, another 40, 73, 74, 75, 98. Which measures of center and spread would you compare, and why?|chooses the median, 74 in both, and the interquartile range, because 40 and 98 lie far from the rest
S-ID.B.6|Plot (0, 20), (2, 16), (4, 13) and (6, 8). Draw a line that fits. What does its slope say?|draws a falling line near the points, with a slope of about -2
S-IC.B.4|In five samples of 50 voters, the shares for a plan were 0.52, 0.46, 0.58, 0.50 and 0.44. Give an estimate and a margin that holds all of them.|gives about 0.50 with a margin of about 0.08, and says that larger samples would spread less
`;
