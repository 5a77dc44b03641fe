/** A kind of request that the assistant refuses: how it is recognized, and the answer. The first match counts. */
export type Refusal = {
  readonly id: string;
  readonly asked: RegExp;
  readonly says: string;
  readonly instead: readonly string[];
};

const CALL =
  /^(?:can|could|will|would|please|pls)?\s*(?:yo?u )?(?:please )?(?:e-?mail|send|text|mail|forward|message) (?:this|it|that|these|them)(?: \w+)? to\b|\b(?:e-?mail|send|text|mail|forward) (?:the|this|it|that|them|my|out)\b.*\b(?:to (?:all|the|my|every|their|parents?|families)|for me)\b|\b(?:can|could|will|would|please|pls)?\b.*\b(?:call|phone|ring|text|e-?mail|message|notify|contact)\b (?:mr|mrs|ms|miss|dr|the (?:parents?|principal|office|mom|dad)|(?:his|her|their|\w+['’]s) (?:mom|dad|mother|father|parents?|family|guardian))/;

const PEOPLE =
  "(?:(?:mr|mrs|ms|miss|dr)\\b\\.?|(?:(?:the|my|our|his|her|their|all|each|every|both|\\w+['’]s?) )*(?:\\w+ )?(?:moms?|dads?|mothers?|fathers?|parents?|famil(?:y|ies)|guardians?|grandm\\w+|grandp\\w+|principal|office|nurse|counselor|secretary|coach|home|house))\\b";
/** What somebody is told to do that is done in the world and not in writing: it comes first in what is asked. */
const ACT = new RegExp(
  `^\\W*(?:(?:hi|hey|hello|ok|okay|so|and|now|also|then|please|pls|can|could|will|would|yo?u|u|go ahead|i need|i want|i['’]d like|help me|to|just|quickly)(?: ?[,.] ?| )?)*(?:(?:call|phone|ring|text|dm|fax|contact|notify|e-?mail|message|reach out to|get (?:a )?hold of|talk to|meet with) ${PEOPLE}|(?:print|laminate|photocopy|download|buy|purchase|staple)\\b(?! (?:version|format|ready))|(?:play|turn (?:on|off)|set (?:a |the )?(?:timer|alarm))\\b|(?:e-?mail|send|text|mail|forward|fax) (?:this|it|that|them|these|those|the|my|our|out)\\b(?! (?:home|letter)\\b))`,
  'i',
);
/** The refusal of a request that tells to do something in the world; what is made of its other words is not what is asked. */
export const actIn = (text: string): Refusal | undefined => {
  const [said] = ACT.exec(text) ?? [];
  if (said === undefined) return undefined;
  const id = /\b(?:print|laminate|photocopy|download|buy|purchase|staple|play|turn|set)\b/i.test(said)
    ? 'device'
    : 'contact';
  return refusals.find((each) => each.id === id);
};

export const refusals: readonly Refusal[] = [
  {
    id: 'iep',
    asked:
      /\biep goals?\b|\baccommodations?\b|\bpresent levels\b|\breport card comments?\b|\b(?:should|does|do|would|can|is)\b[^.?!]{0,40}\b(?:get|need|have|qualify for|be (?:on|in|placed in|referred for)|ready for) (?:an? )?(?:iep|504|sped|special ed\w*|retention|gifted)\b|\b(?:hold|held) (?:him|her|them|\w+) back\b/,
    says: 'I decide nothing about an IEP or a placement, and write no IEP goals, accommodations or report card comments: that is for your school’s team, and needs more than the work here shows. What a student’s work shows I can tell, and I can make practice on a skill.',
    instead: ['Who needs help?', 'Make 5 problems on adding fractions with unlike denominators'],
  },
  {
    id: 'picture',
    asked:
      /\b(?:attach(?:ed|ment)|see (?:the )?(?:picture|photo|image|scan|screenshot|pdf)|in (?:the|this) (?:picture|photo|image|screenshot)|i (?:scanned|uploaded|photographed|took a (?:picture|photo)))\b/,
    says: 'I see no picture or file here: only what you type reaches me. Type the problem and the student’s answer, and I check it. Scans of student work go under Upload.',
    instead: ['Is 3/4 + 1/6 = 11/12 right?', 'Why would a student say 1/2 + 1/3 = 2/5?'],
  },
  {
    id: 'paper',
    asked:
      /\bhow\b[^.?!]{0,40}\b(?:did|went|scored|performed)\b(?<=\b(?:on paper|on my desk|in my bag|unopened|ungraded|n['’]?t (?:opened|graded|looked at|marked|checked|entered|scanned))\b.*)|\bhow\b[^.?!]{0,40}\b(?:did|went|scored|performed)\b(?=.*\b(?:on paper|on my desk|in my bag|unopened|ungraded|n['’]?t (?:opened|graded|looked at|marked|checked|entered|scanned))\b)/s,
    says: 'I see no work on paper: I know only what was done here or scanned. Put the papers under Upload, and I can tell how the class did on them.',
    instead: ['How did the last quiz go?', 'How is my class doing?'],
  },
  {
    id: 'language',
    asked:
      /\b(?:in(?:to)?|to) (?:brazilian )?(?:portuguese|arabic|french|chinese|mandarin|cantonese|vietnamese|russian|ukrainian|(?:haitian )?creole|korean|tagalog|hindi|urdu|bengali|punjabi|german|italian|polish|somali|japanese|farsi|dari|pashto|swahili|hmong|burmese|amharic|turkish|greek|hebrew)\b/,
    says: 'I write in English and in Spanish, in no other language. In one of these I can make it.',
    instead: ['Write a letter home about equations in Spanish', 'Write a letter home about equations'],
  },
  {
    id: 'reword',
    asked:
      /\b(?:change|rewrite|reword|rephrase|simplify|adapt|modify|shorten|translate)\b[^.?!\n]{0,24}\b(?:this|the following|his|her)\b[^.?!\n]{0,16}\b(?:problems?|questions?|texts?|tasks?)\b.*(?:\d.*[.?]|['"“‘”]).*$|\b(?:translate)\b[^.?!\n]{0,40}\b(?:textbook|chapter|book|pages?|article|worksheet|handout|document)\b/s,
    says: 'I can’t reword or translate a text of yours: I work with problems that I make and check. I can make problems of the same kind, told shortly, and write them and letters home in Spanish.',
    instead: [
      'Exit ticket on comparing fractions, 4 questions, in Spanish',
      'Warm-up on multiplication facts, 4 questions',
    ],
  },
  {
    id: 'image',
    asked:
      /\b(?:make|create|generate|draw|take|find|give|show)\b(?: me)? (?:an? |some |the )?(?:photos?|photographs?|images?|clip ?art|videos?|cartoons?|(?:pictures?|drawings?) of (?:my|our|the|a) (?:class|students?|kids?|room|school|teacher|boy|girl))\b/,
    says: 'I make no photos and no pictures of people. What I make are problems with drawings of their numbers (number lines, arrays, bars, graphs), activities and plans.',
    instead: ['Small group activity on place value', 'Make 4 problems on place a fraction on a number line'],
  },
  {
    id: 'schedule',
    asked:
      /\b(?:every|each) (?:other )?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day|week|morning|night|month|afternoon)\b[^.?!]*\b(?:e-?mail|text|send|remind|notify|message)\b|\b(?:e-?mail|text|remind|notify|message) (?:me|my (?:principal|ap|coach|team|boss))\b|\b(?:e-?mail|send|text)\b[^.?!]*\b(?:automatically|every (?:week|day|friday|monday))\b/,
    says: 'I can’t send, schedule or repeat anything: I write no emails and no texts to anybody. What I can do is show the results now, to copy into a message of yours.',
    instead: ['How is my class doing?', 'How did the last quiz go?'],
  },
  {
    id: 'contact',
    asked: CALL,
    says: 'I can’t call or send anything to anybody. I can draft a message that you send yourself.',
    instead: ['Write a short letter home about fractions', 'How is my class doing?'],
  },
  {
    id: 'records',
    asked:
      /\b(?:fill (?:out|in)|enter|log|record|mark|update|submit|upload|post|put|send|share|push|add|assign|pull up|look up)\b[^.?!]{0,60}\b(?:(?:in|on|to|into|onto) (?:the |my )?(?:system(?! of)|portal|gradebook|sis|powerschool|infinite campus|skyward|canvas|schoology|google classroom)|(?:tardy|absent|present)\b|attendance|referral|hall pass)|\b(?:fill (?:out|in)|enter|submit|upload|update)\b[^.?!]{0,60}\b(?:iep|504|paperwork|report cards?)\b|\b(?:reserve|book|order|schedule|rsvp)\b[^.?!]{0,30}\b(?:bus|room|library|lab|gym|cart|supplies|lunch|sub|substitute|trip|conference|meeting)\b|\b(?:calendar|zoom|teams) (?:invite|link|meeting)s?\b|\b(?:google (?:forms?|docs?|sheets?)|kahoot|quizizz|blooket|gimkit|nearpod|pear deck)\b|\b(?:powerpoint|slide ?(?:show|deck)|google slides?|slides)\b/,
    says: 'I can’t do that: I enter nothing in other systems, book nothing and make no slides. I make math plans, problems with keys, letters home, and answers about the work that your classes did here.',
    instead: ['How is my class doing?', 'Exit ticket on comparing fractions, 3 questions'],
  },
  {
    id: 'seating',
    asked:
      /\bseating (?:charts?|plans?|arrangements?)\b|\bseat (?:my|the) (?:class|students)\b|\bassign seats\b|\bwhere (?:should|can|do|does|would) [^.?!]{1,40} sit\b|\b(?:should|can|could|to|not) sit (?:next to|by|with|near|beside|together)\b|\b(?:new|change(?: the)?|rearrange(?: the)?|switch) seats\b/,
    says: 'I can’t make seating charts: I don’t know your room. I can make groups or pairs from what the work shows.',
    instead: ['Make groups of 4', 'Pair up the students, strong with weak'],
  },
  {
    id: 'device',
    asked:
      /\b(?:play|put on|start|turn on|turn off|set|show)\b.*\b(?:music|song|video|movie|timer|alarm|brain break|lights?|projector|youtube|kahoot|spotify)\b|\b(?:print|photocopy|make copies|laminate|scan)\b(?!.*\b(?:version|format)\b)|\b(?:take|do) (?:the )?attendance\b|\bremind me\b|\b(?:set|add|make|create) (?:me )?(?:an? |the )?(?:reminder|alarm|calendar)\b|\bschedule (?:a|the|my) (?:meeting|conference|call)\b/,
    says: 'I can’t do that: I have no hand on devices, calendars or printers. What I make you can copy, open as a plan, or print from there.',
    instead: ['Warm-up on adding two-digit numbers, 4 questions', 'Warm-up on multiplication facts, 4 questions'],
  },
  {
    id: 'change-grade',
    asked:
      /\b(?:change|raise|bump|fix|edit|adjust|update|increase|lower)\b[^.?!]{0,40}\b(?:grades?|scores?|marks?|gradebook)\b[^.?!]*\b(?:from|to|so (?:he|she|they)|pass|gradebook|in the (?:system|book))\b|\bgive (?!me\b|us\b)\w+ (?:(?:an? )?(?:passing grade|full credit in the gradebook)\b|an? [a-df][+-]?(?=\W*$| (?:in|on|for|instead)\b))|\b(?:delete|remove|erase|archive) (?:(?:the|my|this|that|our) )?(?:\w+ ){0,2}?(?:class|period|student|assignment|account|all)\b/,
    says: 'I can’t change grades, classes or accounts: that is yours to do and to record. A score is changed on the assignment’s page, where a new answer key also regrades everybody. I can show the work behind a score.',
    instead: ['How did the last quiz go?', 'Who needs help?'],
  },
  {
    id: 'private',
    asked:
      /\b(?:home address|address(?:es)? and|phone numbers?|address of|cell ?phone|social security|ssn|birth ?da(?:y|te)s?|free (?:and reduced )?lunch|reduced lunch|immigration|citizenship|income|religion|race|ethnicity|where does .* live|passwords?|log[- ]?ins? of)\b/,
    says: 'I don’t have that, and I don’t use it: what I know of students is their work in math. The school office has records of families. I can group students by what their work shows.',
    instead: ['Who needs help?', 'Make groups of 4 by fractions'],
  },
  {
    id: 'diagnosis',
    asked:
      /\b(?:adhd|add\?|dyslexi\w*|dyscalculi\w*|autis\w*|asd|learning disab\w*|on the spectrum|depress\w*|anxiety disorder|special ed\w* (?:eligib|evaluat)\w*)\b(?<!\bwith (?:an? )?(?:\w+ )?\w+)(?!.*\b(?:support|accommodat|help (?:him|her|them|a student) with|strateg|plan|lesson|modif|rewrite|problems|worksheet|practice)\w*)/,
    says: 'I can’t say that: only a specialist can, so talk to your school psychologist or support team. What I can show is which kinds of mistakes the work holds, to take along.',
    instead: ['Which misconceptions does the class show?', 'Who needs help?'],
  },
  {
    id: 'label',
    asked:
      // Said of children: a way of subtracting may be called dumb by a parent.
      /\b(?:dumbest|stupidest|idiots?|laziest|smartest|dullest|worst (?:kid|student|child))\b|\b(?:dumb|stupid|lazy|hopeless) (?:kids?|students?|child(?:ren)?|ones?|class(?:es)?|groups?|boys?|girls?)\b|\b(?:who|he|she|they|kids?|students?|child(?:ren)?|class|group|boys?|girls?|[a-z]+ [a-z]\.?)(?:['’]s|['’]re| is| are| be)(?: \w+)? (?:dumb|stupid|lazy|hopeless)\b|^(?:is|are) \w+(?: [a-z]\.?)? (?:dumb|stupid|lazy|hopeless)\b/,
    says: 'I don’t rank children like that. I can show who needs support, and with what.',
    instead: ['Who needs help?', 'What should I teach next?'],
  },
  {
    id: 'future',
    asked:
      /\b(?:score|got|get|did|do|result|grade|answered)\b.*\b(?:tomorrow['’]?s|next (?:week|month|year|friday|monday)['’]?s|upcoming)\b|\b(?:will|gonna|going to|likely to)\b[^.?!]{0,30}\b(?:fail|pass|flunk|score|get|do)\b[^.?!]{0,30}\b(?:test|exam|staar|sbac|finals?|regents|assessment)\b|\b(?:predict|forecast)\b[^.?!]*\b(?:scores?|grades?|results?|pass|fail)\b/,
    says: 'I predict no result: a test that has not taken place has no score. I can show who is behind on which standards now, from the work up to now.',
    instead: ['How did the last quiz go?', 'Who needs help?'],
  },
  {
    id: 'elsewhere',
    asked:
      /^\W*(?:so |ok |and )*(?:what|how|who|which|show|pull|get|find|look up|compare|give me|tell me)\b[^.?!]*\b(?:state|standardized|staar|sbac|parcc|regents|nwea|map|i-?ready|benchmark|district) (?:tests?|exams?|assessments?|scores?|results?|data)\b(?<!\b(?:like|for) the state test)/,
    says: 'I have no scores of state or district tests: I know only the work that your classes did here.',
    instead: ['How is my class doing?', 'Which standard is my class weakest on?'],
  },
  {
    id: 'secure-test',
    asked:
      /\b(?:actual|real|leaked|exact|same) (?:questions?|items?|test)\b.*\b(?:state|standardized|sat|act|staar|sbac|parcc|regents|exam|map|iready)\b|\b(?:answers?|answer key) (?:to|for|of) (?:the |this year['’]?s )?(?:state|staar|sbac|parcc|regents|sat|map)\b|\b(?:state|staar|sbac|regents|sat) (?:test|exam)\b.*\b(?:this|next) year\b/,
    says: 'I don’t know the questions of a state test, and secure items can’t be given out. I can make practice on the standards that it covers.',
    instead: ['Make 5 problems on 6.RP.A.3', 'Exit ticket on comparing fractions, 3 questions'],
  },
  {
    id: 'beyond',
    asked:
      /\b(?:calculus|derivatives?|chain rule|product rule|integrals?|integration by|trigonometr\w*|trig (?:functions?|identit\w+|ratios?)|unit circle|logarithms?|logs? and exponentials|matri(?:x|ces)|complex numbers|eigen\w+|vectors?)\b/,
    says: 'That is beyond what I have: kindergarten to grade 8 and Algebra 1. On what leads there I can make plans, exit tickets, quizzes and practice with keys.',
    instead: ['Make 5 problems on evaluating a function', 'Quiz on adding polynomials, 5 questions'],
  },
  {
    id: 'health',
    asked:
      /\b(?:seizures?|epilep\w*|asthma|inhaler|epi-?pen|allerg\w+ reaction|insulin|medication|bleeding|fainted|concussion)\b/,
    says: 'I can’t advise on health. Follow the child’s plan and ask your school nurse; in an emergency call for help at once. What I can do is mathematics: plans, practice, and what the work of your class shows.',
    instead: ['Who needs help?', 'Exit ticket on comparing fractions, 3 questions'],
  },
  {
    id: 'reading',
    asked:
      /\b(?:reader['’]?s theat\w+|lexile|reading passages?|(?:short|informational|reading) passage|inference questions|guided reading|book club|phonics|sight words|persuasive|haiku|ela\b|reading (?:groups?|comprehension|log)|read[- ]?alouds?|chapter books?|charlotte['’]s web|language arts|writing workshop)\b/,
    says: 'I can’t write texts for reading lessons: I am for teaching math. I make math plans, exit tickets, practice and word problems about what your class is on.',
    instead: ['Make 4 word problems on adding two-digit numbers', 'Warm-up on adding two-digit numbers, 4 questions'],
  },
  {
    id: 'other-subject',
    asked:
      /\b(?:weather|temperature (?:today|tomorrow|outside)|forecast|sports? scores?|news|lunch menu|recipe|civil war|world war|history|social studies|science (?:lab|fair|project|class)|photosynthesis|spelling (?:list|test)|vocabulary words|book report|novel|poem|essay|song|rap|joke|horoscope|stock|movie|order (?:lunch|pizza|supplies)|book (?:a|me|the) (?:\w+ )?(?:flight|room|bus|lab)|textbooks? (?:is|are) (?:better|best)|which (?:textbook|curriculum)|president|french|german|grammar)\b/,
    says: 'I can’t do that: I am for teaching math, and I know nothing of other things.',
    instead: ['Plan a lesson on 5.NF.A.1 in 45 minutes', 'Make 5 problems on two-step equations'],
  },
];

/** Requests for math about another subject are allowed: "word problems about the weather". */
const MATH_WISH =
  /\b(?:problems?|questions?|exit ticket|warm[- ]?up|do now|quiz|lesson on|worksheet|equations?|fractions?|decimals?|percents?|integers|ratios?|graph(?:s|ing)?|percentages?|standards?|[k1-8]\.[a-z]{1,3}\.)\b|\bhow (?:much|many)\b/;

/** Why the assistant refuses a request; undefined where it does not. `learned`: also where only other words than its own say it. */
export function refusalIn(text: string, learned?: string): Refusal | undefined {
  const found = refusals.find(({ asked }) => asked.test(text)) ?? refusals.find(({ id }) => id === learned);
  return found?.id === 'other-subject' && MATH_WISH.test(text) ? undefined : found;
}
