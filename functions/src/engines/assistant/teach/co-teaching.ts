import type { Explained } from '../judge/explain.ts';
import { list, say } from '../say/parts.ts';

const ASKED =
  /\bco-?t(?:aught|each\w*)\b|\bmy (?:co-?teacher|partner teacher|para(?:pro\w*)?)\b|\b(?:stations|parallel)\b[^.?!]*\bone teach\b/i;
const HOW = /\b(?:how|split|should (?:we|i|my)|who does|divide up|roles?|which model)\b/i;

const numberBefore = (text: string, what: RegExp): number | undefined => {
  const found = new RegExp(`\\b(\\d{1,2}) (?:${what.source})`, 'i').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** How two teachers can share a lesson; undefined where that is not asked. */
export function coTeaching(text: string): Explained | undefined {
  if (!ASKED.test(text) || !HOW.test(text)) return undefined;
  const all = numberBefore(text, /kids|students|children/) ?? numberBefore(text, /in (?:the|my) (?:class|room)/);
  const plans =
    numberBefore(text, /(?:with |have |on )?(?:ieps?|504s?)/) ?? numberBefore(text, /(?:\w+ )?with (?:ieps?|504s?)/);
  const each = all === undefined ? undefined : Math.round(all / 3);
  const own = plans === undefined ? undefined : Math.round(plans / 3);
  const groups =
    each === undefined
      ? 'three mixed groups of equal size'
      : `three mixed groups of about ${each}${own === undefined ? '' : `, about ${own} of them with an IEP in each`}`;
  return {
    isReply: true,
    parts: [
      say(
        `My suggestion: stations, with ${groups}. Each of you teaches ${each === undefined ? 'a third of the class' : each} at a time, nobody is pulled out, and students with IEPs get two small groups in one lesson. One teach, one assist leaves half of the teaching unused on a skill with several steps.`,
      ),
      list([
        {
          text: 'Station 1, you (general education)',
          note: 'the new step, with numbers that show why it works; end with one problem alone',
        },
        {
          text: 'Station 2, your partner (special education)',
          note: 'the same step with a drawing or objects and a card of the steps; sees each child’s first line',
        },
        {
          text: 'Station 3, alone or in pairs',
          note: 'practice of what comes before, with a key to check; the harder problem for those who are done',
        },
        {
          text: 'Before and after',
          note: '5 minutes together to launch, 12 minutes a station, 5 minutes together to compare two ways; then look at the last problem of station 1 and decide tomorrow’s groups',
        },
      ]),
      say(
        'Parallel teaching is the better choice on a day of review, when both halves do the same. What is in a child’s IEP I don’t know: accommodations come first.',
      ),
    ],
  };
}
