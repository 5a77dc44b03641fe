import { findMisconception, verify } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { asTyped } from '../read/claim.ts';
import { say } from '../say/parts.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { WishOf } from '../wish/wish.ts';
import { aboutMisconception, type Explained } from './explain.ts';

const SIDE = String.raw`[-−(]?\d[\d.,/ ()+*×÷·−-]*?`;
const RIGHT = '(?:right|true|correct|allowed|possible|equal)';
const WRONG = `(?:is|are|was|as|['’]s)? ?(?:marked )?(?:wrong|false|incorrect|backwards?|impossible|not ${RIGHT}|n['’]t ${RIGHT}|isn['’]?t ${RIGHT}|can['’]?t be(?: ${RIGHT})?)`;
const DENIED = new RegExp(String.raw`(?<![\d=+*×÷/.−-] ?)(${SIDE}) ?= ?(${SIDE}) ?,? ?${WRONG}\b`, 'gi');
const ONE_NUMBER = /^\d+$/;

/** An equation of numbers that is true and is called wrong by somebody. */
export function deniedTrue(text: string): { readonly equation: string; readonly isTurned: boolean } | undefined {
  for (const [, left = '', right = ''] of asTyped(text.replaceAll('`', '')).matchAll(DENIED)) {
    const equation = `${left.trim()} = ${right.trim()}`;
    if (verify(`\`${equation}\``).right === 1)
      return { equation, isTurned: ONE_NUMBER.test(left.trim()) && !ONE_NUMBER.test(right.trim()) };
  }
  return undefined;
}

const ANSWER_AFTER = 'whole-numbers.answer-comes-next';

/** What is behind calling a true equation wrong: where the calculation stands on the right, how the equal sign is read. */
export function explainDenied(wish: WishOf<'explain'>): Explained | undefined {
  const found = deniedTrue(wish.topic);
  if (found === undefined) return undefined;
  const known = found.isTurned ? findMisconception(ANSWER_AFTER) : undefined;
  const own = known ? skillsWith(known.id) : [];
  const first: ChatPart = say(
    `\`${found.equation}\` is right: both sides come to the same.${known ? ` Calling it wrong fits the misconception “${known.name}”.` : ' I know no way of thinking that calls it wrong: ask what each side comes to.'}`,
  );
  return {
    parts: [first, ...(known ? aboutMisconception(known, own) : [])],
    memo: { wish, ...(known && { misconception: known.id }), ...(own[0] && { skill: own[0].code }) },
  };
}
