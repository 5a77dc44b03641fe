import { findSkill } from '@lemma/math';
import { asSkillsSay, isAround, spokenIn, stemOf, wordsIn } from '@lemma/plans/topics';
import { isOrdinary, wordsOfKind } from './learned/ordinary.ts';
import { deniedIn } from './read/affirmed.ts';
import { BESIDE, contentOf, joined, NUMBER, OF_FORMS, phrasesOf, type Unread } from './read/unread.ts';
import { versionsIn } from './read/versions-in.ts';
import { ALL_OPERATIONS } from './sheet/sheet-topic.ts';
import { namedCases } from './topic/cases-in.ts';
import { wordsOfSkills } from './topic/topic.ts';
import type { Memo, SheetWish } from './wish/wish.ts';

const stems = (text: string): string[] => wordsIn(text).flatMap((word) => [word, ...word.split('-')].map(stemOf));

/** Words that say what every set of problems has or is. */
const OF_SHEETS = new Set(
  stems(`answer answers key keys total page sheet copy copies write writing find tell read level levels easy hard harder tough mix mixed
  mixing order numbered separate separately list listed listed order bottom end top back version versions form forms same kind sort type
  only just exactly all every each none always never must should keep stay stays total altogether at least most up to under over
  between number numbers digit digits problem min minute minutes quick short day`),
);

/** A number as digits, spelled or not. */
const COUNTS: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [String(at + 1), word]),
);

/** The stems that the readers of a set have claimed: its topic and cases, its conditions, whom and what it is about. */
function claimedBy(wish: SheetWish, codes: readonly string[], request: string): ReadonlySet<string> {
  const conditions = [...(wish.conditions ?? []), ...(wish.versionConditions ?? []).flat()];
  const skills = codes.flatMap((code) => findSkill(code) ?? []);
  const ofTopic = wordsOfSkills(codes);
  // What people call a thing is claimed where the skill has what is meant: "take-aways".
  const called = spokenIn(request).flatMap(({ said, meant }) =>
    wordsIn(meant).every(
      (word) => ofTopic.has(stemOf(word)) || word.split('-').every((part) => ofTopic.has(stemOf(part))),
    )
      ? stems(said)
      : [],
  );
  return new Set([
    ...ofTopic,
    ...called,
    ...conditions.flatMap(({ said }) => stems(said)),
    ...skills.flatMap((skill) => namedCases(skill, request)?.words ?? []),
    // "Eight faces": what is counted is a problem, whatever it is called.
    ...stems(
      new RegExp(
        `\\b(?:${wish.count}|${COUNTS[String(wish.count)] ?? wish.count}) ((?:\\p{L}+ ){0,1}\\p{L}+s)\\b`,
        'u',
      ).exec(request)?.[1] ?? '',
    ),
    ...stems(`${wish.use} ${wish.theme ?? ''} ${wish.who ?? ''}`),
    ...wordsOfKind(`sheet.${wish.use}`),
    ...(codes.length > 1 ? stems(ALL_OPERATIONS.exec(request)?.[0] ?? '') : []),
    ...(wish.limit === undefined ? [] : stems('dollar dollars cents within')),
    ...(versionsIn(request)?.said ?? []).flatMap(stems),
    ...OF_SHEETS,
  ]);
}

/** What begins so gives a reason and asks for nothing. */
const REASON = /^\W*(?:because|since|as they|in case|cause)\b/i;
const MATERIAL =
  /\b(?:hands[- ]on|manipulatives?|tiles?|counters|cubes|blocks|rods|chips|geoboards?|dice|games?|activity|activities|stations?|centers?|lattice|card sorts?|(?:standard|slope[- ]intercept|point[- ]slope|vertex|expanded|factored|word) form)\b|(?<!\d ?)\bpm\b/gi;

/** The numbers that nothing was made of. */
function idleNumbers(request: string, wish: SheetWish, codes: readonly string[]): string[] {
  const conditions = [...(wish.conditions ?? []), ...(wish.versionConditions ?? []).flat()];
  const said = conditions.map((each) => each.said).join(' ; ');
  const names = codes.flatMap((code) => findSkill(code)?.name ?? []).join(' ');
  const used = new Set([wish.count, wish.limit, wish.versions, ...conditions.map(({ count }) => count)].map(String));
  return [...request.replace(BESIDE, (found) => ' '.repeat(found.length)).matchAll(NUMBER)].flatMap(([number]) =>
    used.has(number) ||
    said.includes(number.toLowerCase()) ||
    names.includes(number) ||
    (wish.limit !== undefined && /\$/.test(number)) ||
    (number === 'half' && wish.stories !== undefined)
      ? []
      : [number],
  );
}

/**
 * What of a request for a set of problems no reader has claimed. Read off the request and the wish: nothing is made a
 * second time.
 */
export function unreadOfSheet(request: string, wish: SheetWish, { slots = [] }: Memo): Unread {
  const codes = [...new Set(slots.map(({ skill }) => skill))];
  const claimed = claimedBy(wish, codes, request.toLowerCase());
  const count = COUNTS[String(wish.count)];
  const isClaimed = (word: string): boolean =>
    // Letters that stand for numbers: "x²", "bx".
    !/\p{L}{2}/u.test(word) ||
    (/^[b-df-hj-np-tv-z]{2}$/.test(word) && word !== 'pm') ||
    claimed.has(stemOf(word)) ||
    word === count ||
    OF_FORMS.has(word) ||
    stems(asSkillsSay(word)).every((stem) => claimed.has(stem)) ||
    (word.includes('-') && word.split('-').every((part) => part === '' || isAround(part) || claimed.has(stemOf(part))));
  const phrases = phrasesOf(request);
  const told = [...phrases.told, ...phrases.asked.filter(({ text }) => REASON.test(text))];
  const asked = phrases.asked.filter(({ text }) => !REASON.test(text));
  const conditions = [...(wish.conditions ?? []), ...(wish.versionConditions ?? []).flat()];
  const unclaimed = (text: string): string[] => contentOf(text).filter((word) => !/^\d/.test(word) && !isClaimed(word));
  const names = stems(codes.flatMap((code) => findSkill(code)?.name ?? []).join(' '));
  const telling = (text: string): string[] => [
    ...unclaimed(text).filter((word) => !isAround(word) && !isOrdinary(word)),
    // What is to be in the hands is no part of a topic, whatever else its words are used for.
    ...(text.match(MATERIAL) ?? []).filter(
      (word) => !stems(word).every((stem) => names.includes(stem)) && !isCovered(word),
    ),
  ];
  const isCovered = (word: string): boolean => conditions.some(({ said }) => said.includes(word.toLowerCase()));
  // "No tenths": the topic has the word, and yet nothing keeps to it.
  const isDenied = (text: string): boolean =>
    deniedIn(text.toLowerCase()).some(
      (denied) =>
        wordsIn(denied).some((word) => !isAround(word) && !OF_FORMS.has(word)) &&
        !conditions.some(({ said }) => said.includes(denied.trim()) || denied.includes(said)),
    );
  // A time of the day names a clock to read where clocks are read.
  const hasTime = (text: string): boolean =>
    codes.some((code) => code.includes('time')) &&
    /\b\d{1,2}:\d\d\b/.test(text) &&
    !/\b(?:at|by|until|before) \d/.test(text);
  const idle = idleNumbers(request, wish, codes);
  const hasIdle = (text: string): boolean => (text.match(NUMBER) ?? []).some((number) => idle.includes(number));
  const left = asked.filter(
    ({ text }) => telling(text).length > 0 || isDenied(text) || hasTime(text) || hasIdle(text.replace(BESIDE, ' ')),
  );
  const words = left.flatMap(({ text }) => telling(text));
  const all = asked.flatMap(({ text }) => contentOf(text)).filter((word) => !isAround(word));
  return {
    phrases: joined(request, left),
    words,
    beside: told.flatMap(({ text }) => unclaimed(text)),
    share: all.length === 0 ? 0 : words.length / all.length,
    idle: [],
    idleNumbers: idle,
    rest: asked
      .filter((phrase) => !left.includes(phrase))
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
