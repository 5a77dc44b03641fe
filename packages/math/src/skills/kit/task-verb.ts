const verbs = { '+': 'Add.', '-': 'Subtract.', '×': 'Multiply.', '÷': 'Divide.' } as const;

/** What a calculation with one sign asks for, as a teacher says it: "Add." */
export const taskVerb = (sign: keyof typeof verbs): (typeof verbs)[keyof typeof verbs] => verbs[sign];
