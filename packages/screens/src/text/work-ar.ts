export const workAr = {
  work: {
    done: 'تم {count, number} من {total, number}',
    words: {
      'not-started': 'لم يبدأ',
      'in-progress': 'بدأ',
      submitted: 'تم التسليم',
      checked: 'تم التسليم وصححه البرنامج',
      late: 'سُلّم متأخرًا',
      graded: 'صُحح',
      returned: 'أُعيد',
      resubmit: 'حاول مرة أخرى',
      excused: 'معفى',
      missing: 'لم يُسلّم',
    },
  },
} as const;
