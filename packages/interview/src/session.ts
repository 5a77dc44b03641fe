import type { MathText, Picture, Problem } from '@lemma/math';
import { type Act, type GivenAnswer, readTurn } from './acts.ts';
import { exposed } from './contradiction.ts';
import { drawingOf } from './drawing.ts';
import type { Labelling } from './moves/label.ts';
import { nameOfProblem, type ProblemRef, restore } from './problems.ts';
import { answerOutcome, type Before, type Observation, type Question, replies } from './questions.ts';
import { type SimulatedStudent, type Work, type Written, workOnRef } from './student.ts';
import { routeOf, tableFor } from './table.ts';
import { numberOf, order, writtenValue } from './values.ts';
import { toldSteps, voice } from './voice.ts';

/** What a teacher sends: text, possibly with a formula, or a problem chosen from the list. */
export type TurnInput = { readonly text: string; readonly formula?: string; readonly pick?: ProblemRef };

/** A student's reply. `pause` is how long the student hesitates, in seconds; screens may show it. */
export type Reply = { readonly text: string; readonly picture?: Picture; readonly pause: number };

/**
 * The complete record of one turn. `observations`, `index` and `slip` reveal what the student has in mind: before the
 * diagnosis, only `labelling`, `asked` and `reply` may be shown.
 */
export type TurnRecord = {
  readonly input: TurnInput;
  readonly labelling: Labelling;
  readonly asked?: ProblemRef;
  /** The questions in the turn that can tell minds apart, with the replies, in order. */
  readonly observations: readonly Observation[];
  /** The problem on the table after the turn. */
  readonly current: ProblemRef;
  readonly beliefs: readonly GivenAnswer[];
  readonly drawn: boolean;
  /** The number of contradictions shown to the student so far. */
  readonly doubts: number;
  /**
   * True from the turn on in which the student gave its misconception up. What it says after that is no evidence of
   * the misconception.
   */
  readonly changed: boolean;
  readonly reply: Reply;
};

/**
 * The number of contradictions after which a student gives up the misconception: one, or two for a confident student.
 */
const NEEDED = { talkative: 1, quiet: 1, anxious: 1, confident: 2 } as const;
const PAUSE = { talkative: 1, quiet: 3, anxious: 2, confident: 1 } as const;

/** The answer as the student says it: a choice by its text, a letter with its value. */
export function saidAnswer({ answer: spec }: Pick<Problem, 'answer'>, answer: MathText): string {
  const option = spec.options?.find(({ id }) => id === answer)?.label;
  if (option !== undefined) return option.replace(/\.$/, '');
  return spec.variable !== undefined && spec.kind === 'number' ? `\`${spec.variable} = ${answer}\`` : `\`${answer}\``;
}

type State = Pick<TurnRecord, 'current' | 'beliefs' | 'drawn' | 'doubts' | 'changed'> & {
  readonly seen: readonly Observation[];
};

/** The state after the turns so far. The written work counts as seen. */
export function stateAfter(written: readonly Written[], records: readonly TurnRecord[]): State {
  const last = records.at(-1);
  const [first] = written;
  if (first === undefined) throw new RangeError('an interview starts from written work');
  const sheet = written.map(({ ref, outcome }): Observation => ({ question: { kind: 'problem', ref }, outcome }));
  const seen = [...sheet, ...records.flatMap(({ observations }) => observations)];
  if (last) return { ...last, seen };
  const givenAnswers = written.map(({ ref, answer, outcome }) => ({
    ref,
    answer,
    right: outcome === answerOutcome(0),
  }));
  return { current: first.ref, beliefs: givenAnswers, drawn: false, doubts: 0, changed: false, seen };
}

/** Earlier answers are computed again if needed, with the same result. */
const MOST_GIVEN_ANSWERS = 14;

const withGivenAnswer = (givenAnswers: readonly GivenAnswer[], given: GivenAnswer): GivenAnswer[] =>
  [...givenAnswers.filter(({ ref }) => nameOfProblem(ref) !== nameOfProblem(given.ref)), given].slice(
    -MOST_GIVEN_ANSWERS,
  );

/** Handles one act after the other: each changes the state and adds to the reply. */
class Turn {
  readonly #simulated: SimulatedStudent;
  readonly #number: number;
  state: State;
  readonly said: string[] = [];
  readonly observations: Observation[] = [];
  picture: Picture | undefined;
  asked: ProblemRef | undefined;

  constructor(simulated: SimulatedStudent, number: number, state: State) {
    this.#simulated = simulated;
    this.#number = number;
    this.state = state;
  }

  get #who() {
    return this.#simulated.temperament;
  }

  /** The student's work on a problem: by the misconception, or correctly once the student has given it up. */
  #work(ref: ProblemRef): Work {
    const { problem } = tableFor(ref);
    const right = { answer: problem.answer.key, steps: problem.solution, index: 0, right: true, slip: false };
    const given = this.#given(ref);
    const work = workOnRef(this.#simulated, ref);
    return this.state.changed || (given?.right === true && !work.right) ? right : work;
  }

  #given(ref: ProblemRef): GivenAnswer | undefined {
    return this.state.beliefs.find((given) => nameOfProblem(given.ref) === nameOfProblem(ref));
  }

  #observe(question: Question, outcome: string): void {
    if (this.state.changed) return;
    this.observations.push({ question, outcome });
    this.state = { ...this.state, seen: [...this.state.seen, { question, outcome }] };
  }

  #outcome(question: Question): string {
    const before: Before = { seen: this.state.seen, quiet: this.#who === 'quiet' };
    return replies(this.#simulated.mind, question, before)[0]?.[0] ?? '';
  }

  #answer(ref: ProblemRef): void {
    const before = this.#given(ref);
    const work = this.#work(ref);
    const { problem } = tableFor(ref);
    this.asked = ref;
    this.#observe({ kind: 'problem', ref }, answerOutcome(work.index));
    const answer = before?.answer ?? work.answer;
    const said = saidAnswer(problem, answer);
    this.said.push(before ? voice.again(this.#who, said) : voice.answer(this.#who, this.#number, said));
    const givenAnswers = before
      ? this.state.beliefs
      : withGivenAnswer(this.state.beliefs, { ref, answer: work.answer, right: work.right });
    this.state = { ...this.state, current: ref, beliefs: givenAnswers };
  }

  #how(ref: ProblemRef, specific: boolean): void {
    const question: Question = { kind: 'how', ref, specific };
    const outcome = this.#outcome(question);
    this.#observe(question, outcome);
    if (outcome === 'nothing' && !this.state.changed) this.said.push(voice.short(this.#who, this.#number));
    else {
      const work = this.#work(ref);
      const table = tableFor(ref);
      const reasons = !this.state.changed && routeOf(table, this.#simulated.mind.ideas) !== undefined;
      this.said.push(toldSteps(work.steps, reasons, this.#who));
    }
  }

  #why(ref: ProblemRef): void {
    const question: Question = { kind: 'why', ref };
    const outcome = this.#outcome(question);
    this.#observe(question, outcome);
    const { solution } = tableFor(ref).problem;
    const reason = solution.findLast(({ why }) => why.length > 24) ?? solution.at(-1);
    if (outcome === 'rule') this.said.push(voice.rule(this.#who));
    else if (outcome.startsWith('idea ') && !this.state.changed)
      this.said.push(voice.idea(this.#who, outcome.slice('idea '.length).split('+')));
    else this.said.push(`Because … ${reason?.why ?? ''}`);
  }

  #check(ref: ProblemRef): void {
    const given = this.#given(ref);
    const { problem } = tableFor(ref);
    const question: Question = { kind: 'check', ref };
    const corrected = !this.state.changed && this.#work(ref).slip && given?.right === false;
    this.#observe(question, corrected ? 'corrected' : this.#outcome(question));
    if (corrected) this.#set(ref, problem.answer.key, true);
    const said = saidAnswer(problem, this.#given(ref)?.answer ?? problem.answer.key);
    this.said.push(corrected ? voice.corrected(this.#who, said) : voice.kept(this.#who, this.#number, said));
  }

  #set(ref: ProblemRef, answer: string, right: boolean): void {
    this.state = { ...this.state, beliefs: withGivenAnswer(this.state.beliefs, { ref, answer, right }) };
  }

  #draw(ref: ProblemRef): void {
    const work = this.#work(ref);
    this.picture = drawingOf(restore(ref), this.#given(ref)?.answer ?? work.answer, work.steps);
    this.state = { ...this.state, drawn: true };
    this.said.push(voice.drawn(this.#who));
  }

  /**
   * True if the turn showed a contradiction. The student then says what it notices and may give up the misconception.
   */
  #conflict(act: Act): boolean {
    const found = exposed(act, this.state.beliefs, this.state.drawn);
    if (found === undefined) return false;
    const { ref } = found.given;
    const { problem } = tableFor(ref);
    const doubts = this.state.doubts + 1;
    const slip = this.#work(ref).slip;
    if (!slip && doubts < NEEDED[this.#who]) {
      this.state = { ...this.state, doubts };
      this.said.push(voice.doubt(this.#who, found));
      return true;
    }
    // A slip is corrected without further effect; giving up a misconception changes all later answers.
    this.state = { ...this.state, doubts, changed: this.state.changed || !slip };
    this.#set(ref, problem.answer.key, true);
    this.said.push(voice.turned(this.#who, found, saidAnswer(problem, problem.answer.key)));
    return true;
  }

  /** Answers a question about numbers that is no problem of the skill. */
  #numbers(act: Act): void {
    if (act.kind === 'compare') {
      const [left, right] = [numberOf(act.left), numberOf(act.right)];
      if (left !== undefined && right !== undefined)
        this.said.push(voice.compared(act.left, act.right, order(left, right)));
    }
    if (act.kind !== 'fact') return;
    const value = numberOf(act.text);
    if (value !== undefined) this.said.push(`\`${act.text} = ${writtenValue(value, act.text.includes('/'))}\`.`);
  }

  /** The reply if the turn showed no contradiction. */
  #plainly(kind: Act['kind']): string | undefined {
    if (kind === 'put-back') return voice.comesBack;
    if (kind === 'fits-drawing') return this.state.drawn ? voice.fits : voice.noPicture;
    if (kind === 'contrast') return voice.different;
    if (kind === 'told') return voice.told(this.#who, this.#number);
    if (kind === 'greeting') return voice.greeting(this.#who);
    if (kind === 'kindness') return voice.kindness(this.#who, this.#number);
    if (kind === 'goodbye') return voice.goodbye(this.#who);
    return kind === 'unknown' ? voice.lost(this.#who) : undefined;
  }

  do(act: Act): void {
    if (act.kind === 'problem') this.#answer(act.ref);
    else if (act.kind === 'how') this.#how(act.ref, act.specific);
    else if (act.kind === 'why') this.#why(act.ref);
    else if (act.kind === 'check') this.#check(act.ref);
    else if (act.kind === 'draw') this.#draw(act.ref);
    else {
      this.#numbers(act);
      const plainly = this.#conflict(act) ? undefined : this.#plainly(act.kind);
      if (plainly !== undefined) this.said.push(plainly);
    }
  }
}

/**
 * One turn of an interview: reads the teacher's words and returns the student's reply. Pure: the same input gives the
 * same turn.
 */
export function takeTurn(
  simulated: SimulatedStudent,
  written: readonly Written[],
  records: readonly TurnRecord[],
  input: TurnInput,
): TurnRecord {
  const state = stateAfter(written, records);
  const read = readTurn(input.text, input.formula, {
    ...{ skill: simulated.skill, turn: records.length, ...state },
    ...(records.length > 0 && { before: records.at(-1)?.reply.text ?? '' }),
  });
  const acts: readonly Act[] = input.pick
    ? [{ kind: 'problem', ref: input.pick }, ...read.acts.filter(({ kind }) => kind === 'how')]
    : read.acts;
  const turn = new Turn(simulated, records.length, state);
  for (const act of acts) turn.do(act);
  const hard = turn.observations.length > 0 ? 1 : 0;
  const { current, beliefs: givenAnswers, drawn, doubts, changed } = turn.state;
  return {
    input,
    labelling:
      input.pick && input.text.trim() === ''
        ? { move: 'probing', evidence: 'a new problem', open: false }
        : read.labelling,
    ...(turn.asked && { asked: turn.asked }),
    observations: turn.observations,
    current,
    beliefs: givenAnswers,
    drawn,
    doubts,
    changed,
    reply: {
      text: turn.said.join(' '),
      ...(turn.picture && { picture: turn.picture }),
      pause: PAUSE[simulated.temperament] + hard,
    },
  };
}
