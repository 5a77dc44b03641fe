export const workEs = {
  work: {
    done: '{count, number} de {total, number} hechas',
    words: {
      'not-started': 'sin empezar',
      'in-progress': 'empezada',
      submitted: 'entregada',
      checked: 'entregada, corregida por el programa',
      late: 'entregada tarde',
      graded: 'calificada',
      returned: 'devuelta',
      resubmit: 'intentar otra vez',
      excused: 'dispensada',
      missing: 'falta entregar',
    },
  },
} as const;
