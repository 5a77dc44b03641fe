/** The works in which ideas are described, each once, by first author and year. */
export const bibliography = {
  'alagic-2006':
    'Alagic & Palenz 2006, Teachers explore linear and exponential growth: spreadsheets as cognitive tools',
  'almog-2012': "Almog & Ilany 2012, Absolute value inequalities: high school students' solutions and misconceptions",
  'ameis-2011': 'Ameis 2011, The truth about PEDMAS',
  'americas-choice': "America's Choice, Mathematics Navigator: misconceptions and errors",
  'ashlock-2010': 'Ashlock 2010, Error Patterns in Computation',
  'ayres-2001': 'Ayres 2001, Systematic mathematical errors and cognitive load',
  'bakker-2005': 'Bakker, Biehler & Konold 2005, Should young students learn about box plots?',
  'ball-1990': "Ball 1990, Prospective teachers' understanding of division",
  'baratta-2010':
    'Baratta, Price, Stacey, Steinle & Gvozdenko 2010, Percentages: the effect of problem structure, number complexity and calculation format',
  'baroody-1987': "Baroody 1987, Children's mathematical thinking",
  'barr-1980': "Barr 1980, Some students' ideas on the median and the mode",
  'batanero-1996':
    'Batanero, Estepa, Godino & Green 1996, Intuitive strategies and preconceptions about association in contingency tables',
  'battista-1996': "Battista & Clements 1996, Students' understanding of three-dimensional rectangular arrays of cubes",
  'battista-1998':
    "Battista, Clements, Arnoff, Battista & Borrow 1998, Students' spatial structuring of 2D arrays of squares",
  'battista-2004':
    "Battista 2004, Applying cognition-based assessment to elementary school students' development of understanding of area and volume measurement",
  'bednarz-1982': 'Bednarz & Janvier 1982, The understanding of numeration in primary school',
  'behr-1980': 'Behr, Erlwanger & Nichols 1980, How children view the equals sign',
  'behr-1983': 'Behr, Lesh, Post & Silver 1983, Rational-number concepts',
  'behr-1984': 'Behr, Wachsmuth, Post & Lesh 1984, Order and equivalence of rational numbers',
  'bell-1981': 'Bell, Swan & Taylor 1981, Choice of operation in verbal problems with decimal numbers',
  'bell-1984': 'Bell, Fischbein & Greer 1984, Choice of operation in verbal arithmetic problems',
  'bell-janvier-1981': 'Bell & Janvier 1981, The interpretation of graphs representing situations',
  'ben-haim-1985': 'Ben-Haim, Lappan & Houang 1985, Visualizing rectangular solids made of small cubes',
  'biber-2013':
    'Biber, Tuna & Korkmaz 2013, The mistakes and the misconceptions of the eighth grade students on the subject of angles',
  'bishop-2014':
    'Bishop, Lamb, Philipp, Whitacre, Schappelle & Lewis 2014, Obstacles and affordances for integer reasoning',
  'blanco-2007':
    'Blanco & Garrote 2007, Difficulties in learning inequalities in students of the first year of pre-university education in Spain',
  'blando-1989': 'Blando, Kelly, Schneider & Sleeman 1989, Analyzing and modeling arithmetic errors',
  'boels-2019':
    'Boels, Bakker, Van Dooren & Drijvers 2019, Conceptual difficulties when interpreting histograms: a review',
  'bofferding-2014': "Bofferding 2014, Negative integer understanding: characterizing first graders' mental models",
  'booth-1984': "Booth 1984, Algebra: Children's Strategies and Errors",
  'booth-1988': "Booth 1988, Children's difficulties in beginning algebra",
  'booth-2014':
    'Booth, Barbieri, Eyer & Paré-Blagoev 2014, Persistent and pernicious errors in algebraic problem solving',
  'borasi-1986': 'Borasi 1986, On the educational roles of mathematical errors',
  'bragg-2001':
    "Bragg & Outhred 2001, So that's what a centimetre looks like: students' understandings of linear units",
  'braithwaite-2017': 'Braithwaite, Pyke & Siegler 2017, A computational model of fraction arithmetic',
  'bright-1988': 'Bright, Behr, Post & Wachsmuth 1988, Identifying fractions on number lines',
  'bright-1998': 'Bright & Friel 1998, Graphical representations: helping students interpret data',
  'brown-1978': 'Brown & Burton 1978, Diagnostic models for procedural bugs in basic mathematical skills',
  'brown-1980': 'Brown & VanLehn 1980, Repair theory: a generative theory of bugs in procedural skills',
  'brown-1981': "Brown 1981, Place value and decimals, in Hart (ed.), Children's Understanding of Mathematics: 11–16",
  'brown-2002': 'Brown, Thomas & Tolias 2002, Conceptions of divisibility: success and understanding',
  'brown-2006': "Brown & Quinn 2006, Algebra students' difficulty with fractions: an error analysis",
  'burny-2012':
    'Burny, Valcke & Desoete 2012, Clock reading: an underestimated topic in children with mathematics difficulties',
  'cai-1998': "Cai 1998, Exploring students' conceptual understanding of the averaging algorithm",
  'campbell-1985': 'Campbell & Graham 1985, Mental multiplication skill',
  'cangelosi-2013':
    "Cangelosi, Madrid, Cooper, Olson & Hartter 2013, The negative sign and exponential expressions: unveiling students' persistent errors and misconceptions",
  'capon-1979':
    "Capon & Kuhn 1979, Logical reasoning in the supermarket: adult females' use of a proportional reasoning strategy",
  'capraro-2006':
    'Capraro & Joffrion 2006, Algebraic equations: can middle-school students meaningfully translate from words to mathematical symbols?',
  'carpenter-1981':
    'Carpenter, Corbitt, Kepner, Lindquist & Reys 1981, Results from the second mathematics assessment of NAEP',
  'carpenter-1983': 'Carpenter, Lindquist, Matthews & Silver 1983, Results of the third NAEP mathematics assessment',
  'carpenter-1984':
    'Carpenter & Moser 1984, The acquisition of addition and subtraction concepts in grades one through three',
  'carpenter-2003': 'Carpenter, Franke & Levi 2003, Thinking mathematically',
  'carry-1980': 'Carry, Lewis & Bernard 1980, Psychology of equation solving: an information processing study',
  'casey-2015': 'Casey 2015, Examining student conceptions of covariation: a focus on the line of best fit',
  'chalouh-1988': 'Chalouh & Herscovics 1988, Teaching algebraic expressions in a meaningful way',
  'charles-2000': "Charles & Nason 2000, Young children's partitioning strategies",
  'chen-2007':
    'Chen & Rao 2007, When two plus two is not equal to four: errors in processing multiple percentage changes',
  'chiarugi-1990': 'Chiarugi, Fracassina & Furinghetti 1990, Learning difficulties behind the notion of absolute value',
  'clark-2003':
    'Clark, Berenson & Cavey 2003, A comparison of ratios and fractions and their roles as tools in proportional reasoning',
  'clarke-2009': "Clarke & Roche 2009, Students' fraction comparison strategies as a window into robust understanding",
  classrooms: 'Reported from classrooms; no study of exactly this was found',
  'clement-1981': 'Clement, Lochhead & Monk 1981, Translation difficulties in learning mathematics',
  'clement-1982': 'Clement 1982, Algebra word problem solutions: thought processes underlying a common misconception',
  'clement-1985': 'Clement 1985, Misconceptions in graphing',
  'clements-1980': "Clements 1980, Analyzing children's errors on written mathematical tasks",
  'clements-1992': 'Clements & Battista 1992, Geometry and spatial reasoning',
  'clements-1999': "Clements, Swaminathan, Hannibal & Sarama 1999, Young children's concepts of shape",
  'clements-2021': 'Clements & Sarama 2021, Learning and Teaching Early Math: The Learning Trajectories Approach',
  'cobb-1988': "Cobb & Wheatley 1988, Children's initial understandings of ten",
  'collis-1975': 'Collis 1975, The development of formal reasoning',
  'confrey-1995':
    'Confrey & Smith 1995, Splitting, covariation, and their role in the development of exponential functions',
  'cox-1975': 'Cox 1975, Systematic errors in the four vertical algorithms',
  'cramer-1993': 'Cramer, Post & Currier 1993, Learning and teaching ratio and proportion: research implications',
  'cummins-1988': 'Cummins, Kintsch, Reusser & Weimer 1988, The role of understanding in solving word problems',
  'curcio-1987': 'Curcio 1987, Comprehension of mathematical relationships expressed in graphs',
  'de-bock-1998':
    "De Bock, Verschaffel & Janssens 1998, The predominance of the linear model in secondary school students' solutions of word problems involving length and area",
  'de-bock-2002':
    "De Bock, Van Dooren, Janssens & Verschaffel 2002, Improper use of linear reasoning: an in-depth study of secondary school students' irresistible errors",
  'de-bock-2007': 'De Bock, Van Dooren, Janssens & Verschaffel 2007, The Illusion of Linearity',
  'delmas-2005': "delMas & Liu 2005, Exploring students' conceptions of the standard deviation",
  'demby-1997': 'Demby 1997, Algebraic procedures used by 13-to-15-year-olds',
  'devichi-2013':
    'Devichi & Munier 2013, About the concept of angle in elementary school: misconceptions and teaching sequences',
  'didis-2011': "Didiş, Baş & Erbaş 2011, Students' reasoning in quadratic equations with one unknown",
  'dole-1997':
    "Dole, Cooper, Baturo & Conoplia 1997, Year 8, 9 and 10 students' understanding and access of percent knowledge",
  'drum-1999': 'Drum & Petty 1999, Teaching the values of coins',
  'earnest-2017': 'Earnest 2017, Clock work: how tools for time mediate problem solving and reveal understanding',
  'edwards-1991': "Edwards 1991, Children's learning in a computer microworld for transformation geometry",
  'engelhardt-1977': "Engelhardt 1977, Analysis of children's computational errors",
  'erlwanger-1973': "Erlwanger 1973, Benny's conception of rules and answers in IPI mathematics",
  'falkner-1999': "Falkner, Levi & Carpenter 1999, Children's understanding of equality: a foundation for algebra",
  'filloy-1989': 'Filloy & Rojano 1989, Solving equations: the transition from arithmetic to algebra',
  'filloy-2010':
    'Filloy, Rojano & Solares 2010, Problems dealing with unknown quantities and two different levels of representing unknowns',
  'fischbein-1984': 'Fischbein & Gazit 1984, Does the teaching of probability improve probabilistic intuitions?',
  'fischbein-1985': 'Fischbein, Deri, Nello & Marino 1985, The role of implicit models in solving verbal problems',
  'fischbein-1995':
    'Fischbein, Jehiam & Cohen 1995, The concept of irrational numbers in high-school students and prospective teachers',
  'fischbein-1997':
    'Fischbein & Schnarch 1997, The evolution with age of probabilistic, intuitively based misconceptions',
  'friel-2001': 'Friel, Curcio & Bright 2001, Making sense of graphs',
  'fuson-1982': 'Fuson, Richards & Briars 1982, The acquisition and elaboration of the number word sequence',
  'fuson-1988': "Fuson 1988, Children's Counting and Concepts of Number",
  'fuson-1990': 'Fuson 1990, Conceptual structures for multiunit numbers',
  'fuys-1988': 'Fuys, Geddes & Tischler 1988, The van Hiele Model of Thinking in Geometry Among Adolescents',
  'gagatsis-2014':
    'Gagatsis & Panaoura 2014, A multidimensional approach to explore the understanding of the notion of absolute value',
  'gallardo-2002':
    'Gallardo 2002, The extension of the natural-number domain to the integers in the transition from arithmetic to algebra',
  'gay-1997': "Gay & Aichele 1997, Middle school students' understanding of number sense related to percent",
  'gelman-1978': "Gelman & Gallistel 1978, The Child's Understanding of Number",
  'gilovich-1985': 'Gilovich, Vallone & Tversky 1985, The hot hand in basketball',
  'glidden-2008': "Glidden 2008, Prospective elementary teachers' understanding of order of operations",
  'graeber-1990':
    'Graeber & Tirosh 1990, Insights fourth and fifth graders bring to multiplication and division with decimals',
  'green-1982': 'Green 1982, Probability concepts in 11–16 year old pupils',
  'greer-1987': 'Greer 1987, Nonconservation of multiplication and division involving decimals',
  'hackenberg-2010': "Hackenberg 2010, Students' reasoning with reversible multiplicative relationships",
  'hansen-2014': "Hansen 2014, Children's errors in mathematics",
  'hargreaves-1999':
    "Hargreaves, Threlfall, Frobisher & Shorrocks-Taylor 1999, Children's strategies with linear and quadratic sequences",
  'hart-1981': "Hart (ed.) 1981, Children's Understanding of Mathematics: 11–16",
  'hart-1984': "Hart 1984, Ratio: Children's Strategies and Errors",
  'hart-measurement-1981': "Hart 1981, Measurement, in Hart (ed.), Children's Understanding of Mathematics: 11–16",
  'hart-ratio-1981': "Hart 1981, Ratio and proportion, in Hart (ed.), Children's Understanding of Mathematics: 11–16",
  'herscovics-1994': 'Herscovics & Linchevski 1994, A cognitive gap between arithmetic and algebra',
  'hershkowitz-1987': 'Hershkowitz 1987, The acquisition of concepts and misconceptions in basic geometry',
  'hiebert-1984': 'Hiebert 1984, Why do some children have trouble learning measurement concepts?',
  'hiebert-1985': "Hiebert & Wearne 1985, A model of students' decimal computation procedures",
  'hiebert-1986': 'Hiebert & Wearne 1986, Procedures over concepts: the acquisition of decimal number knowledge',
  'huntley-2007':
    "Huntley, Marcus, Kahan & Miller 2007, Investigating high-school students' reasoning strategies when they solve linear equations",
  'hurst-2021': 'Hurst, Hurrell & Huntly 2021, Factors and multiples: important and misunderstood',
  'irwin-2005': "Irwin & Britt 2005, The algebraic nature of students' numerical manipulation",
  'jones-1997':
    "Jones, Langrall, Thornton & Mogill 1997, A framework for assessing and nurturing young children's thinking in probability",
  'kahneman-1972': 'Kahneman & Tversky 1972, Subjective probability: a judgment of representativeness',
  'kamii-1986': 'Kamii 1986, Place value: an explanation of its difficulty',
  'kamii-1995': 'Kamii & Clark 1995, Equivalent fractions: their difficulty and educational implications',
  'kamii-1997': 'Kamii & Clark 1997, Measurement of length: the need for a better approach to teaching',
  'kamii-2012': 'Kamii & Russell 2012, Elapsed time: why is it so difficult to teach?',
  'kaplan-2014': 'Kaplan, Gabrosek, Curtiss & Malone 2014, Investigating student understanding of histograms',
  'karplus-1983': "Karplus, Pulos & Stage 1983, Early adolescents' proportional reasoning on rate problems",
  'kasmer-2012':
    'Kasmer & Kim 2012, The nature of student predictions and learning opportunities in middle school algebra',
  'kerslake-1981': "Kerslake 1981, Graphs, in Hart (ed.), Children's Understanding of Mathematics: 11–16",
  'kerslake-1986': "Kerslake 1986, Fractions: Children's Strategies and Errors",
  'kidman-1997': 'Kidman & Cooper 1997, Area integration rules for grades 4, 6 and 8 students',
  'kieran-1979':
    "Kieran 1979, Children's operational thinking within the context of bracketing and the order of operations",
  'kieran-1981': 'Kieran 1981, Concepts associated with the equality symbol',
  'kieran-1992': 'Kieran 1992, The learning and teaching of school algebra',
  'kilian-1980': 'Kilian, Cahill, Ryan, Sutherland & Taccetta 1980, Errors that are common in multiplication',
  'kilpatrick-2001': 'Kilpatrick, Swafford & Findell 2001, Adding It Up',
  'kirshner-2004': 'Kirshner & Awtry 2004, Visual salience of algebraic transformations',
  'klein-1981':
    'Klein, Birenbaum, Standiford & Tatsuoka 1981, Logical error analysis to diagnose bugs in addition and subtraction of fractions',
  'konold-1989': 'Konold 1989, Informal conceptions of probability',
  'kotsopoulos-2007': 'Kotsopoulos 2007, Unravelling student challenges with quadratics: a cognitive approach',
  'kruger-2008': 'Kruger & Vargas 2008, Consumer confusion of percent differences',
  'kuchemann-1978': "Küchemann 1978, Children's understanding of numerical variables",
  'kuchemann-algebra-1981': "Küchemann 1981, Algebra, in Hart (ed.), Children's Understanding of Mathematics: 11–16",
  'kuchemann-numbers-1981':
    "Küchemann 1981, Positive and negative numbers, in Hart (ed.), Children's Understanding of Mathematics: 11–16",
  'kuchemann-reflections-1981':
    "Küchemann 1981, Reflections and rotations, in Hart (ed.), Children's Understanding of Mathematics: 11–16",
  'labinowicz-1985': 'Labinowicz 1985, Learning from children: new beginnings for teaching numerical thinking',
  'lamb-2012': 'Lamb, Bishop, Philipp, Schappelle, Whitacre & Lewis 2012, Developing symbol sense for the minus sign',
  'lamon-1993': "Lamon 1993, Ratio and proportion: connecting content and children's thinking",
  'lamon-2007': 'Lamon 2007, Rational numbers and proportional reasoning: toward a theoretical framework for research',
  'lamon-2012': 'Lamon 2012, Teaching Fractions and Ratios for Understanding',
  'lannin-2005': 'Lannin 2005, Generalization and justification',
  'lannin-2006':
    'Lannin, Barker & Townsend 2006, Recursive and explicit rules: how can we build student algebraic understanding?',
  'larson-1980': 'Larson 1980, Locating proper fractions on number lines: effect of length and equivalence',
  'lecoutre-1992': 'Lecoutre 1992, Cognitive models and problem spaces in "purely random" situations',
  'lehrer-2003': 'Lehrer 2003, Developing understanding of measurement',
  'leinhardt-1990': 'Leinhardt, Zaslavsky & Stein 1990, Functions, graphs, and graphing: tasks, learning, and teaching',
  'lem-2013': 'Lem, Onghena, Verschaffel & Van Dooren 2013, On the misinterpretation of histograms and box plots',
  'lemaire-1995': 'Lemaire & Siegler 1995, Four aspects of strategic change',
  'lembke-1994':
    'Lembke & Reys 1994, The development of, and interaction between, intuitive and school-taught ideas about percent',
  'lewis-1987': "Lewis & Mayer 1987, Students' miscomprehension of relational statements in arithmetic word problems",
  'linchevski-1996': 'Linchevski & Herscovics 1996, Crossing the cognitive gap between arithmetic and algebra',
  'linchevski-1999':
    'Linchevski & Livneh 1999, Structure sense: the relationship between algebraic and numerical contexts',
  'lobato-2002': 'Lobato & Siebert 2002, Quantitative reasoning in a reconceived view of transfer',
  'lobato-2003':
    'Lobato, Ellis & Muñoz 2003, How "focusing phenomena" in the instructional environment support individual students\' generalizations',
  'lobato-2010':
    'Lobato, Ellis, Charles & Zbiek 2010, Developing Essential Understanding of Ratios, Proportions and Proportional Reasoning',
  'lobato-thanheiser-2002':
    'Lobato & Thanheiser 2002, Developing understanding of ratio-as-measure as a foundation for slope',
  'ma-1999': 'Ma 1999, Knowing and Teaching Elementary Mathematics',
  'macgregor-1993':
    "MacGregor & Stacey 1993, Cognitive models underlying students' formulation of simple linear equations",
  'macgregor-1995':
    "MacGregor & Stacey 1995, The effect of different approaches to algebra on students' perceptions of functional relationships",
  'macgregor-1997': "MacGregor & Stacey 1997, Students' understanding of algebraic notation: 11–15",
  'mack-1990': 'Mack 1990, Learning fractions with understanding: building on informal knowledge',
  'mack-1995': 'Mack 1995, Confounding whole-number and fraction concepts when building on informal knowledge',
  'mack-2001': 'Mack 2001, Building on informal knowledge: partitioning, units and multiplication of fractions',
  'matz-1982': 'Matz 1982, Towards a process model for high school algebra errors',
  'mayen-2009': "Mayén, Díaz & Batanero 2009, Students' semiotic conflicts in the concept of median",
  'mayer-1982': 'Mayer 1982, Memory for algebra story problems',
  'mcdermott-1987': 'McDermott, Rosenquist & van Zee 1987, Student difficulties in connecting graphs and physics',
  'miller-1990': "Miller & Paredes 1990, Starting to add worse: effects of learning to multiply on children's addition",
  'miller-1995':
    'Miller, Smith, Zhu & Zhang 1995, Preschool origins of cross-national differences in mathematical competence',
  'misailidou-2003': "Misailidou & Williams 2003, Diagnostic assessment of children's proportional reasoning",
  'mitchell-2008': 'Mitchell & Horne 2008, Fraction number line tasks and the additivity concept of length measurement',
  'mitchelmore-2000':
    'Mitchelmore & White 2000, Development of angle concepts by progressive abstraction and generalisation',
  'mokros-1995': "Mokros & Russell 1995, Children's concepts of average and representativeness",
  'moschkovich-1996':
    'Moschkovich 1996, Moving up and getting steeper: negotiating shared descriptions of linear graphs',
  'moschkovich-1999': "Moschkovich 1999, Students' use of the x-intercept as an instance of a transitional conception",
  'moss-1999': "Moss & Case 1999, Developing children's understanding of the rational numbers",
  'murray-1985': "Murray 1985, Children's informal conceptions of integer arithmetic",
  'nesher-1975': 'Nesher & Teubal 1975, Verbal cues as an interfering factor in verbal problem solving',
  'newton-2008': "Newton 2008, An extensive analysis of preservice elementary teachers' knowledge of fractions",
  'ni-2005': 'Ni & Zhou 2005, Teaching and learning fraction and rational numbers: whole number bias',
  'noelting-1980': 'Noelting 1980, The development of proportional reasoning and the ratio concept',
  'novillis-1976': 'Novillis 1976, An analysis of the fraction concept into a hierarchy of selected subconcepts',
  'nrc-2009': 'National Research Council 2009, Mathematics Learning in Early Childhood',
  'nuerk-2004':
    'Nuerk, Kaufmann, Zoppoth & Willmes 2004, On the development of the mental number line: more, less, or never holistic with increasing age?',
  'outhred-2000':
    "Outhred & Mitchelmore 2000, Young children's intuitive understanding of rectangular area measurement",
  'ozkan-2011': 'Özkan 2011, Misconceptions in radicals in high school mathematics',
  'parker-1995': 'Parker & Leinhardt 1995, Percent: a privileged proportion',
  'payne-1990': 'Payne & Squibb 1990, Algebra mal-rules and cognitive accounts of error',
  'pearn-2004':
    'Pearn & Stephens 2004, Why you have to probe to discover what year 8 students really think about fractions',
  'peled-1989': 'Peled, Mukhopadhyay & Resnick 1989, Formal and informal sources of mental models for negative numbers',
  'peled-1991': 'Peled 1991, Levels of knowledge about signed numbers: effects of age and ability',
  'pereira-mendoza-1991': "Pereira-Mendoza & Mellor 1991, Students' concepts of bar graphs: some preliminary findings",
  'perrenet-1994':
    "Perrenet & Wolters 1994, The art of checking: a case study of students' erroneous checking behavior in introductory algebra",
  'perry-1988': 'Perry, Church & Goldin-Meadow 1988, Transitional knowledge in the acquisition of concepts',
  'piaget-1952': "Piaget 1952, The Child's Conception of Number",
  'pinchback-1991': 'Pinchback 1991, Types of errors exhibited in a remedial mathematics course',
  'pitta-pantazi-2007':
    "Pitta-Pantazi, Christou & Zachariades 2007, Secondary school students' levels of understanding in computing exponents",
  'pollatsek-1981': "Pollatsek, Lima & Well 1981, Concept or computation: students' understanding of the mean",
  'pothier-1983': 'Pothier & Sawada 1983, Partitioning: the emergence of rational number ideas',
  'power-1990': 'Power & Dal Martello 1990, The dictation of Italian numerals',
  'prediger-2008': 'Prediger 2008, The relevance of didactic categories: the case of multiplication of fractions',
  'quintero-1983': 'Quintero 1983, Conceptual understanding in solving two-step word problems with a ratio',
  'rauff-1994': 'Rauff 1994, Constructivism, factoring, and beliefs',
  'resnick-1982': 'Resnick 1982, Syntax and semantics in learning to subtract',
  'resnick-1989':
    'Resnick, Nesher, Leonard, Magone, Omanson & Peled 1989, Conceptual bases of arithmetic errors: the case of decimal fractions',
  'reys-1982': 'Reys, Rybolt, Bestgen & Wyatt 1982, Processes used by good computational estimators',
  'roach-2004': 'Roach, Gibson & Weber 2004, Why is the square root of 25 not plus or minus 5?',
  'roberts-1968': 'Roberts 1968, The failure strategies of third grade arithmetic pupils',
  'ross-1989': 'Ross 1989, Parts, wholes, and place value: a developmental view',
  'russell-2012': 'Russell 2012, Misconceptions in rounding',
  'ryan-2007': "Ryan & Williams 2007, Children's Mathematics 4–15: Learning from Errors and Misconceptions",
  'sackur-grisvard-1985':
    'Sackur-Grisvard & Léonard 1985, Intermediate cognitive organizations in learning to order decimal numbers',
  'sajka-2003': "Sajka 2003, A secondary school student's understanding of the concept of function",
  'sastre-1998':
    'Sastre & Mullet 1998, Evolution of the intuitive mastery of the relationship between base, exponent, and number magnitude',
  'saxe-2005': 'Saxe, Taylor, McIntosh & Gearhart 2005, Representing fractions with standard notation',
  'schoenfeld-1993':
    "Schoenfeld, Smith & Arcavi 1993, Learning: the microgenetic analysis of one student's evolving understanding",
  'seng-2010': 'Seng 2010, An error analysis of Form 2 (Grade 7) students in simplifying algebraic expressions',
  'shaughnessy-1992': 'Shaughnessy 1992, Research in probability and statistics: reflections and directions',
  'siegler-1988': 'Siegler 1988, Strategy choice procedures and the development of multiplication skill',
  'siegler-1989': "Siegler & McGilly 1989, Strategy choices in children's time-telling",
  'siegler-2011': 'Siegler, Thompson & Schneider 2011, An integrated theory of whole number and fractions development',
  'siegler-2013': 'Siegler & Pyke 2013, Developmental and individual differences in understanding of fractions',
  'silver-1993':
    'Silver, Shapiro & Deutsch 1993, Sense making and the solution of division problems involving remainders',
  'singer-1992':
    'Singer & Resnick 1992, Representations of proportional relationships: are children part-part or part-whole reasoners?',
  'singh-2000': 'Singh 2000, Understanding the concepts of proportion and ratio constructed by two grade six students',
  'slavit-2006': 'Slavit 2006, Uncovering algebra',
  'sleeman-1984': "Sleeman 1984, An attempt to understand students' understanding of basic algebra",
  'sowder-1988': "Sowder 1988, Children's solutions of story problems",
  'sowder-1989': 'Sowder & Wheeler 1989, The development of concepts and strategies used in computational estimation',
  'stacey-1989': 'Stacey 1989, Finding and using patterns in linear generalising problems',
  'stacey-1994': "Stacey & MacGregor 1994, Algebraic sums and products: students' concepts and symbolism",
  'stacey-1998': "Stacey & Steinle 1998, Refining the classification of students' interpretations of decimal notation",
  'stacey-2000': 'Stacey & MacGregor 2000, Learning the algebraic method of solving problems',
  'stafylidou-2004':
    "Stafylidou & Vosniadou 2004, The development of students' understanding of the numerical value of fractions",
  'steinle-2001': 'Steinle & Stacey 2001, Visible and invisible zeros: sources of confusion in decimal notation',
  'steinle-2004': "Steinle & Stacey 2004, A longitudinal study of students' understanding of decimal notation",
  'stephens-2005': "Stephens 2005, Developing students' understandings of variable",
  'strauss-1988': "Strauss & Bichler 1988, The development of children's concepts of the arithmetic average",
  'stump-2001': "Stump 2001, High school precalculus students' understanding of slope as measure",
  'swafford-2000':
    "Swafford & Langrall 2000, Grade 6 students' preinstructional use of equations to describe and represent problem situations",
  'swan-1983': 'Swan 1983, The meaning and use of decimals',
  'tall-1991': 'Tall & Thomas 1991, Encouraging versatile thinking in algebra using the computer',
  'tan-sisman-2016':
    "Tan Sisman & Aksu 2016, A study on sixth grade students' misconceptions and errors in spatial measurement",
  'tatsuoka-1984': 'Tatsuoka 1984, Analysis of errors in fraction addition and subtraction problems',
  'thompson-2004': 'Thompson & Preston 2004, Measurement in the middle grades',
  'tirosh-1998':
    'Tirosh, Even & Robinson 1998, Simplifying algebraic expressions: teacher awareness and teaching approaches',
  'tirosh-2000':
    "Tirosh 2000, Enhancing prospective teachers' knowledge of children's conceptions: division of fractions",
  'tourniaire-1985': 'Tourniaire & Pulos 1985, Proportional reasoning: a review of the literature',
  'tsamir-2004':
    "Tsamir & Bazzini 2004, Consistencies and inconsistencies in students' solutions to algebraic 'single-value' inequalities",
  'tversky-1971': 'Tversky & Kahneman 1971, Belief in the law of small numbers',
  'tversky-1974': 'Tversky & Kahneman 1974, Judgment under uncertainty: heuristics and biases',
  'vaiyavutjamai-2006':
    "Vaiyavutjamai & Clements 2006, Effects of classroom instruction on students' understanding of quadratic equations",
  'vaiyavutjamai-linear-2006':
    'Vaiyavutjamai & Clements 2006, Effects of classroom instruction on student performance on linear equations and linear inequalities',
  'van-den-heuvel-panhuizen-1994':
    'Van den Heuvel-Panhuizen 1994, Improvement of (didactical) assessment by improvement of problems: an attempt with respect to percentage',
  'van-den-heuvel-panhuizen-2003':
    'Van den Heuvel-Panhuizen 2003, The didactical use of models in realistic mathematics education: a longitudinal trajectory on percentage',
  'van-dooren-2005': 'Van Dooren, De Bock, Hessels, Janssens & Verschaffel 2005, Not everything is proportional',
  'van-dooren-2010': 'Van Dooren, De Bock & Verschaffel 2010, From addition to multiplication … and back',
  'van-garderen-2003':
    'van Garderen & Montague 2003, Visual-spatial representation, mathematical problem solving, and students of varying abilities',
  'vanlehn-1990': 'VanLehn 1990, Mind bugs: the origins of procedural misconceptions',
  'vergnaud-1983': 'Vergnaud 1983, Multiplicative structures',
  'verschaffel-1992':
    "Verschaffel, De Corte & Pauwels 1992, Solving compare problems: an eye movement test of Lewis and Mayer's consistency hypothesis",
  'verschaffel-2000': 'Verschaffel, Greer & De Corte 2000, Making Sense of Word Problems',
  'vinner-1980':
    'Vinner & Hershkowitz 1980, Concept images and common cognitive paths in the development of some simple geometrical concepts',
  'vinner-1981':
    'Vinner, Hershkowitz & Bruckheimer 1981, Some cognitive factors as causes of mistakes in the addition of fractions',
  'vlassis-2002':
    'Vlassis 2002, The balance model: hindrance or support for the solving of linear equations with one unknown',
  'vlassis-2004': "Vlassis 2004, Making sense of the minus sign or becoming flexible in 'negativity'",
  'vlassis-2008':
    'Vlassis 2008, The role of mathematical symbols in the development of number conceptualization: the case of the minus sign',
  'wagenaar-1975': 'Wagenaar & Sagaria 1975, Misperception of exponential growth',
  'warren-2003': 'Warren 2003, The role of arithmetic structure in the transition from arithmetic to algebra',
  'warren-2006': 'Warren 2006, Comparative mathematical language in the elementary school',
  'weber-2002': "Weber 2002, Students' understanding of exponential and logarithmic functions",
  'woodward-1983': 'Woodward & Byrd 1983, Area: included topic, neglected concept',
  'young-1981': "Young & O'Shea 1981, Errors in children's subtraction",
  'young-loveridge-2009':
    'Young-Loveridge & Mills 2009, Teaching multi-digit multiplication using array-based materials',
  'zacharos-2006':
    "Zacharos 2006, Prevailing educational practices for area measurement and students' failure in measuring areas",
  'zakaria-2010': "Zakaria, Ibrahim & Maat 2010, Analysis of students' error in learning of quadratic equations",
  'zawojewski-2000': 'Zawojewski & Shaughnessy 2000, Mean and median: are they really so easy?',
  'zazkis-1996': 'Zazkis & Campbell 1996, Divisibility and multiplicative structure of natural numbers',
  'zazkis-2000': "Zazkis 2000, Factors, divisors, and multiples: exploring the web of students' connections",
  'zazkis-2004': 'Zazkis & Liljedahl 2004, Understanding primes: the role of representation',
} as const satisfies { readonly [key: string]: string };

/** A work of the bibliography. One that is not in it does not compile. */
export type SourceKey = keyof typeof bibliography;
