export type Opened = { readonly remote: unknown } | null;

/** The protocol of Module Federation: a container takes a share scope, and gives what it exposes. */
type Container = {
  readonly init: (scope: unknown) => unknown;
  readonly get: (name: string) => Promise<() => Opened>;
};

/** What the shell lends, by the names of packages. */
export type Lent = Readonly<
  Record<
    string,
    { readonly version: string } & (
      | { readonly lib: () => unknown; readonly get?: never }
      | { readonly get: () => Promise<() => unknown>; readonly lib?: never }
    )
  >
>;

/** Opens what a small container (packages/federation) exposes as `./entry`: it needs no federation runtime. */
export async function openSmall(address: string, lent: Lent): Promise<Opened> {
  const scope = Object.fromEntries(
    Object.entries(lent).map(([name, each]) => [name, { [each.version]: { ...each, loaded: each.lib !== undefined } }]),
  );
  const container: Container = await import(/* @vite-ignore */ address);
  await container.init(scope);
  return (await container.get('./entry'))();
}
