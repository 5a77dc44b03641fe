import type { Misconception } from '../types.ts';

const kamiiTime = 'Kamii & Russell 2012, Elapsed time: why is it so difficult to teach?';
const earnest = 'Earnest 2017, Clock work: how tools for time mediate problem solving and reveal understanding';
const burny =
  'Burny, Valcke & Desoete 2012, Clock reading: an underestimated topic in children with mathematics difficulties';
const siegler = "Siegler & McGilly 1989, Strategy choices in children's time-telling";
const coins = 'Drum & Petty 1999, Teaching the values of coins';
const kamiiLength = 'Kamii & Clark 1997, Measurement of length: the need for a better approach to teaching';
const hiebert = 'Hiebert 1984, Why do some children have trouble learning measurement concepts?';
const lehrer = 'Lehrer 2003, Developing understanding of measurement';
const bragg = "Bragg & Outhred 2001, So that's what a centimetre looks like: students' understandings of linear units";
const outhred = "Outhred & Mitchelmore 2000, Young children's intuitive understanding of rectangular area measurement";
const battista = "Battista & Clements 1996, Students' understanding of three-dimensional rectangular arrays of cubes";
const battistaArea =
  'Battista 2004, Applying cognition-based assessment to elementary school students’ development of understanding of area and volume measurement';
const woodward = 'Woodward & Byrd 1983, Area: included topic, neglected concept';
const kidman = 'Kidman & Cooper 1997, Area integration rules for grades 4, 6 and 8 students';
const zacharos =
  "Zacharos 2006, Prevailing educational practices for area measurement and students' failure in measuring areas";
const friel = 'Friel, Curcio & Bright 2001, Making sense of graphs';
const graphs = "Pereira-Mendoza & Mellor 1991, Students' concepts of bar graphs: some preliminary findings";
const ashlock = 'Ashlock 2010, Error patterns in computation';
const hansen = "Hansen 2014, Children's errors in mathematics";

/** Misconceptions about time, money, units, length, area and graphs. */
export const measurementMisconceptions: readonly Misconception[] = [
  {
    id: 'measurement.clock-hands-swapped',
    name: 'swaps the hands of the clock',
    idea: 'The long hand shows the hour, because it is the big one.',
    why: 'The larger hand is taken for the more important one.',
    move: 'Use a clock with the hour hand only. What can you tell from it?',
    feedback: 'Which hand shows the hour: the short one or the long one?',
    sources: [siegler, burny],
  },
  {
    id: 'measurement.clock-nearest-hour',
    name: 'takes the nearest hour',
    idea: 'The short hand is almost at 4, so it is four something.',
    why: 'The hour is read as the nearest number, though it should be the one that was passed last.',
    move: 'Move a clock slowly from 3:00 to 4:00. When does it stop being three something?',
    feedback: 'Which number has the short hand passed last?',
    sources: [burny, earnest],
  },
  {
    id: 'measurement.clock-minute-face-value',
    name: 'reads the number at the long hand as minutes',
    idea: 'The long hand is at 4, so it is 4 minutes past.',
    why: 'The numbers on the face are read as they stand, for both hands.',
    move: 'Count the small marks from the top to the first number.',
    feedback: 'How many minutes pass while the long hand goes from one number to the next?',
    sources: [burny, siegler],
  },
  {
    id: 'measurement.hundred-minutes',
    name: 'works as if an hour or a minute had 100 parts',
    idea: 'Times are like other numbers: they go up to a hundred.',
    why: 'Times are written with digits, and digits are grouped by tens and hundreds everywhere else.',
    move: 'Put 3:40 and 4:10 on a time line and jump to the full hour.',
    feedback: 'How many minutes make an hour, and how many seconds make a minute? Work with that number.',
    sources: [kamiiTime, earnest],
  },
  {
    id: 'measurement.time-smaller-from-larger',
    name: 'subtracts hours and minutes apart, smaller from larger',
    idea: 'I take the hours apart, and I take the minutes apart.',
    why: 'Hours and minutes are worked like two columns, and a smaller number of minutes is turned around.',
    move: 'Ask what the time is one hour after the start. Is the end before or after that?',
    feedback: 'Go along a time line from the start. Do you really pass that many full hours?',
    sources: [kamiiTime],
  },
  {
    id: 'measurement.new-hour-forgotten',
    name: 'forgets that a new hour has begun',
    idea: 'The minutes start again after 60, and the hour stays.',
    why: 'The minutes are worked rightly, but the 60 of them are not traded for an hour.',
    move: 'Turn a real clock forward by the minutes. What does the short hand do?',
    feedback: 'The minutes have gone past 60. What happens to the hour?',
    sources: [kamiiTime, earnest],
  },
  {
    id: 'measurement.coins-counted-not-valued',
    name: 'counts coins instead of their value',
    idea: 'Five coins are five cents.',
    why: 'A coin is one thing, and things are counted by ones.',
    move: 'Exchange a dime for pennies. How many do you get?',
    feedback: 'What is each coin worth? Count by that.',
    sources: [coins],
  },
  {
    id: 'measurement.larger-coin-worth-more',
    name: 'thinks the larger coin is worth more',
    idea: 'The nickel is larger than the dime, so it is worth more.',
    why: 'With most things that are traded, larger means more.',
    move: 'Put a nickel and a dime side by side and exchange each for pennies.',
    feedback: 'Check what each coin is worth. Its size does not tell.',
    sources: [coins],
  },
  {
    id: 'measurement.ruler-end-number',
    name: 'reads the number at the end',
    idea: 'You look which number it reaches.',
    why: 'With things laid at zero the end number is the length; the start is not looked at.',
    move: 'Use a ruler whose beginning is broken off. How long is the pencil?',
    feedback: 'Where does it begin? Count the spaces from there.',
    sources: [lehrer, bragg],
  },
  {
    id: 'measurement.ruler-counts-marks',
    name: 'counts marks instead of spaces',
    idea: 'I count the lines.',
    why: 'Marks can be pointed at; the spaces between them are the real units.',
    move: 'Lay centimeter cubes along the ruler. What do the cubes cover?',
    feedback: 'Count the spaces between the marks, not the marks.',
    sources: [bragg, lehrer],
  },
  {
    id: 'measurement.converts-the-wrong-way',
    name: 'multiplies and divides the wrong way round',
    idea: 'Larger unit, larger number. Smaller unit, smaller number.',
    why: 'That a smaller unit needs a larger number runs against "more goes with more".',
    move: 'Measure the table in hands and in fingers. Which number is larger?',
    feedback: 'Does it take more of the small units or more of the large ones?',
    sources: [kamiiLength, hiebert],
  },
  {
    id: 'measurement.everything-in-hundreds',
    name: 'takes 100 for every unit',
    idea: 'One large unit is always a hundred small ones.',
    why: 'Meters and centimeters are met first, and their number is used for all units.',
    move: 'Collect pairs of units with their numbers on a wall chart and compare them.',
    feedback: 'How many of the small units make this large unit?',
    sources: [hansen],
  },
  {
    id: 'measurement.everything-in-tens',
    name: 'treats all units as tens',
    idea: 'Ten small ones make a large one, as with numbers.',
    why: 'Regrouping in tens is carried over from place value to feet, pounds and hours.',
    move: 'Let the student lay 12 inches along a foot and write 3 feet 4 inches in inches by counting.',
    feedback: 'How many of the small units make one large unit here?',
    sources: [ashlock],
  },
  {
    id: 'measurement.units-ignored',
    name: 'works with the numbers and not their units',
    idea: 'Numbers are numbers: I work with them and leave the units out.',
    why: 'Units of different size are counted as if each were one of the same.',
    move: 'Lay 3 long and 5 short sticks end to end. Is that 8 of anything?',
    feedback: 'Are both measures in the same unit?',
    sources: [lehrer, hiebert],
  },
  {
    id: 'measurement.perimeter-two-sides',
    name: 'uses only two sides for the perimeter',
    idea: 'The perimeter is one side and the side next to it.',
    why: 'Only two sides carry a number, and the others are not looked at.',
    move: 'Let the student walk around the rectangle and say each side.',
    feedback: 'Go once around. How many sides do you pass?',
    sources: [woodward, battistaArea],
  },
  {
    id: 'measurement.area-perimeter-confused',
    name: 'mixes up area and perimeter',
    idea: 'Area and perimeter: one is times, one is plus. I forget which.',
    why: 'Both are learned as rules on the same two numbers, without what they measure.',
    move: 'Hold a string and a sheet of paper beside the rectangle. Which of them shows the area?',
    feedback: 'Do you need the way around, or the space inside?',
    sources: [woodward, outhred],
  },
  {
    id: 'measurement.area-adds-two-sides',
    name: 'adds length and width for the area',
    idea: 'The area is how long and how wide together.',
    why: 'A shape with longer sides has more area, so the lengths are added up.',
    move: 'Cover the rectangle with squares and count. Which calculation tells the same?',
    feedback: 'How many squares cover the inside? Count them row by row.',
    sources: [kidman],
  },
  {
    id: 'measurement.area-of-the-box',
    name: 'multiplies the longest sides of any shape',
    idea: 'Area is length times width.',
    why: 'The rule for rectangles is used for a shape that is not one.',
    move: 'Draw the rectangle around the shape. Which part of it does not belong?',
    feedback: 'Is the shape a rectangle? Where could you cut it?',
    sources: [zacharos],
  },
  {
    id: 'measurement.corner-counted-twice',
    name: 'counts the corner part twice',
    idea: 'I take the bottom bar and the upright bar, each as long as it is.',
    why: 'Two parts are seen that share a corner, and the shared squares are counted for both.',
    move: 'Color the two parts in two colors. Is any square in both?',
    feedback: 'Do your two rectangles overlap? Cut so that they do not.',
    sources: [battista],
  },
  {
    id: 'measurement.scale-read-as-ones',
    name: 'counts lines as ones',
    idea: 'The bar goes up to the third line, so it is 3.',
    why: 'First graphs have one step for one thing, and the numbers at the side are not read.',
    move: 'Cover the bars. What do the numbers beside the lines count?',
    feedback: 'Look at the numbers beside the lines. How much is one step?',
    sources: [friel, graphs],
  },
  {
    id: 'measurement.one-bar-for-how-many-more',
    name: 'reads one bar for "how many more"',
    idea: 'It asks who has more, and that one has 12.',
    why: 'Reading a value is learned before comparing two of them.',
    move: 'Lay a ruler from the top of the shorter bar across the longer one. What does the piece above it show?',
    feedback: 'The question compares two of them. How far apart are they?',
    sources: [graphs, friel],
  },
  {
    id: 'measurement.picture-key-ignored',
    name: 'counts pictures without the key',
    idea: 'There are four pictures, so it is four.',
    why: 'In first picture graphs each picture stands for one thing.',
    move: 'Let the student write the number of the key on each picture.',
    feedback: 'What does the key say: how many does one picture stand for?',
    sources: [friel, graphs],
  },
];
