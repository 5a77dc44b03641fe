import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { Area } from './areas.ts';

/**
 * The contract that remotes are compiled with. Increased when what a shell hands over changes so that a remote built
 * before could not run with it; a shell then speaks both (shell, `contracts.ts`).
 */
export const CONTRACT_VERSION = 1;

/** Everything the shell lends to a remote. A new field needs a decision record. */
export type RemoteContext = {
  readonly queryClient: QueryClient;
  /** Sends a fault to the shell's log with `area@version`; never shows anything by itself. */
  readonly reportError: (error: unknown, where: string) => void;
};

/** The shape of `export const remote` in every remote's `src/entry.ts`, exposed as `./entry`. */
export type RemoteModule = {
  readonly area: Area;
  readonly contractVersion: typeof CONTRACT_VERSION;
  /** The routes below the area's path: relative, with a lazy import for each screen. Called once for each page load. */
  readonly createRoutes: (context: RemoteContext) => RouteObject[];
};

/** A remote of any contract that a shell speaks: it hands over what that contract promises. */
export type SpokenRemote = {
  readonly area: Area;
  readonly contractVersion: number;
  createRoutes(context: unknown): RouteObject[];
};

/** Remotes deploy on their own: what arrives may be older or newer than the types the shell was compiled with. */
export const isRemoteModule = (
  candidate: unknown,
  area: Area,
  contracts: readonly number[] = [CONTRACT_VERSION],
): candidate is SpokenRemote =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'area' in candidate &&
  candidate.area === area &&
  'contractVersion' in candidate &&
  contracts.some((spoken) => spoken === candidate.contractVersion) &&
  'createRoutes' in candidate &&
  typeof candidate.createRoutes === 'function';
