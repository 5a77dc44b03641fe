/** Tasks to draw or write, grades 4 and 5; the fields are those of `written-task-lines.ts`. */
export const writtenTasksElementary = `
4.OA.A.1|later|Write 42 = 6 × 7 as two different sentences with “times as many.”|says that 42 is 6 times as many as 7 and 7 times as many as 6
4.OA.A.2|Leo is 12 years old and his aunt is 36. Write one sentence with “times as old” and one with “years older.”|says 3 times as old, \`36 = 3 × 12\`, and 24 years older, \`36 = 12 + 24\`
4.OA.A.2|later|A ribbon costs $6 and a hat costs 4 times as much. Another hat costs $4 more than the ribbon. Draw both and find both prices.|draws four equal bars, and one bar with a piece more: \`4 × 6 = 24\` and \`6 + 4 = 10\`
4.OA.A.3|A club has $150. It buys 6 balls for $17 each, and nets for $9 each from the rest. Write equations with a letter for the number of nets. What happens with the money that is left?|finds \`150 - 6 × 17 = 48\` and \`48 = 5 × 9 + 3\`: 5 nets, and $3 is left
4.OA.A.3|later|Somebody says that 38 boxes with 21 pens each hold about 8,000 pens. Is that sensible? Estimate with rounded numbers.|finds \`40 × 20 = 800\`, so 8,000 is ten times too many
4.OA.B.4|Is 84 a multiple of 7? Is it a multiple of 9? Show how you know.|writes \`84 = 7 × 12\` and \`84 = 9 × 9 + 3\`
4.OA.C.5|later|Begin with 2 and add 5 each time. Write ten numbers. What do you notice about odd and even, and why does it go on like that?|writes 2, 7, 12, 17, 22 … and says that even and odd take turns, because an odd number is added
4.OA.C.5|later|Draw the next two shapes: square, triangle, triangle, square, triangle, triangle. Which shape is in place 20?|draws square, triangle, and finds a triangle in place 20, because every third place from the first one has a square
4.NBT.A.1|later|How many times as much as the 6 in 4,060 is the 6 in 4,600? Write a division that shows it.|writes \`600 ÷ 60 = 10\`
4.NBT.A.2|Write 40,305 in words and as a sum of its places. Which is larger, 40,305 or 40,350?|writes forty thousand three hundred five and \`40305 = 40000 + 300 + 5\`, and compares the tens
4.NBT.A.2|later|Write the sign that fits: 508,120 and 508,210, 90,000 and 89,999. Write 700,000 + 3,000 + 40 as one number.|writes 508,120 < 508,210, 90,000 > 89,999 and 703,040
4.NBT.A.3|later|Round 485,612 to the nearest thousand, ten thousand and hundred thousand.|writes 486,000, 490,000 and 500,000
4.NBT.B.4|later|Work out 70,003 - 28,457 and 384,629 + 97,584. Check each with an estimate.|finds \`70003 - 28457 = 41546\` and \`384629 + 97584 = 482213\`
4.NBT.B.5|Draw a rectangle for 24 × 36, cut by tens and ones. Write the product of each part.|writes \`20 × 30 + 20 × 6 + 4 × 30 + 4 × 6 = 864\`, one product for each part
4.NBT.B.6|later|Draw a rectangle for 952 ÷ 7, cut into easy parts. Write the quotient of each part.|cuts 952 into parts such as 700, 210 and 42 and finds \`100 + 30 + 6 = 136\`
4.NF.A.1|later|Draw two bars that show why three fourths and nine twelfths are equal. What was done to the number and to the size of the parts?|cuts each fourth into three parts, and says that there are three times as many parts of a third of the size
4.NF.A.2|later|Can one half of a pizza be less than one fourth of another? Draw it. When may fractions be compared?|draws wholes of two sizes and says that fractions are compared only of the same whole
4.NF.B.3|Write five eighths as a sum of fractions in two different ways.|writes two sums of eighths, such as \`1/8 + 4/8 = 5/8\` and \`2/8 + 3/8 = 5/8\`
4.NF.B.3|later|Add 2 3/8 and 1 7/8 with a drawing. Then solve: Ana had 5/6 of a yard and used 2/6. How much is left?|finds \`2 3/8 + 1 7/8 = 4 1/4\` and \`5/6 - 2/6 = 3/6\`
4.NF.B.3b|Write the mixed number one and three eighths as a sum of fractions in two different ways.|writes two sums, such as \`8/8 + 3/8 = 11/8\` and \`4/8 + 7/8 = 11/8\`
4.NF.B.3b|ticket|Write 1 2/5 as a sum of fractions in two ways, one of them with unit fractions only. Show one with a drawing.|writes seven fifths as seven times one fifth, and another sum such as \`5/5 + 2/5 = 7/5\`|A fraction can be taken apart into a sum in more than one way, because the same parts can be grouped differently.
4.NF.B.4|later|Write 7/3 as a multiple of 1/3. Then write 4 × 2/7 as a multiple of 1/7.|writes \`7/3 = 7 × 1/3\` and \`4 × 2/7 = 8 × 1/7\`
4.NF.B.4a|Draw 5/6 as jumps of one sixth on a number line. Write it as a multiplication.|draws five equal jumps and writes \`5 × 1/6 = 5/6\`
4.NF.B.4a|ticket|Write 7/4 as a whole number times a unit fraction. Draw a number line or bar that shows it.|writes \`7 × 1/4 = 7/4\` and draws seven parts of one fourth|Every fraction is a number of unit fractions: its numerator says how many.
4.NF.B.4b|Draw 4 × 2/7 as equal jumps on a number line. How many sevenths is that?|draws four jumps of two sevenths and writes \`4 × 2/7 = 8/7\`
4.NF.C.5|later|Shade 5 tenths and 7 hundredths of a ten-by-ten grid. Write the whole as hundredths.|shades 5 columns and 7 squares and writes \`50/100 + 7/100 = 57/100\`
4.NF.C.6|Draw a number line from 0 to 1 and mark 0.62. Which two tenths is it between?|marks it between 0.6 and 0.7, nearer to 0.6: \`0.62 = 62/100\`
4.NF.C.7|later|Compare 0.4 and 0.38 with a grid or a number line. When would the comparison not be fair?|shows that 0.4 is 40 hundredths and more than 38, and says that both have to be parts of one whole
4.MD.A.1|later|Make a table of yards and feet for 1 to 5 yards. Which is longer, 4 yards or 13 feet?|writes 3, 6, 9, 12 and 15, and says that 13 feet are longer than \`4 × 3 = 12\`
4.MD.A.2|later|Draw a number line with the distance from 0 to 2 kilometers. A runner stops after 1/4 of it and after 3/4. How many meters is each stop from the start?|marks 500 m and 1,500 m: \`2000 ÷ 4 = 500\` and \`3 × 500 = 1500\`
4.MD.A.3|later|A flower bed is a rectangle, 8 feet wide, and has an area of 96 square feet. How many feet of border go around it?|finds the length \`96 ÷ 8 = 12\` and the perimeter \`2 × (8 + 12) = 40\` feet
4.MD.B.4|Leaves are 1/8, 3/8, 3/8, 1/2 and 7/8 of an inch long. Draw a line plot. How much longer is the longest than the shortest?|marks one half at four eighths and finds \`7/8 - 1/8 = 6/8\`
4.MD.C.5|later|Draw a circle. What part of it does a turn of 90° make, and one of 1°? How many degrees is a half turn?|says one fourth, one of 360 equal turns, and \`360 ÷ 2 = 180\`
4.MD.C.5a|later|Draw a circle with its center and turn a line by a quarter, a half and three quarters. Write the degrees.|writes 90, 180 and 270: \`3 × 90 = 270\`
4.MD.C.5b|Draw an angle and mark turns of 10 degrees inside it, one beside the other. How many one-degree turns is your angle?|counts the tens of degrees and says as many one-degree turns as the angle has degrees
4.MD.C.6|Sketch an angle of 60° and one of 135°. Then measure both with a protractor.|sketches one smaller and one larger than a right angle, and writes what the protractor says
4.MD.C.7|later|An angle of 135° is cut into a right angle and another one. Write an equation and find it.|writes 90 and a letter as 135 and finds \`135 - 90 = 45\`
4.G.A.1|Draw a line, a ray and a line segment, and an acute, a right and an obtuse angle. Name each.|draws the line with two arrows, the ray with one and the segment with none
4.G.A.2|Draw a triangle with a right angle, and a four-sided figure with just one pair of parallel sides. Mark what makes them belong.|marks the square corner, and the two sides that never meet
4.G.A.2|later|Sort: square, rectangle, rhombus, trapezoid. Which have parallel sides, which have perpendicular sides, and which have both?|names all four for parallel sides, and square and rectangle for both
4.G.A.2|ticket|Draw a right triangle and a triangle without a right angle. Draw a figure with parallel sides but no right angle, and say how you know.|draws and marks a right angle, and a figure such as a parallelogram or rhombus with slanted sides|A figure belongs to a family by its parallel or perpendicular sides and by its angles, not by its look.
4.G.A.3|Draw a rectangle that is no square, with all its lines of symmetry. Fold one along a diagonal: does it match?|draws two lines, and says that the halves beside a diagonal do not match when folded
5.OA.A.1|later|Put parentheses into 4 × 6 + 3 - 1 so that the value is 35. Then put in square brackets and parentheses: 2 × 3 + 5 - 4 with the value 8.|writes \`4 × (6 + 3) - 1 = 35\` and \`2 × (3 + 5 - 4) = 8\`
5.OA.A.2|later|Write “subtract 4 from 20, then divide by 2” as an expression. Say in words what 3 × (18 + 7) does, without working it out.|writes (20 - 4) ÷ 2, and says three times the sum of 18 and 7
5.OA.B.3|Two patterns start at 0. One adds 2 each time, the other adds 6. Write five terms of each, plot them as pairs, and explain how they are related.|writes 0, 2, 4, 6, 8 and 0, 6, 12, 18, 24, and says why each term of the second is three times that of the first
5.OA.B.3|ticket|One pattern starts at 0 and adds 3, another starts at 0 and adds 9. Write four terms of each, write them as ordered pairs, and explain how they are related.|writes 0, 3, 6, 9 and 0, 9, 18, 27, the pairs (0, 0), (3, 9), (6, 18), (9, 27), and says that the second is three times the first because it adds three times as much|Two patterns that start together are related by how much each of them adds.
5.NBT.A.1|later|In 55.5, how does each 5 compare with the one to its right, and with the one to its left?|says ten times as much as the one to the right and a tenth of the one to the left: \`50 ÷ 5 = 10\` and \`5 ÷ 0.5 = 10\`
5.NBT.A.2|later|Why does 3.4 × 10² have its decimal point where it has? Write 10,000 as a power of ten.|says that each digit moves two places to the left, \`3.4 × 100 = 340\`, and writes \`10000 = 10^4\`
5.NBT.A.3|Write 0.307 in words and as a sum of its places.|writes three hundred seven thousandths and \`0.307 = 0.3 + 0.007\`
5.NBT.A.3a|Write 0.307 in words and as a sum of its places.|writes three hundred seven thousandths and \`0.307 = 3 × 0.1 + 7 × 0.001\`
5.NBT.A.3b|later|Write the sign that fits: 3.07 and 3.070, 0.608 and 0.68. Which place decides?|writes 3.07 = 3.070 and 0.608 < 0.68, because of the hundredths
5.NBT.A.4|later|Name three numbers that round to 2.5 when they are rounded to tenths. Show them on a number line.|names numbers from 2.45 up to less than 2.55
5.NBT.B.5|Work out 324 × 46 with the written method. Check it with an estimate.|writes \`324 × 6 = 1944\` and \`324 × 40 = 12960\`, and finds 14,904, which is near \`300 × 50 = 15000\`
5.NBT.B.6|later|Draw a rectangle for 1,296 ÷ 24, cut into easy parts, and check the quotient by multiplying.|cuts off parts such as 1,200 and 96 and finds \`50 + 4 = 54\` and \`54 × 24 = 1296\`
5.NBT.B.7|later|Shade a grid of hundredths to show 0.4 × 0.6. Why is the answer less than both?|shades 4 columns and 6 rows and finds \`0.4 × 0.6 = 0.24\`, a part of a part
5.NF.A.2|later|Somebody adds 3/8 and 1/2 and writes 4/10. Why can that not be, even before it is worked out?|says that 4/10 is less than one half, although something was added to one half
5.NF.B.3|later|7 people share 40 pounds of apples equally. Between which whole numbers does each share lie? Draw or write how you know.|writes forty sevenths and \`40/7 = 5 5/7\`, between 5 and 6
5.NF.B.4|Draw why two thirds of four fifths is eight fifteenths. Begin with one whole.|cuts one whole into 3 by 5 equal parts and marks 2 by 4 of them: \`2/3 × 4/5 = 8/15\`
5.NF.B.4a|Draw one unit square for 3/4 × 2/5. Which pieces does the numerator of the product count, and which the denominator?|draws 20 equal pieces and marks 6 of them: \`3/4 × 2/5 = 6/20\`
5.NF.B.4a|ticket|Draw one unit square for 2/3 × 4/5 and mark the product. Tell a story that it fits. Which pieces does each number of the product count?|draws 15 equal pieces and marks 8 of them: \`2/3 × 4/5 = 8/15\`, and tells of two thirds of four fifths|A fraction times a fraction is so many parts of the parts of a whole, and both are counted in one drawing.
5.NF.B.4b|Draw a rectangle of 2 1/2 by 1 1/2 units. Cut it into squares with sides of half a unit. How many are there, and what is the area?|draws 5 by 3 small squares of a fourth each: \`15 × 1/4 = 15/4\`
5.NF.B.4b|ticket|A rectangle is 1/2 unit by 2/3 of a unit. Draw it and cut it into squares with sides of 1/6 of a unit. What part of a unit square is each, and what is the area? Compare it with the product.|draws 3 by 4 small squares, each 1/36 of a unit square, and finds \`12/36 = 1/3\`, the same as \`1/2 × 2/3 = 1/3\`|Squares whose sides are a unit fraction fill a rectangle, and their number times the size of one is the product of the sides.
5.NF.B.5|later|Explain without multiplying: why is 7/4 × 20 more than 20, and 4/7 × 20 less? Why does multiplying by 3/3 change nothing?|says that the first factor is more than one and the second less, and that three thirds are one whole
5.NF.B.5a|later|Compare 3 × (14 + 29) with 14 + 29 without working it out. Which of 5/8 × 40 and 40 is larger?|says three times as large, and 40, because a factor is less than one
5.NF.B.5b|later|Explain why 2/3 × 9 is less than 9, why 4/3 × 9 is more, and why 2/3 and 8/12 are the same number.|says that factors below and above one shrink and enlarge, and that \`4/4 = 1\` changes only the name
5.NF.B.7|later|Write a story for 1/5 ÷ 3 and one for 3 ÷ 1/4, and draw both.|tells of a fifth shared by three, \`1/5 ÷ 3 = 1/15\`, and of fourths that fit into three, 12 of them
5.NF.B.7a|later|Tell a story for 1/4 ÷ 3, draw it, and check it by multiplying.|shares one fourth among three, and checks \`1/12 × 3 = 1/4\`
5.NF.B.7b|later|Tell a story for 3 ÷ 1/6, draw it, and check it by multiplying.|counts how many sixths fit into three, and checks \`18 × 1/6 = 3\`
5.MD.A.1|A path of 3 km has a sign every 250 m, the first one after 250 m. How many signs are there? How many meters are left after the seventh?|works in one unit: \`3000 / 250 = 12\` signs, and \`3000 - 7 × 250 = 1250\` meters
5.MD.B.2|Five glasses hold 1/4, 1/2, 1/2, 1/8 and 5/8 of a liter. Draw a line plot. How much is in each if all is shared equally?|finds \`1/4 + 1/2 + 1/2 + 1/8 + 5/8 = 2\` and shares 2 liters by 5
5.MD.C.3|later|What is a unit cube, and what is its volume called? Draw one. Why is a number without a unit no volume?|draws a cube with edges of one unit, writes one cubic unit, and says that the size of the cube has to be known
5.MD.C.3a|Draw a cube whose edges are one unit long. Write its volume. How long are the edges of a cube of one cubic inch?|writes one cubic unit, and edges of one inch
5.MD.C.3a|ticket|A box is filled with 30 cubes. Ana says the volume is 30 cubic centimeters. What must be true of each cube? What would the volume be called if the edges were one inch?|says that each edge must be one centimeter long, and 30 cubic inches|A unit cube has edges of one unit and a volume of one cubic unit.
5.MD.C.3b|A box is packed with 2 layers of 6 unit cubes, without gaps. Draw it, and write its volume with its unit.|draws two layers of six and writes 12 cubic units
5.MD.C.3b|ticket|Two students pack the same box. One leaves gaps and says 20 cubic units, the other leaves none and says 24. Who has measured the volume, and why?|says the one without gaps, because the cubes have to fill the box completely|A volume is the number of unit cubes that fill a solid without gaps or overlaps.
5.MD.C.4|later|Count the cubes of a box that is 3 long, 2 wide and 4 high. Write the volume in cubic centimeters, if each cube has edges of 1 cm. What would change with cubic inches?|finds \`3 × 2 × 4 = 24\` cubic centimeters, and says that as many cubes would fill a larger box
5.MD.C.5a|later|Show with a drawing why 3 × 4 × 5 and 12 × 5 give one volume.|draws a base of 12 squares and 5 layers: \`3 × 4 × 5 = 60\`
5.MD.C.5b|later|A tank has a base of 24 square feet and is 5 feet high. A box is 6 by 3 by 2 feet. How many boxes fit at most by volume?|finds \`24 × 5 = 120\` and \`6 × 3 × 2 = 36\`, and that at most 3 fit
5.MD.C.5c|later|Draw an L-shaped step made of two boxes. Label its edges and find its volume in two ways.|cuts the solid in two ways and finds one volume
5.G.A.1|later|Draw both axes and label them with their names and the origin. Mark (3, 5) and (5, 3). Why are they two points?|labels x-axis, y-axis and origin, and says that the first number goes along and the second up
5.G.A.2|later|A plant is 2 cm high at the start and grows 3 cm each week. Plot its height for four weeks. What does the point (2, 8) mean?|plots (0, 2), (1, 5), (2, 8), (3, 11) and (4, 14), and says 8 cm after 2 weeks
5.G.B.4|later|Draw a tree with these names: polygon, triangle, quadrilateral, parallelogram, rectangle, rhombus, square. Where do two branches meet again?|puts square below both rectangle and rhombus
`;
