import type { Condition } from '@lemma/school/assistant';
import { conditionsIn } from '../ledger/sheet-slots.ts';
import { topicOf } from '../ledger/topic.ts';
import { type Span, spansOf } from '../words/words.ts';

const ABOUT =
  /(?<!\b(?:what|how) )\babout (?:(?:the|an?|my|our) )?(\p{L}[\p{L} ]{2,28}?)(?: (?:instead|now|please))?(?=\s*(?:$|[.,!?;]))/giu;
/** What stories are to be set in, where no "about" says it: "use basketball", "switch the theme to camping". */
const SETTING =
  /\b(?:(?:change|switch) (?:it|them|these|the (?:theme|context|setting|stor(?:y|ies)|topic of the stor(?:y|ies))|\p{L}{3,20}) (?:in)?to|(?:the )?(?:theme|context|setting)(?: should be| is|:)|set (?:it|them|these) (?:in|at|around)|(?<=^\W*(?:now |ok |can you |please )*)use) (?:an? |the |my |our )?(\p{L}[\p{L} ]{2,28}?)(?: (?:instead|now|please))?(?=\s*(?:$|[.,!?;]))/giu;
/** A setting alone, no word of mathematics and no number. */
function settingIn(text: string): string | undefined {
  SETTING.lastIndex = 0;
  const said = SETTING.exec(text)?.[1]?.trim();
  SETTING.lastIndex = 0;
  return said === undefined ||
    /\b(?:numbers?|same|different|other|smaller|larger|bigger|less|more|only|just|these|those|it|them)\b/i.test(said) ||
    topicOf(said, false).kind !== 'none' ||
    conditionsIn(said).claims.length > 0
    ? undefined
    : said;
}
/** What the stories are no longer to be about: "something other than temperature". */
const OTHER_THAN =
  /\b(?:about |in |with |on )?(?:(?:something|anything) (?:other than|besides|different (?:from|than)|that is(?:n['’]t| not))|(?:an? )?(?:other|different|new) (?:contexts?|settings?|situations?|topics?|themes?|stor(?:y|ies))(?: (?:than|from|besides))?|not)(?: about)? ?(?:(?:the )?(\p{L}{3,20}))?/giu;
/** What stories of their own kind tell of. */
const isOfNative = (said: string): boolean => /temperature|weather|elevation|elevator|debt|bank|money/i.test(said);
const ELSEWHERE = ['soccer', 'school store', 'garden'] as const;
/** What stories are to be about instead of what they were: another theme, or other stories of their kind. */
function awayFrom(
  text: string,
): { readonly span: Span; readonly theme?: string | undefined; readonly on: readonly Condition[] } | undefined {
  const span = spansOf(text, OTHER_THAN).find(({ said }) => /other|besides|different|new|n['’]t/.test(said));
  if (span === undefined) return undefined;
  const said = span.said.trim().toLowerCase();
  return isOfNative(said)
    ? { span, on: [{ rule: 'with', said: `without ${said.split(' ').at(-1)}`, not: true }] }
    : { span, theme: ELSEWHERE.find((each) => !said.includes(each)), on: [] };
}

/** What stories are to be about from now on, with the words that say so. */
export function themeOf(text: string): {
  readonly theme?: string | undefined;
  readonly on: readonly Condition[];
  readonly spans: readonly Span[];
} {
  const away = awayFrom(text);
  const setting = settingIn(text);
  const about = spansOf(text, ABOUT);
  const spans = [...(away ? [away.span] : []), ...about, ...(setting === undefined ? [] : spansOf(text, SETTING))];
  const [named] = [...text.matchAll(ABOUT)].map(([, said]) => said?.trim());
  return { theme: away ? away.theme : (named ?? setting), on: away?.on ?? [], spans };
}
