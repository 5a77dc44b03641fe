import { misconceptions, skills } from '@lemma/math';
import { casesInSpanish } from '@lemma/math/spanish/cases';
import { guidanceInSpanish } from '@lemma/math/spanish/guidance';
import { misconceptionsInSpanish } from '@lemma/math/spanish/misconceptions';
import { nouns } from '@lemma/math/spanish/nouns';
import { pictureInSpanish } from '@lemma/math/spanish/picture';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { whysInSpanish } from '@lemma/math/spanish/whys';
import type { Plan, PlanBlock, PlanItem, PlanRow } from '@lemma/school/plan';
import { ofStudents, shortened } from '../plan/objective.ts';
import { capital } from '../plan/row.ts';
import { standardsInSpanish } from '../standards/in-spanish.ts';
import { standards } from '../standards/standards.ts';
import { catalogueInSpanish } from './catalogue-in-spanish.ts';
import { planLabels } from './plan-labels.ts';
import { type Kinds, type Name, PlanReader } from './plan-reader.ts';
import { planTexts } from './plan-texts.ts';

const bare = (text: string): string => text.replace(/\.$/, '');

/** The beginning of a wording that is too long for the name of a lesson, as `nameOf` cuts it. */
function namesOf(english: string, spanish: string): [string, string][] {
  const start = shortened(english);
  return start === english ? [] : [[start, shortened(spanish)]];
}

const SENTENCES = /(?<=[.?])\s/;

/** A task sentence by sentence, since a goal names one of them. */
function sentencesOf([english, spanish]: readonly [string, string]): [string, string][] {
  const [own, said] = [english.split(SENTENCES), spanish.split(SENTENCES)];
  if (own.length < 2) return [];
  return own.map((each, at) => [bare(each), bare((own.length === said.length ? said[at] : undefined) ?? spanish)]);
}

/** What is the same in every plan. */
const known: ReadonlyMap<string, string> = new Map([
  ...[...catalogueInSpanish].flatMap(sentencesOf),
  ...skills.flatMap(({ code, name, canDo }) => {
    const said = skillsInSpanish[code];
    return said === undefined
      ? []
      : ([
          [name, said],
          [bare(capital(ofStudents(canDo))), said],
        ] as const);
  }),
  ...misconceptions.flatMap(({ id, name, why }) =>
    [[name, misconceptionsInSpanish[id]] as const, [bare(why), bare(whysInSpanish[id] ?? '')] as const].flatMap(
      ([english, spanish]) => (spanish ? [[english, spanish] as const] : []),
    ),
  ),
  ...standards.flatMap(({ code, text }) => {
    const said = standardsInSpanish[code];
    return said === undefined ? [] : [...namesOf(bare(text), said), [bare(text), said] as const];
  }),
  ...catalogueInSpanish,
  ...Object.entries(planTexts).map(([english, spanish]) => [bare(english), bare(spanish)] as const),
]);

/** The names of cases, of the skills of this plan first: two skills may call different cases alike. */
function casesOf(codes: readonly string[]): [string, string][] {
  const own = new Set(codes);
  const all = skills.toSorted((one, other) => Number(own.has(one.code)) - Number(own.has(other.code)));
  return all.flatMap(({ code, cases }) =>
    cases.flatMap(({ id, label }): [string, string][] => {
      const said = casesInSpanish[code]?.[id];
      return said === undefined ? [] : [[label, said]];
    }),
  );
}

const AMOUNT = /^`([^`]+)` (\p{L}[\p{L}²³ -]*)$/u;
const SHORT = 3;
const BELOW_ONE = /^(\d+)\/(\d+)$/;

/** “`3` stamps” */
function amountInSpanish(text: string): string | undefined {
  const [, number = '', unit = ''] = AMOUNT.exec(text) ?? [];
  if (unit === '') return undefined;
  if (unit.length <= SHORT && !nouns.has(unit)) return text;
  const noun = nouns.get(unit);
  if (noun === undefined) return undefined;
  const [, top, bottom] = BELOW_ONE.exec(number) ?? [];
  if (top !== undefined && Number(top) < Number(bottom)) return `\`${number}\` de ${noun.one}`;
  return `\`${number}\` ${number === '1' ? noun.one : noun.many}`;
}

/** No word outside of mathematics, and codes of standards: the same in both languages. */
const isSame = (text: string): boolean =>
  /^(?:\p{Lu}{1,4}|[K\d])(?:[.-]\p{Lu}+)+\.?[\d.a-e]*(?:, |$)/u.test(text) ||
  !/\p{L}{2}/u.test(text.replaceAll(/`[^`]*`/g, ''));

function thingInSpanish(text: string): Name | undefined {
  const noun = nouns.get(text) ?? nouns.get(text.toLowerCase());
  if (noun === undefined) return undefined;
  const isOne = noun.lemma === text.toLowerCase();
  const bare = isOne ? noun.one : noun.many;
  const article = isOne ? (noun.isFeminine ? 'la' : 'el') : noun.isFeminine ? 'las' : 'los';
  return { bare, full: `${article} ${bare}` };
}

const kinds: Kinds = {
  thing: thingInSpanish,
  engine: (text) => guidanceInSpanish(text),
  amount: (text) => (isSame(text) ? text : amountInSpanish(text)),
};

type Unsaid = (text: string) => void;

/** What a plan says, text by text; `unsaid` is told each text of the plan's own that has no Spanish. */
function sayingOf(plan: Pick<Plan, 'blocks'>, unsaid: Unsaid) {
  const items = plan.blocks.flatMap(({ rows }) => rows.flatMap(({ item }) => item ?? []));
  const cases = new Map(casesOf(items.map(({ skill }) => skill)));
  const read = new PlanReader({ known, cases, labels: planLabels }, kinds);
  /** What somebody wrote, or loaded as the official wording, stays as it is. */
  const say = (text: string, isOwn = false): string => {
    const said = text === '' ? text : read.text(text);
    if (said === undefined && !isOwn) unsaid(text);
    return said ?? text;
  };
  const label = (text: string): string => {
    const said = read.label(text);
    if (said === undefined) unsaid(text);
    return said ?? text;
  };
  return { say, label };
}

type Saying = ReturnType<typeof sayingOf>;

const pictured = <P extends { readonly picture?: PlanItem['picture'] }>({ picture }: P) =>
  picture && { picture: pictureInSpanish(picture, guidanceInSpanish) };

/** “`3` stamps” as the key of a problem has it, without marks. */
const keyOf = (key: string): string => {
  const [, number, unit] = /^(\S+) (\p{L}.*)$/u.exec(key) ?? [];
  const said = number !== undefined && unit !== undefined && amountInSpanish(`\`${number}\` ${unit}`);
  return said ? said.replaceAll('`', '') : key;
};

const itemIn = (item: PlanItem, { say }: Saying): PlanItem => ({
  ...item,
  prompt: say(item.prompt, item.edited),
  caseLabel: casesInSpanish[item.skill]?.[item.case] ?? item.caseLabel,
  ...(item.options === undefined
    ? { key: keyOf(item.key) }
    : { options: item.options.map(({ id, label }) => ({ id, label: say(label, item.edited) })) }),
  ...pictured(item),
  solution: item.solution.map(({ line, why }) => ({ line, why: say(why, item.edited) })),
});

/** The row of the standard may have the words of its publisher. */
const isQuoted = (kind: PlanBlock['kind'], { id }: PlanRow): boolean => kind === 'standard' && id === 'code';

function rowIn(row: PlanRow, saying: Saying, isOwn: boolean): PlanRow {
  const { say, label } = saying;
  return {
    ...row,
    title: say(row.title, isOwn),
    text: say(row.text, isOwn),
    parts: row.parts.map((part) => ({ ...part, label: label(part.label), text: say(part.text, isOwn) })),
    ...pictured(row),
    ...(row.student && { student: row.student.map((asked) => ({ ...asked, text: say(asked.text, isOwn) })) }),
    ...(row.item && { item: itemIn(row.item, saying) }),
  };
}

/** “Subtract mixed numbers (4.NF.B.3)”; a title that somebody gave stays as it is. */
function titleIn(title: string, { say }: Saying): string {
  const [, name, code] = /^(.*)( \([^()]*\))$/.exec(title) ?? [];
  return name === undefined ? title : `${capital(say(name, true))}${code}`;
}

/**
 * A plan in Spanish: the same numbers, mathematics and structure in other words. It is read when it is shown and stored in
 * English only, so a plan of any time is in both languages. Undefined where some text has no Spanish: a plan is in one
 * language. What a person wrote stays as it is.
 */
export function planInSpanish(
  plan: Pick<Plan, 'title' | 'blocks'>,
  unsaid: Unsaid = () => undefined,
): Pick<Plan, 'title' | 'blocks'> | undefined {
  let isWhole = true;
  const saying = sayingOf(plan, (text) => {
    isWhole = false;
    unsaid(text);
  });
  const blocks = plan.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => rowIn(row, saying, block.edited || isQuoted(block.kind, row))),
  }));
  return isWhole ? { title: titleIn(plan.title, saying), blocks } : undefined;
}
