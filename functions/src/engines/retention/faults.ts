/**
 * Collects the errors of several tasks, so that one that fails does not stop the others, and throws them together at
 * the end.
 */
export class Faults {
  readonly #all: unknown[] = [];

  async guard<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#all.push(error);
      return otherwise;
    }
  }

  tell(): void {
    if (this.#all.length > 0) throw new AggregateError(this.#all, 'some of what has expired is still there');
  }
}
