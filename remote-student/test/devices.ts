import 'fake-indexeddb/auto';
import { type Journal, openJournal } from '@lemma/offline/journal';
import type { Delivery, Server } from '#shared/outbox/delivery.ts';
import { createMailer } from '#shared/outbox/mailer.ts';
import type { Fault } from './schedule.ts';
import { lost, type SchoolServer } from './school-server.ts';

/** A promise that never resolves, because a closed tab gets no more results. */
const silence = <T>(): Promise<T> => new Promise<T>(() => undefined);

type Entry = Parameters<SchoolServer['receive']>[0];

/**
 * One simulated device: storage that its tabs share, a lock between them, and a network that fails as the schedule
 * says.
 */
export class Device {
  readonly name = crypto.randomUUID();
  readonly uid = 'ana';
  readonly faults: Fault[] = [];
  online = true;
  full = false;
  private readonly school: SchoolServer;
  private readonly late: (() => void)[];
  private readonly journal: Journal = openJournal(this.name);
  private holder: Promise<unknown> = Promise.resolve();
  private tabs: (Tab | undefined)[] = [];

  constructor(school: SchoolServer, late: (() => void)[]) {
    this.school = school;
    this.late = late;
  }

  tab(index: number): Tab {
    const tab = this.tabs[index] ?? new Tab(this, this.journal, (entry) => this.send(entry));
    this.tabs[index] = tab;
    return tab;
  }

  kill(index: number): void {
    this.tabs[index]?.die();
    this.tabs[index] = undefined;
  }

  /** Lets all timers expire. */
  async tick(): Promise<void> {
    await Promise.all(this.tabs.map((tab) => tab?.tick()));
  }

  /** Simulates a Web Lock: the next tab gets it when the one before is done or closed. */
  leading<T>(tab: Tab, work: () => Promise<T>): Promise<T> {
    const turn = this.holder.then(() => (tab.alive ? work() : silence<T>()));
    this.holder = Promise.race([turn.catch(() => undefined), tab.gone]);
    return turn;
  }

  refused(): ReturnType<Journal['refused']> {
    return this.journal.refused(this.uid);
  }

  private async send(entry: Entry): ReturnType<Server['submitAttempt']> {
    if (!this.online) throw lost('network/offline');
    const fault = this.faults.shift();
    if (fault === 'stall') throw lost('network/timeout');
    if (fault === 'expired') throw lost('auth/signed-out');
    if (fault === 'later') {
      this.late.push(() => void this.school.receive(entry));
      throw lost('network/timeout');
    }
    const reply = this.school.receive(entry);
    if (fault === 'twice') this.school.receive(entry);
    if (fault === 'deaf') throw lost('network/timeout');
    if (fault === 'strange') throw lost('data/malformed');
    return reply ?? { kind: 'invalid', message: '', at: 0, length: 0 };
  }
}

/** One simulated tab with the product's own mailer and storage. Closing it ends its work. */
export class Tab {
  alive = true;
  readonly told: Delivery[] = [];
  readonly mailer: ReturnType<typeof createMailer>;
  readonly gone: Promise<void>;
  private end: () => void = () => undefined;
  private timers = new Set<() => void>();

  constructor(device: Device, journal: Journal, send: (entry: Entry) => ReturnType<Server['submitAttempt']>) {
    this.gone = new Promise((resolve) => {
      this.end = resolve;
    });
    const whileAlive =
      <A extends unknown[], R>(work: (...values: A) => Promise<R>) =>
      async (...values: A): Promise<R> => {
        if (!this.alive) return silence<R>();
        const result = await work(...values);
        return this.alive ? result : silence<R>();
      };
    this.mailer = createMailer({
      journal: {
        ...journal,
        add: whileAlive(async (entry) => {
          if (device.full) throw new DOMException('no room', 'QuotaExceededError');
          return journal.add(entry);
        }),
        settle: whileAlive(journal.settle),
        refuse: whileAlive(journal.refuse),
        waiting: whileAlive(journal.waiting),
      },
      server: {
        submitAttempt: whileAlive(send),
        handIn: whileAlive(send),
        answerPractice: async () => Promise.reject(new Error('no schedule has practice')),
        setGoal: async () => Promise.reject(new Error('no schedule has goals')),
      },
      leading: (work) => device.leading(this, work),
      later: (work) => {
        this.timers.add(work);
        return () => this.timers.delete(work);
      },
      leave: () => undefined,
      tell: (delivery) => {
        if (delivery) this.told.push(delivery);
      },
    });
  }

  die(): void {
    this.alive = false;
    this.end();
  }

  async tick(): Promise<void> {
    const due = [...this.timers];
    this.timers.clear();
    for (const work of due) work();
  }
}
