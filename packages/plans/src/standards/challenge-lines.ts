/**
 * What students often do on a standard whose problems let few ideas show: `code|name|what they do|why|what the teacher
 * does`, one per line. What they do names the wrong answer or form.
 */
export const challengeLines = `
K.CC.B.4b|counts again when a thing was only pushed|starts at one after each move|It is not certain yet that moving changes nothing|Cover the things, push them under the cloth and ask before looking: has anything come?
K.CC.C.6|matches one thing with two|draws two lines from one star and finds 5 as many as 6|The lines are drawn to what is near|Give each thing one string only, and look which have none
K.CC.C.7|takes the number that is said first|says that 4 is more in “4 or 9”|The question is read as “which comes first”|Build a tower for both numbers and ask which one is taller
K.OA.A.1|writes the part that is left as the second number|chooses 7 - 5 when 2 of 7 go away|What is left can be seen best, so it is written|Ask of each number: where is it in the picture?
K.OA.A.4|counts all the boxes of the ten frame|answers 10 for the number that is missing|The question “how many” starts a count of everything|Ask for the empty boxes only, and point at them
K.OA.A.4|writes the number that is already there|answers 8 for 8 and how many make ten|The first number of the problem is repeated|Say the whole sentence: eight and how many more are ten?
K.OA.A.5|says the number that was added|says 2 for 3 + 2|The last number that was heard is repeated|Show both hands and ask how many fingers are up now
K.MD.A.1|measures how long instead of how much it holds|answers “how long” for whether a jug fills four cups|Length is the measure that is seen|Ask what will be poured, laid or lifted
K.G.A.2|takes any shape with a point for a triangle|calls a kite a triangle|The point on top is what is remembered|Count the sides of both with a finger
K.G.A.3|calls every thin thing flat|says that a book or a coin is a flat shape|Thin is close to flat|Ask whether it has a side, however small, that one can feel
K.G.B.6|puts curved edges together|lays two half circles with their round sides together|Like is put to like|Ask which edges lie on each other without a gap
K.G.B.6|leaves a gap between the pieces|says that two triangles make no square because a gap stays|The pieces are near each other, but not turned|Slide a finger along the edge where they should meet
1.OA.A.2|adds two of the three numbers|answers 8 for 2, 6 and 4|Stories have had two numbers until now|Put out all three groups and ask which one is not in the answer yet
1.OA.B.3|adds the same number twice|finds 22 for 3 + 7 + 6, by adding the 6 to the ten twice|The ten and the number that is left get mixed up|Cross out each number when it is used
1.OA.B.4|adds both numbers|answers 35 for what is missing from 15 to 20|A plus sign means to add what stands there|Cover the unknown with a hand: is 20 a part or the whole?
1.NBT.B.2|reads the two digits in the other order|says that 14 has four tens and one one|The ones are heard first in the word|Build 14 and 41 and point at the tens of each
1.NBT.B.2a|counts a bundle as one stick|says one for a bundle of ten sticks|A bundle looks like one thing|Open the bundle, count, and close it again: one ten is ten ones
1.NBT.B.3|reads the signs in the wrong order|writes 41 < 29|The two signs look alike and are told apart late|Put dots beside both numbers: more dots on the open side
1.NBT.C.4|writes the sum of the ones beside the tens|writes 612 for 68 + 4|Each place is added and written for itself|Trade ten single cubes for a rod and read the number again
1.NBT.C.5|changes the ones instead of the tens|says that ten more than 54 is 55|“More” is taken as the next number|Put one rod to the number and ask which digit it belongs to
1.NBT.C.6|subtracts and drops the zero|finds 3 for 70 - 40|The fact with ones is written without its unit|Ask whether three ones or three tens are left
1.MD.A.1|compares two of the three only|says which of the first two is longer and stops|The third thing is in another sentence|Draw one strip for each thing, from one line
1.MD.A.2|leaves gaps between the units|finds 4 clips where 6 fit|The clips are spread to reach the other end|Push the clips together: does the number change?
1.MD.B.3|names the next hour at half past|reads half past two as half past three|The short hand has left the two, and the later number catches the eye|Turn the hands from two o’clock on and stop halfway: has three o’clock come?
1.G.A.2|turns no piece|says that two triangles cannot make a rectangle|Pieces are moved, but not turned or flipped|Let one piece be turned in hand and ask which edges have one length
1.G.A.2|leaves a gap between the pieces|calls four squares with gaps a larger square|The rough outline is looked at|Slide a finger along the edges where they should meet
2.OA.C.3|overlooks the one that is left|says that 9 is even because four pairs were found|The pairs are counted and not the rest|Ask whether everybody has a partner
2.NBT.B.9|works it out and calls that a reason|says “because both are 121” for 57 + 64 = 60 + 61|A correct answer seems to be the reason|Ask what happened to the 57 and what to the 64
2.NBT.B.9|takes the round number as the answer|writes 38 + 37 = 40 + 37 and leaves it there|What was added is not given back|Show with cubes that two more lie there now: what has to happen to them?
2.MD.A.1|begins at the edge of the ruler and not at its 0|lays the thing at the end of the ruler, a little before the 0|The end of the tool seems to be its start|Put a finger on the 0: does the thing begin there?
2.MD.A.2|measures with two kinds of units at once|lays three feet and then some inches and says 9|Units are things to be laid, whatever their size|Let the row be made of one kind only, and count again
2.MD.A.3|guesses one number for all things|says 10 for a pencil and 10 for a door, in feet|No length is pictured for the unit|Show a foot between two hands and step it along the door
2.MD.A.4|counts the shorter length as one step|finds 6 for 20 and 25 inches|The start is said as the first count|Mark 20 on a line and count the jumps to 25
2.MD.B.5|counts the shorter length as one step|finds 6 for 20 and 25 inches|The start is said as the first count|Mark 20 on a line and count the jumps to 25
2.MD.B.6|draws a jump back in the same direction|goes from 44 to 62 for 44 - 18|All jumps have gone to the right until now|Ask whether the number gets larger or smaller, and which way that is
2.MD.D.10|begins the bars at different heights|draws a bar for 4 whose foot is not on the line|The top of a bar is looked at, not where it begins|Lay a ruler along the bottom of the graph: does each bar begin there?
2.G.A.2|draws squares of different sizes|fills a rectangle with 3 large and 4 small squares|Filling is what counts|Draw the first row with one size and go on below it
2.G.A.3|calls shares unequal when they look different|says that a triangle and a rectangle cannot both be a fourth of one square|The form is compared and not the amount|Cut one share and lay it on the other
3.OA.A.2|takes the divisor for the answer|answers 4 for 16 eggs in 4 cartons because 4 was said|A number of the story is repeated|Ask what the answer counts: eggs in a carton, or cartons?
3.OA.A.3|multiplies whatever is asked|answers 512 for 64 melons with 8 in each crate|The story looks like the one before|Act it out with counters: are groups put together or made?
3.OA.B.5|changes the order in a division, too|says that 12 ÷ 3 and 3 ÷ 12 are the same|Changing the order has always worked|Share 12 cookies among 3, and 3 cookies among 12
3.OA.B.6|turns the two numbers around|asks how many 30s are in 5|The larger number is thought to come second|Ask what is shared, and point at it
3.OA.D.9|names a rule that says too little|says “it goes up” for 2, 3, 5, 8|The direction is seen and the amount is not|Write the jumps above the row and read them
3.NBT.A.3|counts one group too few|finds 180 for 4 × 60|The first group is not counted|Put up a finger for each 60
3.NF.A.2|begins to count at 1|puts five sixths five marks after 1|0 does not look like a start|Put a finger on 0 and go one part along
3.NF.A.3c|takes the numerator for the whole number|says that 30/6 is 30|The number on top is read alone|Ask how many sixths make one whole, and count wholes
3.MD.C.5|leaves out a row when counting|finds 24 for 5 rows of 6 squares|The eye loses its place in a large figure|Put a dot into each square that is counted
3.MD.C.6|leaves out a row when counting|finds 24 for 5 rows of 6 squares|The eye loses its place in a large figure|Put a dot into each square that is counted
3.MD.C.7b|writes a length instead of an area|writes 84 cm for a rectangle of 12 by 7 cm|The unit of the sides is copied|Ask what was counted, and draw one of them
3.MD.C.7c|splits both sides and multiplies only two parts|finds 5 × 4 + 1 × 3 for 6 × 7|Each number is split, and equal places are multiplied|Draw the rectangle and look which parts have no product
3.G.A.1|goes by the look of a shape|calls a rhombus with slanted sides a square|Four equal sides look like a square|Put a square corner into its corners
4.OA.A.1|multiplies when the larger amount is given|answers 81 for “27 is 3 times as many as …”|“Times” calls for multiplying|Draw the bar of 27 first and cut it into three
4.OA.A.2|subtracts for “how many times as many”|answers 33 for 44 and 11|Comparing has meant subtracting|Lay the small bar along the large one and count how often it fits
4.NF.B.3b|takes the fraction apart only once|writes 5/8 = 4/8 + 1/8 and no other sum|One answer has always been enough|Color the parts of the bar in other groups
4.MD.C.5b|puts the corner beside the center of the protractor|reads 70° for an angle of 60°|The edge of the protractor is laid on, not its center|Put a dot on the corner and let the center cover it
4.MD.C.6|puts the corner beside the center of the protractor|reads 70° for an angle of 60°|The edge of the protractor is laid on, not its center|Put a dot on the corner and let the center cover it
5.NBT.A.1|goes ten times in the wrong direction|says that a place is ten times the one to its left|Left and right are mixed up across the point|Move a digit one place in the chart and read both numbers
5.NF.B.5|looks at the size of the numerator|says that 7/8 × 16 is more than 16 because 7 is large|One number of the fraction is compared with 1|Ask whether 7/8 is more or less than one whole
5.NF.B.5|takes five fifths for five|says that 5/5 × 27 is five times 27|The numerator is read alone|Draw a bar in five fifths: how much of it is that?
5.NF.B.7b|counts the parts of one whole only|writes 6 ÷ 1/3 = 3|The picture of one whole is in mind|Draw six wholes and count the thirds in all of them
5.G.B.3|takes one example for a proof|says that all parallelograms are rectangles because one is|One drawing seems to be all of them|Ask for a drawing that has the name and not the property
5.G.B.4|draws one shape twice in the tree|puts the square below the rectangle and once more below the rhombus, unlinked|A tree is thought to have one way to each name|Ask which names all fit, and join the two branches
6.SP.B.5a|adds the values instead of counting the dots|gives the total of what was measured for the number of those who were asked|A value is written below every dot, and numbers are there to be added|Point at one dot: who or what is it, and what does the number below it tell about it
6.SP.B.5a|counts only the values that occur most|leaves out single dots at the ends|The pile in the middle catches the eye|Cross out each dot as it is counted, and say whom it stands for
6.SP.A.1|takes every question with a number as its answer for a statistical one|says that “How many goals did our team score on Friday?” is statistical|Statistics are known as numbers|Ask whether those who are asked could give different answers
6.SP.A.2|takes more values for a larger spread|says that the set with more dots has the greater spread|How many there are is counted first|Ask for the least and the greatest value of each set and compare how far apart they are
7.NS.A.1a|says that nothing is needed to come back|answers 0 for the change after -11|The end of the whole is given for the second change|Act it out: you have lost 11 dollars; what must happen now?
7.G.A.3|thinks that every cut looks like the base|answers “a hexagon” for any cut through a hexagonal prism|One direction of cutting is known|Ask which faces the knife goes through, and count them
7.G.A.3|draws the outline of the solid|draws a whole cube for a cut through it|What is left and what is cut are not told apart|Cut a piece of clay with a thread and print the cut on paper
7.SP.A.1|trusts the larger number of answers|prefers 500 visitors of a website to 40 students drawn at random|Many seems to be the same as fair|Ask who had no chance to be in it
7.SP.A.2|takes the estimate for the exact number|says that exactly 210 of 600 students walk|A calculation gives one number|Draw a second sample and compare the two estimates
8.G.A.1|compares a side or angle with one that is not its image|measures what now lies where the first one lay|The place on the paper is followed, and not the corner|Label the corners and their images, and read each side by its letters
8.G.A.1|takes a small error of measuring for a change|says that 4.9 cm and 5 cm are two lengths|A reading of the ruler is taken for exact|Measure one side twice and compare both readings
6.SP.B.5b|gives a number without its unit|writes “the pulse is 41” and no more|The heading of a list seems to say it|Ask what 41 counts, and in how much time
6.SP.B.5b|leaves out how it was measured|names height and centimeters, and not whether shoes were on|A number looks the same however it was found|Let two groups measure one thing in different ways and compare
8.G.B.6|takes the longest side for one of the two|compares 17² + 8² with 15²|The order of the sides is not looked at|Draw the triangle and mark the side across from the largest angle
N-RN.B.3|calls every root irrational|says that the root of 8 times the root of 2 is irrational|A root sign seems to decide|Multiply under one root: what is the root of 16?
A-SSE.B.3b|reads the vertex with the wrong sign|reads -3 from the square of x - 3|The sign in the parentheses is copied|Ask which x makes the square 0
F-LE.A.1a|looks at the first steps only|says linear because the first two differences agree|Two steps are taken for all|Compare every pair of neighbors
F-LE.A.1b|looks at the first steps only|says linear because the first two differences agree|Two steps are taken for all|Compare every pair of neighbors
F-LE.A.3|believes that the larger start wins for good|says that 100x stays above 2 to the power x|Small tables show it so|Continue the table until the order changes
S-IC.B.4|takes one sample for the truth|reports the share of one sample without a margin|A calculation gives one number|Simulate several samples and look at their spread
5.G.A.1|puts the 0 of a point on the wrong axis|plots (0, 7) on the level axis|A zero seems to mean that nothing is done, in whichever direction|Walk it: no step along, then seven up
`;
