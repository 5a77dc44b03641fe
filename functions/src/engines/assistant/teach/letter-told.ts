import { numberOf } from '../read/numbers.ts';
import { capital } from '../say/parts.ts';

/** What was told of a child, each as a sentence about it, with the words that it was told in. */
export type ToldFact = {
  readonly said: string;
  readonly sentence: string;
  readonly kind: 'good' | 'concern' | 'ask' | 'plain';
};

const FILLER =
  /\b(?:basically|honestly|literally|lol|kinda|kind of|sort of|just|you know|i guess|super)\b,?\s*|(?<=,\s)like,\s*/gi;
const MANNER =
  /^\W*(?:(?:also|give|tell|include|add|send|ask|mention)\b|i (?:need|want|have to|would|don['’]?t want|do not want|['’]d)|you\b|please|pls|can you|could you|make (?:it|sure)|keep it|write|help me|draft|nothing|not too|no jargon|short|warm|friendly|too (?:long|short)|it (?:has|needs) to|something)\b/i;
/** What a child is called by: "they" only where a child is named, since families are they as well. */
const calledBy = (name: string): string => (name === '' ? 'she|he' : `she|he|they|${name.replace(/\P{L}/gu, '')}`);
const personOf = (name: string): RegExp => new RegExp(`^(?:${calledBy(name)})(?:['’]s)? `, 'iu');
/** What begins a clause that says what somebody does or is, without saying who. */
const DOES =
  /^(?:is|has|was|had|keeps?|kept|participat\w+|works?|worked|tries|tried|gets|got|needs?|helps?|helped|asks?|turns?|turned|forgets?|forgot|struggl\w+|loves?|enjoys?|improved|passed|finished|made|earned|scored|raised|missing|failing|always|never|often|rarely|really|finally|still|doing|comes?|came|talks?|does|did|can|can['’]?t|doesn['’]?t|isn['’]?t|hasn['’]?t)\b/i;
const GOOD =
  /\b(?:great|participat\w+|kind|help(?:s|ful|ed)|improv\w+|passed|finally|proud|loves?|enjoys?|hard work\w*|works? (?:so |really |very )?hard|strong|good|well|best|awesome|excellent|creative|leader|tries|growth|progress|mastered|earned|aced|amazing|positive)\b/i;
const CONCERN =
  /\b(?:fail\w*|missing|late|behind|struggl\w*|low|not|never|rarely|trouble|distract\w*|absent|incomplete|forgets?|rude|phone|sleep\w*|hard time|disrupt\w*|zero(?:e?s)?)\b|n['’]t\b|\baverage (?:is |of )?[0-6]?\d\b/i;
const ASK =
  /\b(?:needs? to|should|has to|have to|practice|work on|study|come (?:in|to)|tutoring|extra help|sign|bring|check)\b/i;

/** The clauses of a text that tell something of a child. */
function clausesIn(asked: string, name: string): string[] {
  const typed = asked.replace(/\(\d+ sentences\)/g, ' ');
  const [, listed] = /\b(?:facts?|details|notes|points|what (?:i|we) (?:see|know))\s*:\s*([^\n]+)/i.exec(typed) ?? [];
  const rest = listed === undefined ? typed : typed.replace(listed, ' ');
  const own = listed?.split(/[,;.]\s+|\.$/) ?? [];
  const sentences = rest.split(/(?<=[.!?;:])\s+|\n+/).flatMap((sentence) => {
    const about = new RegExp(
      `(?:\\b(?:that|because|saying|since)|,) ((?:${calledBy(name)})(?:['’]s)? \\p{L}.*)$`,
      'iu',
    ).exec(sentence)?.[1];
    if (about !== undefined) return [about];
    return !MANNER.test(sentence) && personOf(name).test(sentence) ? [sentence] : [];
  });
  const told = sentences.flatMap((sentence) =>
    sentence.split(
      /;|,? but (?=\p{L})|,? and (?=(?:she|he|they|is|has|i?s|i|also|please|give|we|could|can)\b)|, (?=(?:and )?i don['’]?t)/iu,
    ),
  );
  return [...told, ...own]
    .map((each) =>
      each
        .trim()
        .replace(/^(?:(?:and|but|also|so|that)\s+)+/i, '')
        .replace(/[.!?,;]+$/, ''),
    )
    .filter((each) => each.split(/\s+/).length > 1 && !MANNER.test(each) && !/^(?:i|we|it|this)\b/i.test(each));
}

const quiet = (text: string): string => text.replace(/\b\p{Lu}{4,}\b/gu, (word) => word.toLowerCase());

/** A clause as a sentence about a child; the words of it stay as they were typed. */
function sentenceOf(clause: string, name: string): string {
  const plain = quiet(clause.replace(FILLER, '').replace(/\s+/g, ' ').trim()).replace(/,$/, '');
  const [, thing, state, when = ''] =
    /^(.+?) (missing|late|incomplete|unfinished|not turned in)\b ?(.*)$/i.exec(plain) ?? [];
  const [, measure, value] =
    /^((?:[a-z]+ ){0,2}(?:average|grade|score|mark)) (?:is |of |at )?(\d+ ?%?|[a-f][-+]?)$/i.exec(plain) ?? [];
  if (measure !== undefined) return `The ${measure.toLowerCase()} is ${value}.`;
  if (thing !== undefined && !personOf(name).test(plain) && !DOES.test(plain))
    return `${capital(thing)} has been ${state} ${when}`.trim().concat('.');
  const who = name === '' ? 'Your child' : name;
  const said = personOf(name).test(plain)
    ? plain.replace(personOf(name), () => `${who} `)
    : DOES.test(plain)
      ? `${who} ${/^(?:missing|failing|doing)/i.test(plain) ? 'is ' : ''}${plain}`
      : capital(plain);
  return `${said.replace(/\bis failing\b/i, 'is not passing right now')}.`;
}

const CONTRACTED = /^(she|he|they|\p{Lu}\p{Ll}+)['’]s (?=\p{L})/iu;
/** Participles that say what somebody has done; those in "-ed" that say how somebody is are adjectives. */
const HAS_DONE =
  /^(she|he|they|\p{Lu}\p{Ll}+)['’]s (?=(?:(?:really|already|also|just|always|never|finally|been|not|recently|come|even|only|truly)\s+)*(?:been|gone|made|got|gotten|had|come|become|shown|taken|given|grown|done|kept|put|written|begun|fallen|risen|lost|won|found|brought|missed|turned|(?!(?:excited|interested|tired|worried|bored|stressed|engaged|distracted|focused|motivated|frustrated|prepared|organized|scared|confused|gifted|talented|concerned|overwhelmed|dedicated|disappointed|pleased|involved|advanced|determined|relaxed|absorbed|embarrassed|annoyed|used)\b)\p{L}{2,}ed)\b)/iu;

/** What a text tells of a child, as it was told: strengths, worries, what is asked of the family. */
export function toldIn(typed: string, name: string): ToldFact[] {
  return clausesIn(typed, name).map((said): ToldFact => {
    const full = said.replace(HAS_DONE, '$1 has ').replace(CONTRACTED, '$1 is ');
    const kind =
      CONCERN.test(full) && !/^.*\bfinally\b/i.test(full)
        ? 'concern'
        : ASK.test(full)
          ? 'ask'
          : GOOD.test(full)
            ? 'good'
            : 'plain';
    return { said, sentence: sentenceOf(full, name), kind };
  });
}

/** "In five sentences", the last time that it is said. */
export function sentencesIn(typed: string): number | undefined {
  const found = [
    ...typed.toLowerCase().matchAll(/\b(\d|one|two|three|four|five|six|seven|eight) (?:short )?sentences?\b/g),
  ].at(-1)?.[1];
  return found === undefined ? undefined : numberOf(found);
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');
const joinedTo = (sentences: readonly string[]): string => {
  const [first = '', ...rest] = sentences.map(bare);
  return `${[first, ...rest.map((each) => (/^(?:The|Homework|Your) /.test(each) ? `${each.charAt(0).toLowerCase()}${each.slice(1)}` : each))].join('; ')}.`;
};

/** The sentences of a letter on a child: what goes well first, then the worries, then a next step. */
function bodyOf(
  facts: readonly ToldFact[],
  name: string,
): { readonly lead: string[]; readonly worry: string[]; readonly next: string[]; readonly end: string[] } {
  const who = name === '' ? 'your child' : name;
  const of = (kind: ToldFact['kind']) => facts.filter((each) => each.kind === kind).map(({ sentence }) => sentence);
  const [good, concern, ask, plain] = [of('good'), of('concern'), of('ask'), of('plain')];
  const isHeavy = concern.length > 0;
  return {
    lead: good.length > 0 ? [`${isHeavy ? 'First what goes well: ' : ''}${good[0]}`, ...good.slice(1)] : [],
    worry: [...plain, ...concern],
    next: [
      ...ask,
      ...(isHeavy
        ? [
            `A next step that I suggest: ${who} shows me one finished piece of work at the start of each week, and we look at how it went after two weeks.`,
          ]
        : []),
    ],
    end: isHeavy ? [`I believe that we can turn this around together.`] : [`Thank you for your support at home.`],
  };
}

const MORE = [
  'Please tell me what you see at home.',
  'I am glad to answer any question.',
  'Thank you for your support.',
];

/** The body in exactly so many sentences: facts are joined before any of them is left out. */
function inSentences(parts: ReturnType<typeof bodyOf>, count: number): string {
  let worry = parts.worry;
  let [lead, next] = [parts.lead, parts.next];
  const all = (): string[] => [...lead, ...worry, ...next];
  while (all().length > count && worry.length > 1) worry = [joinedTo(worry.slice(0, 2)), ...worry.slice(2)];
  if (all().length > count && next.length > 1) next = [joinedTo(next)];
  if (all().length > count && lead.length > 1) lead = [joinedTo(lead)];
  while (all().length > count && next.length > 0) next = next.slice(1);
  const rest = [...parts.end, ...MORE].slice(0, Math.max(0, count - all().length));
  return [...all().slice(0, count), ...rest].join(' ');
}

const SHORT = 3;
/** A letter to a family with the teacher's own facts. */
export function toldLetter(facts: readonly ToldFact[], name: string, asked: string, short: boolean): string {
  const parts = bodyOf(facts, name);
  const count = sentencesIn(asked) ?? (short ? SHORT : undefined);
  const hello = name === '' ? 'Hello,' : `Dear family of ${name},`;
  const body =
    count === undefined
      ? [parts.lead.join(' '), parts.worry.join(' '), parts.next.join(' '), parts.end.join(' ')]
          .filter((each) => each !== '')
          .join('\n\n')
      : inSentences(parts, count);
  return `${hello}\n\n${body}\n\n[Your name]`;
}

const YOU: readonly (readonly [RegExp, string])[] = [
  [/^(?:she|he|they|\p{Lu}\p{Ll}+) is\b/u, 'you are'],
  [/^(?:she|he|they|\p{Lu}\p{Ll}+) has\b/u, 'you have'],
  [/^(?:she|he|they|\p{Lu}\p{Ll}+) was\b/u, 'you were'],
  [/^(?:she|he|they|\p{Lu}\p{Ll}+) ((?:work|try|help|ask|keep|participate|improve|enjoy|love)s)\b/u, 'you $1'],
  [/^(?:she|he|they|\p{Lu}\p{Ll}+) /u, 'you '],
  [/\b(?:her|his|their)\b/g, 'your'],
  [/\b(?:herself|himself|themselves)\b/g, 'yourself'],
  [/\byou (work|help|ask|keep|participate|improve|enjoy|love)s\b/g, 'you $1'],
  [/\b(?:she|he)\b/g, 'you'],
];
/** A note to the child itself: what was told, said to it. */
export function noteTo(facts: readonly ToldFact[], name: string, short: boolean): string {
  const said = facts.map(({ sentence }) => YOU.reduce((text, [from, to]) => text.replace(from, to), bare(sentence)));
  const first = `${name}, ${said[0] ?? 'I saw how you worked today'}!`;
  const rest = said.slice(1).map((each) => `${capital(each)}.`);
  return short
    ? `${first} So proud of you!`
    : [first, ...rest, 'You kept at it, and it paid off. I am proud of you!', '[Your name]']
        .join(' ')
        .replace(' [Your', '\n\n[Your');
}
