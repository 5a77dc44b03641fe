/** What teachers, textbooks and children call the skills with functions, apart from their names. */
export const saidOfFunctions = {
  'input-output-rule':
    'input output tables; function machine; find the rule; in out tables; rule of a table; input and output; function table rule',
  'read-graph':
    'read a graph; reading values from a graph; interpret graphs; points on a graph in context; interpret a coordinate graph',
  'growing-pattern':
    'growing patterns; visual patterns; pattern expression; toothpick patterns; nth figure; extend growing patterns; patterns with expressions',
  'fill-table':
    'function table; fill a function table; input output table; complete the table for the rule; table of values; x y table',
  'same-difference-or-ratio':
    'additive versus multiplicative thinking; additive or multiplicative; same difference or same ratio; adding instead of multiplying ratios',
  'proportional-or-not':
    'proportional relationships; proportional; proportional vs nonproportional; proportional relationships tables; identify proportional relationships from tables; is the table proportional; straight line through the origin; prop relationships; tables that are proportional',
  'journey-graph':
    'distance time graphs; graph stories; story of a graph; sketch a graph from a story; increasing decreasing graph; qualitative graphs; describe a graph; linear and nonlinear graph; interpreting graphs motion',
  'slope-two-points':
    'slope; slope from two points; slope formula; rise over run; y2 minus y1; find the slope; negative slope; slope through points; change in y over change in x; undefined slope; zero slope',
  'slope-from-graph':
    'slope from a graph; read slope from a graph; rise over run on a graph; slope of a line on a graph; slope triangles; negative slope graph',
  'slope-from-table':
    'slope from a table; rate of change from a table; rate of change; average rate of change; constant rate of change; change in y over change in x table',
  'slope-intercept':
    'slope intercept form; y equals mx plus b; y = mx + b; slope and y-intercept; slope-intercept; graphing lines; graph linear equations; y-intercept; linear functions; identify slope and intercept; graphing linear equations; linear; lines; graphing; equation of a line slope intercept; standard form to slope intercept',
  compare:
    'compare functions; comparing functions; compare two functions different representations; compare linear functions; table and equation compare; comparing properties of functions; two linear functions one as a table and one as an equation',
  'line-slope-point':
    'point slope form; point-slope; write the equation of a line given slope and point; equation of a line from a point and slope; parallel line through a point; write linear equations; forms of a linear equation; three forms of a linear equation',
  'line-two-points':
    'equation of a line through two points; write equation from two points; line through two points; write the equation of a line; writing linear equations; equation from a graph or two points',
  evaluate:
    'function notation; evaluate functions; f(x); fn notation; evaluating functions; find f(3); evaluating functions given in f(x) notation; plug into a function',
  'find-input': 'find the input; solve f(x) = ; find x given f(x); output to input; which input gives the output',
  'linear-model':
    'linear models; modeling with linear functions; linear modeling; initial value and rate of change; y = 12x + 35; write a linear function; linear function word problems; start value and rate; construct a linear function; linear fns; linear equations from stories',
  'exponential-growth':
    'exponential growth; exponential functions; exponential decay; growth factor; exponential growth and decay; doubling; bacteria growth; half life; exponential growth or decay; compound interest; growth by a factor; population growth exponential; depreciation',
  'linear-or-exponential':
    'linear vs exponential; linear or exponential; exponential vs linear growth; linear and nonlinear; constant difference or constant ratio; linear versus exponential growth; compare linear and exponential',
  domain:
    'domain and range; domain; domain of a function; domain and range from a graph; range of a function; domain restrictions; appropriate domain',
  'key-points':
    'vertex; parabolas; parabola; graphing quadratics; quadratic functions; vertex form; axis of symmetry; x-intercepts of a parabola; vertex of a parabola; graph quadratic functions; zeros of a quadratic; maximum and minimum; quadratic functions vertex form to standard form; roots and vertex',
  'corner-points':
    'piecewise functions; piecewise; absolute value graphs; step functions; absolute value functions; square root functions graph; graph absolute value; corner of a graph',
  inverse: 'inverse functions; find the inverse; inverse of a linear function; undo a function; f inverse',
  combine:
    'combine functions; add functions; function operations; f + g; composition combining functions; multiply functions',
  'is-a-function':
    'functions; is it a function; functions vs relations; function or not; functions vs not functions; vertical line test; definition of a function; one output for each input; functions and non-functions; function; relation; functions definition; mapping diagrams; repeated outputs',
  'recursive-sequence':
    'recursive sequences; recursive rule; recursive formula; next term from the one before; sequences recursive; now next rule',
  'explicit-sequence':
    'arithmetic sequences; geometric sequences; explicit formula; nth term; sequences; explicit rule; arithmetic sequence explicit formula; common difference; common ratio; arithmetic and geometric sequences; arithmetic seq',
  'transform-point':
    'transformations of functions; shifting graphs; function transformations; translate a graph; f(x) + k; f(x + k); vertical and horizontal shifts; stretch a graph; parent functions',
  'draw-moved-graph':
    'graph a parabola in vertex form; graph absolute value functions; shift a graph; translate a parabola; vertex form graph; transformations of functions graph',
  'exponential-graph':
    'graph exponential functions; exponential graphs; asymptote; y-intercept of an exponential; read an exponential graph',
  parameters:
    'interpret parameters; meaning of parameters; what does the number mean in the function; interpret slope and intercept in context function; percent rate of change in an exponential; interpret a and b in ab^x',
  'quadratic-story':
    'quadratic word problems; projectile motion; height of a ball; quadratic models; maximum height; quadratic applications; interpret quadratic function in context; when does it hit the ground',
} as const;

/** What the skills of data and chance are called. */
export const saidOfStatistics = {
  'read-dot-plot': 'dot plots; dot plot; line plots grade 6; read a dot plot; display data in dot plots',
  'read-histogram': 'histograms; histogram; box plots; frequency; bins intervals; read a histogram; data displays',
  'build-histogram':
    'make a histogram; draw a histogram; create a histogram; build a histogram; frequency table to histogram',
  'statistical-questions':
    'statistical questions; statistical question; statistical questions and variability; questions that anticipate variability; is it a statistical question',
  'center-spread-shape':
    'center and spread; statistical distributions; shape of a distribution; describe a distribution; skewed; measures of center and variability; comparing distributions; statistics; spread; variability; box plots compare',
  mean: 'mean; average; find the average; mean and median; mean median and mode; mean median mode range; fair share mean; balance point; averages; measures of center; mean vs median',
  'mean-missing':
    'missing value from the mean; find the missing score; what score is needed for an average; missing data value given the mean',
  median:
    'median; middle number; mean and median; mean/median; mean vs median; mean median and mode; find the median; measures of center',
  mode: 'mode; most often; mean median and mode; mode of a data set',
  range: 'range of data; range; range of a data set; mean median mode range; highest minus lowest',
  'mean-absolute-deviation': 'mean absolute deviation; mad; average distance from the mean; measures of variability',
  'interquartile-range':
    'interquartile range; iqr; quartiles; box plots; box and whisker; five number summary; box plot; box and whisker plots',
  'box-plot':
    'box plots; box plot; make a box plot; draw a box plot; box and whisker plot; five-number summary; box-and-whisker',
  'combined-mean':
    'combined mean; average of two groups; weighted average; mean of two classes together; weighted mean',
  'outlier-effect':
    'outliers; effect of an outlier; outlier and mean; mean or median with outliers; how an outlier changes the mean',
  'simple-probability':
    'probability; simple probability; chance; likelihood; probability of an event; spinner; dice probability; marbles probability; fair games and odds; likely unlikely',
  'expected-frequency':
    'expected frequency; predict with probability; theoretical probability predictions; relative frequency; expected number of times; how many times would you expect; theoretical vs experimental probability',
  'compound-probability':
    'compound probability; compound events; sample space; tree diagrams; two dice; independent events; coin and die; organized list probability; outcomes of two events',
  'next-outcome': 'gambler’s fallacy; next flip after a run; is it due; coin has no memory; after five heads',
  'sample-size':
    'random sampling; samples; sample size; representative sample; biased sample; population and sample; inferences from samples; survey sampling',
  'model-from-data':
    'probability model; experimental probability; probability from observations; theoretical vs experimental probability; model from data; uniform probability model',
  simulate:
    'simulation; simulations; design a simulation; random numbers to simulate; estimate probability by simulation',
  'distance-in-deviations':
    'compare two data sets; compare populations; overlap of two distributions; difference in means as a multiple of mad; comparing two groups; comparative inferences; bivariate comparing variability',
  association:
    'scatter plots; scatterplots; association; correlation positive negative; clusters and outliers; bivariate data; scatter plot patterns; describe a scatter plot; positive negative or no association',
  'two-way-table':
    'two-way tables; two way table; relative frequency tables; categorical data; two-way frequency tables; conditional relative frequency; row and column percents',
  'fill-two-way-table':
    'complete a two-way table; fill a two-way table; two-way frequency table missing values; two way table totals',
  'trend-line':
    'line of best fit; lines of best fit; trend lines; predict with a trend line; scatter plot trend line; use the line of fit; linear models for data; interpolate extrapolate',
  'two-draws':
    'without replacement; dependent events; two draws; conditional probability; drawing two cards; independent and dependent events',
  'correlation-cause':
    'correlation and causation; correlation vs causation; does it cause; cause and effect in data; causation',
  'fit-line':
    'linear regression; fit a line; best fit line choose; regression line; fit a linear function to data; regression',
  'correlation-coefficient':
    'correlation coefficient; r value; strength of correlation; r close to 1; strong or weak correlation',
  'model-meaning':
    'interpret slope and intercept of data; meaning of the slope in a linear model; slope and intercept in context data; interpret the line of best fit',
  residuals: 'residuals; residual plots; residual; actual minus predicted; goodness of fit',
} as const;
