import { findMisconception, type Step } from '@lemma/math';
import type { Temperament } from '@lemma/school/interview';
import type { Contradiction } from './contradiction.ts';
import { small, toldReason } from './told-reason.ts';

/**
 * Phrases for one thing to say, by temperament; `turn` varies them, so that the student does not sound like a machine.
 */
type Phrases = Readonly<Record<Temperament, readonly [string, ...string[]]>>;

const say = (phrases: Phrases, who: Temperament, turn: number, fill = ''): string => {
  const all = phrases[who];
  return (all[turn % all.length] ?? all[0]).replaceAll('{}', fill);
};

const OPENING: Phrases = {
  talkative: ['Hi! I did these yesterday. Do you want to look at them with me?'],
  quiet: ['Hi.'],
  confident: ['Hi. That was easy. I think they are right.'],
  anxious: ['Hello… I am not so sure about these.'],
};
const ANSWER: Phrases = {
  talkative: ['OK, let me see … I get {}.', 'That makes {}, I think.', 'I can do that one: {}.'],
  quiet: ['{}.', 'Um … {}.'],
  confident: ['{}. Easy.', 'That is {}.', '{}, I am sure.'],
  anxious: ['Um … {}? Is that OK?', 'I think … {}. Maybe.'],
};
const AGAIN: Phrases = {
  talkative: ['We had that one. I said {}.'],
  quiet: ['{}. Like before.'],
  confident: ['Still {}.'],
  anxious: ['Is it wrong? I get {} again.'],
};
const SHORT: Phrases = {
  talkative: ['I just did it.'],
  quiet: ['I don’t know. I did it in my head.', 'I just knew.'],
  confident: ['I just did it.'],
  anxious: ['I … I don’t know how to say it.'],
};
const STANDS_BY_IT: Phrases = {
  talkative: ['I looked at it again, and I still get {}.', 'Yes, I did it the same way again: {}.'],
  quiet: ['Yes. {}.'],
  confident: ['Yes, I am sure. {}.'],
  anxious: ['Did I do something wrong? I … still get {}.'],
};
const CORRECTED: Phrases = {
  talkative: ['Oh wait, I was too fast there. It is {}.'],
  quiet: ['Oh. {}.'],
  confident: ['Oops, small mistake. {}.'],
  anxious: ['Oh no, sorry! It is {}.'],
};
const RULE: Phrases = {
  talkative: ['Hm. That is just how we learned it. You do it like that and it comes out right. I never asked why.'],
  quiet: ['It is the rule.'],
  confident: ['Because that is the rule. It always works.'],
  anxious: ['I … don’t know why. I learned it by heart.'],
};
const WHY_AGAIN: Phrases = {
  talkative: ['Hm, because … look, here I did {}. That is how it comes out if you do it like that.'],
  quiet: ['It comes out like that: {}.'],
  confident: ['Look: {}. It always comes out like that.'],
  anxious: ['I don’t know how to say it better. I did {}.'],
};
const CANNOT_DRAW: Phrases = {
  talkative: ['Hm, I don’t know how to draw that one.'],
  quiet: ['I can’t draw that.'],
  confident: ['You don’t need a drawing for that.'],
  anxious: ['Sorry, I don’t know how to draw that.'],
};
const DRAWN: Phrases = {
  talkative: ['I drew it like this.'],
  quiet: ['Here.'],
  confident: ['Sure. Like this.'],
  anxious: ['I am not good at drawing. Like this?'],
};
const TOLD: Phrases = {
  talkative: ['Oh, OK. I will try to remember that.', 'OK! My way is a bit different, but OK.'],
  quiet: ['OK.'],
  confident: ['OK, but my way works too.', 'Hm. I do it my way.'],
  anxious: ['Oh … OK. Sorry.'],
};
const KIND: Phrases = {
  talkative: ['Thanks! What shall we do next?', 'OK!'],
  quiet: ['OK.'],
  confident: ['Thanks. Next one?'],
  anxious: ['Thank you.'],
};
const GREETED: Phrases = {
  talkative: ['Hi! OK, let’s look at it.'],
  quiet: ['Hi.'],
  confident: ['Hello.'],
  anxious: ['Hello …'],
};
const BYE: Phrases = {
  talkative: ['Bye! That was fun.'],
  quiet: ['Bye.'],
  confident: ['Bye.'],
  anxious: ['Bye. Was it OK?'],
};
const LOST: Phrases = {
  talkative: ['I don’t get what you mean. Can you say it another way, or give me one to do?'],
  quiet: ['I don’t understand.'],
  confident: ['What do you mean? Give me one to do and I will show you.'],
  anxious: ['Sorry, I don’t understand the question.'],
};
const DOUBT: Phrases = {
  talkative: ['Huh, that is strange. {} But I did it the way I always do.'],
  quiet: ['{} Hm.'],
  confident: ['{} Weird. But I still think my way is right.'],
  anxious: ['{} Oh no …'],
};
const TURNED: Phrases = {
  talkative: ['Wait. {} So my way does not work there. Can I do it again? … Now I get $.'],
  quiet: ['{} … Then it is not right. $?'],
  confident: ['OK. {} I can’t argue with that. So it has to be $.'],
  anxious: ['Oh. {} I think I see it now. Is it $?'],
};

/** The lines of the work in order, with the words for each; without reasons if there were none. */
export function toldSteps(steps: readonly Step[], withReasons: boolean, who: Temperament): string {
  const starts = who === 'quiet' ? ['I wrote', 'Then'] : ['First I wrote', 'Then I wrote', 'And then I wrote'];
  const sentences = steps.map(({ line, why }, at) => {
    const start = starts[Math.min(at, starts.length - 1)];
    const reason = withReasons ? `: ${toldReason(why)}` : '';
    return `${start} \`${line}\`${reason}.`;
  });
  return sentences.join(' ');
}

const idea = (id: string): string => findMisconception(id)?.idea ?? '';

const ideas = (ids: readonly string[]): string => ids.map(idea).map(small).join(' And then: ');

/** The student's sentences. Mathematics stands between backticks, as everywhere. */
export const voice = {
  opening: (who: Temperament): string => say(OPENING, who, 0),
  answer: (who: Temperament, turn: number, answer: string): string => say(ANSWER, who, turn, answer),
  again: (who: Temperament, answer: string): string => say(AGAIN, who, 0, answer),
  short: (who: Temperament, turn: number): string => say(SHORT, who, turn),
  kept: (who: Temperament, turn: number, answer: string): string => say(STANDS_BY_IT, who, turn, answer),
  corrected: (who: Temperament, answer: string): string => say(CORRECTED, who, 0, answer),
  rule: (who: Temperament): string => say(RULE, who, 0),
  idea: (who: Temperament, ids: readonly string[]): string =>
    who === 'quiet' || who === 'anxious' ? `Because … ${ideas(ids)}` : `Because that is how it goes: ${ideas(ids)}`,
  whyAgain: (who: Temperament, lines: string): string => say(WHY_AGAIN, who, 0, lines),
  cannotDraw: (who: Temperament): string => say(CANNOT_DRAW, who, 0),
  drawn: (who: Temperament): string => say(DRAWN, who, 0),
  told: (who: Temperament, turn: number): string => say(TOLD, who, turn),
  kindness: (who: Temperament, turn: number): string => say(KIND, who, turn),
  greeting: (who: Temperament): string => say(GREETED, who, 0),
  goodbye: (who: Temperament): string => say(BYE, who, 0),
  lost: (who: Temperament): string => say(LOST, who, 0),
  doubt: (who: Temperament, { seen }: Contradiction): string => say(DOUBT, who, 0, seen),
  turned: (who: Temperament, { seen }: Contradiction, answer: string): string =>
    say(TURNED, who, 0, seen).replaceAll('$', () => answer),
  compared: (left: string, right: string, sign: number): string =>
    sign === 0
      ? `\`${left}\` and \`${right}\` are the same.`
      : `\`${left}\` is ${sign > 0 ? 'more' : 'less'} than \`${right}\`.`,
  fits: 'Yes, I think it fits.',
  comesBack: 'It works out. I get back to where I started.',
  noPicture: 'I have not drawn anything yet.',
  different: 'They are two different problems, I think.',
} as const;
