import type { Ask } from './asks.ts';

/** What a child says who is asked about something else than the work. The first that fits. */
const TALK: readonly (readonly [RegExp, string])[] = [
  [/\bweekend\b|\bholidays?\b|\bvacation\b/i, 'Yes, it was nice. I played outside with my cousin. And now math'],
  [
    /\bhow (?:are|r) (?:you|u)\b|\bhow(?:'s| is) it going\b|\bhow do you feel today\b|\bhow was your (?:day|morning)/i,
    'I’m OK, thanks. A bit tired',
  ],
  [/\blunch\b|\bbreakfast\b|\bhungry\b|\beat\b.*\btoday\b/i, 'I had a sandwich. It was good'],
  [/\bfavou?rite (?:subject|class)\b/i, 'Art, I think. But math is OK too'],
  [/\bfavou?rite number\b/i, 'Seven! I don’t know why, I just like it'],
  [/\bfavou?rite (?:part|kind|thing)\b/i, 'I like the ones where I know at once what to do'],
  [/\bfavou?rite\b/i, 'Hm, I have to think. I like a lot of things'],
  [
    /\b(?:do you|did you|you) (?:really )?(?:like|enjoy|love|hate)\b(?=.*\b(?:math|maths|subtraction|addition|multiplication|division|fractions?|decimals?|algebra|geometry|numbers|word problems|this|these|school|percents?|graphs?)\b)(?!.*\bhow\b)/i,
    'It’s OK. I like it when I know what to do, and not so much when it gets long',
  ],
  [
    /\byou (?:do|doing|did|go|went)\b[^?]*\b(?:yesterday|last night|this morning|at home|after school|at recess)\b|\b(?:yesterday|last night|this morning|at recess)\b[^?]*\bdo(?:ing)?\b/i,
    'I was at home, I think, and played a bit',
  ],
  [
    /\b(?:do|did) you (?:like|enjoy|love)\b[^?]*\?/i,
    'It’s OK. I like it when I know what to do, and not so much when it gets long',
  ],
  [/\b(?:dog|cat|pets?)\b(?=.*\byou\b|.*\byour\b)/i, 'We have a cat. She sleeps on my homework'],
  [
    /\b(?:soccer|basketball|sports?|game|video games?|music|movie|book)\b(?=.*\b(?:like|play|watch|see|read)\b)(?=.*\byou\b)/i,
    'Yes, I like that! Mostly with my friends',
  ],
  [/\b(?:tired|sleepy|sleep well)\b/i, 'A little, but I can go on'],
  [/\bwhat(?:'s| is) your name\b/i, 'I’m Sam'],
  [/\bwhat grade\b|\bhow old are you\b/i, 'I’m in the grade where we do these'],
  [/\b(?:need|want|take) a break\b|\bready (?:to|for)\b|\bshall we (?:go|start|begin)\b/i, 'I’m fine, we can go on'],
  [/\b(?:snow|rain|weather|sunny)\b(?=.*\b(?:today|outside|like)\b)/i, 'Yes! I hope we can go out later'],
  [/\bwho (?:taught|showed|told) you\b|\bwhere did you learn\b/i, 'We did it in class, and that is how I remember it'],
  [/\bdid (?:anyone|somebody|someone|your (?:mom|dad|brother|sister|friend)) help\b/i, 'No, I did it by myself'],
  [/\bhow long did (?:it|that|this) take\b/i, 'Not long, maybe a minute'],
];

export const smallTalk = ({ question, plain }: Ask): string | undefined =>
  /\d/.test(plain) && !/\bfavou?rite\b|\byesterday\b/i.test(question)
    ? undefined
    : TALK.find(([asked]) => asked.test(question))?.[1];
