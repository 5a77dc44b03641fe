/**
 * What students often do on a standard whose problems let few ideas show: `code|name|what they do|why|what the teacher
 * does`, one per line. What they do names the wrong answer or form.
 */
export const challengeLines = `
K.CC.A.1|says “twenty-ten” after twenty-nine|says 28, 29, “twenty-ten” instead of 30|The ones have always gone on after nine with a new word, so the pattern seems to go on|Show the ten that is full on the number path and ask which ten comes after twenty
K.CC.A.2|begins at one again|counts 1, 2, 3 … up to the number before saying the next one|The number words are known as one long song that has a single beginning|Cover all the numbers before the start on the path and say the first number together
K.CC.A.3|writes the ones first in a teen number|writes 51 for fifteen|The ones are heard first in the word, and the hand writes what it hears|Put a full ten frame and five dots beside the number: which part is written first?
K.CC.B.4a|counts a thing twice or leaves one out|says seven for a row of six things|The words come faster than the finger, or a thing is touched again|Let the child move each thing over a line as it is counted
K.CC.B.4b|believes that a longer row has more|says that there are more when a row is pushed apart|The row looks longer, and length is what the eye compares|Push the things together again and count both times: has anything been put there?
K.CC.B.4c|counts everything again for one more|counts 1, 2, 3 … 9 for one more than 8|The new number is not yet tied to the number that was there|Cover the old things with a hand, say their number, and show only the new one
K.CC.B.5|counts out too many|goes on past 14 when fourteen counters are asked for|The child counts as long as there are counters and forgets where to stop|Ask for the number again before the counting begins, and say it together when it is reached
K.CC.C.6|takes the longer row for the larger group|says that 5 things in a long row are more than 6 in a short one|Length is seen at once, and number is not|Draw a line from each thing to one of the other row: which row has something left over?
K.CC.C.7|takes the number that is said first|says that 4 is more in “4 or 9”|The question is read as “which comes first”|Build a tower for both numbers and ask which one is taller
K.CC.C.7|mixes up more and less|answers 9 for the one that is less, in 4 and 9|“More” is heard far more often than “less”|Say both sentences about the towers: this one is more, and that one is less
K.OA.A.1|reads crossed-out things as added|chooses 7 + 2 for seven things of which two are crossed out|All things that are drawn are counted together|Take the crossed-out things away with counters and ask what is there now
K.OA.A.1|writes the part that is left as the second number|chooses 7 - 5 when 2 of 7 go away|What is left can be seen best, so it is written|Ask of each number: where is it in the picture?
K.OA.A.2|adds whatever happens|answers 8 for 5 fish of which 3 are given away|Two numbers in a story call for putting together|Act it out: does anything come, or does something go?
K.OA.A.3|knows one pair only|writes 7 = 6 + 1 and nothing else|One answer has always been enough|Move one counter over to the other hand and ask what the pair is now
K.OA.A.4|counts all the boxes of the ten frame|answers 10 for the number that is missing|The question “how many” starts a count of everything|Ask for the empty boxes only, and point at them
K.OA.A.4|writes the number that is already there|answers 8 for 8 and how many make ten|The first number of the problem is repeated|Say the whole sentence: eight and how many more are ten?
K.OA.A.5|counts the number it starts with as the first step back|finds 4 for 5 - 2: five, four|The start is said as the first of the two|Let two fingers be folded down, one after the other, and look at what is left
K.MD.A.1|uses “big” for everything|says that a thing is big, whatever is asked|One word has been enough for long, heavy and full|Show two things of which one is long and light: which is “big” now?
K.MD.A.1|measures how long instead of how much it holds|answers “how long” for whether a jug fills four cups|Length is the measure that is seen|Ask what will be poured, laid or lifted
K.MD.A.2|compares the ends on one side only|calls the stick longer that reaches farther to the right|The starts of the sticks are not looked at|Lay both against one line and look at the other ends
K.MD.B.3|counts all the things instead of one group|answers 12 for the largest of three groups|“How many” starts a count of everything|Move each group into a hoop of its own before counting
K.G.A.2|gives a turned shape another name|calls a turned square a diamond that is no square|The name belongs to the position it was learned in|Turn the paper until it looks familiar and ask what has changed
K.G.A.2|names a solid by one of its faces|calls a cube a square|The face is what is seen from the front|Let the child feel the shape from all sides and point at the face: this is a square, and the whole is …?
K.G.A.3|takes a picture of a solid for a solid|says that a photo of a ball is solid|The picture makes one think of the thing|Put the picture and the thing on the table: which one can roll?
K.G.A.3|calls every thin thing flat|says that a book or a coin is a flat shape|Thin is close to flat|Ask whether it has a side, however small, that one can feel
K.G.B.4|counts only what is seen of a solid|answers 3 for the faces of a cube|The drawing shows three of them|Put a sticker on every face of a box while counting
K.G.B.5|counts the sticks that are there|answers 3 for the sticks that are missing from a square|“How many sticks” is heard without “more”|Trace the shape with a finger and stop where there is a gap
K.G.B.6|names the pieces instead of the new shape|answers “triangles” for two triangles that make a square|The pieces are still seen|Trace the way around both with one finger and count the corners
K.G.B.6|puts curved edges together|lays two half circles with their round sides together|Like is put to like|Ask which edges lie on each other without a gap
1.OA.A.1|does what the word “more” seems to say|adds 12 + 7 for how many more 12 is than 7|The word has meant adding until now|Draw both rows and circle the part that has no partner
1.OA.A.2|adds two of the three numbers|answers 8 for 2, 6 and 4|Stories have had two numbers until now|Put out all three groups and ask which one is not in the answer yet
1.OA.B.3|adds the same number twice|finds 22 for 3 + 7 + 6, by adding the 6 to the ten twice|The ten and the number that is left get mixed up|Cross out each number when it is used
1.OA.B.4|adds both numbers|answers 35 for what is missing from 15 to 20|A plus sign means to add what stands there|Cover the unknown with a hand: is 20 a part or the whole?
1.OA.C.5|counts the number it starts at|lands at 13 for 14 - 2|The start is said as the first count|Put a finger on the start without a word, and say the first number at the first jump
1.OA.C.6|takes the smaller digit from the larger one|finds 12 for 11 - 3|The digits are looked at without their places|Build both numbers on ten frames and go down to ten first
1.OA.D.7|writes the result after the equal sign|writes 11 for the number that is missing in 7 + 4 = ? + 5|The equal sign has always come before an answer|Put both sides on a balance: what is on the right besides the 5?
1.NBT.B.2|reads a digit as its face|says that the 4 in 41 is worth 4|The digit is read without its place|Show 41 with bundles and point at the 4: what is there?
1.NBT.B.2a|counts a bundle as one stick|says one for a bundle of ten sticks|One thing is seen|Open the bundle, count, and close it again: one ten is ten ones
1.NBT.B.2a|changes the number when a bundle is opened|says that there are more sticks when ten lie loose|Loose sticks take more room|Bundle and open it again while somebody keeps counting
1.NBT.B.2b|writes the ten and the ones one after the other|writes 103 for ten and three|What is said is written down as it is heard|Lay a card with 3 over the zero of a card with 10
1.NBT.B.2b|takes a teen number for tens|writes 50 for fifteen|The two words sound alike|Show both with a ten frame and rods and say each word slowly
1.NBT.B.2c|writes the tens alone|writes 6 for six tens|The zero seems to say nothing|Build 6 and 60 side by side and read both numbers
1.NBT.B.3|reads the signs the wrong way round|writes 41 < 29|The two signs look alike and are told apart late|Put dots beside both numbers: more dots on the open side
1.NBT.C.4|writes the sum of the ones beside the tens|writes 612 for 68 + 4|Each place is added and written for itself|Trade ten single cubes for a rod and read the number again
1.NBT.C.5|changes the ones instead of the tens|says that ten more than 54 is 55|“More” is taken as the next number|Put one rod to the number and ask which digit it belongs to
1.NBT.C.6|subtracts and drops the zero|finds 3 for 70 - 40|The fact with ones is written without its unit|Ask whether three ones or three tens are left
1.MD.A.1|takes the last thing named for the longest|names the third stick, whatever the sentences say|The last word is remembered best|Draw a strip for each sentence, from one line
1.MD.A.2|leaves gaps between the units|finds 4 clips where 6 fit|The clips are spread to reach the other end|Push the clips together: does the number change?
1.MD.B.3|names the next hour at half past|reads half past two as half past three|The short hand has left the two, and the later number catches the eye|Turn the hands from two o’clock on and stop halfway: has three o’clock come?
1.MD.C.4|answers with one of the groups|answers 7 for how many more 7 are than 3|“How many” is heard and “more” is not|Cover as many of the larger row as the smaller one has
1.G.A.2|names the pieces|answers “squares” for four squares that make a larger one|The pieces are what one holds|Trace the way around all of them with one finger
1.G.A.2|turns no piece|says that two triangles cannot make a rectangle|Pieces are moved, but not turned or flipped|Let one piece be turned in hand and ask which edges have one length
1.G.A.3|takes the share with the larger name for the larger one|says that a fourth is more than a half|4 is more than 2|Fold one paper once and another twice, and lay the parts on each other
2.OA.C.3|calls a number odd by its first digit|says that 12 is odd because of the 1|The digit that is read first is looked at|Lay 12 counters in pairs: is one left over?
2.OA.C.4|adds the rows and the columns|answers 9 for 4 rows of 5|Both numbers are seen and put together|Cover all rows but one and uncover them one by one
2.NBT.A.1|reads only the tens digit|says that 320 has 2 tens to pack|The digit in the tens place is asked for in other problems|Open one of the hundreds: how many tens are in it?
2.NBT.A.1a|thinks that a hundred square has no tens in it|says that 100 has 0 tens|The digit in the tens place is 0|Lay ten rods on the hundred square
2.NBT.A.1b|writes the hundreds alone|writes 7 for seven hundreds, or 70|The zeros seem to say nothing|Build 7, 70 and 700 and write each number below its blocks
2.NBT.A.4|compares the ones first|says that 279 is more than 280, because of the 9|The largest digit catches the eye|Compare hundreds, then tens, and stop where they differ
2.NBT.B.6|forgets a number that was paired|finds 75 for 26 + 35 + 14 + 15|Pairs are made and one number stands alone|Cross out each number when it is used
2.NBT.B.8|changes the wrong place|says that 100 more than 561 is 571|Ten and hundred are both “a one with zeros”|Put a hundred square to the number and ask which digit counts it
2.NBT.B.9|works it out and calls that a reason|says “because both are 121” for 57 + 64 = 60 + 61|A correct answer seems to be the reason|Ask what happened to the 57 and what to the 64
2.NBT.B.9|takes the round number as the answer|writes 38 + 37 = 40 + 37 and leaves it there|What was added is not given back|Show with cubes that two more lie there now: what has to happen to them?
2.MD.A.2|expects a smaller number for a smaller unit|says fewer than 6 when inches are measured again in centimeters|Small goes with small|Lay both units below the thing and count
2.MD.A.3|chooses the unit that sounds familiar|says 7 inches for a door|The number is heard and the unit is not pictured|Show an inch between two fingers and ask whether seven of them reach to the top of the door
2.MD.A.4|adds the two lengths|answers 45 for how much longer 25 is than 20|“Longer” sounds like more|Draw both from one line and mark only the piece that sticks out
2.MD.B.5|adds the two lengths|answers 45 for how much longer 25 inches are than 20|“Longer” sounds like more|Draw both from one line and mark only the piece that sticks out
2.MD.B.6|reads the mark at the end|answers 10 for a jump from 3 to 10|On most pictures the thing begins at 0|Ask how many spaces the jump goes over
2.MD.C.7|names the next hour too early|reads 11:45 as 12:45|The short hand is almost at the 12|Ask whether twelve o’clock has come yet
2.G.A.2|counts the lines|answers 9 for 4 by 5 squares with the first row and column drawn|Only what is drawn is counted|Let the missing squares of the second row be drawn
2.G.A.3|counts the cuts|says thirds for a bar with three cuts|The knife is counted instead of the pieces|Count the pieces with a mark in each
2.G.A.3|takes any four pieces for fourths|says fourths for four pieces of different sizes|Four pieces sound like fourths|Lay one piece on another: are they of one size?
3.OA.A.1|adds the two numbers|answers 16 for 8 crates of 8 melons|Two numbers in a story are put together|Draw one crate with its melons, then the next one
3.OA.A.2|takes the divisor for the answer|answers 4 for 16 eggs in 4 cartons because 4 was said|A number of the story is repeated|Ask what the answer counts: eggs in a carton, or cartons?
3.OA.A.3|multiplies whatever is asked|answers 512 for 64 melons with 8 in each crate|The story looks like the one before|Act it out with counters: are groups put together or made?
3.OA.A.4|does the operation that is written|answers 96 for ? × 4 = 24|The sign says to multiply|Say the equation aloud: some number of fours is 24
3.OA.B.5|multiplies only the first part|finds 63 for 6 × (10 + 3)|The factor is used once|Draw the rectangle and ask for the area of the second part
3.OA.B.6|subtracts the divisor|answers 25 for 30 ÷ 5|Division and taking away are mixed up|Ask how many fives are in 30, and count by fives
3.OA.D.9|looks at the first jump only|continues 2, 3, 5, 8, 12 with 13|The first step is taken for the rule|Write what happens between all neighbors above the row
3.NBT.A.1|rounds to the next ten instead of the hundred|rounds 238 to 240 for the nearest hundred|The place that is asked for is not marked|Mark the two hundreds around the number on a line
3.NBT.A.3|drops or adds a zero|finds 24 or 2,400 for 4 × 60|The zero is moved by a rule and not by its worth|Ask how many tens it is: 4 times 6 tens
3.NF.A.2|counts the marks and not the parts|puts one fourth at the fourth mark|Marks are what is seen|Shade the first part from 0 and ask how long it is
3.NF.A.2|begins to count at 1|puts five sixths five marks after 1|0 does not look like a start|Put a finger on 0 and go one part along
3.NF.A.3|takes the larger denominator for the larger fraction|says that 2/8 is more than 2/4|8 is more than 4|Draw both bars of one length and ask which part is larger
3.NF.A.3c|takes the numerator for the whole number|says that 30/6 is 30|The number on top is read alone|Ask how many sixths make one whole, and count wholes
3.MD.C.5|counts the squares along the edge|answers 14 for a figure of 5 by 4|The way around is counted|Put a dot into each square that is covered
3.MD.C.6|counts the squares along the edge|answers 14 for a figure of 5 by 4|The way around is counted|Put a dot into each square that is covered
3.MD.C.7b|adds the sides|answers 38 for 12 by 7|Perimeter and area are mixed up|Ask whether it is the way around or what covers it, and draw the first row of squares
3.MD.C.7c|multiplies only one part|finds 63 for 6 × (10 + 3)|The factor is used once|Draw the rectangle and ask for the area of the second part
3.MD.C.7|uses the long side for both rectangles|finds an area that is too large for an L|The arm of the figure is given the width of the whole|Shade the two rectangles and label the sides of each
3.G.A.1|says that a square is no rectangle|leaves the squares out of all rectangles|A rectangle is thought of as longer than wide|Check the list of what a rectangle must have, item by item
4.OA.A.1|adds instead of multiplying|answers 10 for 3 times as many as 7|“More” and “times as many” sound alike|Draw one bar and put as many copies of it below as the words say
4.OA.A.2|subtracts for “how many times as many”|answers 33 for 44 and 11|Comparing has meant subtracting|Lay the small bar along the large one and count how often it fits
4.OA.A.3|gives the quotient as it is|answers 7 vans for 63 children with 8 seats in each|The number on top of the division is the answer|Ask where the children sit who are left over
4.NBT.A.3|rounds from place to place|rounds 446 to 450 and then to 500 for the nearest hundred|Each rounding starts from the last one|Mark 446 between 400 and 500 on a line: which is nearer?
4.NF.B.3|adds the denominators, too|writes 5/8 + 2/8 = 7/16|Tops and bottoms look like two sums|Draw one bar of eighths: do the parts change their size?
4.NF.B.3b|takes the fraction apart only once|writes 5/8 = 4/8 + 1/8 and no other sum|One answer has always been enough|Color the parts of the bar in other groups
4.NF.B.4a|multiplies the denominator, too|writes 5 × 1/8 = 5/40|The number is used for both numbers of the fraction|Count five jumps of one eighth on a line
4.MD.C.5b|reads the other row of the protractor|reads 60° for an angle of 120°|The row that begins on the other side is read|Ask first whether the angle is larger than a square corner
4.MD.C.6|reads the other row of the protractor|reads 60° for an angle of 120°|The row that begins on the other side is read|Ask first whether the angle is larger than a square corner
4.G.A.2|calls lines that do not meet on the paper parallel|says that two slanted lines are parallel|The lines are not thought of as going on|Lay a ruler along both and draw them farther
5.NBT.A.1|reads the places as if they were mirrored|says that the 9 in 8.496 is worth 9 tenths|The first place after the point is taken for “oneths”|Put the number into a place-value chart and read it aloud
5.NF.B.3|divides the larger number by the smaller one|answers 1 1/2 for 2 melons shared by 3|Division is thought to begin with the larger number|Ask what is shared and who shares, and draw it
5.NF.B.5|believes that multiplying always makes more|says that 1/4 × 38 is more than 38|With whole numbers it has been so|Draw a bar for 38 and ask for a fourth of it
5.NF.B.5|looks at the size of the numerator|says that 7/8 × 16 is more than 16 because 7 is large|One number of the fraction is compared with 1|Ask whether 7/8 is more or less than one whole
5.NF.B.7a|divides the denominator|writes 1/6 ÷ 3 = 1/2|Dividing is taken to make the number in the bottom smaller|Draw one sixth and cut it into three parts: how many of them make a whole?
5.NF.B.7b|divides by the denominator|writes 6 ÷ 1/3 = 2|A third is read as “divided by 3”|Ask how many thirds are in one whole, and then in six
5.G.B.3|says that a shape has one name only|says that a square is never a rectangle|A name is taken for a box|Check the list of what a rectangle must have, item by item
5.G.B.4|turns the order of the tree around|says that every parallelogram is a square|Belonging together is read in both directions|Draw a parallelogram that is no square and look for its place in the tree
5.OA.A.1|works from left to right|finds 60 for 4 + 6 × 6|Reading goes from left to right|Underline what is one thing and read it as a story
6.RP.A.1|compares with the other part instead of the whole|writes 9/8 for 9 of all 17|The two numbers that are given are compared|Ask what the question compares: the part with the other part, or with all of them?
6.SP.A.1|takes any question with a number for a statistical one|calls “How many pets do you have?” statistical|A number comes out|Ask whether the answers will differ from one to the next
6.SP.A.2|takes the highest count for the center|names the group with the tallest column as the one with the higher center|The tallest column catches the eye|Put a finger on the middle value of each group
6.SP.A.2|looks for the spread in the heights|names the group with the higher columns as the one with more spread|Height and width are mixed up|Ask for the least and the greatest value of each group
7.NS.A.1a|adds both sizes|answers 10 for a loss of 5 and a gain of 5|The signs are left out|Walk both steps on a number line and look where you stand
7.G.A.3|names the solid instead of the cut|answers “a cube” for a cut through a cube|The solid is what is in mind|Cut a piece of clay with a thread and print the cut on paper
7.G.A.3|thinks that every cut looks like the base|answers “a hexagon” for any cut through a hexagonal prism|One direction of cutting is known|Ask which faces the knife goes through, and count them
7.SP.A.1|trusts the larger number of answers|prefers 500 visitors of a website to 40 students drawn at random|Many seems to be the same as fair|Ask who had no chance to be in it
7.SP.A.2|takes the estimate for the exact number|says that exactly 210 of 600 students walk|A calculation gives one number|Draw a second sample and compare the two estimates
7.SP.C.8c|counts single digits instead of runs|divides by 60 digits instead of 20 runs|The digits are what is seen|Draw a line after each run and give each run one mark
7.SP.C.8c|counts a run for one success when two are asked|counts 17 of 20 runs where “at least two” is asked|“At least” is overheard|Write below each run how many successes it has
8.G.B.6|adds the sides instead of their squares|says yes for 4, 5 and 9, because 4 + 5 = 9|The theorem is remembered as a sum of sides|Draw a square on each side and compare the areas
8.NS.A.2|halves the number|says that the root of 48 is 24|A root is taken for a half|Ask for the square of 24
8.EE.A.2|gives one solution of a square|writes x = 7 alone for x² = 49|The root key gives one number|Ask for the square of -7
N-RN.B.3|adds what stands under the roots|writes the root of 45 plus the root of 20 as the root of 65|Roots are treated like a common factor|Put in 9 and 16: do 3 and 4 make the root of 25?
A-SSE.B.3b|forgets to take away what was added|writes x² + 10x + 23 = (x + 5)² + 23|The square is completed on one side only|Expand and compare the last numbers
A-SSE.B.3b|takes the whole middle number|writes (x + 10)² for x² + 10x|The middle number is not halved|Draw the square of tiles: the strips lie on two sides
F-LE.A.1a|calls every growth linear|says linear for 2, 4, 8, 16|Growing is thought of as adding|Write differences and quotients beside the table
F-LE.A.1b|looks at one step only|says linear because the first two differences agree|One step is taken for all|Compare every pair of neighbors
F-LE.A.3|believes that the larger start wins for good|says that 100x stays above 2 to the power x|Small tables show it so|Continue the table until the order changes
S-IC.B.4|takes one sample for the truth|reports the share of one sample without a margin|A calculation gives one number|Simulate several samples and look at their spread
F-IF.C.7e|takes the start for the growth factor|reads 3 as the factor in 3 times 2 to the power x|The first number catches the eye|Put in 0 and 1 and compare
`;
