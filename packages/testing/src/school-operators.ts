/** Who operates the school of the tests (`LEMMA_SCHOOL_OPERATORS`). */
export const schoolOperators = [
  ...(['ina.lind@riverside.example', 'omar.reyes@riverside.example'] as const),
  // Of the school whose doors everybody asks.
  ...(['op.one@doors.example', 'op.two@doors.example'] as const),
] as const;
