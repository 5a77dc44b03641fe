/** True texts with one number exchanged for a wrong one: relations between amounts of two sentences. Written for these laws. */
export const BOUND_TEXTS: readonly string[] = [
  'The rope is 6 yards long. In feet that is [18|16] feet.',
  'Our trip starts in 30 days. That is [4 weeks and 2 days|3 weeks and 2 days].',
  'One of the two angles measures 65°. The angle that forms a straight line with it measures [115°|125°].',
  'Two lines cross, and one angle is 40 degrees. The angle across from it is [40|50] degrees.',
  'The bag holds ten marbles: four are green, one is blue and the rest are white. The probability of white is [one half|one third].',
  'We asked 50 people about pets. 20 said dogs, 25 said cats and 5 said birds. Birds got [10%|15%] of the votes.',
  'The pond starts with 30 lilies and doubles every week. After 3 weeks there are [240|120].',
  'The bike gets 40 miles to the gallon. On 3 gallons it can go [120|110] miles.',
  'Leo practices 20 minutes every day, which adds up to [2 hours and 20 minutes|2 hours and 40 minutes] in a week.',
  'A square with sides of 5 inches has a perimeter of 20 inches. A regular pentagon with sides of the same length has a perimeter of [25|30] inches.',
  'The price rose by 10%, to $220. The month after that it fell by 10%, to [$198|$200].',
  'Reading takes one sixth of the day and chess takes one third. Reading and chess together take up [one half|two thirds] of the day.',
  'Point A is at (2, 3) and point B is at (2, 9). The distance from A to B is [6|7] units.',
  'The points P(1, 1) and Q(4, 5) are joined. The distance between P and Q is [5|7].',
  'Denver is two hours behind Boston. When it is 5 p.m. in Boston, it is [3 p.m.|7 p.m.] in Denver.',
  "With s for Sam's age we write 3s = 27. So Sam is [9|8] years old.",
];

/** True texts that look like those. */
export const QUIET_BOUND_TEXTS: readonly string[] = [
  'The felt is 15 feet long. In all that is 20 feet with the strip of the other roll.',
  'The film starts in 30 minutes. That is 2 hours after lunch.',
  'One angle of the triangle is 65°. The angle next to it is 50°.',
  'The bag holds ten marbles: four are green and the rest are not. The probability of green is two fifths.',
  'We asked 50 people. 20 said dogs and 25 said cats. Dogs had 40% more money spent on them.',
  'The van gets 24 miles to the gallon in town. On the highway it can go 30 miles on 1 gallon.',
  'Leo practices 20 minutes every school day, which adds up to 100 minutes in a week.',
  'The price rose by 10%, to $220. A year later it fell by 10% of the first price, to $200.',
  'Point A is at (2, 3). The distance from A to the wall is 7 units.',
  'Denver is two hours behind Boston. The plane leaves Boston at 5 p.m. and lands in Denver at 7 p.m.',
  "With s for Sam's age we write 3s = 27. In ten years Sam is 19 years old.",
  'Half of eleven is five and a half. A third of seven is two and one third.',
  'Twenty chairs can be set in 4 rows of 5, in 5 rows of 4 or in 2 rows of 10.',
  'If three gardeners need 8 hours, that is 24 hours of work for one gardener. Four gardeners would need 6 hours.',
  'You get 2 cents on the first day, and it doubles every day. On the third day you get 8 cents. Altogether you have 14 cents.',
  'A negative number to an even power is positive: with four factors, as in (−2)⁴, the result is 16. With six, as in (−1)⁶, the result is 1.',
];
