import { findMisconception, type Skill } from '@lemma/math';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { exampleOf, loreOf } from '@lemma/plans';
import type { Explained } from '../judge/explain.ts';
import { topicIn } from '../learned/topic-in.ts';
import { minutesIn } from '../read/numbers.ts';
import { capital, lower, say, suggest } from '../say/parts.ts';
import { type Drawn, drawSlot } from '../sheet/draw-slot.ts';
import { askWhich } from '../topic/ask-which.ts';
import { hasSkillCode } from '../topic/guess.ts';
import { readTopic, type Topic } from '../topic/topic.ts';
import type { LetterWish } from '../wish/wish.ts';
import { factsIn, progressIn, saidIn } from './letter-facts.ts';
import { noteTo, sentencesIn, type ToldFact, toldIn, toldLetter } from './letter-told.ts';

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

function spanish(topic: Topic, asked: string, seed: number): string {
  const drawn = exampleOfOne(topic, seed);
  const item = drawn?.item;
  const example = item?.math === undefined ? '' : `\n\nPor ejemplo: \`${item.math}\`. La respuesta es ${drawn?.key}.`;
  const facts = saidIn(factsIn(asked), 'es');
  return `Queridas familias:\n\nEn matemáticas estamos trabajando con ${aboutOf(topic, 1)}. Su hijo o hija aprende a explicar cómo lo hace, no solo a dar la respuesta.${facts === '' ? '' : ` ${facts}`}${example}\n\nEn casa pueden preguntar: «¿Cómo lo pensaste?». Cinco minutos al día son suficientes.\n\nGracias por su apoyo.\n\n[Su nombre]`;
}

/** Requests that want jumps on a number line as the method. */
const JUMPS = /\bnumber line\b|\bjumps?\b/;

function jumps(): string {
  return 'We subtract by jumping on a number line. For 52 - 28 we start at 28 and jump to 52: 2 to get to 30, 20 to get to 50, and 2 more to 52. The jumps together are the difference: `2 + 20 + 2 = 24`, so `52 - 28 = 24`. One to try at home: 61 - 35. (5 to 40, 20 to 60, 1 to 61: `5 + 20 + 1 = 26`.)';
}

/** "Our fraction unit", "our unit on multiplication": what families are told, which is more than one skill. */
function unitIn(asked: string): string | undefined {
  if (!/\bunit\b/i.test(asked)) return undefined;
  const found =
    /\bunit (?:on|about|of) ([a-z][a-z ]{2,40}?)(?=[,.;!?]|$| in | for | starts?\b| and )/i.exec(asked)?.[1] ??
    /\b([a-z]+) unit\b/i.exec(asked)?.[1];
  return found === undefined || /^(?:our|my|the|next|new|this|a|first|last|math)$/i.test(found)
    ? undefined
    : `our unit on ${found
        .toLowerCase()
        .trim()
        .replace(/\b(fraction|decimal|percent|ratio|equation|quadratic|integer|angle)$/, '$1s')}`;
}

function english(topic: Topic, skill: Skill, { short, topic: asked }: LetterWish, seed: number): string {
  const drawn = exampleOfOne(topic, seed);
  const lore = loreOf(topic.standard ?? '');
  const minutes = /\b(\d+) ?min/.exec(asked)?.[1];
  const starts =
    /\bnext week|start(?:ing)?\b/.test(asked) && !/\bstarts?\b/.test(asked)
      ? 'Next week we start'
      : 'We are working on';
  const example =
    JUMPS.test(asked) && /subtract/.test(asked)
      ? jumps()
      : drawn
        ? `For example: ${drawn.task} The answer is ${drawn.key}.`
        : '';
  const home =
    minutes === undefined
      ? 'At home you can help by asking: “How did you think about it?” Letting your child explain it to you is the best practice.'
      : `Please practice ${minutes} minutes a night: ask three or four like the one above, let your child explain one of them, and stop while it is still fun. Turn it round as well, or make it a game in the car.`;
  const name = unitIn(asked) ?? aboutOf(topic, 0);
  const facts = saidIn(factsIn(asked), 'en');
  if (short)
    return joined('Hi families,', `${starts} ${name} in math. ${example}`, facts, home, 'Thank you!\n[Your name]');
  const know = lore ? ` What matters most is this: ${lower(lore.bigIdea)}` : '';
  const mix = ((): string => {
    const [first] = skill.misconceptions;
    const known = first && findMisconception(first.id);
    const shown = known && exampleOf(skill, known.id);
    return known && shown
      ? `\n\nMany children mix one thing up at first: for ${shown.task} they write ${shown.mistaken}; it is ${shown.key}. That is normal, and talking about it helps.`
      : '';
  })();
  return `Dear families,\n\n${starts} ${name} in math.${know}\n\n${facts === '' ? '' : `${facts}\n\n`}${example}${mix}\n\n${home} If you have questions, please write to me.\n\nThank you for your support.\n\n[Your name]`;
}

const PRAISES =
  /\b(?:work(?:ed|ing|s)? (?:really |so |very )?hard|improv\w*|proud|great|well|progress|growth|good news|success|hard work|tries|trying)\b/;
const STRUGGLES = /\b(?:hard time|struggl\w*|difficult\w*|trouble|behind|stuck|needs? (?:some |more )?help)\b/;
const MISSING = /\bmissing (?:about )?(\d+|one|two|three|four|five|six|several|some) (assignments?|pieces?|homework)/;

/** Good news about a child, with what was told of it. */
function progressNote(name: string, about: string, progress: string, asked: string, facts: string): string {
  const [, since = ''] = /\b(since (?:the \w+ of (?:the )?(?:school )?year|\p{L}+|last \w+))\b/iu.exec(asked) ?? [];
  const when =
    since === ''
      ? ''
      : ` ${since.replace(/\b[a-z]+$/, (word) => (/^(?:year|week|month|quarter)$/.test(word) ? word : capital(word)))}`;
  const who = name === '' ? 'your child' : name;
  return joined(
    name === '' ? 'Hello,' : `Dear family of ${name},`,
    `I want to share some good news: ${who} has ${progress.replace(/^has /, '')} in ${about}${when}. That is real growth, and it comes from steady work.`,
    facts,
    `One thing that helps at home: let ${who} explain one problem to you, and ask “How did you think about it?” Five minutes are enough.`,
    'Thank you for your support!\n[Your name]',
  );
}

/** The sentences of a letter about a child, taken only from what was typed. */
function noteOn(name: string, about: string, asked: string): string {
  const facts = factsIn(asked);
  const progress = progressIn(facts);
  if (progress !== undefined) return progressNote(name, about, progress, asked, saidIn(facts, 'en'));
  const isPraise = PRAISES.test(asked) && !STRUGGLES.test(asked);
  const missing = MISSING.exec(asked);
  const effort = PRAISES.test(asked) ? ` ${name} works hard at it, and that is what will bring it on.` : '';
  const good = isPraise
    ? `I want to share some good news: ${name} is doing well with ${about}. The effort shows, in the work and in how ${name} talks about it.`
    : STRUGGLES.test(asked)
      ? `I am writing about ${name}’s work on ${about}. It is still hard for ${name}, as it is for many children at first.${effort}`
      : `I am writing about ${name}’s work on ${about}.`;
  const late = missing
    ? ` ${isPraise ? 'One thing would help now' : 'One thing needs your help'}: ${missing[1]} assignments are still missing. Could you find a quiet half hour for them this week? I am glad to help with where to begin.`
    : '';
  const home = STRUGGLES.test(asked)
    ? `\n\nTwo things help at home: do one problem together with coins, beans or a drawing before any is done on paper, and ask “How did you think about it?” instead of telling the next step.`
    : '';
  const also = saidIn(facts, 'en');
  return `Dear family of ${name},\n\n${good}${late}${home}${also === '' ? '' : `\n\n${also}`}\n\nThank you for your support at home!\n\n[Your name]`;
}

/** The same in Spanish, without what was typed in English beside the topic. */
const notaSobre = (name: string, about: string, minutes: number | undefined): string => {
  const home =
    minutes === undefined
      ? 'En casa pueden preguntar: «¿Cómo lo pensaste?». Cinco minutos al día son suficientes.'
      : `Les pido que ${name} lo practique en casa unos ${minutes} minutos cada día. Pueden preguntar: «¿Cómo lo pensaste?».`;
  return `Querida familia de ${name}:\n\nLes escribo sobre el trabajo de ${name} en matemáticas. Ahora trabajamos con ${about}.\n\n${home}\n\nGracias por su apoyo.\n\n[Su nombre]`;
};

/** "In English and Spanish both". */
const BOTH =
  /\b(?:english|ingl[eé]s)\b[^.]{0,20}\b(?:and|&|y|\/|plus)\b[^.]{0,20}\b(?:spanish|espa[nñ]ol)\b|\b(?:spanish|espa[nñ]ol)\b[^.]{0,20}\b(?:and|&|y)\b[^.]{0,20}\b(?:english|ingl[eé]s)\b|\bbilingual\b|\bboth languages\b/i;

/** Codes of skills and standards, by which a form says a topic. */
const CODES = /\b[a-z]+(?:-[a-z]+)*\.[a-z][a-z-]*[a-z]\b|\b(?:K|\d)\.[A-Z]{1,3}\.[A-Z](?:\.\d+[a-z]?)?/g;

/** Who is written to at home; without them a note is to the child. */
const HOME = /\b(?:parents?|mom|dad|mother|father|famil\w+|guardians?|home|folks|grand\w+)\b/i;

/** A letter or a note from what the teacher told, and nothing else of the child. */
function withTold(own: readonly ToldFact[], wish: LetterWish): Explained {
  const { name = '', topic, short } = wish;
  const isToChild = name !== '' && wish.isToChild === true && !HOME.test(topic);
  const also = isToChild || sentencesIn(topic) !== undefined ? '' : saidIn(factsIn(topic), 'en');
  const letter = isToChild ? noteTo(own, name, short) : toldLetter(own, name, topic, short);
  const said = also === '' ? letter : letter.replace('\n\n[Your name]', `\n\n${also}\n\n[Your name]`);
  return {
    parts: [
      say(
        isToChild
          ? 'A note to copy:'
          : 'A letter to copy. What it says of the child is what you told me; the next step is a suggestion, so change it to what you want.',
      ),
      say(said),
      suggest('Shorter', 'In five sentences'),
    ],
    memo: { wish },
  };
}

/** A letter to families, to copy and send. It says nothing about a child that was not typed. */
export function makeLetter(wish: LetterWish, seed: number): Explained {
  const span = topicIn(wish.topic.replace(CODES, ' '));
  const reading = readTopic(hasSkillCode(wish.topic) ? wish.topic : (span ?? wish.topic));
  const isProgress = progressIn(factsIn(wish.topic)) !== undefined;
  const own = toldIn(wish.topic.replace(CODES, ' '), wish.name ?? '');
  if (own.length > 0 && !isProgress && wish.language === 'en') return withTold(own, wish);
  if (wish.name !== undefined || isProgress) {
    const isSpanish = wish.language === 'es';
    const found = reading.kind === 'found' ? aboutOf(reading.topic, isSpanish ? 1 : 0) : undefined;
    const note = isSpanish
      ? notaSobre(wish.name ?? 'su hijo o hija', found ?? 'lo que aprendemos en clase', minutesIn(wish.topic))
      : noteOn(wish.name ?? '', span ?? found ?? 'math', wish.topic);
    return {
      parts: [
        say(
          isSpanish
            ? 'Here is a note in Spanish that you can copy. Nothing in it comes from the records. Have somebody who speaks Spanish read it, and add what you have seen.'
            : 'Here is a note that you can copy. Nothing in it comes from the records; add what you have seen.',
        ),
        say(note),
      ],
      memo: { wish },
    };
  }
  if (reading.kind === 'unsure' || reading.topic.skills[0] === undefined)
    return {
      parts: askWhich(
        'the letter',
        reading.kind === 'unsure' ? reading.near : [],
        (what) => `Write a letter home about ${what}`,
      ),
    };
  const [skill] = reading.topic.skills;
  const inEnglish = (): string => english(reading.topic, skill, wish, seed);
  const inSpanish = (): string => spanish(reading.topic, wish.topic, seed);
  const isBoth = BOTH.test(wish.topic);
  const said = isBoth ? `${inEnglish()}\n\n—\n\n${inSpanish()}` : wish.language === 'es' ? inSpanish() : inEnglish();
  return {
    parts: [
      say(
        wish.language === 'es'
          ? 'A letter in Spanish to copy. Have somebody who speaks it read it before you send it.'
          : 'A letter to copy and change as you like:',
      ),
      { kind: 'text', text: said, claim: 'fact' },
      suggest('Shorter and friendlier', wish.language === 'es' ? 'In English' : 'In Spanish'),
    ],
    memo: {
      wish,
      skill: skill.code,
      ...(reading.topic.standard !== undefined && { standard: reading.topic.standard }),
    },
  };
}
