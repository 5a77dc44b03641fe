import { labelMove, listen, mustFind, SOMETHING_ELSE } from '@lemma/interview';
import { findMisconception } from '@lemma/math';
import type { Interview, InterviewResult, Move, Strategy, Talk } from '@lemma/school/interview';
import type { HiddenState } from './hidden.ts';
import { misconceptionWords } from './result.ts';

const LIKELY = 0.15;

const PLAIN: Readonly<Record<string, string>> = {
  secure: 'knows how and why',
  shaky: 'right without reasons',
  careless: 'slips now and then',
  [SOMETHING_ELSE]: 'something that no idea here describes',
};

/**
 * The result of an interview with a real student: a posterior that allows for careless errors. Nothing is hidden, so
 * nothing is scored.
 */
export function studentResult(interview: Interview, { pupil: simulated, records }: HiddenState): InterviewResult {
  const heard = listen(
    mustFind(simulated.skill),
    records.map(({ observations }) => observations),
  );
  const last = heard.turns.at(-1)?.posterior ?? heard.start;
  const [top] = last;
  const count = (move: Move): number => interview.turns.filter((turn) => turn.move === move).length;
  const open = interview.turns.filter(({ text }) => labelMove(text).open).length;
  return {
    truth: {
      mind: top?.mind ?? 'secure',
      kind: 'open',
      ideas: misconceptionWords(top?.mind.includes('.') ? top.mind.split('+') : []),
    },
    ...{ named: null, said: null, predictions: [], start: [...heard.start] },
    turns: heard.turns.map(({ bits, posterior }) => ({
      bits,
      bestBits: bits,
      repeated: false,
      posterior: [...posterior],
    })),
    ...{
      questioning: 1,
      talkShare: 0,
      openShare: interview.turns.length > 0 ? open / interview.turns.length : 0,
      repeated: 0,
    },
    moves: { generic: count('generic'), focus: count('focus'), probing: count('probing'), telling: count('telling') },
    strength: { code: 'listened', turns: [] },
    next: { code: 'contrast', turns: [] },
  };
}

/** The interview as a student's page shows it. */
export function talkOf(interview: Interview, byName: string, now: number): Talk {
  const heard = interview.turns.flatMap((turn) => turn.heard ?? []);
  const counts: Partial<Record<Strategy, number>> = {};
  for (const strategy of heard.flatMap(({ strategies }) => strategies)) counts[strategy] = (counts[strategy] ?? 0) + 1;
  const posterior = interview.result?.turns.at(-1)?.posterior ?? [];
  const nameOf = (mind: string): string =>
    mind
      .split('+')
      .map((id) => findMisconception(id)?.name ?? PLAIN[id] ?? id)
      .join(', and ');
  return {
    ...{ interviewId: interview.id, byName, at: now, skill: interview.skill, skillName: interview.skillName },
    questions: interview.turns.length,
    right: heard.filter(({ right }) => right === true).length,
    likely: posterior
      .filter(({ share }) => share >= LIKELY)
      .slice(0, 3)
      .map(({ mind, share }) => ({ mind, name: nameOf(mind), share })),
    strategies: counts,
    notes: interview.notes,
  };
}
