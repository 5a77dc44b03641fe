import { solveAsked } from '@lemma/math';
import type { Explained } from '../judge/explain.ts';
import { fact, say } from '../say/parts.ts';

const ASKED =
  /\bround\w*\s+\$?(\d[\d,]*(?:\.\d+)?)\s+to (?:the )?(?:nearest )?(tens?|hundreds?|thousands?|ten[- ]?thousands?|tenths?|hundredths?|ones?|whole(?: number)?)\b/i;
const HOW = /\bnumber lines?\b|\bexplain\b|\bshow (?:them|kids|that|it|how|on)\b|\bhow (?:do|would|can) i\b|\bwhy\b/i;
const PLACES: Readonly<Record<string, number>> = {
  ...{
    ten: 10,
    hundred: 100,
    thousand: 1000,
    tenthousand: 10000,
    tenth: 0.1,
    hundredth: 0.01,
    one: 1,
    whole: 1,
    wholenumber: 1,
  },
};
const written = (value: number, step: number): string =>
  step < 1 ? value.toFixed(step === 0.1 ? 1 : 2) : String(Math.round(value));

/** How rounding looks on a number line, with the ends, the middle and on which side the number lies. */
export function roundOnLine(text: string): Explained | undefined {
  const [, typed = '', place = ''] = ASKED.exec(text) ?? [];
  const step = PLACES[place.toLowerCase().replace(/[- ]/g, '').replace(/s$/, '')];
  if (step === undefined || !HOW.test(text)) return undefined;
  const number = typed.replaceAll(',', '');
  const value = Number(number);
  const low = Math.floor(value / step + 1e-9) * step;
  const [from, middle, to] = [low, low + step / 2, low + step];
  const [first, last] = [written(from, step), written(to, step)];
  const half = Number.isInteger(middle) ? String(middle) : String(Number(middle.toFixed(4)));
  const solved = solveAsked(`round ${number} to the nearest ${place}`)?.answer.replaceAll('`', '');
  const rounded = value >= middle ? last : first;
  if (solved !== undefined && Number(solved.replaceAll(',', '')) !== Number(rounded)) return undefined;
  const sign = value > middle ? '>' : value < middle ? '<' : '=';
  return {
    parts: [
      fact(`Answer: \`${rounded}\``),
      say('On a number line:'),
      fact(
        `1. Which two does it lie between, counting by ${step === 1 ? 'ones' : `${place.replace(/s$/, '')}s`}? Draw a line from ${first} to ${last}, since \`${first} < ${number}\` and \`${number} < ${last}\`.`,
      ),
      fact(`2. Mark the middle: ${half}, because \`(${first} + ${last}) / 2 = ${half}\`.`),
      fact(
        `3. On which side is ${number}? \`${number} ${sign} ${half}\`, so it is ${sign === '<' ? `nearer to ${first}` : sign === '>' ? `nearer to ${last}` : `exactly in the middle, and by agreement it goes up to ${last}`}.`,
      ),
      say(
        `To ask: “How far is it to each end?” (${Number((value - from).toFixed(4))} and ${Number((to - value).toFixed(4))}) “Which digit told you the side before you drew anything?”`,
      ),
    ],
    memo: { wish: { kind: 'compute', task: `round ${number} to the nearest ${place}`, brief: false } },
    isReply: true,
    speaksOf: 'round nearest show explain',
  };
}
