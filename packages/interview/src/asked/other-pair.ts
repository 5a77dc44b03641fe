import { formOf } from '../reply/form.ts';
import { calculationsIn, figures, quantitiesIn } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { wrongRuleOf } from '../think/named-in.ts';
import { near, numberOf, shownValue, writtenValue } from '../values.ts';

/** "How far away is 2/3 from one whole, and how far is 4/6?" */
export function howFar(text: string): string | undefined {
  const plain = figures(text).replace(/\bone\b(?! of)/gi, '1');
  const [, first, to] =
    /\bhow far (?:away |off )?(?:is|are)\s+(?:the )?(-?\d+(?:\/\d+|\.\d+)?)\s+(?:away )?from\s+(?:the )?(-?\d+(?:\/\d+|\.\d+)?)/i.exec(
      plain,
    ) ?? [];
  if (first === undefined || to === undefined) return undefined;
  const more = [
    ...plain.matchAll(/\bhow (?:far|about) (?:away |off )?(?:is|are)?\s*(?:the )?(-?\d+(?:\/\d+|\.\d+)?)/gi),
  ].map(([, number = '']) => number);
  const all = [...new Set([first, ...more])];
  const fraction = /\//.test(plain);
  const words = all.flatMap((number) => {
    const [a, b] = [numberOf(number), numberOf(to)];
    return a === undefined || b === undefined
      ? []
      : [`\`${number}\` is ${shownValue(Math.abs(a - b), fraction)} away from ${to}`];
  });
  return words.length === 0 ? undefined : said(words.join(', and '));
}

/** "If 11 × -6 is -66, can -11 × -6 be the very same thing?": both by the idea, side by side. */
export function sameResult(question: string, about: TalkCase): string | undefined {
  if (!/\bsame\b/i.test(question) || formOf(question) !== 'yes-no') return undefined;
  const plain = figures(question);
  const calculation = calculationsIn(plain).at(-1)?.text;
  const solved = calculation === undefined ? undefined : about.solve(calculation);
  const mine =
    calculation === undefined ? undefined : (solved?.answer.replaceAll('`', '') ?? about.given.replaceAll('`', ''));
  const value = mine === undefined ? undefined : numberOf(mine);
  const before = quantitiesIn(plain).filter(({ text }) => /^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(text));
  if (value === undefined || before.length === 0) return undefined;
  const isSame = before.some((one) => near(one.value, value));
  const rule = wrongRuleOf(about);
  return isSame
    ? said(
        `hm, yes, I think so: I get \`${writtenValue(value, /\//.test(plain))}\` there too`,
        rule && `because ${rule}`,
        'it is a bit strange that they come out the same',
      )
    : said(`no, there I get \`${writtenValue(value, /\//.test(plain))}\``, gotIt(about));
}

const ALL = /\b(?:more than|over|above|bigger than) (?:100|a hundred|one hundred) ?(?:%|percent)/i;

/** "Can somebody keep more than 100 percent?" */
export const moreThanAll = (question: string, about: TalkCase): string | undefined =>
  ALL.test(question) && formOf(question) === 'yes-no'
    ? said(
        'hm, no, I don’t think so: 100 percent is all of it',
        /%|percent/.test(about.asked + about.given) && !about.right
          ? `but ${gotIt(about)}. That is strange`
          : undefined,
      )
    : undefined;

const WROTE =
  /\b(?:wrote|write|lined?|set|put)\b.*\b(?:down|under|up|below|columns?|on top)\b|\bone (?:number )?(?:under|below) the other\b/i;

/** "Show me how you wrote them, one under the other": the way they stood, and the line. */
export function writtenDown(question: string, about: TalkCase): string | undefined {
  const [, one, sign, other] =
    /^(-?\d+(?:\.\d+)?)\s*([-+×])\s*(\d+(?:\.\d+)?)$/.exec((about.math ?? '').replaceAll('`', '')) ?? [];
  if (
    one === undefined ||
    other === undefined ||
    !WROTE.test(question) ||
    !/\b(?:show|tell|how did|what did)\b/i.test(question) ||
    /\bwhy\b/i.test(question)
  )
    return undefined;
  const rule = wrongRuleOf(about);
  const line = about.steps.map((step) => step.line).find((text) => /=/.test(text));
  return said(
    `I wrote \`${one}\` on top and \`${sign} ${other}\` under it`,
    rule && `${rule}`,
    line && `then I did \`${line}\``,
    gotIt(about),
  );
}
