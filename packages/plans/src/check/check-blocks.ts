import { checkAnswer, findSkill, problemFrom, verify } from '@lemma/math';
import {
  MOST_FAULTS,
  type PlanBlock,
  type PlanCheck,
  type PlanFault,
  type PlanItem,
  type PlanPart,
  type PlanRow,
} from '@lemma/school/plan';
import { answerText, isConfirmed, problemOfItem } from '../plan/items.ts';

type Finding = { readonly right: boolean; readonly text: string; readonly reason: string };
const holding = (text: string): Finding => ({ right: true, text, reason: '' });
const fault = (text: string, reason: string): Finding => ({ right: false, text, reason });

/** What was decided about a text. `unread`: it contains words that could not be checked, or not all. */
type Reading = { readonly findings: readonly Finding[]; readonly unread: boolean };
const nothing: Reading = { findings: [], unread: false };
const found = (finding: Finding): Reading => ({ findings: [finding], unread: false });

/** Every equation, inequality and computed claim of a text that can be decided. */
function decide(text: string): Reading {
  const { claims } = verify(text);
  const findings = claims.flatMap((claim) => {
    if (claim.verdict === 'unknown') return [];
    return [claim.verdict === 'right' ? holding(claim.text) : fault(claim.text, claim.reason ?? 'does not hold')];
  });
  return { findings, unread: text.trim() !== '' && (findings.length === 0 || findings.length < claims.length) };
}

/** A block is read when it is drawn and once more with its plan, and plans share most of their words. */
const readings = new Map<string, Reading>();
const MOST_READINGS = 5000;

function readText(text: string): Reading {
  const known = readings.get(text);
  if (known) return known;
  const reading = decide(text);
  if (readings.size >= MOST_READINGS) readings.clear();
  readings.set(text, reading);
  return reading;
}

/**
 * Checks an item that a person edited: its numbers are read and computed again. What cannot be read cannot be
 * confirmed.
 */
function editedItem(item: PlanItem): Finding {
  const skill = findSkill(item.skill);
  const text = `${item.math ?? item.prompt} → ${item.key}`;
  const params = item.math === undefined ? undefined : skill?.read?.(item.math);
  if (skill && params) {
    const problem = problemFrom(skill, params, item.level, item.case, item.seed);
    const verdict = isConfirmed(skill, problem) ? checkAnswer(problem.answer, item.key).verdict : 'unknown';
    if (verdict === 'right') return holding(text);
    if (verdict === 'wrong') return fault(text, `it comes to ${problem.answer.key}`);
  }
  const claim = item.math === undefined ? undefined : verify(`\`${item.math} = ${item.key}\``).claims[0];
  if (claim?.verdict === 'right') return holding(text);
  return fault(text, claim?.verdict === 'wrong' ? (claim.reason ?? 'does not hold') : 'not verified');
}

/** Checks the key of an item by the skill's second way of solving it. */
export function checkItem(item: PlanItem): Finding {
  if (item.edited) return editedItem(item);
  const skill = findSkill(item.skill);
  const problem = problemOfItem(item);
  const text = `${item.math ?? item.prompt} → ${item.key}`;
  const same = problem?.prompt === item.prompt && problem.math === item.math && problem.answer.key === item.key;
  if (skill === undefined || problem === undefined || !same) return fault(text, 'not what the generator makes');
  return isConfirmed(skill, problem) ? holding(text) : fault(text, 'the second way gives something else');
}

/** Checks that mathematics which is shown as a mistake really is one. */
function readMistake(part: PlanPart, item: PlanItem | undefined): Reading {
  const problem = item && !item.edited ? problemOfItem(item) : undefined;
  const option = problem?.answer.options?.find(({ label }) => label === part.text)?.id;
  const text = option ?? part.text.replaceAll('`', '');
  // An equation says the problem and what somebody makes of it.
  const start = `${item?.math ?? ''} = `;
  const written = item?.math !== undefined && text.startsWith(start) ? text.slice(start.length) : text;
  if (problem) {
    if (written === problem.answer.key || answerText(problem, problem.answer.key) === part.text)
      return found(fault(part.text, 'shown as a mistake, but it is the key'));
    const isRight = checkAnswer(problem.answer, written).verdict === 'right';
    return found(isRight ? fault(part.text, 'shown as a mistake, but it is right') : holding(part.text));
  }
  const findings = verify(part.text).claims.flatMap(({ verdict, text }) => {
    if (verdict === 'unknown') return [];
    return [verdict === 'wrong' ? holding(text) : fault(text, 'shown as a mistake, but it holds')];
  });
  return { findings, unread: findings.length === 0 };
}

function readPart(part: PlanPart, item: PlanItem | undefined): Reading {
  if (part.kind === 'fact') return readText(part.text);
  if (part.kind === 'mistake') return readMistake(part, item);
  // Nothing can compare a student's idea with a rule, and a task claims nothing.
  return { findings: [], unread: part.kind === 'idea' && part.text.trim() !== '' };
}

/** A title names what follows; the title of a misconception says what somebody believes. */
const readTitle = ({ title, idea }: PlanRow): Reading =>
  idea === undefined ? { ...readText(title), unread: false } : readText(title);

/** Everything that a row claims: its texts, its problem, and the mistakes that it shows. */
const readRow = (row: PlanRow): Reading[] => [
  readTitle(row),
  readText(row.text),
  ...row.parts.map((part) => readPart(part, row.item)),
  row.item ? found(checkItem(row.item)) : nothing,
  ...(row.item?.solution ?? []).map(({ why }) => readText(why)),
];

/**
 * Verifies a plan: every claim and every answer is found, computed and counted. Texts that cannot be read are counted
 * too.
 */
export function checkBlocks(blocks: readonly Pick<PlanBlock, 'id' | 'rows'>[]): PlanCheck {
  const faults: PlanFault[] = [];
  let checked = 0;
  let unread = 0;
  for (const block of blocks) {
    for (const each of block.rows) {
      const readings = readRow(each);
      unread += readings.filter((one) => one.unread).length;
      for (const { right, text, reason } of readings.flatMap(({ findings }) => findings)) {
        checked += 1;
        if (!right) faults.push({ blockId: block.id, rowId: each.id, text: text.slice(0, 400), reason });
      }
    }
  }
  return { checked, right: checked - faults.length, unread, faults: faults.slice(0, MOST_FAULTS) };
}
