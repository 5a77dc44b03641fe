import { capital } from '../say/parts.ts';

/** Something that a teacher wants in a letter: as typed, and as the letter says it in each language. */
export type LetterFact = { readonly said: string; readonly en: string; readonly es?: string };

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri)';
const WHEN = `(?:(?:this |next |on )?${DAY}(?:,? (?:the )?(?:${MONTH}\\.? )?\\d{1,2}(?:st|nd|rd|th)?)?|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\/\\d{1,2}|in (?:about )?(?:\\d+|an?|one|two|three|four|five|six) (?:days?|weeks?|months?)|tomorrow|next week|next month|this week)`;

const LONG: Readonly<Record<string, string>> = {
  ...{ jan: 'January', feb: 'February', mar: 'March', apr: 'April', may: 'May', jun: 'June', jul: 'July' },
  ...{ aug: 'August', sep: 'September', oct: 'October', nov: 'November', dec: 'December' },
  ...{
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
};
/** A day as a letter writes it: "nov 14" is "November 14". */
const dated = (when: string): string => {
  const plain = when.trim().replace(/\.(?= )/g, '');
  const named = plain.replace(
    /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|may)[a-z]*\b/gi,
    (word) => (/^(?:month|months|sunny)$/i.test(word) ? word : (LONG[word.slice(0, 3).toLowerCase()] ?? word)),
  );
  return /^(?:in|this|next|on|tomorrow)\b/.test(named) ? named : `on ${named}`;
};

const TEST = '(?:test|quiz|exam|assessment|unit test)';
type Reader = {
  readonly asked: RegExp;
  readonly says: (groups: readonly string[]) => Omit<LetterFact, 'said'> | undefined;
};
const g = (source: string): RegExp => new RegExp(source, 'i');

const READERS: readonly Reader[] = [
  {
    asked: g(
      `\\b(?:we(?:['’]?re| are| will be)|class is) (starting|beginning|moving on to|moving to|going to start|learning) ([a-z][a-z ]{2,40}?) (${WHEN})`,
    ),
    says: ([verb = 'starting', what = '', when = '']) => ({
      en: `We are ${verb.toLowerCase()} ${what.trim()} ${dated(when)}.`,
    }),
  },
  {
    asked: g(`\\b(?:the )?(?:unit )?(${TEST})(?: (?:is|will be|comes|day|date))*[ ,:]+(?:is )?(${WHEN})`),
    says: ([what = 'test', when = '']) => ({
      en: `The ${what.toLowerCase()} is ${dated(when)}.`,
      es: `El examen es el ${when.trim()}.`,
    }),
  },
  {
    asked: g(
      `\\b(?:unit|chapter|topic|we|it|this)(?: \\w+){0,2}? (?:starts?|begins?|start|kicks off)(?: (?:on|this|next))? (${WHEN})`,
    ),
    says: ([when = '']) => ({ en: `We start ${dated(when)}.`, es: `Empezamos el ${when.trim()}.` }),
  },
  {
    asked:
      /\bcalculators? (?:are |is |will be )?(?:not|n['’]?t|aren['’]?t|arent|isn['’]?t)(?: be)? (?:allowed|ok(?:ay)?|permitted|used?)\b|\bno calculators?\b(?: allowed)?/i,
    says: () => ({
      en: 'Please note that calculators stay in the backpack for this one: the thinking is what we are after.',
      es: 'En esta unidad no se usa la calculadora.',
    }),
  },
  {
    asked: /\bcalculators? (?:are |is |will be )?(?:ok(?:ay)?|allowed|fine|welcome)\b|\bcan use (?:a )?calculators?\b/i,
    says: () => ({ en: 'Calculators are welcome.', es: 'Se puede usar la calculadora.' }),
  },
  {
    asked: g(`\\b(?:homework|packet|project|study guide|permission slip|worksheet)(?: is| will be)? due (${WHEN})`),
    says: ([when = '']) => ({ en: `The work is due ${dated(when)}.`, es: `La tarea se entrega el ${when.trim()}.` }),
  },
  {
    asked:
      /\b(?:bring|send in|need(?:s)? to bring|should bring) ((?:an? |some |their )?[a-z][a-z ,-]{2,50}?)(?=[.;!?]|$|,? and (?:that|one|the)| by | for )/i,
    says: ([what = '']) => ({ en: `Please send ${what.trim()} to school.` }),
  },
  {
    asked:
      /\b(?:went|gone|moved|improved|jumped|came up|grew|risen|rose)(?: up)? from (?:an? )?(.{2,30}?) to (?:an? )?([a-f][-+]?(?![a-z])|\d+ ?%|\d+(?: percent)?|[a-z]+(?: [a-z]+)?)(?![\w%])/i,
    says: ([from = '', to = '']) => ({
      en: `PROGRESS has gone from ${from.trim()} to ${/^[a-f][-+]?$/i.test(to) ? `a ${to.toUpperCase()}` : to.trim()}.`,
    }),
  },
  {
    asked:
      /\b(?:since|from) (?:the (?:start|beginning) of (?:the )?(?:year|school year|term)|september|october|november|december|january|february|august|last (?:month|week|year|quarter))\b/i,
    says: () => undefined,
  },
  {
    asked:
      /\b(?:and |with |include |plus )?(?:(?:one|1|a|some) (?:\w+ )?(?:things?|activit(?:y|ies)|ideas?|tips?|ways?|games?)(?: that)? (?:they|families|parents|you|to|kids|mom|dad)\b[^.;,]*|(?:one|1) thing to practice|how (?:they|families|parents) can help(?: at home)?)/i,
    says: () => ({ en: 'HOME' }),
  },
  {
    asked:
      /\b(?:\d+ words or (?:less|fewer)|(?:under|at most|max(?:imum)?|about|up to) \d+ words|half (?:a )?page|one paragraph|keep it (?:warm|short|brief|positive|simple)(?: and \w+)?|(?:positive|warm|friendly|happy|upbeat) (?:tone|note)|no (?:teacher |math )?jargon|plain (?:language|english)|nothing (?:too )?fancy|not? too (?:long|fancy|formal))\b/i,
    says: () => undefined,
  },
];

/** What of a request a letter can say, each with its words; those that only set its manner say nothing. */
export function factsIn(typed: string): LetterFact[] {
  return READERS.flatMap(({ asked, says }): LetterFact[] => {
    const [said, ...groups] = asked.exec(typed) ?? [];
    if (said === undefined) return [];
    const made = says(groups.filter((each) => each !== undefined));
    return [{ said: said.trim(), en: '', ...made }];
  });
}

/** The sentences of a letter that say what was asked for. */
export const saidIn = (facts: readonly LetterFact[], language: 'en' | 'es'): string =>
  facts
    .flatMap(({ en, es }) => {
      const sentence = language === 'es' ? es : en;
      return sentence === undefined || sentence === '' || /^(?:PROGRESS|HOME)/.test(sentence)
        ? []
        : [capital(sentence)];
    })
    .join(' ');

/** How a child has got on, where it was told: "from 40% to 70%". */
export const progressIn = (facts: readonly LetterFact[]): string | undefined =>
  facts
    .find(({ en }) => en.startsWith('PROGRESS'))
    ?.en.replace(/^PROGRESS has|\.$/g, '')
    .trim();
