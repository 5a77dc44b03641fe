import { toldReason } from '../told-reason.ts';
import { figures } from './calculate.ts';
import { gotIt, large, reasonOf, said, small, type TalkCase, workOf } from './talk-case.ts';

const ABOUT_WORK =
  /\b(?:what|how|where|why|which|when)\b.*\b(?:did|were|have|made|makes|do|does) you(?:r)?\b|\bwhat (?:made|makes) you\b|\bwhat word\b|\bwhich (?:two |of the )?numbers?\b.*\byou\b|\byou (?:wrote|said|put|got|did|used|added|multiplied|divided|subtracted)\b|\btell me (?:about|how|what|each|everything|more)\b|\bwhat (?:happened|happens) (?:to|with)\b|\bsay more\b|\bwhere (?:should|would|do|does) (?:the|that|this|it|your)\b|\b(?:the )?long way\b|\bwrite (?:it|that|this) out\b|\bcan you prove\b|\bwalk me\b|\btalk me\b|\bexplain\b|\bstart from the (?:top|beginning)\b|\bstep by step\b|\bin your own words\b|\bwhere (?:did|does) (?:the|that|this|your)\b|\bhow come\b|\bshow me how\b|\bhow do you (?:know|do|turn|decide|find|get|make|change|figure|work|solve|add|compare)\b|\bhow can you tell\b|\bhow would you\b/i;
const WHY =
  /\bwhy\b|\bwhat (?:made|makes) you\b|\bhow come\b|\breason\b|\bhow (?:did|do) you know\b|\bhow can you tell\b/i;
const WORD = /\b(?:what|which) words?\b/i;
const FORGOT = /\b(?:forg[eo]t|forgotten|miss(?:ing|ed)?|leave out|left out|mistake|wrong|off)\b.*\?/i;
const SURE = /\bhow (?:sure|confident)\b|\bare you sure\b|\bhow do you feel\b/i;

/** Words of problems that children take for an operation. */
const KEY_WORDS = [
  'more',
  'less',
  'fewer',
  'altogether',
  'in all',
  'left',
  'each',
  'total',
  'times',
  'share',
  'off',
  'half',
  'per',
];

const wholesIn = (line: string): readonly string[] => line.match(/\d+(?:\.\d+)?/g) ?? [];

/** The line of the work that has a number, or a word for an operation, that the question names. */
function lineFor(text: string, { steps, given }: TalkCase): string | undefined {
  const named = figures(text).match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
  const words: readonly (readonly [RegExp, RegExp])[] = [
    [/\badd|\bplus\b|\bcombin/i, /\+/],
    [/\bsubtract|\btake away|\bminus\b|\bborrow|\bregroup/i, /-/],
    [/\bmultipl|\btimes\b/i, /×|\*/],
    [/\bdivid|\bshare\b/i, /÷|\//],
    [/\bcarr/i, /\d\d/],
  ];
  const lines = steps.filter(({ line }) => line !== given || steps.length === 1);
  const byNumber = lines.find(
    ({ line }) => named.length > 0 && named.every((number) => wholesIn(line).includes(number)),
  );
  const one = lines.find(({ line }) => named.some((number) => wholesIn(line).includes(number)));
  const sign = words.find(([said_]) => said_.test(text))?.[1];
  const found = byNumber ?? one ?? (sign && lines.find(({ line }) => sign.test(line)));
  return found && `I wrote \`${found.line}\`${found.why.length > 0 ? `: ${toldReason(found.why)}` : ''}`;
}

const first = ({ steps }: TalkCase): string | undefined => {
  const [step] = steps;
  return step && `first I wrote \`${step.line}\`${step.why ? `: ${toldReason(step.why)}` : ''}`;
};

/** Replies about the student's own work: which part, how, and why. The explanation follows from the idea. */
export function ownWork(text: string, about: TalkCase): string | undefined {
  if (!ABOUT_WORK.test(text) || SURE.test(text)) return undefined;
  if (FORGOT.test(text))
    return said(
      'hm, did I forget something',
      `I did ${workOf(about) ?? about.given}, because ${reasonOf(about)}`,
      'do I have to do something more after that? Maybe divide or multiply by something',
    );
  if (WORD.test(text)) {
    const word = KEY_WORDS.find((one) => new RegExp(`\\b${one}\\b`, 'i').test(about.asked));
    return said(word === undefined ? `no special word` : `the word “${word}”`, `because ${reasonOf(about)}`);
  }
  const work = workOf(about);
  const gave = about.idea === undefined ? undefined : `because ${small(about.idea)}`;
  if (WHY.test(text))
    return said(
      gave ?? `because ${reasonOf(about)}`,
      about.idea === undefined ? undefined : (lineFor(text, about) ?? (work && `so I did ${work}`)),
    );
  if (/\bfirst\b|\bstart(?:ed)?\b(?! from)|\bbegin\b/i.test(text))
    return said(first(about) ?? `I did ${work ?? about.given}`, gave);
  const line = lineFor(text, about);
  if (line !== undefined && !/\b(?:each|every|all|top|beginning|whole)\b/i.test(text))
    return said(line, about.idea === undefined ? undefined : large(about.idea));
  return said(
    about.idea ?? (work === undefined ? 'I just looked at the numbers' : undefined),
    work === undefined ? gotIt(about) : `so I did ${work}, and ${small(gotIt(about))}`,
  );
}

const OTHERS =
  /\b(?:friend|kid|classmate|student|someone|somebody|girl|boy|brother|sister|partner|another class|other class|calculator|book|mom|dad|coach|neighbor)s?\b[^.?!]*\b(?:says?|said|got|gets|thinks?|thought|wrote|claims?|told|tells)\b|(?<=[a-z,.:;] )(?!You\b|I\b|He\b|She\b|They\b|We\b|It\b)[A-Z][a-z]+ (?:says?|said|got|gets|thinks|wrote|claims)\b|^(?!You\b|I\b|He\b|She\b|They\b|We\b|It\b|What\b|Who\b)[A-Z][a-z]+ (?:says|said|got|thinks|claims)\b/;
const QUOTED = /["“]([^"”]{4,})["”]/;

/** Replies to what somebody else got: the student takes the side of its own idea and says why. */
export function othersAnswer(text: string, about: TalkCase): string | undefined {
  if (!OTHERS.test(text) || /^(?:what|how|why|which|where)\b[^.]*\byou\b/i.test(text)) return undefined;
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined && /\bmean/i.test(text))
    return said(
      `maybe it means that something is missing in what I have`,
      gotIt(about),
      `I thought ${reasonOf(about)}, so I don’t see where that would be`,
    );
  const value = figures(text)
    .match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g)
    ?.find((one) => !about.asked.includes(one) || one === about.key);
  if (about.right) return said(`I don’t think so`, gotIt(about), `because ${reasonOf(about)}`);
  if (value !== undefined && about.key !== undefined && about.given.includes(value) && value !== about.key)
    return said('then they did it like me', large(reasonOf(about)));
  return said(
    value === undefined ? 'hm, I am not sure what they mean' : `hm, I don’t think it is \`${value}\``,
    `${gotIt(about)}, because ${reasonOf(about)}`,
    'maybe they did it another way',
  );
}
