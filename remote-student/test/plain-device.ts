import type { NewEntry } from '@lemma/offline/journal';
import type { Delivery } from '#shared/outbox/delivery.ts';
import type { Fault } from './schedule.ts';
import type { SchoolServer } from './school-server.ts';

/**
 * The same schedules without an outbox of our own: an app that calls `setDoc` once for each answer, under an id of its
 * own, with Firestore's persistent multi-tab cache and rules that accept answers until the work is turned in. It is a
 * model of what the SDK does, not the SDK, and each doubt is decided in its favor:
 *
 * - a write is in the mutation queue in IndexedDB before anything says "saved"; all tabs share one queue, which one of
 *   them sends in order,
 * and which outlives them (Firestore, "Access data offline");
 * - a stalled stream, a lost acknowledgement and an expired token (UNAUTHENTICATED) leave the write in the queue to be
 *   sent again;
 * - a refusal by the rules (PERMISSION_DENIED) is permanent: the write is removed from the queue, and only the promise
 *   of the `setDoc`
 * call is told, which disappears with its tab. If that tab is still open, the app is assumed to show it and to keep the
 * answer;
 * - if the device has no space the call fails, and the app is assumed to say so instead of "saved";
 * - ids made by the app make a repeated write harmless, so that nothing is doubled.
 *
 * The SDK itself runs the steps that a browser can be made to do: `npm run soak -w e2e -- plain-persistence`.
 *
 * Left out, since it would count against it: writes that are not sent after the quota was exceeded, and caches that are
 * reset.
 */
export class PlainDevice {
  readonly uid = 'ana';
  readonly faults: Fault[] = [];
  online = true;
  full = false;
  private readonly school: SchoolServer;
  private readonly late: (() => void)[];
  private readonly queue: { readonly entry: NewEntry; readonly by: PlainTab }[] = [];
  private readonly shown: { readonly id: string }[] = [];
  private tabs: (PlainTab | undefined)[] = [];

  constructor(school: SchoolServer, late: (() => void)[]) {
    this.school = school;
    this.late = late;
  }

  tab(index: number): PlainTab {
    const tab = this.tabs[index] ?? new PlainTab(this);
    this.tabs[index] = tab;
    return tab;
  }

  kill(index: number): void {
    const tab = this.tabs[index];
    if (tab) tab.alive = false;
    this.tabs[index] = undefined;
  }

  async tick(): Promise<void> {
    if (this.tabs.some((tab) => tab !== undefined)) this.send();
  }

  /** The answers that the student is shown as refused. */
  async refused(): Promise<readonly { readonly id: string }[]> {
    return this.shown;
  }

  write(entry: NewEntry, by: PlainTab): 'saved' | 'told' {
    if (this.full) return 'told';
    this.queue.push({ entry, by });
    this.send();
    return 'saved';
  }

  send(): void {
    for (let head = this.queue[0]; head !== undefined && this.online; head = this.queue[0]) {
      const fault = this.faults.shift();
      if (fault === 'stall' || fault === 'expired') return;
      const { entry, by } = head;
      if (fault === 'later') {
        this.late.push(() => void this.arrive(entry));
        return;
      }
      const taken = this.arrive(entry);
      if (fault === 'twice') this.arrive(entry);
      // The acknowledgement is lost: the write stays in the queue and is sent again.
      if (fault === 'deaf' || fault === 'strange') return;
      this.queue.shift();
      if (!taken && by.alive) this.shown.push({ id: entry.id });
    }
  }

  /** The rules: an answer is accepted until the work is turned in. False if refused. */
  private arrive(entry: NewEntry): boolean {
    if (entry.kind === 'attempt' && this.school.handIns > 0) return this.school.stored.has(entry.id);
    this.school.receive({ ...entry, sequence: 0 });
    return true;
  }
}

/** One tab of such an app. */
export class PlainTab {
  alive = true;
  readonly told: Delivery[] = [];
  readonly mailer: {
    readonly post: (entry: NewEntry) => Promise<'saved' | 'told'>;
    readonly flush: () => Promise<void>;
  };

  constructor(device: PlainDevice) {
    this.mailer = {
      post: async (entry) => device.write(entry, this),
      flush: async () => device.send(),
    };
  }
}
