import { aloud } from '../talk/stories.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf } from '../think/named-in.ts';

const spoken = (own: string): string =>
  aloud(
    own
      .replace(/(\d)([a-z])(?![a-z])/g, '$1 × $2')
      .replace(/\*/g, '×')
      .replace(/<=/g, ' is at most ')
      .replace(/>=/g, ' is at least ')
      .replace(/</g, ' is less than ')
      .replace(/>/g, ' is more than '),
  );

const READ = /\b(?:read|say)\b.*\b(?:your|it|that|out loud|back|aloud)\b|\bout loud\b|\bin words\b/i;
const MINE =
  /\byour (?:expression|equation|inequality|answer|formula|one|number sentence)\b|\bwhat you (?:wrote|have|got)\b|\bread it\b/i;
const isExpression = (own: string): boolean =>
  /[a-z]/.test(own) && /[-+*×/^<>=(]/.test(own) && !/[a-z]{3,}/.test(own.replace(/sqrt/g, ''));

/** "Read your expression back to me": the student's own answer as it is read aloud. */
export function readsOwn({ question }: Ask, about: TalkCase): string | undefined {
  const own = bare(about);
  if (
    about.right ||
    !READ.test(question) ||
    !MINE.test(question) ||
    /\bbefore we\b/i.test(question) ||
    !isExpression(own)
  )
    return undefined;
  return said(spoken(own));
}

/** "What is the 4 multiplying?", "What's being taken away from what?": a part of the student's own expression. */
export function partOfOwn({ question, plain }: Ask, about: TalkCase): string | undefined {
  const own = bare(about).replace(/^[a-z](?:\([a-z]\))?\s*=\s*/, '');
  const rule = ruleOf(about);
  if (about.right || !isExpression(bare(about))) return undefined;
  const [, number] =
    /\bthe (\d+(?:\.\d+)?)\s+(?:multiply\w*|times|×|going|go(?:es)? with|belongs?|attached|in front)/i.exec(plain) ??
    [];
  const isAsked = /\bwhat\b/i.test(question);
  const [, times] =
    number === undefined
      ? []
      : (new RegExp(`(?<!\\d)${number}\\s*\\*?\\s*(\\([^()]*\\)|[a-z](?:\\^\\d+)?)`).exec(own) ?? []);
  if (isAsked && times !== undefined) return said(`only the \`${times}\``.replace('only the `(', 'all of `('), rule);
  const [, whole, part] = /^(.+?)\s+-\s+(.+?)(?:\s*(?:[<>]=?|=).*)?$/.exec(own) ?? [];
  if (
    isAsked &&
    whole !== undefined &&
    /\b(?:taken?|taking|subtract\w*|minus)\b.*\b(?:away|from|what)\b/i.test(question)
  )
    return said(`in mine I take \`${part}\` away from \`${whole}\``, rule);
  const [, before, after] = /^(.+?)\s*(<=|>=|<|>|=)/.exec(own)?.slice(0) ?? [];
  return before !== undefined && after !== undefined && isAsked && /\bleft side\b/i.test(question)
    ? said(`on the left I have \`${before.trim()}\``, gotIt(about))
    : undefined;
}
