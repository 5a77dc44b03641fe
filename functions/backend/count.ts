/** A mean, counted: of a share every one is 0 or 1. */
class Mean {
  of = 0;
  sum = 0;
  add(other: { readonly of: number; readonly sum: number }): void {
    this.of += other.of;
    this.sum += other.sum;
  }
}
export type Shares = Map<string, Mean>;

export function count(shares: Shares, name: string, value: boolean | number): void {
  addTo(shares, name, { of: 1, sum: Number(value) });
}

export function addTo(shares: Shares, name: string, some: { readonly of: number; readonly sum: number }): void {
  const mean = shares.get(name) ?? new Mean();
  shares.set(name, mean);
  mean.add(some);
}

/** The means as figures: a number of questions, or a share in percent. */
export const figuresFrom = (world: string, shares: Shares) =>
  [...shares].map(([name, { of, sum }]) => ({
    name: `${world}, ${name} (of ${of})`,
    ...(name.endsWith('questions') ? { value: sum / of, unit: '' } : { value: (100 * sum) / of, unit: '%' }),
  }));
