import type { LessonPiece } from '../wish/wish.ts';

const PIECES: readonly (readonly [LessonPiece, RegExp])[] = [
  ['vocabulary', /\b(?:vocabulary|word walls?|glossary|key terms|math terms|words? (?:list|bank))\b/],
  ['chart', /\banchor charts?\b|\bposter text\b|\bcheat sheets?\b|\breference sheets?\b|\bnotes page\b/],
  ['rubric', /\brubrics?\b(?=.* (?:for|on|about|to))/],
  [
    'activity',
    /\b(?:small[- ]groups?|group|centers?|station|partner|pair|hands[- ]on|intervention|card sort|sorting) (?:activit(?:y|ies)|lessons?|tasks?|games?|ideas?|work|rotation)\b|\bcard sorts?\b|\b(?:math |fun |quick )?(?:games?|activit(?:y|ies)) (?:for|on|about|with|to (?:practice|teach))\b|\b(?:math )?(?:centers?|stations?) (?:for|on|about)\b/,
  ],
  [
    'after',
    /\b(?:what|which standards?|skills?)\b.*\b(?:(?:comes?|goes|teach|is|do|follows?) (?:\w+ )?(?:after|next after)|builds? on (?:this|that|it|\w*\d)|leads? (?:on )?to|comes? next after)\b|\bnext (?:standard|skill) after\b|\bafter (?:k|\d)\.[a-z]{1,3}\.[a-z]/,
  ],
  [
    'supports',
    /\b(?:ells?|mlls?|esl|newcomers?|english (?:language )?learners?|emergent bilinguals?|iep|504|accommodat\w*|modif(?:y|ication)\w*|scaffolds?|sentence (?:frames|starters)|shuts? down|support(?:s|ing)? (?:for )?(?:a |my |the )?(?:student|kid|child))\b/,
  ],
  ['number-talk', /\bnumber[- ]talks?\b|\bnumber strings?\b/],
  [
    'discussion',
    /\b(?:discussion|discuss|talk (?:about|moves)|questions to ask|turn and talk|debate|conversation starters?|deep(?:er)? questions|higher[- ]order|dok)\b/,
  ],
  [
    'hook',
    /\b(?:hooks?|openers?|launch|grab(?:s|ber)?|attention getter|intro(?:duce)? activity|interesting way to (?:open|start|introduce)|anticipatory set|engag\w+ (?:way|opening|start))\b/,
  ],
  [
    'rich-task',
    /\b(?:rich|open[- ]?(?:ended)?|low[- ]floor|three[- ]act|3[- ]act|inquiry|investigation|performance|problem[- ]solving) tasks?\b|\binvestigation\b|\bproject\b/,
  ],
  ['tables', /\bnon-?examples?\b/],
  [
    'before',
    /\b(?:prerequisites?|pre-?reqs?|come(?:s)? before|know (?:already|before|first)|build(?:s)? on|prior knowledge|before (?:i|we|they) (?:teach|start|learn)|need to know)\b/,
  ],
  [
    'errors',
    /\b(?:mis?con[sc]ep\w*|mistakes?|errors?|mix[- ]?ups?|stumbling blocks?|trip(?:s|ped)? (?:them )?up|pitfalls?|go wrong|confus\w+)\b/,
  ],
  [
    'differentiate',
    /\bdifferentiat\w*|\b(?:three|3|two|different) (?:levels|tiers)\b|\btier(?:ed|s)\b|\bbelow(?:[- ](?:grade|level))?(?: level)?,? (?:and )?(?:on|at)\b.*\babove\b/,
  ],
  [
    'worked',
    /\b(?:worked|model(?:ed)?|step[- ]by[- ]step|fully solved) examples?\b|\bexamples? (?:of how to|problem)\b|\bshow me an example\b/,
  ],
  [
    'meaning',
    /\b(?:mean(?:s|ing)?|plain (?:words|english)|normal words|in words|unpack|what is|what['’]s|explain|describe)\b/,
  ],
];
/** The code of a standard. */
export const CODE = /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/;

export const SUPPORTS = PIECES.find(([piece]) => piece === 'supports')?.[1] ?? /$^/;

/** What is made for teaching a topic, where a request names such a piece. */
export function pieceIn(text: string): LessonPiece | undefined {
  return PIECES.find(([piece, pattern]) => pattern.test(text) && (piece !== 'meaning' || CODE.test(text)))?.[0];
}
