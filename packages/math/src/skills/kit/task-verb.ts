const verbs = { '+': 'Add.', '-': 'Subtract.', '×': 'Multiply.', '÷': 'Divide.' } as const;

/** The task of a calculation with one sign, as a teacher says it: "Add." */
export const taskVerb = (sign: keyof typeof verbs): (typeof verbs)[keyof typeof verbs] => verbs[sign];
