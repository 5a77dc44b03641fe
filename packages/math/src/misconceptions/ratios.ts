import type { Misconception } from '../types.ts';

const karplus = "Karplus, Pulos & Stage 1983, Early adolescents' proportional reasoning on rate problems";
const hart1981 = "Hart 1981, Ratio and proportion, in Hart (ed.), Children's Understanding of Mathematics: 11–16";
const hart1984 = "Hart 1984, Ratio: Children's Strategies and Errors";
const tourniaire = 'Tourniaire & Pulos 1985, Proportional reasoning: a review of the literature';
const lamon1993 = "Lamon 1993, Ratio and proportion: connecting content and children's thinking";
const lamon2007 =
  'Lamon 2007, Rational numbers and proportional reasoning: toward a theoretical framework for research';
const misailidou = "Misailidou & Williams 2003, Diagnostic assessment of children's proportional reasoning";
const noelting = 'Noelting 1980, The development of proportional reasoning and the ratio concept';
const singer =
  'Singer & Resnick 1992, Representations of proportional relationships: are children part-part or part-whole reasoners?';
const clark =
  'Clark, Berenson & Cavey 2003, A comparison of ratios and fractions and their roles as tools in proportional reasoning';
const capon =
  "Capon & Kuhn 1979, Logical reasoning in the supermarket: adult females' use of a proportional reasoning strategy";
const cramer = 'Cramer, Post & Currier 1993, Learning and teaching ratio and proportion: research implications';
const deBock =
  "De Bock, Van Dooren, Janssens & Verschaffel 2002, Improper use of linear reasoning: an in-depth study of secondary school students' irresistible errors";
const deBock1998 =
  "De Bock, Verschaffel & Janssens 1998, The predominance of the linear model in secondary school students' solutions of word problems involving length and area";
const vanDooren = 'Van Dooren, De Bock, Hessels, Janssens & Verschaffel 2005, Not everything is proportional';
const singh = 'Singh 2000, Understanding the concepts of proportion and ratio constructed by two grade six students';
const kilpatrick = 'Kilpatrick, Swafford & Findell 2001, Adding It Up';
const lobato =
  'Lobato, Ellis, Charles & Zbiek 2010, Developing Essential Understanding of Ratios, Proportions and Proportional Reasoning';
const ashlock = 'Ashlock 2010, Error Patterns in Computation';
const practice = 'Reported from classrooms; no study of exactly this was found';

/** Ideas about ratios and rates. */
export const ratioMisconceptions: readonly Misconception[] = [
  {
    id: 'ratios.additive',
    name: 'keeps the difference instead of the ratio',
    idea: 'The difference stays the same, so I add or take away the same.',
    why: 'Growth was always adding, and the difference between the numbers is easy to see.',
    move: 'Mix one spoon of cocoa with two of milk. Add five of each. Does it taste the same?',
    feedback: 'Try doubling both amounts. Does your rule give the same?',
    sources: [karplus, hart1981, tourniaire],
  },
  {
    id: 'ratios.inverted-rate',
    name: 'divides the wrong way round',
    idea: 'I divide the other way round.',
    why: 'Which of the two is "for one" is not settled, and the order of the text decides.',
    move: 'Ask to say the result in a sentence with "for one".',
    feedback: 'For one of what is your number? Say it as a sentence.',
    sources: [singh, lobato, lamon2007],
  },
  {
    id: 'ratios.multiply-across',
    name: 'multiplies the numbers that stand together',
    idea: 'I multiply the two numbers of the ratio and divide by the third.',
    why: 'The rule of cross-multiplication is remembered as multiplying and dividing, without which goes with which.',
    move: 'Ask whether the missing number must be larger or smaller than the one beside it.',
    feedback: 'Which numbers belong together? Estimate the missing one before you multiply.',
    sources: [cramer, tourniaire, kilpatrick],
  },
  {
    id: 'ratios.multiply-only',
    name: 'multiplies and forgets to divide',
    idea: 'I multiply the two numbers.',
    why: 'One step is enough in most problems with "each", and the second number of the rate is passed over.',
    move: 'Ask what belongs to exactly one.',
    feedback: 'That would be right if it were so much for one. How much is it for one?',
    sources: [misailidou, hart1984],
  },
  {
    id: 'ratios.colon-as-digits',
    name: 'reads a ratio as one number',
    idea: '`3:2` is thirty-two.',
    why: 'The colon has no meaning yet, so the two numbers are run together.',
    move: 'Ask for a drawing of three red and two blue counters, and then of the next larger group alike.',
    feedback: 'A ratio compares two numbers. What are the two numbers?',
    sources: [kilpatrick],
  },
  {
    id: 'ratios.order-reversed',
    name: 'swaps the order of a ratio',
    idea: 'The order does not matter; it is the same two numbers.',
    why: 'The words are not matched with the numbers one by one.',
    move: 'Ask to write the words above the numbers.',
    feedback: 'Read the words of the ratio again. The amount that is named first has the first number.',
    sources: [lobato, clark],
  },
  {
    id: 'ratios.part-part-whole',
    name: 'mixes up part to part and part to whole',
    idea: 'I compare one part with the other, or with all of them; it is the same.',
    why: 'A fraction has a part and a whole, a ratio may have two parts, and they are written alike.',
    move: 'Ask what the second number counts: the others, or all of them?',
    feedback: 'What does the second number of your ratio count: the other part, or all of it?',
    sources: [clark, singer],
  },
  {
    id: 'ratios.difference-as-ratio',
    name: 'subtracts to compare',
    idea: 'I look how many more there are.',
    why: 'Comparing has always meant subtracting.',
    move: 'Compare `2` to `4` and `102` to `104`. Is that the same ratio?',
    feedback: 'Ratios and rates come from dividing. What did you do with the two numbers?',
    sources: [lamon1993, noelting, karplus],
  },
  {
    id: 'ratios.share-equally',
    name: 'shares equally',
    idea: 'Everybody gets the same, so I divide by how many there are.',
    why: 'Sharing has always been fair sharing.',
    move: 'Lay out the parts with counters: two for one, three for the other, again and again.',
    feedback: 'The shares are not equal here. How many parts does each one get?',
    sources: [lamon1993, singer],
  },
  {
    id: 'ratios.divide-by-own-part',
    name: 'divides the whole by its own number of the ratio',
    idea: 'My number is three, so I divide by three.',
    why: 'Each number of the ratio is read as "one out of so many".',
    move: 'Ask for all the shares and add them up. Is it the whole?',
    feedback: 'Find all the shares in your way and add them. Do you get the whole?',
    sources: [hart1984, practice],
  },
  {
    id: 'ratios.step-of-y',
    name: 'takes the step from one value to the next',
    idea: 'I look how much the second row goes up.',
    why: 'The steps along the row are easier to see than the relation between the rows.',
    move: 'Ask by how much the first row goes up in the same step.',
    feedback: 'Compare the two numbers of one pair. What is one multiplied by to get the other?',
    sources: [lobato, kilpatrick],
  },
  {
    id: 'ratios.lower-price-wins',
    name: 'compares the prices only',
    idea: 'It costs less, so it is the better buy.',
    why: 'Only one of the two amounts is looked at.',
    move: 'Ask what each pack would cost if both were the same size.',
    feedback: 'The packs have different sizes. What does the same amount cost in each?',
    sources: [capon, noelting],
  },
  {
    id: 'ratios.larger-pack-wins',
    name: 'takes the larger pack for the better buy',
    idea: 'A larger pack is always cheaper for what you get.',
    why: 'It is often so in shops.',
    move: 'Ask for two small packs in place of the large one. What do they cost?',
    feedback: 'Check it with numbers: what does one unit cost in each pack?',
    sources: [capon],
  },
  {
    id: 'ratios.scale-wrong-way',
    name: 'uses the scale the wrong way round',
    idea: 'I divide where I should multiply, or the other way.',
    why: 'The scale is a pair of numbers without a direction.',
    move: 'Ask first whether the answer will be more or less than the number given.',
    feedback: 'Which of the two units comes out as the larger number? Does your answer fit?',
    sources: [misailidou, hart1981],
  },
  {
    id: 'ratios.convert-wrong-way',
    name: 'converts in the wrong direction',
    idea: 'A smaller unit means a smaller number.',
    why: 'The size of the unit and the number of units grow in opposite directions.',
    move: 'Measure the table in hands and in fingers. Which number is larger?',
    feedback: 'Are there more or fewer of the other unit? Does your number fit?',
    sources: [kilpatrick, 'Thompson & Preston 2004, Measurement in the middle grades'],
  },
  {
    id: 'ratios.all-units-by-tens',
    name: 'converts all units by tens or hundreds',
    idea: 'For every unit it is ten or a hundred.',
    why: 'Metric units and place value work in tens, and all units are expected to.',
    move: 'Ask how many minutes are in `1.5` hours.',
    feedback: 'How many of the smaller unit are in one of the larger unit?',
    sources: [ashlock, 'Brown & Burton 1978, Diagnostic models for procedural bugs'],
  },
  {
    id: 'ratios.everything-is-proportional',
    name: 'uses a proportion where none belongs',
    idea: 'Three numbers and one missing: that is a proportion.',
    why: 'So many problems look like this that the look alone sets off the method.',
    move: 'Ask: one shirt dries in an hour in the sun. How long do three shirts take on the same line?',
    feedback: 'Picture what happens. Does one amount really double when the other does?',
    sources: [vanDooren, deBock, cramer],
  },
  {
    id: 'ratios.area-grows-like-length',
    name: 'lets area grow like length',
    idea: 'Three times as high takes three times as much paint.',
    why: 'The linear model is so strong that it is used for areas and volumes too.',
    move: 'Draw a square and one with sides three times as long. How many small ones fit in?',
    feedback: 'Both directions grow. Draw it with a small square first.',
    sources: [deBock1998, deBock],
  },
  {
    id: 'ratios.area-doubles-the-factor',
    name: 'takes twice the factor for the area',
    idea: 'It grows in two directions, so I take the factor twice.',
    why: '"In two directions" is turned into adding the factor to itself, and not into multiplying it by itself.',
    move: 'Draw it for three times as long and count.',
    feedback: 'Each row has so many, and there are so many rows. Do you add or multiply?',
    sources: [deBock, practice],
  },
];
