import { ownAnswer } from '../reply/bind.ts';
import { figures } from '../talk/calculate.ts';
import type { TalkReply } from '../talk/talk.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { bare } from '../think/named-in.ts';
import { near, numberOf } from '../values.ts';

const NOTICED = /\b(?:hm|huh|strange|funny|I (?:got|said|thought|think))\b/i;
const VALUED = /`([^`]+?)(?:` is `?| = )(-?\d+(?:\.\d+)?(?:\/\d+)?)/g;
const ORDERS: ReadonlySet<TalkReply['kind']> = new Set([
  'picture',
  'compare',
  'context',
  'count',
  'calculate',
  'put-in',
]);

const flat = (text: string): string => figures(text).replace(/\s/g, '');

/** What a reply says that the own answer denies: another value of the problem, or an order that is not the own one. */
function denied({ kind, text, picture }: TalkReply, about: TalkCase): string | undefined {
  const own = ownAnswer(about).value;
  const other = [...text.matchAll(VALUED)].find(
    ([, piece = '', value = '']) =>
      about.math !== undefined && flat(piece) === flat(about.math) && !near(numberOf(value), own),
  );
  if (other !== undefined) return `there it is \`${other[2]}\``;
  const [, one = '', sign, second = ''] = /^(\S+) ([<>=]) (\S+)$/.exec(bare(about)) ?? [];
  const isOrder = ORDERS.has(kind) && (picture === undefined || picture.kind === 'number-line');
  const named = new Set(text.match(/\d+(?:\.\d+)?(?:\/\d+)?/g));
  if (sign === undefined || !isOrder || !named.has(one) || !named.has(second)) return undefined;
  const key = about.key ?? '';
  if (key === '=') return 'there they are the same';
  return /^[<>]$/.test(key) && key !== sign ? `there \`${key === '>' ? one : second}\` is more` : undefined;
}

/** A reply that does not go with the own answer says that it does not. */
export function noticing(reply: TalkReply, about: TalkCase): TalkReply {
  if (about.right || NOTICED.test(reply.text) || reply.text.includes(about.given)) return reply;
  const fact = denied(reply, about);
  return fact === undefined
    ? reply
    : { ...reply, text: said(reply.text, 'hm, that doesn’t fit with my answer', `${fact}, and ${gotIt(about)}`) };
}
