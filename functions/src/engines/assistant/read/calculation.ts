/** A calculation with whole numbers. */
export const CALCULATION = /(?<![\d.])(\d{1,4})\s*([-−+×x*÷]|\btimes\b|\bplus\b|\bminus\b)\s*(\d{1,4})(?!\d|\.\d)/gi;
