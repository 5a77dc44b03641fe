import type { Reason } from './why.ts';

/** Why numbers and operations are as they are, and what to ask somebody who thinks otherwise. */
export const numberReasons: readonly Reason[] = [
  {
    id: 'zero-even',
    asked: /\b(?:zero|0) (?:is )?(?:an? )?(?:even|odd)\b|\beven or odd\b.*\b(?:zero|0)\b/,
    says: [
      'Zero is even. A number is even when it is 2 times a whole number, and `2 × 0 = 0`.',
      'The pattern says the same: even and odd take turns, 3 odd, 2 even, 1 odd, so 0 is even. With 0 things nobody is left without a partner.',
    ],
    ask: ['Count back by twos from 8. Which numbers do you land on? (8, 6, 4, 2, 0)'],
  },
  {
    id: 'two-divisions',
    asked:
      /\b(?:partitive|quotitive|measurement division|fair[- ]?shar\w+ (?:and|vs|versus|or)|sharing (?:and|vs|versus|or) (?:grouping|measur\w+))/,
    says: [
      'Partitive division (sharing): the number of groups is known, the size of a group is asked. 12 cookies for 3 children: `12 ÷ 3 = 4` cookies each.',
      'Quotitive division (measuring): the size of a group is known, the number of groups is asked. 12 cookies, 3 in a bag: `12 ÷ 3 = 4` bags.',
      'Both are written 12 ÷ 3, and the 4 means something else: cookies in one story, bags in the other.',
    ],
    ask: [
      'Draw both stories. In which do you know how many groups there are, in which how many are in a group?',
      'Tell a story for `6 ÷ (1/2) = 12`. (Measuring: how many halves fit into 6?)',
    ],
  },
  {
    id: 'algorithm-later',
    asked:
      /\b(?:why|explain\w*|reason)\b.*(?:n['’]?t|\b(?:not|instead|first|model\w*|later|before))\b.*\b(?:standard|traditional|normal|old|regular) (?:algorithm|way|method)\b.*|\bwhy\b.*\b(?:model\w*|instead)\b.*\bnormal way\b.*/,
    says: [
      'We do teach the usual way of writing it. First we make sure that it means something: in 38 + 27 the tens are 30 and 20, and the ones are 8 and 7, so `30 + 20 = 50`, `8 + 7 = 15`, and `50 + 15 = 65`. The little 1 that is carried in the usual way is the ten in that 15.',
      'A child who knows this can see when an answer can’t be right, and can do many problems in the head. A child who has only the steps has nothing to go back to when one step is forgotten. Once the meaning is there, the short way is learned fast and stays.',
    ],
    ask: ['Which ten is the small 1 that you write above the tens? Show it in 8 + 7.'],
  },
  {
    id: 'teen-numbers',
    asked:
      /\bskip\w*\b.*\b1[1-9]\b|\b1[1-9]\b.*\bskip\w*\b|\b(?:11|12|13|14),? ?(?:12|13|14|16),? ?(?:13|14|16|17)\b.*\b(?:count\w*|every|always)|\bcount\w*\b.*\b(?:teen|14, 16|13, 15)/,
    says: [
      'Counting words are learned first as a chain, like a song, and a link is missing. Fifteen is the one that is lost most: it does not sound like five-teen, as fourteen and sixteen sound like four and six.',
      'Children who say the chain without a pause rarely hear that one is gone. Each number has to become something of its own: `10 + 5 = 15`.',
    ],
    ask: [
      'Two minutes: count together and clap only on fifteen; then whisper all but fifteen; then count from twelve to eighteen and stop on it.',
      'Three minutes: two ten frames, one full. Put 5 in the other: “ten and five, fifteen”. Then 4 and 6 in the same way.',
      'Three minutes: number cards 11 to 18 in a row, one turned over. Which one hides? Turn 15 over more often than the others.',
      'To see whether it holds: start at 13 or count back from 17. Still lost after two weeks: does the child also lose it among 5, 15, 25, and can it count 15 things out? Then work on 10 and some more, not on the song.',
    ],
  },
  {
    id: 'negative-order',
    asked: /-\d+ ?> ?-\d+|\bnegatives?\b.*\b(?:bigger|larger|greater|compar\w*|order\w*)\b/,
    says: [
      'They compare the numbers without the sign: 5 is more than 3, so -5 seems more than -3. But `-5 < -3`: on the number line -5 stands further left.',
      'What is true of both: -5 is further from 0. “How far from zero” and “which is more” are two questions, and below zero they have opposite answers.',
    ],
    ask: [
      'Which is colder, -5 or -3 degrees? Who owes more, and who has more: somebody with -5 or with -3 dollars?',
      'Put -5, -3, 0, 2 on a line. Which way do numbers grow, everywhere on the line?',
    ],
  },
  {
    id: 'negative-square',
    asked: /-\d+ ?(?:\^ ?2|²|squared) ?=/,
    says: [
      'The exponent belongs to what it touches. In -3^2 it touches only the 3: it says “the opposite of 3 squared”, `-(3^2) = -9`. In (-3)^2 it touches the parentheses: `(-3) × (-3) = 9`.',
      'So -3^2 = 9 is wrong by the usual agreement, and (-3)^2 = 9 is right. Who writes the first often means the second: what has to be learned is how it is written, not how to multiply.',
    ],
    ask: [
      'Read both aloud: “the opposite of three squared”, “negative three, squared”. What is squared in each?',
      'Which is it in `5 - 3^2 = -4`? Would you put parentheses in?',
    ],
  },
  {
    id: 'power-as-product',
    asked:
      /\b2 ?(?:\^ ?3|³|cubed) ?(?:=|is) ?6\b|\b(?:\d+) ?\^ ?\d+ ?(?:=|is|as)[^.]*\b(?:multipl\w+|times)\b.*\b(?:exponent|power)|\bexponents?\b.*\bmultiply\w* (?:the )?base\b/,
    says: [
      'The exponent counts factors, it is no factor: `2^3 = 2 × 2 × 2`, so `2^3 = 8`, while `2 × 3 = 6` is `2 + 2 + 2`.',
      'A picture that shows the difference: fold a sheet in half three times. There are not 6 parts but 8, because each fold doubles all that is there.',
    ],
    ask: [
      'Write 2^3 and 2 × 3 with nothing but twos. Which signs stand between them?',
      'Is there a number for which n^2 and 2n are the same? (`2^2 = 4`, `2 × 2 = 4`, which is why the mistake hides there.)',
    ],
  },
  {
    id: 'product-of-powers',
    asked: /\b(\d+)\^\d+ ?(?:[*x×·]|times) ?\1\^\d+|\b(?:why|how)\b.*\badd (?:the )?exponents\b/,
    says: [
      'Write the factors out, as in 2^3 × 2^4: three twos, then four twos, together seven twos, `2^3 × 2^4 = 2^7`. The base stays, because every factor is still a 2.',
      'The numbers show it too: `8 × 16 = 128` and `2^7 = 128`. But `4^7 = 16384`, far too large.',
    ],
    ask: ['Write 2^3 × 2^4 as one long row of twos and count them. Is there a 4 anywhere in the row?'],
  },
  {
    id: 'percent-of-off',
    asked: /\b(?:of|off)\b["'”]? and ["'“]?\b(?:of|off)\b.*\bpercent|\d+ ?% of \d+.*\d+ ?% off\b/,
    says: [
      '“Of” asks for the part: 30% of 50 is `30% × 50 = 15`. “Off” takes the part away: 30% off 50 leaves `50 - 15 = 35`, which is `70% × 50 = 35`.',
    ],
    ask: [
      'A $50 jacket, 30% off. What do you save, and what do you pay? Which of the two numbers is “30% of 50”?',
      'Two cards for each problem: “the part” and “what is left”. Which card does 25% off 80 need? (`80 - 20 = 60`)',
    ],
  },
  {
    id: 'equal-sign',
    asked: /\bequals? signs?\b/,
    says: [
      'For many children = says “now comes the answer”, since they have only seen it at the end of a calculation. It says that both sides have the same value: `8 + 4 = 7 + 5`.',
    ],
    ask: [
      'What number goes into the box: 8 + 4 = □ + 5? Who writes 12 reads = as “now comes the answer”; who writes 17 adds all numbers; it is 7, since `8 + 4 = 7 + 5`.',
      'True or false: 7 = 3 + 4? (True; who says “it is backwards” wants the answer last.)',
      'True or false, without calculating: 38 + 45 = 40 + 43? (True: one side gives 2 to the other, `38 + 45 = 83` and `40 + 43 = 83`.)',
    ],
  },
  {
    id: 'zero-holds-place',
    asked: /\b(?:\d0\d)\b[^.]*["“']?\b(?:thirty|forty|fifty|twenty|sixty)|\bthree hundred five\b|\b3005\b/,
    says: [
      'Numbers are written as they are heard: “three hundred” is 300, “five” is 5, so 3005; and when reading, the 0 that is not heard is left out, so 305 becomes thirty-five. That the place says the value is not there yet: `300 + 5 = 305`.',
    ],
    ask: [
      'Place value cards: lay 300, then 5 on top of the last zero. What do you see, and where did the zeros go? (`300 + 5 = 305`)',
      'Build 305 and 35 with hundreds, tens and ones. Which has no tens by themselves? What does the 0 tell you?',
      'Say 305, 350 and 35, and put each on a line from 0 to 400.',
    ],
  },
  {
    id: 'regrouping',
    asked: /\b(?:explain|how|meaning|mean)\b[^.]*["“']?\b(?:borrow\w*|regroup\w*)\b/,
    says: [
      'Nothing is borrowed: one ten is changed into ten ones, and the number stays the same. 503 is 4 hundreds, 9 tens and 13 ones: `400 + 90 + 13 = 503`. Then each column can be taken away: `13 - 8 = 5`, `90 - 70 = 20`, `400 - 200 = 200`, so `503 - 278 = 225`.',
      'Another way, taught in many countries: add the same to both numbers. 503 - 278 is as far apart as 505 - 280, since both grew by 2: `505 - 280 = 225`. In columns: ten ones more above, one ten more below.',
    ],
    ask: [
      'Build 503 with blocks. You need 8 ones: what can you trade without changing the number?',
      'Why is 505 - 280 the same as 503 - 278? Show it on a number line.',
    ],
  },
  {
    id: 'unit-fraction-size',
    asked:
      /\b(?:bigger|larger|higher|greater|more) the (?:bottom|denominator|number)|\b1\/(\d+) (?:is|are) (?:bigger|larger|more|greater) than 1\/(\d+)(?=.*(?:\bcan\b|else|another|story|idea|how|why))/,
    says: [
      'They read the bottom number as a count, and a larger count is more. It says into how many equal parts the whole is cut: the more parts, the smaller each, so `1/8 < 1/6`.',
    ],
    ask: [
      'One sandwich, and you may choose: share it with 5 others or with 7 others. When do you get more? Write both shares. (`1/6 > 1/8`)',
      'A rope as long as the room: fold it in 6, then in 8. Where is the first fold nearer to the end?',
      'How many eighths make a whole, how many sixths? If more of them are needed, what does that say about one of them?',
    ],
  },
  {
    id: 'line-plot-marks',
    asked:
      /\b(?:line|dot) plots?\b.*\b(?:number|#|how many|count\w*) (?:of )?(?:the )?(?:x['’]?s|dots|marks)\b|\b(?:x['’]?s|dots|marks)\b.*\bas (?:the )?(?:measurement|value|length)/,
    says: [
      'In bar graphs the height is the answer, and they read a line plot in the same way. Here the height says how many things have that measurement, and the measurement stands on the line below.',
    ],
    ask: [
      'Each X is one pencil. Point at one X: what do you know about that pencil?',
      'Make the plot from real pencils: lay each one over its length first, then put an X in its place.',
      'What would 3 X’s over 1/2 mean: one thing 3 long, or three things 1/2 long? (`3 × 1/2 = 3/2` is the length of all three together.)',
    ],
  },
];
