import { CALLS } from '../../src/platform/allowance.ts';
import { lookAnew } from '../../src/platform/sessions.ts';
import type { Cell } from '../doors/cells.ts';
import { askCell, isRight, type School } from '../doors/judge.ts';
import { departures } from './departures.ts';
import { lemmaGuards } from './guard-switch.ts';
import type { Guard } from './guards-in.ts';
import { proofOfGuard } from './proof-of-guard.ts';

/** The result of taking guards out, one at a time. */
export type GuardOutcome = {
  /** Somebody was let in whom the table refuses. */
  readonly letIn: readonly string[];
  /** Somebody was refused otherwise than the table says. */
  readonly refusedOtherwise: readonly string[];
  /** The call failed. */
  readonly failed: readonly string[];
  /** Somebody who lost the right while the call ran was let in. */
  readonly letInMeanwhile: readonly string[];
  readonly proved: readonly string[];
  /** Nothing noticed, and no proof that nothing can. */
  readonly survivors: readonly string[];
  /** Listed as proved, and noticed all the same. */
  readonly wronglyProved: readonly string[];
};

type Mutable = { -readonly [K in keyof GuardOutcome]: string[] };
type Asked = { readonly cell: Cell; readonly guards: ReadonlySet<string> };

const FAULT = /^(?:unknown|server\/|data\/malformed|setup\/)/;
const REFUSAL = /^(?:auth|class)\//;

/** The tool itself calls more often than an account may. */
const withoutAllowance = (): void => void Object.assign(CALLS, { atOnce: Number.POSITIVE_INFINITY });

/** The calls that lead to a guard, at which whoever asks may lose what they may. */
const placesOf = ({ id, kind }: Guard, passed: ReadonlySet<string>): string[] =>
  kind === 'refusal'
    ? [...passed].filter((one) => one.includes(': call: ') && !one.startsWith('platform/'))
    : [id.replace(': need: ', ': call: ')];

/** What is asked, and how everything is put back as it was. */
type Doors = { readonly school: School; readonly again: () => void };

export class GuardTrial {
  readonly #doors: Doors;
  #refused: readonly Asked[] = [];
  #allowed: readonly Asked[] = [];

  private constructor(doors: Doors) {
    this.#doors = doors;
  }

  /**
   * Asks these cells as things are, to learn which guards each comes by.
   * @throws Error for a cell that is answered otherwise than the table says.
   */
  static async of(doors: Doors, cells: readonly Cell[]): Promise<GuardTrial> {
    withoutAllowance();
    const trial = new GuardTrial(doors);
    trial.#refused = await trial.#learn(cells.filter(({ answer }) => answer !== 'allowed'));
    trial.#allowed = await trial.#learn(cells.filter(({ answer }) => answer === 'allowed'));
    return trial;
  }

  /** Asks in the school as it was made. */
  async #ask(cell: Cell): Promise<string> {
    const { school, again } = this.#doors;
    again();
    lookAnew();
    return askCell(school, cell);
  }

  #isRight(cell: Cell, said: string): boolean {
    return isRight(cell, said, cell.subject in this.#doors.school.routes);
  }

  async #learn(cells: readonly Cell[]): Promise<Asked[]> {
    const learned: Asked[] = [];
    const wrong: string[] = [];
    for (const cell of cells) {
      lemmaGuards.asked.clear();
      const said = await this.#ask(cell);
      if (!this.#isRight(cell, said)) wrong.push(`${cell.who.name}: ${cell.subject}: ${said}, not ${cell.answer}`);
      learned.push({ cell, guards: new Set(lemmaGuards.asked) });
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return learned;
  }

  /** What somebody whom the table refuses is answered without this guard; undefined: what the table says. */
  async #without(id: string): Promise<string | undefined> {
    lemmaGuards.out = id;
    try {
      for (const { cell, guards } of this.#refused) {
        const said = guards.has(id) ? await this.#ask(cell) : undefined;
        if (said !== undefined && !this.#isRight(cell, said)) return said;
      }
      return undefined;
    } finally {
      lemmaGuards.out = undefined;
    }
  }

  /** What is answered, with and without a guard, if somebody loses what they may before one of the calls that lead to it. */
  async #leaving(cell: Cell, place: string, leave: (uid: string) => Promise<unknown>, id: string): Promise<boolean> {
    const said: string[] = [];
    for (const out of [undefined, id]) {
      lemmaGuards.before = { id: place, act: () => leave(cell.who.uid) };
      lemmaGuards.out = out;
      said.push(await this.#ask(cell));
      lemmaGuards.out = lemmaGuards.before = undefined;
    }
    const [usually = '', then = ''] = said;
    return REFUSAL.test(usually) && !REFUSAL.test(then);
  }

  async #withoutMeanwhile(guard: Guard): Promise<boolean> {
    for (const { cell, guards } of this.#allowed)
      if (guards.has(guard.id))
        for (const place of placesOf(guard, guards))
          for (const leave of departures) if (await this.#leaving(cell, place, leave, guard.id)) return true;
    return false;
  }

  /** Takes each of these guards out in turn. */
  async outcomeOf(guards: readonly Guard[], tell: (id: string) => void = () => undefined): Promise<GuardOutcome> {
    const outcome = {
      letIn: [],
      refusedOtherwise: [],
      failed: [],
      letInMeanwhile: [],
      proved: [],
      survivors: [],
      wronglyProved: [],
    } satisfies Mutable;
    const all: Mutable = outcome;
    for (const guard of guards) {
      const { id } = guard;
      const said = await this.#without(id);
      const isMeanwhile = said === undefined && (await this.#withoutMeanwhile(guard));
      const isProved = proofOfGuard(id) !== undefined;
      if (isProved && (said !== undefined || isMeanwhile)) all.wronglyProved.push(id);
      if (said !== undefined)
        all[FAULT.test(said) ? 'failed' : REFUSAL.test(said) ? 'refusedOtherwise' : 'letIn'].push(id);
      else if (isMeanwhile) all.letInMeanwhile.push(id);
      else all[isProved ? 'proved' : 'survivors'].push(id);
      if (all.survivors.at(-1) === id) tell(id);
    }
    this.#doors.again();
    return all;
  }
}
