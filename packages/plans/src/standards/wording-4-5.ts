/** Grades 4 and 5, a code and our own wording on each line. */
export const wording45 = `
4.OA.A|Problems with the four operations
4.OA.A.1|Read a product as "so many times as much"
4.OA.A.2|Solve "times as many" stories, told apart from "more than" stories
4.OA.A.3|Solve multi-step stories, make sense of remainders and check by estimating
4.OA.B|Factors and multiples
4.OA.B.4|Find factor pairs and multiples up to 100, and tell primes from composites
4.OA.C|Patterns that follow a rule
4.OA.C.5|Continue a number or shape pattern and notice what the rule did not say
4.NBT.A|Place value of large numbers
4.NBT.A.1|Know that each place is worth ten times the place to its right
4.NBT.A.2|Read, write and compare large numbers in digits, words and expanded form
4.NBT.A.3|Round large numbers to any place
4.NBT.B|Arithmetic with large numbers
4.NBT.B.4|Add and subtract large numbers with the usual written method
4.NBT.B.5|Multiply up to four digits by one digit, and two digits by two, by place value and the laws of arithmetic; show and explain it with equations, arrays or area models
4.NBT.B.6|Divide up to four digits by one digit, with remainders, by place value and the link to multiplying; show and explain it with equations, arrays or area models
4.NF.A|Equal fractions and order
4.NF.A.1|Explain why multiplying top and bottom alike gives an equal fraction
4.NF.A.2|Compare fractions with different numerators and denominators
4.NF.B|Building fractions from unit fractions
4.NF.B.3|See a fraction as a sum of unit fractions
4.NF.B.3a|See adding and subtracting fractions as joining and taking parts of one whole
4.NF.B.3b|Split a fraction into a sum in more than one way
4.NF.B.3c|Add and subtract mixed numbers with like denominators
4.NF.B.3d|Solve stories that add or subtract fractions with like denominators
4.NF.B.4|Multiply a fraction by a whole number
4.NF.B.4a|See a fraction as a multiple of a unit fraction
4.NF.B.4b|Multiply a fraction by a whole number by counting unit fractions
4.NF.B.4c|Solve stories that multiply a fraction by a whole number
4.NF.C|Decimals for tenths and hundredths
4.NF.C.5|Write tenths as hundredths and add the two
4.NF.C.6|Write tenths and hundredths as decimals
4.NF.C.7|Compare decimals to hundredths and say why
4.MD.A|Units of measure and problems with them
4.MD.A.1|Know how units compare, and change larger units into smaller ones
4.MD.A.2|Solve stories about distance, time, volume, mass and money
4.MD.A.3|Use the area and perimeter formulas of a rectangle
4.MD.B|Line plots with fractions
4.MD.B.4|Draw and use a line plot of halves, fourths and eighths
4.MD.C|Angles and their measure
4.MD.C.5|Know what an angle is and how it is measured
4.MD.C.5a|Measure an angle as a turn in a circle of 360 degrees
4.MD.C.5b|Know an angle as so many one-degree turns
4.MD.C.6|Measure and sketch angles with a protractor
4.MD.C.7|Add and subtract angle measures to find an unknown angle
4.G.A|Lines, angles and symmetry
4.G.A.1|Draw and find points, lines, rays, angles, parallels and perpendiculars
4.G.A.2|Sort shapes by parallel or perpendicular sides and by angles
4.G.A.3|Find and draw lines of symmetry
5.OA.A|Numerical expressions
5.OA.A.1|Evaluate expressions with parentheses
5.OA.A.2|Write expressions for calculations in words, and read them without working them out
5.OA.B|Two patterns at once
5.OA.B.3|Build two patterns by rules, compare them and plot the pairs
5.NBT.A|Place value and decimals
5.NBT.A.1|Know that a place is ten times the one to its right and a tenth of the one to its left
5.NBT.A.2|Explain what powers of ten do to digits and to the decimal point
5.NBT.A.3|Read, write and compare decimals to thousandths
5.NBT.A.3a|Write decimals to thousandths in digits, words and expanded form
5.NBT.A.3b|Compare decimals to thousandths, with <, = and >
5.NBT.A.4|Round decimals to any place
5.NBT.B|Arithmetic with large numbers and decimals
5.NBT.B.5|Multiply large numbers with the usual written method
5.NBT.B.6|Divide up to four digits by two digits, by place value and the link to multiplying; show and explain it with equations, arrays or area models
5.NBT.B.7|Add, subtract, multiply and divide decimals to hundredths with models, drawings and place value; write the method down and explain it
5.NF.A|Adding and subtracting fractions
5.NF.A.1|Add and subtract fractions and mixed numbers with unlike denominators by replacing them with equal fractions of like denominators
5.NF.A.2|Solve stories that add or subtract fractions, and check by estimating
5.NF.B|Multiplying and dividing fractions
5.NF.B.3|See a fraction as a division, and solve sharing stories with it
5.NF.B.4|Multiply a fraction by a whole number or a fraction
5.NF.B.4a|Explain a fraction of a quantity as parts of equal shares of it
5.NF.B.4b|Find the area of a rectangle with fractional sides
5.NF.B.5|See multiplying as stretching or shrinking
5.NF.B.5a|Tell the size of a product from its factors without multiplying
5.NF.B.5b|Explain why a factor above 1 enlarges and one below 1 reduces
5.NF.B.6|Solve stories that multiply fractions and mixed numbers
5.NF.B.7|Divide unit fractions by whole numbers and whole numbers by unit fractions
5.NF.B.7a|Divide a unit fraction by a whole number
5.NF.B.7b|Divide a whole number by a unit fraction
5.NF.B.7c|Solve stories with such divisions
5.MD.A|Changing units
5.MD.A.1|Change units within one system and use them in multi-step problems
5.MD.B|Line plots with fractions
5.MD.B.2|Make a line plot of fractional measures and calculate with it
5.MD.C|Volume, multiplying and adding
5.MD.C.3|Know volume as what can be filled and measured
5.MD.C.3a|Know a unit cube and that its volume is one cubic unit
5.MD.C.3b|Know that a solid packed with so many unit cubes has that volume
5.MD.C.4|Measure volume by counting cubes
5.MD.C.5|Link volume with multiplying and adding
5.MD.C.5a|Find the volume of a box by layers of cubes
5.MD.C.5b|Use the volume formulas of a box
5.MD.C.5c|Add the volumes of two boxes that make one solid
5.G.A|Points in the coordinate plane
5.G.A.1|Know axes, origin and coordinates, and name points by them
5.G.A.2|Plot points in the first quadrant to show and solve problems
5.G.B|Families of flat shapes
5.G.B.3|Know that what holds for a family of shapes holds for each of its members
5.G.B.4|Arrange flat shapes in a family tree by their properties
`;
