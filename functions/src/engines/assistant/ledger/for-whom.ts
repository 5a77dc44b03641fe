import type { RequestMake } from '@lemma/school/assistant';

const PEOPLE =
  '(?:kids?|students?|ones?|kiddos?|child(?:ren)?|those|group|people|anyone|anybody|everyone|everybody|someone|somebody)';
const NOT =
  "(?:don['’]?t|doesn['’]?t|didn['’]?t|do not|does not|did not|can['’]?t|cannot|couldn['’]?t|aren['’]?t|isn['’]?t|are not|is not|won['’]?t|haven['’]?t|hasn['’]?t|never|not|hardly|barely)";
/** Students of whom it is told that they haven't got it yet. */
const BEHIND = new RegExp(
  [
    `\\b${PEOPLE} (?:(?:who|that|which) )?(?:[\\p{L}'’]+ ){0,2}?(?:(?:get|gets|got|getting|have|has|had|do|did|does|answer\\w*|keep \\w+|kept \\w+) (?:it |them |this |that |these )?(?:all |mostly |still )?(?:wrong|mixed up|backwards|confused)|think (?:so|that|this|it)|thinks (?:so|that|this|it)|miss(?:ed|es)?\\b|fail(?:ed|s)?\\b|struggl\\w+|strugl\\w+|(?:are |is |got |get |still |totally )*(?:lost|stuck|behind|confused|below)\\b|(?:still )?need(?:s)? (?:more )?(?:help|support|time|practice|work|reteach\\w*))`,
    // What is denied of them: "who don't get it", "who are not ready".
    `\\b${PEOPLE} (?:who |that |which )?(?:still |just |really )*${NOT} (?:really |quite |yet |even |fully |be )*(?:get|got|have|had|know|understand|understood|do|pass|passed|ready|there|see|able|solid|secure|master)`,
    /\b(?:struggling|weak(?:er|est)?|low(?:er|est)?|slow(?:er|est)?|bottom) (?:group|kids|students|ones|kiddos|learners)\b/
      .source,
  ].join('|'),
  'giu',
);
/** Students of whom it is told that they have it already. */
const AHEAD = new RegExp(
  [
    `\\b(?:early|fast) finishers?\\b`,
    `\\b${PEOPLE} (?:who |that )?(?:are |is |will be |have |has )?(?:already |just |always )*(?:done early|finish(?:ed|es)? (?:it |early|first|fast|quick\\w*)|pass(?:ed|es)?\\b|(?:already )?(?:get|gets|got|know|knows|have|has|understand|understands|understood|master\\w*) (?:it|this|that)(?! (?:all |mostly |still )?(?:wrong|mixed|backwards|confused))\\b|ahead\\b|bored\\b)`,
    `\\b${PEOPLE} (?:who |that )?${NOT} need (?:any |more |the )*(?:help|support|practice|reteach\\w*)`,
    /\b(?:top|high(?:er|est)?|strong(?:er|est)?|fast(?:er|est)?|advanced|gifted) (?:group|kids|students|ones|kiddos|learners)\b/
      .source,
  ].join('|'),
  'giu',
);

/** For which students something is to be, by what a text tells of them; undefined where it tells of none, or of both. */
export function forWhom(text: string): { readonly group: 'behind' | 'ahead'; readonly said: string } | undefined {
  const [ahead] = text.match(AHEAD) ?? [];
  const [behind] = text.replace(AHEAD, ' ').match(BEHIND) ?? [];
  if ((behind === undefined) === (ahead === undefined)) return undefined;
  return behind === undefined ? { group: 'ahead', said: ahead ?? '' } : { group: 'behind', said: behind };
}

const FOR_AHEAD = /^(?:piece\.early-finishers|sheet\.extension)$/;
const FOR_BEHIND = /^piece\.supports$/;
/** Whether a thing is for other students than those that a text tells of. */
export function isForOthers(make: RequestMake, text: string): boolean {
  const group = forWhom(text)?.group;
  return group === 'behind' ? FOR_AHEAD.test(make) : group === 'ahead' && FOR_BEHIND.test(make);
}
