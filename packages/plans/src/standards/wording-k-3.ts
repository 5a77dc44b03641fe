/** Kindergarten to grade 3, a code and our own wording on each line. */
export const wordingK3 = `
K.CC.A|Number names and the order in which we count
K.CC.A.1|Say the numbers up to 100, one by one and in tens
K.CC.A.2|Go on counting from any number, not only from 1
K.CC.A.3|Write the numerals 0 to 20 and use them to say how many
K.CC.B|Counting to find how many
K.CC.B.4|See that counting tells how many there are
K.CC.B.4a|Say one number name for each thing, and touch each thing once
K.CC.B.4b|Know that the last number said is how many there are, however they are arranged
K.CC.B.4c|Know that the next number name means one more
K.CC.B.5|Count up to 20 things in rows or rings, 10 when scattered, and count out a given number
K.CC.C|Comparing numbers
K.CC.C.6|Say which of two groups of up to ten things has more, fewer or as many, by matching or by counting
K.CC.C.7|Compare two written numbers from 1 to 10
K.OA.A|First ideas of adding and subtracting
K.OA.A.1|Show adding and subtracting with things, fingers, drawings, sounds or an expression
K.OA.A.2|Solve stories of adding and subtracting within 10, with things or drawings
K.OA.A.3|Split a number up to 10 into two parts in several ways, with things or drawings, and write each way as an equation
K.OA.A.4|Find what goes with a number from 1 to 9 to make 10, with things or drawings, and write it down
K.OA.A.5|Add and subtract within 5 quickly and surely
K.NBT.A|The numbers 11 to 19 as ten and some more
K.NBT.A.1|Build and take apart 11 to 19 as one ten and extra ones, and show each with a drawing or an equation
K.MD.A|Attributes that can be measured
K.MD.A.1|Name what can be measured about a thing: how long, how heavy
K.MD.A.2|Compare two things side by side and say which has more of an attribute
K.MD.B|Sorting and counting
K.MD.B.3|Sort things into groups, count each group and order the groups by count
K.G.A|Finding and naming shapes
K.G.A.1|Name shapes around us and say where they are: above, beside, behind
K.G.A.2|Name a shape whatever its size and however it is turned
K.G.A.3|Tell flat shapes from solid ones
K.G.B|Comparing, making and joining shapes
K.G.B.4|Say what is alike and what is different about flat and solid shapes
K.G.B.5|Build shapes from sticks and clay, and draw them
K.G.B.6|Join simple shapes into larger ones
1.OA.A|Stories of adding and subtracting
1.OA.A.1|Solve addition and subtraction stories within 20 (adding to, taking from, putting together, taking apart, comparing) with the unknown in any place, using things, drawings and equations
1.OA.A.2|Solve stories that add three numbers with a total up to 20
1.OA.B|How adding and subtracting behave and belong together
1.OA.B.3|Use turning round and regrouping of addends to make work easier
1.OA.B.4|See a subtraction as a missing addend
1.OA.C|Adding and subtracting within 20
1.OA.C.5|Link counting on and back with adding and subtracting
1.OA.C.6|Add and subtract within 20 with strategies, within 10 fluently
1.OA.D|Equations with plus and minus
1.OA.D.7|Know what the equal sign says, and judge whether an equation is true
1.OA.D.8|Find the unknown number in an addition or subtraction equation
1.NBT.A|Counting further
1.NBT.A.1|Count, read and write numbers to 120, from any start
1.NBT.B|Tens and ones
1.NBT.B.2|Read the two digits of a number as tens and ones
1.NBT.B.2a|See ten as a bundle of ten ones
1.NBT.B.2b|See 11 to 19 as one ten and one to nine ones
1.NBT.B.2c|See 10, 20, …, 90 as so many tens and no ones
1.NBT.B.3|Compare two-digit numbers by tens and ones, and write it with <, = and >
1.NBT.C|Adding and subtracting with tens and ones
1.NBT.C.4|Add within 100: a two-digit number with ones or with whole tens
1.NBT.C.5|Say 10 more or 10 less in the head, and why
1.NBT.C.6|Subtract whole tens from whole tens
1.MD.A|Measuring length with copies of a unit
1.MD.A.1|Order three things by length, and compare two by means of a third
1.MD.A.2|Measure a length by laying equal units end to end, without gaps
1.MD.B|Telling time
1.MD.B.3|Tell and write time to the hour and half hour
1.MD.C|Reading data
1.MD.C.4|Organize data in up to three groups and ask how many and how many more
1.G.A|Shapes and what makes them what they are
1.G.A.1|Tell what makes a shape (closed, three sides) from what does not (color, size)
1.G.A.2|Put flat or solid shapes together to make a new one
1.G.A.3|Cut circles and rectangles into two or four equal shares and name the shares
2.OA.A|Stories of adding and subtracting within 100
2.OA.A.1|Solve one- and two-step addition and subtraction stories within 100
2.OA.B|Sums and differences within 20
2.OA.B.2|Add and subtract within 20 in the head, and know the one-digit sums
2.OA.C|Equal groups as a start of multiplication
2.OA.C.3|Decide whether a number up to 20 is even or odd, and write an even one as a double
2.OA.C.4|Find how many there are in rows and columns by repeated addition
2.NBT.A|Hundreds, tens and ones
2.NBT.A.1|Read three digits as hundreds, tens and ones
2.NBT.A.1a|See 100 as ten tens
2.NBT.A.1b|See 100, 200, …, 900 as so many hundreds and nothing else
2.NBT.A.2|Count to 1000, also in fives, tens and hundreds
2.NBT.A.3|Read and write numbers to 1000 in digits, words and expanded form
2.NBT.A.4|Compare three-digit numbers by their digits, with <, = and >
2.NBT.B|Adding and subtracting by place value
2.NBT.B.5|Add and subtract within 100 fluently
2.NBT.B.6|Add up to four two-digit numbers
2.NBT.B.7|Add and subtract within 1000, trading hundreds, tens and ones where needed
2.NBT.B.8|Add or subtract 10 or 100 in the head
2.NBT.B.9|Explain why a way of adding or subtracting works
2.MD.A|Measuring and estimating length
2.MD.A.1|Measure a length with the tool that fits
2.MD.A.2|Measure twice with different units and say how the size of the unit matters
2.MD.A.3|Estimate lengths in inches, feet, centimeters and meters
2.MD.A.4|Say by how many units one length exceeds another
2.MD.B|Length, adding and subtracting
2.MD.B.5|Solve stories about lengths within 100
2.MD.B.6|Show numbers, sums and differences as lengths on a number line
2.MD.C|Time and money
2.MD.C.7|Tell and write time to five minutes, with a.m. and p.m.
2.MD.C.8|Solve stories with bills and coins
2.MD.D|Collecting and showing data
2.MD.D.9|Measure several lengths and show them on a line plot
2.MD.D.10|Draw and read picture graphs and bar graphs with up to four groups
2.G.A|Shapes and equal parts
2.G.A.1|Recognize and draw shapes with given angles or faces
2.G.A.2|Split a rectangle into equal squares in rows and columns and count them
2.G.A.3|Cut circles and rectangles into two, three or four equal shares, in different ways
3.OA.A|Stories of multiplying and dividing
3.OA.A.1|Read a product as equal groups
3.OA.A.2|Read a quotient as a share or as a number of groups
3.OA.A.3|Solve multiplication and division stories within 100
3.OA.A.4|Find the unknown number in a multiplication or division equation
3.OA.B|How multiplying and dividing behave and belong together
3.OA.B.5|Use order, grouping and splitting of factors to multiply and divide
3.OA.B.6|See a division as a missing factor
3.OA.C|Products and quotients within 100
3.OA.C.7|Multiply and divide within 100 fluently, and know the one-digit products
3.OA.D|Two-step problems and patterns
3.OA.D.8|Solve two-step stories with an equation, and judge whether the answer is sensible
3.OA.D.9|Find and explain patterns in sums and products
3.NBT.A|Arithmetic with place value
3.NBT.A.1|Round whole numbers to the nearest ten or hundred
3.NBT.A.2|Add and subtract within 1000 fluently
3.NBT.A.3|Multiply a one-digit number by whole tens
3.NF.A|Fractions as numbers
3.NF.A.1|Read 1/b as one of b equal parts of a whole, and a/b as a parts of that size
3.NF.A.2|Place fractions on a number line
3.NF.A.2a|Place a unit fraction: cut 0 to 1 into equal parts and go one part along
3.NF.A.2b|Place any fraction: go so many unit parts along from 0
3.NF.A.3|Explain when fractions are equal, and compare them by size
3.NF.A.3a|See fractions as equal when they are the same size or the same point
3.NF.A.3b|Find simple equal fractions and explain why they are equal
3.NF.A.3c|Write whole numbers as fractions, and spot fractions that are whole
3.NF.A.3d|Compare fractions that share a numerator or a denominator
3.MD.A|Time, liquid volume and mass
3.MD.A.1|Tell time to the minute and work out how long something lasts
3.MD.A.2|Measure and estimate grams, kilograms and liters, and solve one-step stories with them
3.MD.B|Graphs and measured data
3.MD.B.3|Draw and read picture and bar graphs where one step stands for several
3.MD.B.4|Measure to half and quarter inches and show the lengths on a line plot
3.MD.C|Area, multiplying and adding
3.MD.C.5|Know area as what can be covered and measured
3.MD.C.5a|Know a unit square and that its area is one square unit
3.MD.C.5b|Know that a figure covered by so many unit squares has that area
3.MD.C.6|Measure area by counting squares
3.MD.C.7|Link area with multiplying and adding
3.MD.C.7a|Tile a rectangle and see that side times side gives the same
3.MD.C.7b|Multiply side lengths to find areas in real problems
3.MD.C.7c|Split a side to see that a times a sum is a sum of products
3.MD.C.7d|Split a figure into rectangles and add their areas
3.MD.D|Perimeter, and how it differs from area
3.MD.D.8|Solve perimeter problems, also with unknown sides, or with the same perimeter and another area
3.G.A|Families of shapes and equal parts
3.G.A.1|Sort four-sided shapes into families that share properties
3.G.A.2|Cut shapes into parts of equal area and name each part as a unit fraction
`;
