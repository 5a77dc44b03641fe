/** A unit as people write it beside an answer: `cm^2` is “cm²”. */
export const raisedUnit = (unit: string): string => unit.replaceAll('^2', '²').replaceAll('^3', '³');
