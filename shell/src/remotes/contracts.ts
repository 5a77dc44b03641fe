import type { RemoteContext } from '@lemma/contract';

/** What the shell has for an area, whatever its contract. */
export type Lendable = RemoteContext & {
  /** Where the area hangs in the shell. */
  readonly path: string;
};

/**
 * The contracts that this shell speaks, by their version: what it hands to an area of each. A new one stands beside those
 * before until no version that is served needs them. The build tells the release tool which there are.
 */
export const contracts: Readonly<Record<number, (lendable: Lendable) => unknown>> = {
  1: ({ queryClient, reportError }: Lendable): RemoteContext => ({ queryClient, reportError }),
};

export const spokenContracts: readonly number[] = Object.keys(contracts).map(Number);
