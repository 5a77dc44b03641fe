import type { NewEntry } from '@lemma/offline/journal';
import { DAY } from '@lemma/school/time';
import type { Delivery } from '#shared/outbox/delivery.ts';
import { Device } from './devices.ts';
import { PlainDevice } from './plain-device.ts';
import type { Fault, Step } from './schedule.ts';
import { SchoolServer } from './school-server.ts';

/** The results of a schedule, counted. */
export type Figures = {
  /** Answers for which the screen said "saved". */
  readonly saved: number;
  /**
   * Of these, and of those that wait in an open tab for space: the number that the server does not have and the student
   * is not shown as refused.
   */
  readonly lost: number;
  /** Answers that the server has more than once, and hand-ins beyond the first. */
  readonly doubled: number;
  /** How often "sent" or "turned in" was shown for something that the server does not have. */
  readonly untrue: number;
  /** Answers of one device that arrived in another order than they were given. */
  readonly outOfOrder: number;
};

/** Lets all pending promises run. */
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

type Made = { readonly id: string; readonly answer: string; readonly device: number };

type TabUnderTest = {
  readonly alive: boolean;
  readonly told: readonly Delivery[];
  readonly mailer: {
    readonly post: (entry: NewEntry) => Promise<'saved' | 'unsaved' | 'told'>;
    readonly flush: (uid: string) => Promise<void>;
  };
};
type DeviceUnderTest = {
  readonly uid: string;
  readonly faults: Fault[];
  online: boolean;
  full: boolean;
  readonly tab: (index: number) => TabUnderTest;
  readonly kill: (index: number) => void;
  readonly tick: () => Promise<void>;
  readonly refused: () => Promise<readonly { readonly id: string }[]>;
};

/** The implementations that are compared: our outbox, and plain Firestore persistence. */
const carriers = {
  journal: Device,
  plain: PlainDevice,
} satisfies Record<string, new (school: SchoolServer, late: (() => void)[]) => DeviceUnderTest>;
export type Carrier = keyof typeof carriers;

class Run {
  readonly school = new SchoolServer();
  readonly late: (() => void)[] = [];
  readonly devices: readonly DeviceUnderTest[];
  readonly saved: Made[] = [];
  /** Answers for which the device had no space: safe as long as their tab stays open, which the screen says. */
  readonly held: { readonly id: string; readonly tab: TabUnderTest }[] = [];
  readonly tabs = new Set<TabUnderTest>();
  private count = 0;

  constructor(carrier: Carrier) {
    const Carried = carriers[carrier];
    this.devices = [new Carried(this.school, this.late), new Carried(this.school, this.late)];
  }

  private deviceAt(index: number): DeviceUnderTest {
    const device = this.devices[index];
    if (!device) throw new RangeError(`device ${index}`);
    return device;
  }

  async step(step: Step, clock: (days: number) => void): Promise<void> {
    if (step.kind === 'clock') clock(step.days);
    else if (step.kind === 'arrive') this.late.shift()?.();
    else await this.stepOf(this.deviceAt(step.device), step);
    await settle();
  }

  private async stepOf(device: DeviceUnderTest, step: Extract<Step, { device: number }>): Promise<void> {
    if (step.kind === 'answer' || step.kind === 'submit') await this.post(device, step);
    else if (step.kind === 'kill') device.kill(step.tab);
    else if (step.kind === 'open') void this.tab(device, step.tab).mailer.flush(device.uid);
    else if (step.kind === 'fault') device.faults.push(step.fault);
    else if (step.kind === 'tick') await device.tick();
    else if (step.kind === 'deploy') for (const index of [0, 1]) device.kill(index);
    else if (step.kind === 'full' || step.kind === 'room') device.full = step.kind === 'full';
    else device.online = step.kind === 'online';
  }

  private tab(device: DeviceUnderTest, index: number): TabUnderTest {
    const tab = device.tab(index);
    this.tabs.add(tab);
    return tab;
  }

  private async post(device: DeviceUnderTest, step: Extract<Step, { kind: 'answer' | 'submit' }>): Promise<void> {
    this.count += 1;
    const answer = `${step.kind}-${this.count}`;
    const id = crypto.randomUUID();
    const common = { id, uid: device.uid, submissionId: 's' };
    const entry =
      step.kind === 'answer'
        ? { ...common, kind: 'attempt' as const, itemId: `i${step.item}`, response: answer, took: 1 }
        : { ...common, kind: 'hand-in' as const };
    const tab = this.tab(device, step.tab);
    const said = await tab.mailer.post(entry);
    if (said === 'unsaved' && step.kind === 'answer') this.held.push({ id, tab });
    if (said === 'saved' && step.kind === 'answer') this.saved.push({ id, answer, device: step.device });
  }

  /**
   * The end of a schedule: the network is back, there is space, and the student opens the area once more on each
   * device.
   */
  async end(): Promise<void> {
    for (const arrive of this.late.splice(0)) arrive();
    for (const device of this.devices) {
      Object.assign(device, { online: true, full: false });
      device.faults.length = 0;
      for (const index of [0, 1, 0]) await this.tab(device, index).mailer.flush(device.uid);
      await device.tick();
      await settle();
    }
  }

  async figures(): Promise<Figures> {
    const refused = (await Promise.all(this.devices.map((one) => one.refused()))).flat().map(({ id }) => id);
    const { stored, order, handIns } = this.school;
    const owed = [...this.saved, ...this.held.filter(({ tab }) => tab.alive)];
    const told: Delivery[] = [...this.tabs].flatMap((tab) => tab.told);
    const has = ({ kind, id }: Delivery) => (kind === 'hand-in' ? handIns > 0 : stored.has(id));
    const swapped = [0, 1].flatMap((device) => {
      const own = this.saved.filter((one) => one.device === device).map(({ answer }) => answer);
      const places = own.map((answer) => order.indexOf(answer)).filter((place) => place >= 0);
      return places.filter((place, index) => index > 0 && place < (places[index - 1] ?? 0));
    });
    return {
      saved: this.saved.length,
      lost: owed.filter(({ id }) => !stored.has(id) && !refused.includes(id)).length,
      doubled: order.length - new Set(order).size + Math.max(0, handIns - 1),
      untrue: told.filter((one) => one.kind !== 'refused' && !has(one)).length,
      outOfOrder: swapped.length,
    };
  }
}

/** Runs one schedule on one implementation and counts the results. */
export async function runSchedule(
  carrier: Carrier,
  steps: readonly Step[],
  setClock: (at: number) => void,
): Promise<Figures> {
  const run = new Run(carrier);
  let now = Date.now();
  const clock = (days: number) => {
    now += days * DAY;
    setClock(now);
  };
  for (const step of steps) await run.step(step, clock);
  await run.end();
  return run.figures();
}
