/** Joins class names; leaves out what is false, empty or missing. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name): name is string => typeof name === 'string' && name !== '').join(' ');
