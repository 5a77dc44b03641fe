/** Tasks to draw or write in high school; the fields are those of `written-task-lines.ts`. */
export const writtenTasksHigh = `
N-RN.A.2|later|Write the fourth root of 81 as a power and find it. Write 8 to the power 2/3 with a root.|writes 81 to the power 1/4, which is 3, and the cube root of 8 squared, which is 4
N-RN.B.3|Why is the sum of a rational and an irrational number irrational? Explain it with one half and the square root of 2.|says that otherwise taking the rational number away again would make the irrational one rational
N-RN.B.3|ticket|Is the root of 2 times the root of 8 rational? Is 3 plus the root of 5? Explain both, one of them by supposing the opposite.|finds \`2 × 8 = 16\`, whose root is 4, and says that 3 plus the root of 5 minus 3 would make the root rational|A sum of a rational and an irrational number is irrational, because subtracting would lead back.
N-Q.A.1|later|A graph shows the sales of a year, with an axis that begins at 980. What does it hide? Choose scale and origin for it.|says that small changes look large, and begins at 0 or marks the break
N-Q.A.2|later|Name two quantities with which one could describe how crowded a city is. Which one would you take, and why?|names people for each square mile or for each room, with a reason
A-SSE.A.1|later|P(1 + r)ⁿ is an amount of money. What do P, 1 + r and n stand for, and which part does not depend on P?|names the amount at the start, the factor of a step and the number of steps, and says that the power does not depend on P
A-SSE.A.2|later|Write x⁴ - 16 as a difference of squares and factor it as far as you can.|sees the squares of x² and 4, and takes x² - 4 apart once more
A-SSE.B.3a|Find the zeros of 2x² - 12x + 18 by factoring. How many are there, and how does a graph show that?|takes out 2, writes the square of x - 3, and says that the graph touches the axis at 3
A-SSE.B.3b|Complete the square in f(x) = x² - 6x + 11. What is the least value, and where?|writes the square of x - 3 and 2 more, and says that the least value is 2, at x = 3
A-SSE.B.3c|later|1.2 to the power t is the growth in t years. Write it for months. About which percent a month is that?|writes the power 1/12 of 1.2 to the power 12t, about 1.5 percent
A-APR.A.1|later|Is the sum of two polynomials always a polynomial? Is the product? Try it with x + 2 and x² - 1.|says yes, as with whole numbers, and finds x² + x + 1 and x³ + 2x² - x - 2
A-CED.A.1|later|A price falls by 20 percent and is then $36. A population of 500 doubles every day and passes 4,000. Write an equation or inequality for each and solve it.|writes 0.8p = 36 with p = 45, and 500 times 2 to the power n as more than 4,000, so after the third day
A-CED.A.2|A phone costs $30 at the start and $15 a month. Write an equation with two letters, and draw its graph with labels and scales.|writes an equation like y = 15x + 30, with any letters, and draws it from 30 on, 15 up for each month, with both axes labeled
A-CED.A.2|later|The area A of a rectangle with a perimeter of 20 depends on its width w. Write an equation and plot five points. Write the volume of a box with three letters.|writes A = w(10 - w), a curve through (0, 0), (5, 25) and (10, 0), and V = lwh
A-CED.A.2|ticket|A taxi takes $4 at the start and $2.50 for each mile. Write an equation with two letters, say what they stand for, and draw its graph with labels and scales.|writes an equation like c = 4 + 2.5m, with any letters, and draws a line from 4 on with labeled axes|An equation in two letters says how one quantity depends on the other, and its graph shows all their pairs.
A-CED.A.3|A bakery makes x loaves and y pies. A loaf needs 2 hours of the oven, a pie 1 hour, and there are 12 hours. At most 8 pies can be sold. Write all conditions. Are 3 loaves and 7 pies possible?|writes 2x + y ≤ 12 and y ≤ 8 with x and y not negative, and finds \`2 × 3 + 7 = 13\`: not possible
A-CED.A.3|ticket|A van carries at most 900 kg. Crates weigh 60 kg and barrels 90 kg; at least 4 barrels must go. Write the conditions. Are 9 crates and 4 barrels possible?|writes 60x + 90y ≤ 900 and y ≥ 4, and finds \`60 × 9 + 90 × 4 = 900\`: just possible
A-CED.A.4|later|Solve P = 2(l + w) for w, and A = (1/2)h(a + b) for h.|writes P/2 - l and 2A/(a + b)
A-REI.A.1|later|Solve 3(x - 2) = 12 and give a reason for each step. Which step could lose a solution in x² = 5x?|finds 6, and says that dividing by x loses 0
A-REI.B.3|Solve 4x - 7 = 2x + 5. Then solve ax + b = c for x, where a is not 0. Why must a not be 0?|finds x = 6, takes b away and divides by a, and says that one cannot divide by 0
A-REI.B.3|later|Solve 3x - 7 < 11 and draw the solutions. Solve 5 - 2x ≥ 1.|finds x < 6 and x ≤ 2
A-REI.B.3|ticket|Solve ax - 4 = bx + 6 for x. Which values may a and b not have? Then solve 7 - 3x > 1.|finds x = 10/(a - b), where a and b are not equal, and x < 2|Letters are collected like numbers, and dividing both sides of an inequality by a negative number turns its sign.
A-REI.B.4|later|Solve x² = 49, x² + 4x = 5 by completing the square, and x² + 2x + 5 = 0. What does the last one tell?|finds 7 and -7, then 1 and -5, and says that no real number solves the last one
A-REI.B.4a|Complete the square in x² + px + q = 0, and write x alone on one side.|adds the square of half of p to both sides and takes both roots
A-REI.B.4b|later|Solve x² + 2x + 5 = 0 with the formula. When does the formula give no real solution?|finds a negative number under the root, so -1 plus and minus 2i
A-REI.C.5|Two equations share a solution. One is replaced by the sum of itself and a multiple of the other. Why does the solution stay?|says that equals were added to equals, and that the step can be undone
A-REI.C.6|later|Graph 2x + y = 7 and x - y = 1 and estimate the solution. Then find it exactly.|reads about (2.7, 1.7) and finds x = 8/3 and y = 5/3: \`2 × 8/3 + 5/3 = 7\`
A-REI.D.10|later|Draw the graph of x + y = 4. Name three points on it and one that is not. What do the coordinates of the three have in common?|names points whose coordinates add up to 4, and one whose do not
A-REI.D.11|later|Where do y = 2 to the power x and y = x + 2 meet? Make a table, and find one meeting exactly and the other one roughly.|finds (2, 4) and a second one near x = -1.7
A-REI.D.12|Draw the solutions of y > x - 2 in the plane. Does the line belong to them?|draws the line dashed, because its points do not make it true, and shades above it
A-REI.D.12|later|Draw the solutions of y ≤ x + 2 and y > -x in one plane. Name a point that solves both.|shades below a solid and above a dashed line, and names a point such as (3, 1)
F-IF.A.1|later|f(x) = x² with the numbers -2, -1, 0, 1 and 2 as inputs. Write its domain and range. Is the reverse a function?|writes the range 0, 1, 4, and says no, as 4 would have two outputs
F-IF.A.2|later|h(t) = 20 - 4t is the height of a candle in cm after t hours. What does h(3) = 8 say? For which t is h(t) = 0, and what does that mean?|says 8 cm after 3 hours, and finds t = 5, when the candle is burned down: \`20 - 4 × 3 = 8\`
F-IF.A.2|ticket|C(n) = 3n + 10 is the cost in dollars of n tickets with a fee. Say in words what C(4) means and find it. For which n is C(n) = 31, and what does that answer say?|finds \`3 × 4 + 10 = 22\` dollars for 4 tickets, and n = 7 tickets for $31|An input and its output say something about the situation, in either direction.
F-IF.A.3|later|Is a list of numbers 3, 5, 8, 12 … a function? What are its inputs? Write a rule for the next number from the one before.|names the places 1, 2, 3 … as inputs, and adds one more than the time before
F-IF.B.4|Sketch a graph that starts at 2, rises to a highest point, falls through 0 and comes nearer and nearer to a level line. Mark its intercepts.|marks one intercept on each axis, and shows where the graph rises and falls
F-IF.B.5|later|A shop sells n shirts at $12 each. Which inputs make sense, and why no graph without gaps?|names whole numbers from 0 on, as no part of a shirt is sold
F-IF.B.6|later|A ball’s height in feet is h(t) = 64t - 16t². Find the average rate of change from 1 to 2 seconds and from 2 to 3. What do the signs mean?|finds 16 and -16 feet per second: it rises and then falls: \`64 × 2 - 16 × 4 - (64 - 16) = 16\`
F-IF.C.7|Draw the graph of f(x) = x² - 4x + 3 with its intercepts and its lowest point.|marks 1 and 3 on the x-axis, 3 on the y-axis and the lowest point (2, -1)
F-IF.C.7a|Draw the graph of f(x) = x² - 4x + 3 with its intercepts and its lowest point.|marks 1 and 3 on the x-axis, 3 on the y-axis and the lowest point (2, -1)
F-IF.C.7b|Draw the graphs of the absolute value of x - 2 and of the square root of x, from 0 to 6.|draws a corner at (2, 0), and a curve from the origin that rises more and more slowly
F-IF.C.7e|Draw the graph of 2 to the power x. Sketch a logarithm and a sine with their intercepts, and mark the midline of the sine.|draws the power through (0, 1), the logarithm through (1, 0), and the sine around its midline
F-IF.C.7e|later|Sketch y = 3 times 2 to the power x. Where does it cross the y-axis, and what happens far to the left?|crosses at 3 and comes nearer and nearer to 0 on the left
F-IF.C.8|later|Write f(x) = x² - 6x + 5 in two other forms. What does each form show?|writes (x - 1)(x - 5) for the zeros and the square of x - 3, less 4, for the lowest point
F-IF.C.8a|later|Write f(x) = x² - 6x + 5 in two other forms. What does each form show?|writes (x - 1)(x - 5) for the zeros and the square of x - 3, less 4, for the lowest point and the symmetry
F-IF.C.8b|later|Does 0.97 to the power t grow or decay, and by which percent a step? What of 1.02 to the power 12t?|says that it decays by 3 percent, and that the other grows by 2 percent twelve times in each unit of t
F-IF.C.9|later|f is given by x² - 4x, and g by a graph with its lowest point at (1, -6). Which has the lower minimum?|finds -4 for f at x = 2, and names g
F-BF.A.1|later|A club has 12 members and gets 3 more each month. Write the number of members step by step, and by a rule for any month.|adds 3 to the number before, and writes 12 + 3n
F-BF.A.1a|later|A club has 12 members and gets 3 more each month. Write the number of members step by step, and by a rule for any month.|adds 3 to the number before, and writes 12 + 3n
F-BF.A.1b|later|A room of 20 degrees holds a cup that is 60 degrees warmer and loses half of that each hour. Write its temperature as a sum of two functions.|writes 20 and 60 times one half to the power t
F-BF.A.2|later|Write 5, 8, 11, 14 … and 5, 10, 20, 40 … each in two ways: from the number before, and for any place n.|writes 5 + 3(n - 1), and 5 times 2 to the power n - 1: \`5 + 3 × 3 = 14\`
F-BF.B.3|later|Sketch f(x) = x², then f(x) + 2, f(x - 3), 2f(x) and f(-x). Which of them look the same, and why?|moves the curve up and to the right, stretches it, and says that f(-x) is the same because f is even
F-BF.B.4|later|Find the inverse of f(x) = 2x + 6. Check it with one pair.|writes (x - 6)/2 and checks that 1 goes to 8 and 8 back to 1
F-BF.B.4a|later|Find the inverse of f(x) = 2x + 6 and solve f(x) = 20 with it.|writes (x - 6)/2 and finds \`(20 - 6)/2 = 7\`
F-LE.A.1|later|A town grows by 200 people a year, another by 3 percent a year. Which is linear, which exponential, and how does a table show it?|says equal differences for the first and equal quotients for the second
F-LE.A.1a|later|Show with x and x + 1 why 5 + 3x grows by equal differences and 5 times 3 to the power x by equal factors.|finds the difference 3 and the quotient 3 for any x
F-LE.A.1b|later|Name a situation that changes by a constant rate for each unit of time, and give its table.|names one such as a fixed price for each mile, with equal differences
F-LE.A.1c|later|Name a situation that changes by a constant percent for each unit of time, and give its table.|names one such as interest on interest, with equal quotients
F-LE.A.2|later|Write a function through (0, 5) and (2, 20): once linear, once exponential.|writes 5 + 7.5x, and 5 times 2 to the power x: \`5 × 2^2 = 20\`
F-LE.A.3|later|Make a table of 100x and 2 to the power x for x = 1, 5, 10 and 15. Which is larger in the end?|finds 100 and 2, 500 and 32, 1,000 and 1,024, 1,500 and 32,768, and names the power
F-LE.B.5|later|A car is worth 18,000 times 0.85 to the power t dollars after t years. What do both numbers say?|says $18,000 at the start and 15 percent less each year
G-CO.A.5|Draw a triangle and a line beside it. Reflect the triangle in the line, then turn the image by a quarter turn about one of its corners.|draws each corner as far behind the line as before it, and keeps all lengths in both moves
G-CO.C.9|Two lines cross. Prove that the angles across from each other are equal.|says that each of them makes 180° with the angle between them, so they are equal
G-CO.C.9|later|Prove that a point on the line through the middle of a segment at a right angle is as far from both ends.|uses two right triangles with two equal sides and the right angle between them
G-GPE.B.7|A triangle has the corners (0, 0), (6, 0) and (6, 8). Find its perimeter and its area.|finds the sides 6, 8 and 10: \`6 + 8 + 10 = 24\` around and \`6 × 8 / 2 = 24\` inside
S-ID.A.1|Draw a dot plot, a histogram and a box plot of 3, 4, 4, 5, 5, 5, 6, 7 and 12.|draws a box from 4 to 6.5 with its line at 5, and sees the 12 apart from the rest in all three
S-ID.A.2|One class scored 70, 72, 74, 76, 78, another 40, 73, 74, 75, 98. Which measures of center and spread would you compare, and why?|chooses the median, 74 in both, and the interquartile range, because 40 and 98 lie far from the rest
S-ID.A.3|later|Two classes have the median 14 and 15 and the interquartile ranges 2 and 9. One class has a value of 60. How does that change mean and median?|says that the mean rises much more than the median, and that the second class varies more
S-ID.B.5|later|Of 60 students 24 play an instrument, and 15 of these also sing. Of the others 9 sing. Make the table with shares of rows. Do the two go together?|finds \`15/24 = 5/8\` and \`9/36 = 1/4\`, and says that they do
S-ID.B.6|Plot (0, 20), (2, 16), (4, 13) and (6, 8). Draw a line that fits. What does its slope say?|draws a falling line near the points, with a slope of about -2
S-ID.B.6a|later|Plot (1, 4), (2, 7), (3, 9), (4, 12) and draw a line. Use it to predict the value for 6.|draws a rising line with points on both sides and reads about 17 or 18
S-ID.B.6b|later|A line predicts 10, 12 and 14, and the values are 11, 11 and 15. Find the residuals and plot them. What would a curve in them tell?|finds \`11 - 10 = 1\`, \`11 - 12 = -1\` and \`15 - 14 = 1\`, and says that a line would not fit well
S-ID.B.6c|later|Plot (1, 4), (2, 7), (3, 9), (4, 12) and write the equation of a line that fits.|writes a line with a slope near 2.6 and an intercept near 1.5
S-ID.C.7|later|A fitted line for the height of children is h = 6a + 80, in cm at a years. What do both numbers mean, and which one should not be taken too seriously?|says 6 cm a year and 80 cm at birth, and that the line was not fitted to newborn children
S-ID.C.8|later|Sketch three clouds of points: one with a coefficient near 1, one near 0 and one near -0.9.|draws a tight rising cloud, one without direction and a tight falling one
S-ID.C.9|later|Ice cream sales and sunburns go together. Name a third quantity that explains it, and an experiment that would test a cause.|names the hot weather, and changes one quantity by chance while keeping the others
S-IC.B.4|In five samples of 50 voters, the shares for a plan were 0.52, 0.46, 0.58, 0.50 and 0.44. Give an estimate and a margin that holds all of them.|gives about 0.50 with a margin of about 0.08, and says that larger samples would spread less
S-CP.A.2|later|Are “the first card is red” and “the second card is red” independent when the first card is put back, and when it is not? Compare the probabilities.|says that they are only when the card is put back, as the second share then stays the same
S-CP.B.8|later|Draw a tree for two draws without putting back from 3 red and 2 blue beads. What is the probability of red and then blue?|multiplies along the branch: \`3/5 × 2/4 = 3/10\`
`;
