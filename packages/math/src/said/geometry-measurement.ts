/** What teachers, textbooks and children call the skills of geometry, apart from their names. */
export const saidOfGeometry = {
  'name-shapes':
    'shapes; name shapes; 2d and 3d shapes; shape names; squares circles triangles rectangles hexagons; kindergarten shapes; identify shapes; figuras; cubes cones cylinders spheres; upside down triangle; shape orientation; name flat shapes',
  'flat-or-solid':
    '2d vs 3d shapes; flat or solid; two-dimensional and three-dimensional shapes; 2d and 3d; solids and flats; solid shapes',
  'shapes-around-us':
    'shapes in the real world; shapes around us; shape hunt; find shapes in the environment; shapes in the room',
  'sides-and-corners':
    'sides and corners; count sides and vertices; faces edges vertices; compare shapes; how many corners; attributes of shapes kindergarten',
  'build-shapes': 'build shapes; toothpicks and clay; shapes from sticks; draw shapes; straws and clay shapes',
  'where-is-it': 'positional words; above below beside; in front of behind next to; position words; location words',
  'join-shapes':
    'join shapes; put shapes together; pattern blocks to make shapes; compose simple shapes; two triangles make',
  'sort-shapes':
    'sort shapes; sorting shapes; shape sort; classify objects into categories; group shapes; sort by shape kindergarten',
  'what-makes-a-shape':
    'attributes of shapes; defining attributes; what makes a triangle a triangle; defining and nondefining attributes; triangle; is it still a triangle',
  'compose-shapes':
    'compose shapes; composite shapes grade 1; pattern blocks; put shapes together to make a new shape; tangrams',
  'sides-and-angles':
    'polygons; polygon; sides and angles; pentagon hexagon; number of sides; name polygons; draw shapes with given attributes; quadrilaterals pentagons hexagons; vertices and sides',
  'rows-and-columns':
    'partition a rectangle into squares; rows and columns of squares; tile a rectangle; same-size squares in a rectangle',
  'area-by-unit-squares':
    'area by counting squares; unit squares; count square units; tiling area; what is area; measure area with squares; square units; covering with tiles',
  'quadrilateral-names':
    'quadrilaterals; rhombus; rectangles and squares; is a square a rectangle; every square is a rhombus; quadrilateral; classify quadrilaterals grade 3; categories of quadrilaterals; a square a rhombus; rhombuses rectangles squares',
  'parallel-and-perpendicular':
    'parallel and perpendicular lines; lines rays segments; lines rays and angles; points lines rays; perpendicular lines; parallel lines; line segments; lines and angles; intersecting lines',
  'lines-of-symmetry': 'line symmetry; lines of symmetry; symmetry; symmetric figures; fold line; mirror line',
  protractor:
    'protractor; measuring angles; measure angles; using a protractor; degrees of an angle; wrong scale on the protractor; read a protractor',
  'angle-types':
    'types of angles; acute right obtuse; obtuse angle; classify angles; angles; right angles; acute obtuse; types of triangles; classify triangles by angles',
  'compare-angles': 'compare angles; which angle is larger; longer sides bigger angle; angle size',
  'angle-parts':
    'additive angles; adjacent angles add; find the unknown angle; angle addition; parts of a right angle; decompose angles; complementary angles grade 4',
  'shape-families':
    'hierarchy of quadrilaterals; classify two-dimensional figures; quadrilateral hierarchy; quadrilaterals properties; is a square a rectangle too; trapezoids parallelograms; square is a rectangle; classification of shapes; venn diagram quadrilaterals; a square isn’t a rectangle',
  'volume-of-two-boxes':
    'composite volume; volume of composite figures; l-shaped prism volume; additive volume; volume of two prisms; composite solids',
  'angles-around-point': 'angles around a point; full turn; 360 degrees around a point; angles in a circle turn',
  'rectangle-area-fractions':
    'area with fractional sides; area of a rectangle with fractions; fractional side lengths area; tile with unit fraction squares',
  'volume-cubes':
    'volume with unit cubes; count cubes; unit cubes; volume by counting cubes; layers of cubes; cubic units; packing cubes; what is volume',
  'volume-prism':
    'volume; volume of rectangular prisms; volume of a prism; length times width times height; l × w × h; volume of a box; rectangular prism volume; base times height',
  'read-point':
    'coordinate plane; coordinates of a point; ordered pairs; coordinate grid; read points; name the ordered pair; the coordinate plane; first quadrant; x and y coordinates; coordinate graphing',
  'plot-point':
    'plotting points; plot points; graph ordered pairs; plotting points in all four quadrants; coordinate plane; coordinate graphing; graph points; four quadrants; battleship coordinates; over and up',
  'composite-area':
    'area of composite figures; composite area; irregular shapes area; l-shapes area; decompose shapes to find area; area of polygons; area of irregular figures; compound shapes; rectilinear figures area',
  'parallelogram-area':
    'area of a parallelogram; area of parallelograms; parallelogram; base times height parallelogram; area of triangles and parallelograms; slanted side',
  'triangle-area':
    'area of triangles; area of a triangle; half base times height; the area of a triangle is half; triangles area; area of triangles and parallelograms; 1/2 bh; area of polygons',
  'trapezoid-area': 'area of a trapezoid; area of trapezoids; trapezoid area formula; base one plus base two',
  'surface-area':
    'surface area; nets; surface area of rectangular prisms; nets and surface area; wrapping a box; surface area and volume; total area of the faces',
  'volume-fractional-sides':
    'volume with fractional edges; volume of prisms with fractions; fractional edge lengths volume; volume of rectangular prisms with fractional sides',
  'grid-distance':
    'distance on a grid; distance between points with the same coordinate; horizontal and vertical distance; distance on the coordinate plane; absolute value distance grid',
  'fourth-corner':
    'polygons in the coordinate plane; fourth vertex; missing vertex of a rectangle; draw polygons on the grid',
  'angles-on-line':
    'supplementary angles; complementary angles; supplementary and complementary angles; vertical angles; adjacent angles; angle relationships; angles on a straight line; linear pair; vertical and adjacent angles; missing angle equations',
  'circle-circumference':
    'circumference; distance around a circle; pi; circumference of circles; 2 pi r; pi times diameter; circles area and circumference; circumference and area of circles; circles',
  'circle-area':
    'area of a circle; area of circles; pi r squared; circles area; circumference and area of circles; circles; radius squared; area from circumference',
  'scale-drawing':
    'scale drawings; scale; scale factor; scale drawing; blueprints; floor plan scale; scale models; enlarge reduce a drawing',
  'scaling-area-volume':
    'scaling area and volume; doubling dimensions; effect of scale factor on area and volume; double the sides',
  'triangle-conditions':
    'triangle inequality; triangle conditions; unique triangle; can these sides make a triangle; constructing triangles; how many triangles; three side lengths make a triangle; triangles; drawing triangles given three measures',
  slices: 'cross sections; slicing solids; cross-section; slices of three-dimensional figures; plane sections',
  'triangle-angle-sum':
    'angles in a triangle; triangle angle sum; sum of the angles in a triangle; 180 degrees in a triangle; exterior angles; interior angles; exterior angle theorem; missing angle of a triangle',
  'parallel-line-angles':
    'parallel lines and transversals; transversals; angles formed by a transversal; corresponding angles; alternate interior angles; same side interior; angle relationships with parallel lines and a transversal',
  'label-angles':
    'label angles; label acute right and obtuse angles; identify angles in a drawing; types of angles label',
  'label-circle': 'parts of a circle; label a circle; radius diameter chord; label the parts of a circle',
  'label-parallel-angles':
    'label angles parallel lines; transversal angle measures; angles formed by a transversal; fill in angle measures parallel lines',
  'label-right-triangle':
    'legs and hypotenuse; label a right triangle; identify the hypotenuse; parts of a right triangle',
  'cylinder-volume':
    'volume of cylinders; volume of a cylinder; cylinders; pi r squared h; volume of cylinders cones and spheres; volume of cones and cylinders; cans volume',
  'cone-volume':
    'volume of cones; cone volume; one third pi r squared h; volume of cylinders cones and spheres; volume of cones and cylinders; cones',
  'sphere-volume':
    'volume of spheres; sphere volume; four thirds pi r cubed; volume of cylinders cones and spheres; spheres',
  'pythagoras-hypotenuse':
    'pythagorean theorem; hypotenuse; find the hypotenuse; a squared plus b squared; the pythagorean theorem; pythag; right triangles missing side; longest side of a right triangle; ladder problem',
  'pythagoras-leg':
    'find a leg; missing leg; pythagorean theorem find a leg; pythagorean theorem; shorter side of a right triangle; leg of a right triangle',
  'point-distance':
    'distance between two points; distance formula; distance on the coordinate plane pythagorean; distance',
  'translate-point':
    'translations; translate; slide on the grid; transformations; translate a figure; translation rules; (x + a, y + b)',
  'reflect-point':
    'reflections; reflect across the x-axis; flip over the y axis; transformations; reflect over a line; mirror image coordinates',
  'rotate-point':
    'rotations; rotate 90 degrees; turn about the origin; transformations; rotation rules; rotate a figure; 180 degree rotation; clockwise',
  'move-figure':
    'transformations of figures; transform a figure; translate a triangle; reflect a triangle; rotate a triangle; slide flip turn; transformations on the coordinate plane; image of a triangle',
  'rigid-motions':
    'rigid motions; rigid transformations; what transformations preserve; properties of transformations; transformations preserve lengths and angles; isometries; slides flips and turns',
  'congruent-or-similar':
    'congruent and similar; similar triangles; similarity; congruence; dilations; similar figures; dilation; congruent figures; sequence of transformations; scale factor of a dilation',
  'pythagoras-converse':
    'converse of the pythagorean theorem; is it a right triangle; check for a right triangle; pythagorean triples; pythagorean converse',
} as const;

/** What the skills of measurement are called. */
export const saidOfMeasurement = {
  'what-to-measure': 'measurable attributes; what can be measured; describe length and weight; attributes to measure',
  'compare-two-things':
    'comparing lengths kindergarten; longer and shorter; heavier and lighter; taller shorter; compare weight; compare two objects directly; comparing lengths',
  'sort-and-count': 'sorting; classify and count; sort objects; sort by color; categories counting; sort into groups',
  'order-lengths':
    'order three objects by length; ordering lengths; compare lengths indirectly; longest to shortest; shortest to longest; comparing lengths',
  'length-in-units':
    'measuring with cubes; measure with cubes; nonstandard units; paper clips; measuring length with cubes; length units end to end; gaps and overlaps; measuring with paper clips',
  'three-groups':
    'tally chart; tally charts; data with three categories; organize data; graphs grade 1; how many more in one category; tally marks',
  'tell-time':
    'telling time; tell time; clocks; clock; telling time to the half hour; telling time to five minutes; telling time to the nearest five minutes; read the hour hand and the minute hand; time to the hour; analog clock; telling time to the minute; 3:30; quarter past; half past; clock faces; time; hour and half hour',
  'set-clock':
    'set a clock; draw the hands; show the time on a clock; draw clock hands; put the hands on the clock; analog clock show',
  'count-coins':
    'counting coins; coins; money; quarters dimes nickels pennies; count money; nickels; coin; coin problems; counting money; value of coins; coins nickels dimes quarters',
  'make-change':
    'making change; change from a dollar; money word problems; find the change; money stories grade 2; buying with coins',
  'unit-size':
    'measure with two different units; size of the unit; bigger unit smaller number; inches and centimeters; same length different units; measuring twice',
  'length-difference':
    'how much longer; difference in length; compare lengths; length word problems grade 2; longer and shorter difference',
  'ruler-length':
    'ruler; measure with a ruler; measuring in inches; measuring length in inches; measuring; measure to the nearest inch; measurement; length on a number line; centimeters; start at zero on the ruler; inches and centimeters; broken ruler',
  'draw-to-length':
    'draw a line of a given length; draw a length; draw a segment with a ruler; draw to the nearest centimeter; ruler drawing',
  'estimate-length': 'estimate lengths; estimating length; about how long; choose a unit of length',
  'line-plot-inches':
    'line plots; line plot; line plots grade 2; line plot whole units; x’s on a line plot; make a line plot',
  'build-line-plot':
    'make a line plot; draw a line plot; create a line plot; build a line plot; line plot of measurements',
  'elapsed-time':
    'elapsed time; how long; time intervals; how much time passed; elapsed time number line; time word problems; start and end time; t-chart time',
  'later-time':
    'end time; what time will it be; time after minutes; add minutes to a time; start time end time; time later',
  'measure-stories':
    'mass and liquid volume; liters grams kilograms; measurement word problems; capacity; mass; word problems length mass volume; grams and kilograms; liquid volume; measurement',
  perimeter:
    'perimeter; perimeter of rectangles; distance around; add all the sides; perimeter of a rectangle; perimeter of polygons; area and perimeter; fence around; one perimeter many rectangles; perimeter and area',
  area: 'area; area of rectangles; length times width; area of a rectangle; area and perimeter; square feet; multiply side lengths; area model rectangle; rectangular area; area vs perimeter',
  'area-of-two-rectangles':
    'area as additive; rectilinear area; l-shape area grade 3; area of two rectangles; decompose into rectangles; additive area',
  'bar-graph':
    'bar graphs; bar graph; scaled bar graphs; read a bar graph; bar charts; graphs and data; draw a bar graph',
  'picture-graph': 'picture graphs; pictographs; picture graph; scaled picture graphs; pictograph key',
  'build-bar-graph':
    'make a bar graph; draw a bar graph; create a bar graph; build a bar graph; draw a scaled bar graph; tally chart to bar graph',
  'convert-length':
    'converting units; convert measurements; inches feet yards; converting feet inches and yards; customary units length; metric length; unit conversion; converting inches feet yards; meters and centimeters; converting measurements; measurement conversions; km to m; conversion',
  'convert-mass-and-volume':
    'convert mass; pounds and ounces; liters and milliliters; cups pints quarts gallons; capacity conversions; gallon man; grams to kilograms; ounces in 3.5 lb; convert units of weight; unit conversion',
  'convert-time': 'convert time; hours to minutes; minutes and seconds; units of time; convert hours minutes seconds',
  'fill-conversion-table':
    'conversion table; measurement conversion table; two-column table of units; record measurement equivalents; fill a table of units',
  'missing-side':
    'missing side; unknown side length; find the missing side given area; perimeter missing side; find the width; area and perimeter with an unknown side',
  'area-or-perimeter-stories':
    'area and perimeter; area or perimeter; area vs perimeter; area and perimeter word problems; garden fence problems; same area different perimeter; same perimeter different areas; max area fixed perimeter; area perimeter mixed up',
} as const;
