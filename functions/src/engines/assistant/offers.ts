import { findSkill } from '@lemma/math';
import { type AssistantRequest, LONGEST_PROPOSAL, type RequestMake } from '@lemma/school/assistant';
import { asAsked, LEAST_TOPIC } from './form/ask-back.ts';
import type { ReadForm } from './form/read-form.ts';
import { isMake } from './form/request-of.ts';
import { topicIn } from './learned/topic-in.ts';
import { readRequest } from './read-request.ts';
import { guessTopic, NAMES_TOPIC } from './topic/guess.ts';

const MOST_OFFERS = 3;

/** Questions about a class in the words that are surely understood, with what they are about where they can say it. */
const OF_CLASS: Readonly<Record<string, (about: string) => string>> = {
  missing: () => 'Who hasn’t turned in their work?',
  common: () => 'Which misconceptions does the class show?',
  struggling: (about) => `Who needs help${about === '' ? '' : ` with ${about}`}?`,
  next: () => 'What should I teach next?',
  summary: (about) => `How is my class doing${about === '' ? '' : ` on ${about}`}?`,
  results: () => 'How did the last quiz go?',
  weakest: () => 'Which standard is my class weakest on?',
  missed: () => 'Which questions did most of my class miss?',
  groups: (about) => `Make groups of 4 from my class${about === '' ? '' : ` on ${about}`}`,
  pairs: (about) => `Pair up the students, strong with weak${about === '' ? '' : `, on ${about}`}`,
};

/** Whether a sentence is read as exactly what it offers. */
function isReadAs(sentence: string, make: RequestMake, skill: string | undefined): boolean {
  const reading = readRequest({ text: sentence, before: undefined, seed: 1 });
  if (reading.kind !== 'wish' || reading.kinds.makes[0] !== make) return false;
  return skill === undefined || guessTopic(reading.topic).skills[0]?.code === skill;
}

type Offered = { readonly request: AssistantRequest; readonly about: string };
/** One reading as a sentence, with the conditions that were read where they can be said along. */
function offerOf(make: RequestMake, skill: string | undefined, { request, about }: Offered): string[] {
  const [family = '', name = ''] = make.split('.');
  if (family === 'class') {
    const own = OF_CLASS[name];
    return own === undefined ? [] : [own(about), own('')].filter((each) => isReadAs(each, make, undefined)).slice(0, 1);
  }
  const topic = findSkill(skill ?? '')?.name.toLowerCase();
  const conditions = family === 'sheet' ? request.conditions.filter(({ off }) => !off).map(({ said }) => said) : [];
  return asAsked(make, topic, request)
    .flatMap((plain) => {
      const whole = [plain, ...conditions].join(', ');
      return [whole, plain].filter((each) => each.length <= LONGEST_PROPOSAL && isReadAs(each, make, skill));
    })
    .slice(0, 1);
}

/** What else a request may mean, beside what its form says: its kinds by its topics, the most likely first. */
export function offersOf({ request, guess, unsure, makes }: ReadForm, text: string): string[] {
  const isOpen = unsure.includes('make') || guess.p < LEAST_TOPIC;
  const all = [...new Set([request.make, ...(isOpen ? makes.filter(isMake) : [])])];
  // Sets differ by what they are for, which is no other reading.
  const set = all.find((make) => make.startsWith('sheet'));
  const kinds = all.filter((make) => !make.startsWith('sheet') || make === set);
  const named = topicIn(text);
  const about = named !== undefined && guessTopic(named).p >= NAMES_TOPIC ? named.toLowerCase() : '';
  const isLikely = guess.p >= LEAST_TOPIC;
  const topics = [
    ...(isLikely ? request.skills.slice(0, 1) : []),
    ...(unsure.includes('topic') && isLikely ? guess.near.map(({ code }) => code) : []),
  ];
  const [first] = topics;
  const pairs = [
    ...(kinds.length > 1 && topics.length > 1
      ? [
          [1, 0],
          [0, 1],
        ]
      : []),
    ...kinds.map((_, at) => [at, 0]),
    ...topics.map((_, at) => [0, at]),
  ];
  const offers: string[] = [];
  for (const [kind = 0, topic = 0] of pairs) {
    if (offers.length >= MOST_OFFERS) break;
    const make = kinds[kind];
    if (kind === 0 && topic === 0) continue;
    if (make === undefined || (first === undefined && !make.startsWith('class'))) continue;
    for (const offer of offerOf(make, topics[topic], { request, about }))
      if (!offers.includes(offer)) offers.push(offer);
  }
  return offers;
}
