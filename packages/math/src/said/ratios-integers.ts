/** What teachers, textbooks and children call the skills with ratios, apart from their names. */
export const saidOfRatios = {
  'ratio-language':
    'ratios; ratio; ratio language; write a ratio; part to part; part to whole ratio; understand ratios; intro to ratios; three to two; ratio notation',
  equivalent:
    'equivalent ratios; ratio tables; ratio table; double number lines; tape diagrams ratios; complete the ratio table; equal ratios; scaling up recipes; ratio reasoning; tables of equivalent ratios',
  'fill-table':
    'fill a ratio table; ratio table with several missing values; complete a table of equivalent ratios; missing values ratio table',
  'unit-rate':
    'unit rate; unit rates; rate per one; miles per hour; price per item; find the unit rate; rates; ratios and unit rates; how much for one; per one; ratio and unit rate',
  'best-buy':
    'best buy; better buy; unit price; unit pricing; better deal; compare prices; comparing two deals; which is the better deal; grocery unit price',
  'rate-problems':
    'rate problems; speed distance time; constant speed; rates word problems; how far how long at this rate; work rate; distance rate time',
  share:
    'share in a ratio; divide an amount in a ratio; split in the ratio; parts of a ratio total; ratio of boys to girls total',
  'draw-share':
    'tape diagram ratios; bar model ratios; draw a tape diagram; strip diagram ratio; ratio bar model; tape diagrams',
  'convert-units':
    'convert units with ratios; unit conversion ratio; converting measurement units ratio reasoning; conversion factor; metric and customary conversion; unit analysis; dimensional analysis grade 6',
  proportion:
    'proportions; solve proportions; solving proportions; cross multiply; cross multiplication; solve a proportion; ratio and proportion; proportional reasoning; missing value in a proportion; set up a proportion',
  'constant-of-proportionality':
    'constant of proportionality; k in y = kx; y equals kx; find k; unit rate from a table; unit rate from a graph; constant of variation; y=kx; proportional equations',
  'points-of-a-graph':
    'proportional relationships graphs; proportional graphs; meaning of a point on the graph; point (1, r); explain what a point means; graphs of proportional relationships',
  'fraction-unit-rate':
    'unit rates with fractions; complex fractions; ratios of fractions; unit rate from fractions; 1/2 mile in 1/4 hour',
  'map-scale': 'map scale; scale on a map; maps scale distance; inches to miles on a map',
  'proportional-or-not':
    'proportional or not; is it proportional story; proportional situations; additive versus proportional',
  'scale-area': 'scale and area; area when lengths double; how area grows with scale factor; area of a scale drawing',
} as const;

/** What the skills with percents are called. */
export const saidOfPercent = {
  'to-fraction-decimal':
    'percent to fraction; percent to decimal; write percents as fractions and decimals; convert percents; percents to decimals',
  'from-fraction-decimal':
    'fraction to percent; decimal to percent; converting fractions decimals and percents; fractions decimals percents; write as a percent',
  'of-number':
    'percent of a number; percents of a number; find a percent of; percents of a quantity; 20% of 50; finding percents; percent; percents; what is 15% of; percent bar model',
  'find-percent':
    'what percent is; find the percent; what percent of; one number as a percent of another; percent of the whole; score as a percent',
  'find-whole':
    'find the whole given the percent; finding the whole given a percent; percent find the whole; 30% of what number; part and percent',
  'part-and-rest': 'percent of the rest; remaining percent; percent left over; percent story part and rest',
  'increase-decrease':
    'percent increase; percent decrease; increase by a percent; decrease by a percent; percent increase and decrease; grows by percent',
  'find-change':
    'percent change; percent of change; find the percent of increase; percent of decrease; by what percent did it change; percnet change',
  'discount-tax-tip':
    'discounts; sales tax; tip; tax and tip; discount; percent off; markup; markdown; markups discounts tax and tip; sale price; gratuity; tip on 84.50; 30% off $60; percent discount; commission; restaurant tip; discounts and sales tax; marked down; multi-step percent problems',
  'reverse-change':
    'reverse percent; original price; price before the discount; find the original amount after a percent change; backwards percent',
  'simple-interest': 'simple interest; interest; I = prt; savings account interest; principal rate time; bank interest',
  error: 'percent error; margin of error percent; estimate off by what percent',
} as const;

/** What the skills with positive and negative numbers are called. */
export const saidOfIntegers = {
  compare:
    'comparing integers; compare negative numbers; whether a negative can be bigger than another negative; negative numbers comparing; which is colder; comparing positive and negative numbers; comparing rational numbers',
  order:
    'ordering integers; integers on a number line; negative numbers on the number line; order rational numbers; negative numbers; number line with negatives; positive and negative numbers',
  opposite:
    'opposites; opposite of a number; opposite of the opposite; positive and negative in context; temperature above and below zero; elevation below sea level; meaning of negative numbers; opposites and absolute value',
  'absolute-value': 'absolute value; distance from zero; opposites and absolute value; absolute values; |x|',
  quadrants: 'quadrants; four quadrants; which quadrant; signs of coordinates; reflect across axes on the grid',
  'opposite-changes': 'additive inverse; opposites add to zero; zero pairs; sum to zero; combine to make 0',
  add: 'adding integers; integer addition; adding negatives; add positive and negative numbers; adding negative numbers; signed number addition; -8 + 15; adding and subtracting integers; integer chips; same sign different sign; adding integers with different signs; integers; integer operations; integer rules; integer ops',
  subtract:
    'subtracting integers; subtracting negatives; subtracting a negative; minus a negative; keep change change; keep change opposite; double negative; -5 - 3; adding and subtracting integers; integer subtraction; add the opposite; integer operations',
  'multiply-divide':
    'multiplying integers; dividing integers; negative times negative; a negative times a negative; negative times a negative is positive; multiplying negatives; neg times neg; integer multiplication and division; multiply and divide integers; integer mult/div; integer operations; rules for signs; two negatives make a positive; multiply negative numbers',
  'rational-operations':
    'rational number operations; rational numbers; adding rational numbers; negative fractions and decimals; operations with rational numbers; rational number ops; subtracting rational numbers; rational',
  'word-problems':
    'integer word problems; word problems with negative numbers; temperature and elevation problems; debt and temperature stories; real world integers; rational number word problems',
} as const;
