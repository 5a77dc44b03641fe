import { findMisconception, type Skill } from '@lemma/math';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { exampleOf, loreOf } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import type { Explained } from '../judge/explain.ts';
import { lower, say, suggest } from '../say/parts.ts';
import { type Drawn, drawSlot } from '../sheet/draw-slot.ts';
import { askWhich } from '../topic/ask-which.ts';
import { readTopic, type Topic } from '../topic/topic.ts';
import type { LetterWish } from '../wish/wish.ts';

const DOMAINS: Readonly<Record<string, readonly [string, string]>> = {
  'whole-numbers': ['whole numbers', 'los números enteros'],
  fractions: ['fractions', 'las fracciones'],
  decimals: ['decimals', 'los decimales'],
  percent: ['percents', 'los porcentajes'],
  ratios: ['ratios and rates', 'las razones y tasas'],
  integers: ['positive and negative numbers', 'los números positivos y negativos'],
  expressions: ['algebraic expressions', 'las expresiones algebraicas'],
  equations: ['equations', 'las ecuaciones'],
  geometry: ['geometry', 'la geometría'],
  measurement: ['measurement', 'la medición'],
  functions: ['functions', 'las funciones'],
  statistics: ['data and statistics', 'los datos y la estadística'],
  algebra: ['algebra', 'el álgebra'],
};

/** The name of a skill as an activity: "Compare fractions" becomes "comparing fractions". */
function doing(name: string): string {
  const [verb = '', ...rest] = name.split(' ');
  if (/^know$/i.test(verb)) return rest.join(' ');
  if (
    !/^(?:add|subtract|multiply|divide|compare|order|find|solve|write|read|tell|use|round|count|convert|name|complete|simplify|evaluate|factor|work|put|take|combine|judge|recognize|decide|understand|measure|calculate|draw|make|square|reflect|rotate|translate|extend|continue)$/i.test(
      verb,
    )
  )
    return lower(name);
  const stem = verb.toLowerCase();
  const ing = /^(?:put)$/.test(stem) ? 'putting' : /ee$|[^e]$/.test(stem) ? `${stem}ing` : `${stem.slice(0, -1)}ing`;
  return [ing, ...rest].join(' ');
}

/** The topic in a few words: a single skill, otherwise what all of the skills have in common. */
const aboutOf = ({ skills }: Topic, at: 0 | 1): string => {
  const [first] = skills;
  if (first === undefined) return '';
  const alike = new Set(skills.map(({ domain }) => domain)).size === 1;
  const verbs = new Set(skills.map(({ name }) => name.split(' ')[0]));
  if (skills.length > 2 && alike && verbs.size === 1 && at === 0)
    return `${doing([...verbs][0] ?? '').trim()} ${DOMAINS[first.domain]?.[0] ?? ''}`;
  if (skills.length > 2 && alike) return DOMAINS[first.domain]?.[at] ?? lower(first.name);
  return at === 1 ? lower(skillsInSpanish[first.code] ?? first.name) : doing(first.name);
};

function exampleFor(skill: Skill, seed: number): Drawn | undefined {
  for (let tries = 0; tries < 12; tries += 1) {
    const drawn = drawSlot(
      {
        skill: skill.code,
        case: skill.cases[tries % Math.max(1, skill.cases.length)]?.id ?? '',
        level: 1,
        seed: seed + tries,
        form: 'open',
      },
      0,
    );
    if (drawn && drawn.item?.picture === undefined) return drawn;
  }
  return undefined;
}

/** An example that needs no picture, of the first skill that has one. */
const exampleOfOne = ({ skills }: Topic, seed: number): Drawn | undefined =>
  skills.flatMap((skill) => exampleFor(skill, seed) ?? [])[0];

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** What the teacher told stands in the letter as it was typed: nothing is said of a child in other words than these. */
const notesIn = (notes: string | undefined, lead: string): string =>
  notes === undefined
    ? ''
    : notes
        .split('\n')
        .map((note) => `[${lead}: ${note}]`)
        .join('\n');

function spanish(topic: Topic, notes: string | undefined, seed: number): string {
  const drawn = exampleOfOne(topic, seed);
  const item = drawn?.item;
  return joined(
    'Queridas familias:',
    `En matemáticas estamos trabajando con ${aboutOf(topic, 1)}. Su hijo o hija aprende a explicar cómo lo hace, no solo a dar la respuesta.`,
    notesIn(notes, 'Escríbalo con sus palabras'),
    item?.math === undefined ? '' : `Por ejemplo: \`${item.math}\`. La respuesta es ${drawn?.key}.`,
    'En casa pueden preguntar: «¿Cómo lo pensaste?». Cinco minutos al día son suficientes.',
    'Gracias por su apoyo.',
    '[Su nombre]',
  );
}

function english(topic: Topic, skill: Skill, { short, notes }: LetterWish, seed: number): string {
  const drawn = exampleOfOne(topic, seed);
  const example = drawn ? `For example: ${drawn.task} The answer is ${drawn.key}.` : '';
  const home = 'At home you can help by asking: “How did you think about it?”';
  const told = notesIn(notes, 'Put into your own words');
  const about = `We are working on ${aboutOf(topic, 0)} in math.`;
  if (short) return joined('Hi families,', `${about} ${example}`, told, home, 'Thank you!\n[Your name]');
  const lore = loreOf(topic.standard ?? '');
  const [first] = skill.misconceptions;
  const known = first && findMisconception(first.id);
  const shown = known && exampleOf(skill, known.id);
  // A letter has no pictures.
  const mistake =
    shown && /\b(?:this|these|shown?s?|shaded|picture|figure|graph|clock|number line)\b/i.test(shown.task)
      ? undefined
      : shown;
  return joined(
    'Dear families,',
    `${about}${lore ? ` What matters most is this: ${lower(lore.bigIdea)}` : ''}`,
    told,
    example,
    mistake
      ? `Many children mix one thing up at first. Take this one: ${mistake.task} Some write ${mistake.mistaken}; it is ${mistake.key}. That is normal, and talking about it helps.`
      : '',
    `${home} Letting your child explain it to you is the best practice. If you have questions, please write to me.`,
    'Thank you for your support.',
    '[Your name]',
  );
}

/** A note about anything but a topic: what was typed, as sentences, with a greeting and a name. */
function noteOf(wish: LetterWish): Explained {
  const lines = (wish.notes ?? '').split('\n').filter((line) => line !== '');
  const text = wish.short
    ? joined('Hi families,', lines.join(' '), 'Thank you!\n[Your name]')
    : joined(
        'Dear families,',
        ...lines,
        'If you have questions, please write to me. Thank you for your help!',
        '[Your name]',
      );
  return {
    parts: [
      say(
        'A note to copy and change as you like. It has only what you told, so check that it says all that families need:',
      ),
      { kind: 'text', text, claim: 'idea' },
      suggest('Shorter', 'And say: bring it by Friday'),
    ],
    memo: { wish },
  };
}

/** A letter to families, to copy and send. It says nothing about a child that was not typed. */
export function makeLetter(asked: LetterWish, drawn: number): Explained {
  const wish = { ...asked, seed: asked.seed ?? drawn };
  const { seed } = wish;
  if (wish.topic === '' && wish.notes !== undefined && wish.language === 'en') return noteOf(wish);
  const reading = readTopic(wish.topic);
  const [skill] = reading.kind === 'found' ? reading.topic.skills : [];
  if (reading.kind === 'unsure' || skill === undefined)
    return {
      parts: askWhich(
        'the letter',
        reading.kind === 'unsure' ? reading.near : [],
        (what) => `Write a letter home about ${what}`,
      ),
    };
  const isSpanish = wish.language === 'es';
  const text = isSpanish ? spanish(reading.topic, wish.notes, seed) : english(reading.topic, skill, wish, seed);
  const both: ChatPart[] = wish.bilingual
    ? [say('In English:'), { kind: 'text', text: english(reading.topic, skill, wish, seed), claim: 'fact' }]
    : [];
  return {
    parts: [
      say(
        isSpanish
          ? 'A letter in Spanish to copy. Have somebody who speaks it read it before you send it.'
          : `A letter to copy and change as you like${wish.notes === undefined ? ':' : '. What you told stands in brackets, for you to put into words:'}`,
      ),
      { kind: 'text', text, claim: 'fact' },
      ...both,
      suggest('Shorter', isSpanish ? 'In English' : 'In Spanish'),
    ],
    memo: {
      wish,
      skill: skill.code,
      ...(reading.topic.standard !== undefined && { standard: reading.topic.standard }),
    },
  };
}
