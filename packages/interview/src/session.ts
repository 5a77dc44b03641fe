import type { Picture } from '@lemma/math';
import { type Act, type GivenAnswer, readTurn } from './acts.ts';
import { subjectOf, whysIn } from './asked/subject-of.ts';
import { exposed } from './contradiction.ts';
import { drawingOf } from './drawing.ts';
import { nameOfProblem, type ProblemRef, restore } from './problems.ts';
import { answerOutcome, type Before, nameOfQuestion, type Observation, type Question, replies } from './questions.ts';
import { saidNow } from './reply/said-now.ts';
import { saidAnswer } from './said-answer.ts';
import { type State, stateAfter, withGivenAnswer } from './session-state.ts';
import { type SimulatedStudent, type Work, type Written, workOnRef } from './student.ts';
import { routeOf, tableFor } from './table.ts';
import { caseOf } from './talk/case-of.ts';
import { OVER_PROBLEM, PLAIN, saysMisconception, speaksOf, withTalk } from './talk/chosen.ts';
import { type TalkKind, type TalkReply, talk } from './talk/talk.ts';
import { asSpoken } from './think/reason-here.ts';
import type { TurnInput, TurnRecord } from './turn-record.ts';
import { numberOf, order, writtenValue } from './values.ts';
import { toldSteps, voice } from './voice.ts';

/**
 * The number of contradictions after which a student gives up the misconception: an idea outlives the first one, and a
 * confident student's the second one too.
 */
const NEEDED = { talkative: 2, quiet: 2, anxious: 2, confident: 3 } as const;
/** Asks for a reason in the words of a question about the way. */
const DECIDED = /\bhow (?:did|do|could|can) you (?:decide|know|choose|pick|tell)\b/i;
const PAUSE = { talkative: 1, quiet: 3, anxious: 2, confident: 1 } as const;

/** Handles one act after the other: each changes the state and adds to the reply. */
class Turn {
  readonly #simulated: SimulatedStudent;
  readonly #number: number;
  readonly #text: string;
  readonly #wording: string | undefined;
  readonly #isPictured: boolean;
  readonly #whys: number;
  readonly #before: readonly string[];
  state: State;
  readonly said: string[] = [];
  readonly observations: Observation[] = [];
  picture: Picture | undefined;
  /** Whether the student has just given something up, so that it is not asked to look at it once more. */
  #isTurned = false;
  asked: ProblemRef | undefined;
  talked: TalkKind | undefined;

  constructor(
    simulated: SimulatedStudent,
    records: readonly TurnRecord[],
    { text, wording, isPictured = true }: TurnInput,
    state: State,
  ) {
    this.#simulated = simulated;
    this.#number = records.length;
    this.#whys = whysIn(records);
    this.#before = records.map(({ reply }) => reply.text);
    this.#text = text;
    this.#wording = wording;
    this.#isPictured = isPictured;
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

  /** What the student says to talk about meaning; undefined where the words ask for nothing of that kind. */
  #talk(ref: ProblemRef, whys = 0): (TalkReply & { readonly reveals: boolean }) | undefined {
    const { ideas } = this.#simulated.mind;
    const about = caseOf({
      current: ref,
      given: this.#given(ref),
      workOn: (other) => this.#work(other),
      ideas: this.state.changed ? [] : (routeOf(tableFor(ref), ideas)?.ideas ?? []),
      whys,
      who: this.#who,
      before: this.#before,
      wording: this.#wording,
      isPictured: this.#isPictured,
    });
    const reply = talk(this.#text, about);
    return reply && { ...reply, reveals: about.idea !== undefined && saysMisconception(reply.text, about.idea) };
  }

  /** Says a reply. Whoever hears the idea has heard the reason, in whatever words it was asked for. */
  #says(ref: ProblemRef, { kind, text, picture, reveals }: TalkReply & { readonly reveals: boolean }): void {
    this.said.push(text);
    this.talked = kind;
    if (reveals) this.#observe({ kind: 'why', ref }, this.#outcome({ kind: 'why', ref }));
    if (picture === undefined) return;
    this.picture = picture;
    this.state = { ...this.state, drawn: true };
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
    // Who has given its idea up works out anew what it had got by it.
    const known = this.#given(ref);
    const before = this.state.changed && known?.right === false ? undefined : known;
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
      const part = specific || DECIDED.test(this.#text) ? this.#talk(ref) : undefined;
      if (part?.kind === 'own-work') {
        this.#says(ref, part);
        return;
      }
      const work = this.#work(ref);
      const table = tableFor(ref);
      const reasons = !this.state.changed && routeOf(table, this.#simulated.mind.ideas) !== undefined;
      this.said.push(toldSteps(work.steps, reasons, this.#who));
    }
  }

  #why(ref: ProblemRef): void {
    const question: Question = { kind: 'why', ref };
    const again = this.state.seen.filter((one) => nameOfQuestion(one.question) === nameOfQuestion(question)).length;
    const outcome = this.#outcome(question);
    this.#observe(question, outcome);
    // Who has heard the idea without having asked for a reason asks for it now for the first time.
    const part = outcome.startsWith('idea ') ? this.#talk(ref, Math.min(again, this.#whys)) : undefined;
    if (part?.kind === 'own-work') {
      this.said.push(part.text);
      return;
    }
    if (again > 0 && outcome !== 'reason' && !this.state.changed) {
      const lines = this.#work(ref).steps.map(({ line }) => `\`${line}\``);
      this.said.push(again === 1 ? voice.whyAgain(this.#who, lines.join(', ')) : voice.rule(this.#who));
      return;
    }
    const { solution } = tableFor(ref).problem;
    const reason = solution.findLast(({ why }) => why.length > 24) ?? solution.at(-1);
    if (outcome === 'rule') this.said.push(voice.rule(this.#who));
    else if (outcome.startsWith('idea ') && !this.state.changed)
      this.said.push(voice.idea(this.#who, outcome.slice('idea '.length).split('+')));
    else this.said.push(reason === undefined ? voice.rule(this.#who) : `Because ${asSpoken(reason.why)}.`);
  }

  #check(ref: ProblemRef): void {
    const given = this.#given(ref);
    const { problem } = tableFor(ref);
    const question: Question = { kind: 'check', ref };
    const corrected = !this.state.changed && this.#work(ref).slip && given?.right === false;
    this.#observe(question, corrected ? 'corrected' : this.#outcome(question));
    if (corrected) this.#set(ref, problem.answer.key, true);
    const said = saidAnswer(problem, this.#given(ref)?.answer ?? problem.answer.key);
    const sure = corrected ? undefined : this.#talk(ref);
    if (sure?.kind === 'belief') this.said.push(sure.text);
    else this.said.push(corrected ? voice.corrected(this.#who, said) : voice.kept(this.#who, this.#number, said));
  }

  #set(ref: ProblemRef, answer: string, right: boolean): void {
    this.state = { ...this.state, beliefs: withGivenAnswer(this.state.beliefs, { ref, answer, right }) };
  }

  #draw(ref: ProblemRef): void {
    const drawn = this.#talk(ref);
    if (drawn?.picture !== undefined) {
      this.#says(ref, drawn);
      return;
    }
    const work = this.#work(ref);
    this.picture = drawingOf(restore(ref), this.#given(ref)?.answer ?? work.answer);
    this.state = { ...this.state, drawn: true };
    this.said.push(this.picture === undefined ? voice.cannotDraw(this.#who) : voice.drawn(this.#who));
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
    this.#isTurned = true;
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
    else if (act.kind === 'check') {
      if (!this.#isTurned) this.#check(act.ref);
    } else if (act.kind === 'draw') this.#draw(act.ref);
    else {
      this.#numbers(act);
      const plainly = this.#conflict(act) ? undefined : this.#plainly(act.kind);
      if (plainly !== undefined) this.said.push(plainly);
    }
  }

  /**
   * True if the words asked for talk about meaning more than for these acts, and were answered. A contradiction that
   * they show comes first, as does a problem that they pose.
   */
  talks(acts: readonly Act[]): boolean {
    const [act] = acts;
    if (act === undefined || acts.some(({ kind }) => kind === 'contrast')) return false;
    if (act.kind === 'problem' && act.varied === true) return false;
    if (acts.some((one) => exposed(one, this.state.beliefs, this.state.drawn) !== undefined)) return false;
    const ref = 'ref' in act && act.kind !== 'problem' ? act.ref : this.state.current;
    const reply = this.#talk(ref);
    if (reply === undefined || !this.#speaksOf(reply, act)) return false;
    this.#says(ref, reply);
    return true;
  }

  #speaksOf({ kind: talked, several, firm = 'no' }: TalkReply, act: Act): boolean {
    if (firm === 'all') return true;
    if (act.kind !== 'problem') return firm === 'work' || speaksOf(talked, act);
    // A problem that is posed by itself is answered as one; here it is only what the sentence speaks of.
    if (several === true || OVER_PROBLEM.has(talked)) return true;
    const isSame = nameOfProblem(act.ref) === nameOfProblem(this.state.current);
    return isSame
      ? (PLAIN.has(talked) && talked !== 'calculate') || talked === 'own-work'
      : talked === 'compare' && tableFor(act.ref).problem.answer.kind !== 'choice';
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
  const after = stateAfter(written, records);
  const onPaper = written[0]?.ref ?? after.current;
  const state = { ...after, current: subjectOf(input.text, after, onPaper, records) };
  const isOnPaper = nameOfProblem(state.current) === nameOfProblem(onPaper);
  const read = readTurn(input.text, input.formula, {
    ...{ skill: simulated.skill, turn: records.length, ...state },
    ...(records.length > 0 && { before: records.at(-1)?.reply.text ?? '' }),
  });
  const acts: readonly Act[] = input.pick
    ? [{ kind: 'problem', ref: input.pick }, ...read.acts.filter(({ kind }) => kind === 'how')]
    : read.acts;
  const { wording: _, ...plainInput } = input;
  const turn = new Turn(simulated, records, isOnPaper ? input : plainInput, state);
  if (input.pick !== undefined || !turn.talks(acts)) for (const act of acts) turn.do(act);
  const hard = turn.observations.length > 0 ? 1 : 0;
  const { current, beliefs: givenAnswers, drawn, doubts, changed } = turn.state;
  return {
    input,
    labelling:
      input.pick && input.text.trim() === ''
        ? { move: 'probing', evidence: 'a new problem', open: false }
        : withTalk(read.labelling, turn.talked),
    ...(turn.asked && { asked: turn.asked }),
    observations: turn.observations,
    current,
    beliefs: givenAnswers,
    drawn,
    doubts,
    changed,
    reply: {
      text: saidNow(
        turn.said.join(' '),
        input.text,
        records.map(({ reply }) => reply.text),
        simulated.temperament,
      ),
      ...(turn.picture && { picture: turn.picture }),
      pause: PAUSE[simulated.temperament] + hard,
    },
  };
}
