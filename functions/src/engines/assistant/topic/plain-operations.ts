/** What is calculated with whole numbers in each grade, operation by operation. */
const BY_GRADE: readonly (readonly string[])[] = [
  ['within-ten', 'add-within-20', 'add-two-digit', 'add-multi-digit', 'add-multi-digit', 'add-multi-digit'],
  [
    ...['within-ten', 'subtract-within-20', 'subtract-two-digit'],
    ...['subtract-multi-digit', 'subtract-multi-digit', 'subtract-multi-digit'],
  ],
  ['', '', 'arrays', 'multiplication-facts', 'multiply-by-one-digit', 'multiply-two-digit'],
  ['', '', '', 'division-facts', 'divide-by-one-digit', 'divide-by-two-digits'],
];

/** The stems of the operations, in the order of the lists above. */
export const OPERATIONS: readonly string[] = ['add', 'subtract', 'multipl', 'divid'];
/** What one operation is in a grade; undefined where it is not calculated there. */
export const plainSkillOf = (operation: number, grade: number): string | undefined => {
  const codes = BY_GRADE[operation] ?? [];
  const code = codes[Math.min(grade, codes.length - 1)];
  return code ? `whole-numbers.${code}` : undefined;
};

const USUAL_GRADE = 3;
/** What is added, subtracted, multiplied and divided in a grade. */
export const plainSkills = (grade = USUAL_GRADE): string[] => [
  ...new Set(
    BY_GRADE.flatMap((codes) => codes[Math.min(grade, codes.length - 1)] || []).map((code) => `whole-numbers.${code}`),
  ),
];
