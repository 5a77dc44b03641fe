const HEAD = /^\(?([fghpq])\(([a-z])\)\)?$/;
const CALL = /\b([fghpq])\(([^()]*)\)/g;
const LONGEST = 300;

/** The functions that a text defines, f(x) = 2x + 1, and their values in what comes after. */
export function functionsOf() {
  const known = new Map<string, { readonly letter: string; readonly body: string }>();
  return {
    /** True where the statement was a definition. A second one of the same name takes the place of the first. */
    define(left: string, right: string): boolean {
      const head = HEAD.exec(left.trim());
      if (head?.[1] === undefined || head[2] === undefined) return false;
      known.set(head[1], { letter: head[2], body: right });
      return true;
    },
    /** Replaces every call of a known function by its formula. */
    apply: (text: string): string => {
      if (known.size === 0) return text;
      const made = text.replace(CALL, (call, name: string, argument: string) => {
        const own = known.get(name);
        return own === undefined ? call : `(${own.body.replaceAll(own.letter, `(${argument})`)})`;
      });
      return made.length > LONGEST ? text : made;
    },
  };
}
