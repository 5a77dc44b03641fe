/** A unit with real exponents: `cm^2` is “cm²”. */
export const raisedUnit = (unit: string): string => unit.replaceAll('^2', '²').replaceAll('^3', '³');
