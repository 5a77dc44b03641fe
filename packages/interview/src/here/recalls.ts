import { gotIt, said, small, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { ruleOf } from '../think/named-in.ts';
import { told } from '../think/where-from.ts';
import { factSaid, factsOf } from './picture-facts.ts';
import { closest, shared } from './shared-words.ts';

/** The sentences of the problem that tell something. */
const toldIn = (asked: string): readonly string[] =>
  asked
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) =>
        !/\?$/.test(sentence) && !/^(?:find|write|solve|use|give|round|compare|simplify|express)\b/i.test(sentence),
    )
    .map((sentence) => `it says ${small(sentence.replace(/[.!]$/, ''))}`);

/**
 * What a student has to say where nothing more particular was understood: what it knows that speaks of the same things,
 * from the problem, the picture and its own work, and what it thought.
 */
export function recalls({ question, text }: Ask, about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  if (rule === undefined || about.right || /\blook(?:s|ed) (?:right|like that) to me$/.test(rule)) return undefined;
  const facts = [
    ...(about.picture === undefined ? [] : factsOf(about.picture).map((one) => `on the picture: ${factSaid(one)}`)),
    ...toldIn(about.asked),
  ];
  const lines = about.steps.filter(({ line, why }) => line !== about.math && why !== '');
  const [fact] = closest(facts, (one) => one, question);
  const [line] = closest(lines, (one) => `${one.line} ${one.why}`, question);
  if (fact === undefined && line === undefined && shared(rule, question) === 0) return undefined;
  const isLine = line !== undefined && shared(`${line.line} ${line.why}`, text) >= shared(fact ?? '', text);
  return said(isLine && line !== undefined ? told(line) : fact, `I thought ${rule}`, gotIt(about));
}
