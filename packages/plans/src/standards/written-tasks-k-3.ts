/** Tasks to draw or write, kindergarten to grade 3; the fields are those of `written-task-lines.ts`. */
export const writtenTasksK3 = `
K.CC.A.1|later|Count aloud from 1 to 100 with a partner, taking turns at each ten. Then count by tens to 100.|says every number once, without stopping at a nine, and 10, 20, 30 … 100
K.CC.A.3|later|Draw as many dots as the number says: 0, 3, 12, 20. Write each number again beside its dots.|draws no dots, 3, 12 and 20 dots, and writes each number
K.CC.B.4|later|Put 7 things in a row and count them from the left, then from the right. What do you find?|finds 7 both times
K.CC.B.4a|later|Put 6 things on the table. Touch each one once and say one number for it. Draw them and write the numbers below.|writes one number below each thing, from 1 to 6
K.CC.B.5|Put 14 counters on the table, one by one. Draw them here.|counts out 14 and stops there
K.CC.C.6|later|Draw 6 dots in a row. Draw a row with more dots below it, and a row with as many. Match them with lines.|draws lines from dot to dot and has something left over only in the row with more
K.CC.C.7|later|Which of these are more than 5: 2, 9, 5, 7? Circle them. Say which number is as many as 5.|circles 9 and 7, and says that 5 is the same
K.OA.A.1|later|Show 4 and 2 more with your fingers, with claps and in a drawing. Then say it with a plus sign.|shows 6 in each way and says 4 plus 2
K.OA.A.2|later|There are 8 ducks. Some are on the land and some are in the water. Draw one way in which that can be.|draws two groups that make 8
K.OA.A.3|later|Find all the ways to put 5 counters into two hands. Write each way as an equation.|writes ways such as \`5 = 4 + 1\` and \`5 = 3 + 2\`, each once
K.OA.A.4|later|Draw ten boxes and color 6 of them. How many more make ten? Write an equation.|colors 6 boxes and writes \`6 + 4 = 10\`
K.OA.A.5|Say each answer quickly: 2 + 3, 4 + 1, 5 - 2, 3 - 3, 4 - 3, 0 + 4.|says 5, 5, 3, 0, 1 and 4 without counting on fingers
K.OA.A.5|ticket|Write each answer as quickly as you can: 3 + 2, 5 - 4, 1 + 3, 4 - 2, 5 - 5, 2 + 2.|writes 5, 1, 4, 2, 0 and 4 without counting on fingers|Small sums and differences can be known without counting.
K.NBT.A.1|later|Draw 17 as one full ten frame and some ones. Write an equation for it.|fills ten boxes, draws 7 more and writes \`17 = 10 + 7\`
K.MD.A.1|later|Take a bottle. Say two things about it that can be measured.|names two of these: how long, how heavy, how much it holds
K.MD.A.2|later|Lay two pencils side by side from one line. Draw them and say which is longer. Then lift two books and say which is heavier.|lines up the ends and says “longer than” and “heavier than” in a full sentence
K.MD.B.3|A box has 4 red, 7 blue and 2 green buttons. Draw each color in a row of its own, the fewest first.|draws rows of 2, 4 and 7, in this order
K.MD.B.3|later|Sort your crayons by color. Count each color, and say which has the most and which the fewest.|counts each color and names the largest and the smallest group
K.G.A.1|later|Find a circle, a square and a triangle in the room. Say where each one is: above, below, beside, in front of or behind what?|names each shape and says where it is with a position word
K.G.A.2|later|Draw a triangle. Turn the paper and draw a larger one. Is it still a triangle?|draws two closed shapes with three sides and says that turning and size do not matter
K.G.A.3|later|Find two flat shapes and two solid ones in the room. Tell how you know.|shows two pictures or faces and two things that can be held, and says what makes them flat or solid
K.G.B.4|Take a square and a triangle. Tell one thing that is the same and one that is different.|says that both are closed with straight sides, and that one has four corners and the other three
K.G.B.4|ticket|Draw a rectangle and a circle. What is alike? What is different?|says that both are flat and closed, and that the circle has no corners and no straight sides|Two shapes can be alike in one way and different in another.
K.G.B.5|later|Build a rectangle of sticks and clay balls. Draw it.|joins four sides with four corners, two sides longer than the others, and draws them
K.G.B.6|later|Join two triangles of paper to make a square or a larger triangle. Draw how they lie.|joins sides of one length and draws the line where they meet
1.OA.A.1|There are 9 fish in a tank. Some are red and some are blue. Show two ways in which that can be.|shows two pairs that make 9, such as \`4 + 5 = 9\` and \`2 + 7 = 9\`
1.OA.A.1|Ana has 12 shells. Ben has 7 shells. How many fewer does Ben have?|matches the shells or writes \`12 - 7 = 5\`
1.OA.A.2|later|Lea has 5 red, 4 blue and 5 green beads. Draw a picture and write an equation for all of them.|writes \`5 + 4 + 5 = 14\`, in any order
1.OA.B.3|later|Show with cubes that 9 + 4 and 4 + 9 are equal. Draw what you did.|draws one train that is turned around and says that both are 13
1.OA.B.4|later|Work out 14 - 9 by adding. Write the addition that helps.|writes \`9 + 5 = 14\` and finds 5
1.OA.C.6|later|Write the four facts of the numbers 7, 8 and 15.|writes \`7 + 8 = 15\`, \`8 + 7 = 15\`, \`15 - 7 = 8\` and \`15 - 8 = 7\`
1.OA.D.7|Is it true? Show how you know: 6 + 2 = 3 + 5. Then: 4 + 1 = 5 + 2.|finds the value of both sides: the first is true and the second is not
1.OA.D.8|later|Write an equation for each and find the number: 8 plus something is 13. Something minus 3 is 9. 15 is 7 plus something.|finds 5, 12 and 8: \`8 + 5 = 13\`, \`12 - 3 = 9\`, \`15 = 7 + 8\`
1.NBT.A.1|Write one hundred eight in digits. Then write the number that comes after 119.|writes 108 and 120
1.NBT.A.1|later|Draw 34 things in a way in which they can be counted quickly, and write the number.|draws three groups of ten and four more, and writes 34
1.NBT.B.2|Draw 50 as tens and ones. Draw 15 as tens and ones. What is different?|draws five tens and no ones, and one ten and five ones
1.NBT.B.2|ticket|Draw 40 and 14 with tens and ones. What does the digit 4 stand for in each of them?|draws four tens, and one ten with four ones, and says that 4 stands for 40 and for 4|The same digit stands for tens in one place and for ones in the other.
1.NBT.B.2a|Count out ten sticks and put a band around them. How many bundles is that, and how many sticks?|says one bundle and ten sticks, and that both name the same amount
1.NBT.B.2a|ticket|Ten loose cubes are snapped together into one rod. Draw both. What has changed, and what is still the same?|draws ten cubes and one rod, and says that it looks different but is still ten ones|Ten ones and one ten are the same amount.
1.NBT.B.2b|Draw 13 as a ten and some ones. Write it as an addition.|draws one ten and 3 ones and writes \`10 + 3 = 13\`
1.NBT.B.2b|ticket|Draw 18 with one ten and ones. Write which number of ones goes with the ten.|draws one ten and 8 ones and writes \`18 = 10 + 8\`|A number from eleven to nineteen is one ten and so many ones.
1.NBT.B.2c|Draw 60 with tens only. How many tens and how many ones is it?|draws six tens and says 6 tens and no ones
1.NBT.B.2c|ticket|Draw 90 with tens. How many tens is it? What does the zero say?|draws nine tens and says that the zero means no ones|A zero in the ones place says that the number is made of tens alone.
1.NBT.B.3|later|Write the sign that fits: 45 and 54, 30 and 30, 72 and 68. Read each aloud.|writes 45 < 54, 30 = 30 and 72 > 68
1.NBT.C.4|later|Show 46 + 7 with a drawing of tens and ones. Where does the new ten come from?|draws 4 tens and 6 ones, makes a ten of 6 and 4, and finds \`46 + 7 = 53\`
1.NBT.C.5|later|Say ten more and ten less than 35, and tell why only one digit changes.|says 45 and 25, and that only one ten comes or goes
1.NBT.C.6|later|Show 70 - 40 with a drawing. Which fact with ones helps you?|draws 7 tens, takes 4 away, and names \`7 - 4 = 3\` and \`70 - 40 = 30\`
1.MD.A.1|A crayon is shorter than a string. The string is shorter than a marker. Which is longer, the crayon or the marker? Draw all three.|says that the marker is longer, because the string is between the two
1.MD.A.1|later|Put three ribbons in order from shortest to longest. Draw them from one line.|draws three ribbons that begin at one line, in order
1.MD.A.1|ticket|A string is as long as the table is wide. The same string is shorter than the door is wide. Which is wider, the table or the door? Draw the string beside both.|says that the door is wider, because the string fits along the table and is shorter than the door|Two things that are apart can be compared by a third one that is laid beside both.
1.MD.A.2|Measure your pencil with paper squares, laid end to end. Draw the pencil and the squares. How many squares long is it?|draws squares that touch without gaps or overlaps from end to end, and writes their number
1.MD.A.2|ticket|Ana lays clips along a spoon with gaps between them and says: 4 clips. Ben lays the same clips without gaps. Does he find more or fewer than 4? Draw both.|draws clips with and without gaps and says that Ben needs more|Units have to touch without gaps or overlaps; else the number says too little or too much.
1.MD.B.3|Draw a clock that shows half past seven. Write the time below it as a digital clock shows it.|draws the short hand halfway from 7 to 8 and the long hand at 6, and writes 7:30
1.MD.B.3|ticket|Draw a clock that shows half past ten. Write the time below it.|draws the short hand halfway from 10 to 11 and the long hand at 6, and writes 10:30
1.MD.C.4|later|Ask nine classmates for their favorite of three games. Draw a row of marks for each game. Which game has most, and how many more than the fewest?|draws three rows that add up to nine and finds the difference of two rows
1.MD.C.4|ticket|Ten children were asked: 5 like dogs, 3 like cats and 2 like birds. Draw a row of marks for each. How many more like dogs than birds?|draws rows of 5, 3 and 2 marks that begin at one line, and finds \`5 - 2 = 3\`|Rows that begin at one line show which group has more, and how many more.
1.G.A.1|later|Draw two triangles that look different, and a shape that is almost a triangle. What is wrong with it?|draws closed shapes with three straight sides, and one that is open, bent or has another number of sides
1.G.A.1|ticket|Draw two squares that look different. Draw a shape that is almost a square. What is wrong with it?|draws squares of two sizes or turned, and a shape that is open or whose sides or corners are not alike|A shape has its name from its sides and corners, not from its size or from how it is turned.
1.G.A.2|Put two cubes together. Draw what you see, and say the name of the new shape.|draws a box that is twice as long as wide
1.G.A.3|later|Draw two equal squares. Cut one into two equal shares and one into four. Shade one share of each. Which is larger?|draws equal shares, and says that the half is larger
1.G.A.3|ticket|Draw two equal circles. Cut one into two equal shares and one into four. Shade one share of each. What is each share called, and which is larger?|draws equal shares, says a half and a fourth or a quarter, and that the half is larger|The more equal shares a whole is cut into, the smaller each share is.
2.OA.B.2|later|Which addition helps with 13 - 8? Write it. Then do the same for 16 - 9.|writes \`8 + 5 = 13\` and \`9 + 7 = 16\`, and finds 5 and 7
2.OA.C.3|Write 14 as a sum of two equal numbers. Draw why that does not work for 15.|writes \`14 = 7 + 7\`, and draws pairs with one left over for 15
2.OA.C.3|ticket|Write 18 as a sum of two equal numbers. Draw why that does not work for 17.|writes \`18 = 9 + 9\`, and draws pairs with one left over for 17|An even number is a sum of two equal numbers; an odd one has one left over.
2.OA.C.4|later|Draw 4 rows of 5 dots. Write one equation that adds the rows and one that adds the columns.|writes \`5 + 5 + 5 + 5 = 20\` and \`4 + 4 + 4 + 4 + 4 = 20\`
2.NBT.A.1|later|Show 305 with hundreds, tens and ones. How many are there of each, and why is there a zero?|draws 3 hundreds, no tens and 5 ones, and says that the zero keeps the place of the tens
2.NBT.A.1a|Draw ten tens. What larger block can you trade them for, and how many ones is it?|draws ten rods, trades them for one hundred square and says 100 ones
2.NBT.A.1a|ticket|Ten bundles of ten straws go into one box. How many straws are in the box? Show it in two ways.|writes 10 tens and 1 hundred, or counts by tens to 100|Ten tens and one hundred are the same amount.
2.NBT.A.1b|Draw 400 with hundreds only. How many tens and ones are there besides?|draws four hundred squares and says no tens and no ones
2.NBT.A.1b|ticket|Count by hundreds from 100 to 900. Write 700 as hundreds, tens and ones. What do the zeros say?|writes 7 hundreds, 0 tens, 0 ones, and says that there are no tens and no ones besides|Two zeros say that a number is made of hundreds alone.
2.NBT.A.2|Count by fives: 285, 290, then the next three numbers. Count by hundreds: 700, 800, then the next two. Which digits change at 300 and at 1,000?|writes 295, 300, 305 and 900, 1,000, and names the digits that start again and the one that goes up
2.NBT.A.2|later|Which number comes after 599? Which comes before 700? Count by tens from 374 past the next hundred.|writes 600, 699 and 384, 394, 404
2.NBT.A.2|ticket|Count by tens: 470, 480, then the next three numbers. Count by fives: 980, 985, then the next three. Which digits change at 500 and at 1,000?|writes 490, 500, 510 and 990, 995, 1,000, and says that the tens start again and the hundreds go up at 500, and that at 1,000 the ones, tens and hundreds start again and a thousand comes|When a place is full, the next place to its left goes up by one, also at hundreds and at a thousand.
2.NBT.A.3|Write 407 in words and as hundreds, tens and ones with plus signs.|writes four hundred seven and \`407 = 400 + 7\`
2.NBT.A.3|ticket|Write 508 in words and with plus signs. Then write nine hundred sixty in digits.|writes five hundred eight, \`508 = 500 + 8\` and 960|A zero keeps the place of what a number has none of.
2.NBT.A.4|later|Write the sign that fits: 487 and 478, 600 and 599, 350 and 350. Which digit decides?|writes 487 > 478, 600 > 599 and 350 = 350, and names the first place that differs
2.NBT.B.5|later|Work out 63 - 28 in two ways, one of them with a number line. Do they agree?|finds \`63 - 28 = 35\` in both ways
2.NBT.B.6|later|Add 26, 35, 14 and 15. Which numbers did you put together first, and why?|pairs \`26 + 14 = 40\` and \`35 + 15 = 50\` and finds 90
2.NBT.B.7|later|Work out 400 - 168 with blocks or a drawing. Where did you open a hundred, and where a ten?|opens a hundred and then a ten, and finds \`400 - 168 = 232\`
2.NBT.B.9|Work out 62 - 29 by taking away 30 first. What do you have to do then, and why?|finds \`62 - 30 = 32\` and gives one back, so \`62 - 29 = 33\`
2.NBT.B.9|ticket|Work out 48 + 29 by adding 30 first. What do you have to do then, and why? Show it in a drawing or in words.|finds \`48 + 30 = 78\` and takes one away, so \`48 + 29 = 77\`|What was added too much has to be taken away again.
2.MD.A.1|later|Which tool would you take for the length of the room, of a book and around your head? Measure one of them.|names a tape or meter stick, a ruler and a measuring tape, and writes a number with its unit
2.MD.A.2|later|Measure your desk in inches and then in hand widths. Which number is larger, and why?|writes both numbers and says that more of the smaller unit are needed
2.MD.A.3|Estimate the width of the door in feet and in meters. Then measure it.|writes both estimates with units before measuring, with the larger number for feet
2.MD.A.3|ticket|Estimate how long this page is, in inches and in centimeters. Which length that you know did you think of? Then measure it.|writes both estimates with units before measuring, with the larger number for centimeters, and names a known length|An estimate compares a length with one that is known.
2.MD.A.4|Measure two pencils in centimeters. How much longer is one? Write an equation.|writes both lengths and subtracts the smaller from the larger
2.MD.A.4|ticket|Measure this page along its long side and along its short side, in inches. How much longer is the long side? Write an equation.|measures both sides, about 11 and 8 and a half inches or to the nearest inch, and subtracts the shorter from the longer|To find how much longer one thing is, both are measured in the same unit, and the lengths are subtracted.
2.MD.B.5|One ribbon is 38 cm long and another is 27 cm. Draw both end to end, and write an equation for the length of both.|draws one bar for each and writes \`38 + 27 = 65\`
2.MD.B.6|Draw a number line from 0 to 100. Show 46 + 38 as two jumps, and then 84 - 38 as a jump back.|lands at 84 and is back at 46: \`46 + 38 = 84\`
2.MD.B.6|ticket|Draw a number line from 0 to 100. Show 57 + 26 as a jump from 57. Then show 72 - 45 as a jump back from 72. Where do you land?|lands at 83 and at 27: \`57 + 26 = 83\` and \`72 - 45 = 27\`|Adding is a jump forward on the number line, subtracting a jump back.
2.MD.C.7|Draw a clock with the time at which school ends, to the nearest five minutes. Write it with a.m. or p.m.|draws the long hand at a five-minute mark and writes p.m. for a time after noon
2.MD.C.7|later|Write a.m. or p.m.: breakfast at 7:15, soccer at 4:30, bedtime at 8:05.|writes 7:15 a.m., 4:30 p.m. and 8:05 p.m.
2.MD.C.7|ticket|Draw a clock that shows ten minutes to four in the afternoon. Write the time below it with a.m. or p.m.|draws the long hand at 10 and the short hand a little before 4, and writes 3:50 p.m.|The long hand counts minutes by fives while the short hand moves on to the next hour; a.m. is before noon and p.m. after it.
2.MD.C.8|Rosa has one $10 bill, two $5 bills and three $1 bills. A ball costs $16. How much is left?|counts \`10 + 5 + 5 + 3 = 23\` and finds \`23 - 16 = 7\` dollars
2.MD.C.8|ticket|Sam has one $5 bill, three $1 bills, 2 quarters and 3 dimes. A book costs $8. How much is left? Write it with $ or ¢.|counts 8 dollars and \`50 + 30 = 80\` cents, and writes 80¢ for what is left|Bills and coins are counted by their value, dollars with dollars and cents with cents.
2.MD.D.9|Measure five crayons or pencils to the nearest inch. Draw a line plot of their lengths.|draws one mark for each thing, above its length
2.MD.D.9|ticket|Five leaves are 3, 5, 4, 5 and 7 inches long. Draw a line plot of their lengths.|draws a line with equal steps, one mark above 3, 4 and 7, and two above 5|Each mark stands for one thing, and its place on the line says how long the thing is.
2.MD.D.10|Ask ten classmates which of four fruits they like best. Draw a bar graph of the answers.|draws one bar for each fruit, and the heights add up to ten
2.MD.D.10|ticket|A class voted: 6 for soccer, 4 for tag, 3 for chess, 5 for dance. Draw a bar graph. How many more chose soccer than chess?|draws bars of 6, 4, 3 and 5 and finds \`6 - 3 = 3\`|The height of a bar says how many, and two bars are compared by their difference.
2.G.A.1|Draw a shape with five sides, and one with four sides that is no square.|draws two closed shapes with straight sides and as many corners as sides
2.G.A.1|later|Take a box that is a cube. How many faces has it, and what shape is each? Draw one.|finds six faces and draws a square
2.G.A.1|ticket|Draw a shape with six sides, one with three angles, and one with four sides that are not all equal. Write their names.|draws closed shapes with straight sides and writes hexagon, triangle and quadrilateral|The number of sides and angles gives a shape its name, not its size or position.
2.G.A.2|ticket|Draw a rectangle. Split it into 4 rows and 5 columns of equal squares. How many are there?|draws 20 squares and counts by rows or by columns|Rows of equal squares are added: as many squares in each row as there are columns
2.G.A.2|Draw a rectangle. Split it into 3 rows and 4 columns of equal squares. How many are there?|draws 12 squares and counts by rows or by columns
2.G.A.3|later|Draw two equal squares. Cut both into four equal shares in different ways. Are all the shares of one size?|cuts both into fourths and says that shares of the same whole are equal although they look different
2.G.A.3|ticket|Draw two equal rectangles. Cut both into three equal shares, in two different ways. What is each share called, and what is the whole?|cuts both into three equal shares, and says a third for each share and three thirds for the whole|Equal shares of one whole need not have the same shape.
3.OA.A.1|later|Write a story for 5 × 7 and draw it. What does the 5 count, and what the 7?|tells of 5 groups of 7 things and says which number counts what
3.OA.A.2|later|Tell two stories for 12 ÷ 3: one in which 3 people share, one in which each bag holds 3.|tells one story that asks for the size of a share and one that asks for the number of groups
3.OA.A.3|later|A rope is 24 feet long and is cut into pieces of 4 feet. There are 6 rows with 7 chairs. Write an equation for each, with a sign for the unknown.|writes \`24 ÷ 4 = 6\` and \`6 × 7 = 42\` with a sign in the place of the unknown
3.OA.A.4|later|Find the missing number: 7 times something is 42. 6 is something divided by 4. Write the fact that helped.|finds 6 and 24: \`7 × 6 = 42\`, \`24 ÷ 4 = 6\`
3.OA.B.5|Draw why 3 × 5 and 5 × 3 are equal. Then work out 2 × 7 × 5 in an order that is easy.|turns an array of 3 rows of 5, and multiplies \`2 × 5 = 10\` first, so that \`10 × 7 = 70\`
3.OA.B.6|later|Write 56 ÷ 7 as a multiplication with a missing factor. Solve it.|writes 7 times something is 56 and \`7 × 8 = 56\`
3.OA.C.7|later|Which fact would you use to find 6 × 8 if you had forgotten it? Show two ways.|uses two known facts, such as \`5 × 8 + 8 = 48\` and \`3 × 8 + 3 × 8 = 48\`
3.OA.D.8|Mia has 50 stickers. She puts 8 on each of 4 pages. Write an equation with a letter for how many are left, and solve it.|writes \`4 × 8 = 32\` and \`50 - 32 = 18\` as one equation or two, with a letter for the 18
3.OA.D.8|later|Somebody finds that 4 packs of 9 pens and 12 more are 100 pens. Is that sensible? Decide with rounded numbers.|finds \`4 × 10 = 40\` and \`40 + 10 = 50\`, so 100 is far too many
3.OA.D.9|The products of 4 are 4, 8, 12, 16, 20. Why are all of them even? Use words or a drawing.|says that four equal groups can be put into two groups of the same size
3.OA.D.9|ticket|The products of 6 are 6, 12, 18, 24, 30. What pattern do you see, and why does it go on? Use words or a drawing.|names a pattern such as all even, and says why, such as that 6 is two groups of 3, so each product makes two equal groups|The rule that makes a pattern gives the reason why it goes on.
3.NBT.A.1|later|Which whole numbers round to 300 when they are rounded to the nearest hundred? Name the least and the greatest, and show them on a line.|names 250 and 349
3.NBT.A.2|later|Work out 600 - 247 in two ways. How can you check it with an addition?|finds \`600 - 247 = 353\` and checks \`353 + 247 = 600\`
3.NBT.A.3|later|Draw 4 × 30 as groups of tens. Why does the answer end in a zero?|draws 4 groups of 3 tens, says 12 tens and writes \`4 × 30 = 120\`
3.NF.A.1|Draw a bar, split it into 6 equal parts and shade five sixths. How many sixths did you shade?|draws 6 equal parts, shades 5 and says that five sixths are 5 parts of one sixth each
3.NF.A.2|Draw a number line from 0 to 2. Cut it into thirds and mark one third, three thirds and five thirds.|cuts each whole into three equal parts and marks the points one, three and five parts from 0
3.NF.A.2|ticket|Draw a number line from 0 to 2. Cut it into fourths and mark three fourths, four fourths and seven fourths.|cuts each whole into four equal parts and marks the points three, four and seven parts from 0|A fraction is so many equal parts from 0; with more parts than one whole has, it lies beyond 1.
3.NF.A.2a|Draw a number line from 0 to 1 and cut it into 4 equal parts. Where is one fourth? How long is each part?|marks the end of the first part and says that each part is one fourth long
3.NF.A.2a|ticket|Draw a number line from 0 to 1. Show one sixth on it. Why is it not at the sixth mark?|cuts 0 to 1 into six equal parts and marks the end of the first, because one sixth is one of the six parts|A unit fraction is the end of the first part from 0, when 0 to 1 is cut into equal parts.
3.NF.A.3|Draw two bars of one length that show why one half and three sixths are equal. Write 3 and 1 as fractions over 4.|draws cuts that meet, and writes \`3 = 12/4\` and \`1 = 4/4\`
3.NF.A.3|ticket|Draw two bars of one length that show why two thirds and four sixths are equal. Then compare 2/4 and 2/6: which is larger, and why?|draws cuts that meet, and says that fourths are larger parts than sixths: \`2/4 > 2/6\`|Fractions of one whole are compared by the number and the size of their parts.
3.NF.A.3a|later|Draw a number line on which one half and two fourths are the same point.|cuts one line into halves and fourths and marks one point
3.NF.A.3b|later|Draw bars that show why four sixths and two thirds are equal. Find another fraction that is equal to them.|draws cuts that meet, and names a fraction such as \`8/12 = 2/3\`
3.NF.A.3c|later|Draw why 2 is eight fourths. Mark 1 as a fraction over 6 on a number line.|draws two wholes cut into fourths and marks \`6/6 = 1\`
3.NF.A.3d|Ana says that one half is always more than one third. Draw two wholes for which that is not so. What has to be the same when fractions are compared?|draws a half of a small whole and a third of a large one, and says that the wholes have to be of one size
3.NF.A.3d|ticket|Compare 5/6 and 5/8, and then 3/8 and 7/8. Write the sign for each, and draw one of them.|writes \`5/6 > 5/8\` and \`3/8 < 7/8\` with a drawing of wholes of one size|Fractions can be compared only when they are parts of the same whole.
3.MD.A.1|A film starts at 4:35 and lasts 1 hour and 50 minutes. Draw a number line that shows when it ends.|goes to 5:35 first, or to the full hour, and ends at 6:25
3.MD.A.1|later|Draw a clock that shows 8:17. Write the time in words.|draws the long hand two marks after the 3 and the short hand a little after the 8, and writes eight seventeen
3.MD.A.1|later|A game ends at 5:20 and lasts 45 minutes. When did it begin? Show it on a number line.|goes back 45 minutes and finds 4:35
3.MD.A.1|later|Practice takes 35 minutes and the walk home 20 minutes. How long is that together? How much longer is practice than the walk?|finds \`35 + 20 = 55\` and \`35 - 20 = 15\` minutes
3.MD.A.2|Estimate how many liters of water a bucket holds and how many grams a pencil case weighs. Then measure both.|writes an estimate before measuring, and each number with its unit
3.MD.A.2|later|A bag of 24 kilograms of rice is filled into boxes of 6 kilograms. Five bottles hold 3 liters each. How many boxes, and how many liters?|finds \`24 ÷ 6 = 4\` boxes and \`5 × 3 = 15\` liters
3.MD.B.3|A library lent 15 comics, 25 novels and 10 atlases. Draw a bar graph in which one step stands for 5 books.|draws bars of 3, 5 and 2 steps and writes the scale
3.MD.B.3|later|Draw a picture graph for 12 cats, 6 dogs and 9 birds in which one picture stands for 3 animals. How many more cats than birds are there?|draws 4, 2 and 3 pictures with a key and finds \`12 - 9 = 3\`
3.MD.B.3|ticket|A garden has 8 roses, 12 tulips and 6 lilies. Draw a bar graph in which one step stands for 2 flowers. How many more tulips than lilies are there?|draws bars of 4, 6 and 3 steps, writes the scale and finds \`12 - 6 = 6\`|In a scaled graph each step stands for several things, so the steps alone are not the numbers.
3.MD.B.4|Measure six things to the nearest fourth of an inch. Draw a line plot of their lengths.|marks each length at its fourth of an inch
3.MD.B.4|ticket|Six ribbons are 1 1/4, 1 1/2, 1 1/2, 2, 2 1/4 and 2 1/4 inches long. Draw a line plot with a line marked in fourths.|marks each length at its fourth of an inch, with two marks above 1 1/2 and above 2 1/4|A line plot needs a line with equal steps, so that halves and fourths have places of their own.
3.MD.C.5|later|Draw a square with sides of one unit. What is its area called? Draw a figure with an area of 7 of them, without gaps or overlaps.|writes one square unit and draws seven squares that touch
3.MD.C.5a|Draw a unit square and write its area below it. Then draw a figure made of 5 unit squares.|writes one square unit, and draws five squares of one size that touch along whole sides
3.MD.C.5b|Draw a figure that is covered by 8 unit squares without gaps or overlaps. Why may they not overlap?|draws 8 squares that touch, and says that an overlap would count a part twice
3.MD.C.6|later|Draw a rectangle on paper with squares of one centimeter. Count its area. In which unit would you count a floor?|counts square centimeters and names square feet or square meters for a floor
3.MD.C.7|Draw 5 rows of 7 unit squares. Cut them into a part with 4 columns and a part with 3 columns. Write the area of each part and of the whole.|writes \`5 × 4 + 5 × 3 = 5 × 7\` and finds 35 squares by counting as well
3.MD.C.7a|Cover a rectangle of 4 by 6 units with unit squares. Count them, and then multiply the sides. Why do both agree?|counts 24 squares and writes \`4 × 6 = 24\`, as there are 4 rows of 6 squares
3.MD.C.7a|ticket|A rectangle is 5 units by 8 units. Draw its unit squares, or the first row and the first column. Why is its area 5 times 8?|says that there are 5 rows of 8 squares and writes \`5 × 8 = 40\`|Side times side counts the squares, because each row has as many squares as the one side is long.
3.MD.C.7b|later|A rectangle has an area of 63 square feet, and one side is 9 feet long. A rug of 7 by 5 feet lies on it. How long is the other side, and how much floor can be seen?|finds \`63 ÷ 9 = 7\` feet, and \`63 - 7 × 5 = 28\` square feet
3.MD.C.7c|Draw a rectangle that shows why 6 × 8 is 6 × 5 and 6 × 3 together.|cuts a rectangle of 6 by 8 into 6 by 5 and 6 by 3: \`6 × 5 + 6 × 3 = 48\`
3.MD.C.7d|later|Draw an L made of two rectangles, label its sides and find its area in two ways.|cuts the L in two different ways and finds one area
3.MD.D.8|Draw two different rectangles with a perimeter of 12 units. Write the area of each.|draws two of these: 1 by 5, 2 by 4, 3 by 3, with areas of 5, 8 and 9 square units
3.MD.D.8|later|Draw two rectangles with an area of 12 square units. Find the perimeter of each. Then find the perimeter of a triangle with sides of 5, 7 and 8 cm.|draws two of 1 by 12, 2 by 6 and 3 by 4 with perimeters of 26, 16 and 14, and finds \`5 + 7 + 8 = 20\` cm
3.MD.D.8|ticket|Draw two different rectangles with a perimeter of 16 units. Write the area of each. Which is larger?|draws two of these: 1 by 7, 2 by 6, 3 by 5, 4 by 4, with areas of 7, 12, 15 and 16 square units, and names the larger|Rectangles with one perimeter can have different areas.
3.G.A.1|Draw a figure with four straight sides that is no square, no rectangle and no rhombus.|draws four straight sides that are not all equal, and corners that are not all right angles
3.G.A.1|ticket|Draw a rhombus that is no square, and a figure with four straight sides that is neither a rhombus nor a rectangle. What do both have in common?|draws four equal sides without right angles and another figure with four sides, and says that both have four straight sides|A family of shapes is told by what all its members share.
3.G.A.2|later|Draw a rectangle and cut it into 6 parts of equal area. What fraction of the whole is each part?|draws six equal parts and writes one sixth
3.G.A.2|ticket|Draw a square and cut it into 8 parts of equal area. Shade 3 of them. What fraction of the area is one part, and what fraction is shaded?|draws eight equal parts and writes one eighth and three eighths|One of so many equal parts of a shape is a unit fraction of its area.
`;
