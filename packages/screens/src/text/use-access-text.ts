import { createTexts, type Translation } from '@lemma/ui';

const en = {
  access: {
    title: 'Accommodations',
    lead: 'What {name} needs in every class, for example by an IEP or a 504 plan. Only the teachers of {name}, {name} and the family see it.',
    changed: 'Last changed by {name}, {date}.',
    none: 'None are set.',
    ofTeachers: 'The teachers of {name} set these, for all classes.',
    mine: 'Set up by your teacher',
    mineLead: 'Your teacher set this up for all your classes and can change it.',
    language: 'Until the student chooses another one in the settings.',
    fewerItems: {
      label: 'Number of questions',
      hint: 'In assignments that are begun from now on, and on worksheets that you print for this student. Each skill keeps at least one question, and the score is out of the questions that the student has. Practice until mastery and stories stay as they are.',
      values: {
        all: 'As for the class',
        'three-quarters': 'Three quarters of the questions',
        half: 'Half of the questions',
      },
    },
    readAloud: {
      label: 'Read questions aloud',
      hint: 'The device’s voice reads each question when it opens. A large button stops it and reads again.',
      says: 'Questions are read aloud',
    },
    largerPrint: {
      label: 'Larger print',
      hint: 'The largest text on screen, and 18-point type on new sign-in cards and on worksheets that you print for this student.',
      says: 'Larger print on screen and on paper',
    },
    calmMotion: {
      label: 'Reduced motion',
      hint: 'Nothing slides or fades on this student’s pages.',
      says: 'Reduced motion',
    },
    calculator: {
      label: 'Calculator',
      hint: 'With add, subtract, multiply and divide, beside questions on screen.',
      values: {
        none: 'None',
        'not-for-computing': 'Except for bare calculations, such as 34 × 6',
        always: 'Beside every question',
      },
      says: { 'not-for-computing': 'Calculator, except for bare calculations', always: 'Calculator' },
    },
    time: {
      label: 'Time',
      hint: 'For time limits of assignments that are begun from now on. A limit for this student alone stays as you set it. Due dates stay too, and an answer in under 3 seconds counts as a guess, as for everybody.',
      values: {
        usual: 'As for the class',
        'quarter-more': '1.25 times the time',
        'half-more': '1.5 times the time',
        double: 'Twice the time',
        unlimited: 'No time limit',
      },
    },
  },
  calculator: {
    title: 'Calculator',
    trouble: { 'by-zero': 'Can’t divide by 0', 'too-large': 'Too many digits' },
    keys: {
      plus: 'plus',
      minus: 'minus',
      times: 'times',
      over: 'divided by',
      equals: 'equals',
      mark: 'decimal point',
      back: 'Delete the last key',
      clear: 'Clear',
    },
  },
} as const;

const es: Translation<typeof en> = {
  access: {
    title: 'Adaptaciones',
    lead: 'Lo que {name} necesita en todas las clases, por ejemplo por un IEP o un plan 504. Solo lo ven sus maestros, {name} y la familia.',
    changed: 'Último cambio: {name}, {date}.',
    none: 'No hay ninguna.',
    ofTeachers: 'Las deciden los maestros de {name}, para todas las clases.',
    mine: 'Elegido por el maestro',
    mineLead: 'El maestro lo eligió para todas las clases y lo puede cambiar.',
    language: 'Hasta que el estudiante escoja otro en la configuración.',
    fewerItems: {
      label: 'Cantidad de preguntas',
      hint: 'En las tareas que se empiecen a partir de ahora y en las hojas que imprima para este estudiante. Queda al menos una pregunta de cada habilidad, y la puntuación es sobre las preguntas que tiene el estudiante. La práctica hasta dominarlo y las historias quedan como están.',
      values: {
        all: 'Como la clase',
        'three-quarters': 'Tres cuartas partes de las preguntas',
        half: 'La mitad de las preguntas',
      },
    },
    readAloud: {
      label: 'Leer las preguntas en voz alta',
      hint: 'La voz del dispositivo lee cada pregunta cuando se abre. Un botón grande la detiene y la repite.',
      says: 'Las preguntas se leen en voz alta',
    },
    largerPrint: {
      label: 'Letra más grande',
      hint: 'El texto más grande en pantalla, y letra de 18 puntos en las tarjetas de acceso nuevas y en las hojas que imprima para este estudiante.',
      says: 'Letra más grande en pantalla y en papel',
    },
    calmMotion: {
      label: 'Menos movimiento',
      hint: 'Nada se desliza ni se desvanece en las páginas de este estudiante.',
      says: 'Menos movimiento',
    },
    calculator: {
      label: 'Calculadora',
      hint: 'Suma, resta, multiplica y divide, junto a las preguntas en pantalla.',
      values: {
        none: 'Ninguna',
        'not-for-computing': 'Excepto en cálculos solos, como 34 × 6',
        always: 'Junto a cada pregunta',
      },
      says: { 'not-for-computing': 'Calculadora, excepto en cálculos solos', always: 'Calculadora' },
    },
    time: {
      label: 'Tiempo',
      hint: 'Para los límites de tiempo de las tareas que se empiecen a partir de ahora. Un límite solo para este estudiante queda como está. Las fechas de entrega no cambian, y una respuesta en menos de 3 segundos cuenta como adivinada, igual que para todos.',
      values: {
        usual: 'Como la clase',
        'quarter-more': '1.25 veces el tiempo',
        'half-more': '1.5 veces el tiempo',
        double: 'El doble de tiempo',
        unlimited: 'Sin límite de tiempo',
      },
    },
  },
  calculator: {
    title: 'Calculadora',
    trouble: { 'by-zero': 'No se puede dividir entre 0', 'too-large': 'Demasiadas cifras' },
    keys: {
      plus: 'más',
      minus: 'menos',
      times: 'por',
      over: 'entre',
      equals: 'igual a',
      mark: 'punto decimal',
      back: 'Borrar la última tecla',
      clear: 'Borrar todo',
    },
  },
};

const ar: Translation<typeof en> = {
  access: {
    title: 'التسهيلات',
    lead: 'ما يحتاجه {name} في كل الصفوف، مثلًا بحسب خطة IEP أو خطة 504. لا يراها إلا معلمو {name} و{name} والأسرة.',
    changed: 'آخر تغيير: {name}، {date}.',
    none: 'لا شيء محدد.',
    ofTeachers: 'يحددها معلمو {name} لكل الصفوف.',
    mine: 'ما حدده المعلم',
    mineLead: 'حدده المعلم لكل الصفوف، ويمكنه تغييره.',
    language: 'إلى أن يختار الطالب لغة أخرى في الإعدادات.',
    fewerItems: {
      label: 'عدد الأسئلة',
      hint: 'في الواجبات التي تبدأ من الآن، وفي أوراق العمل التي تطبعها لهذا الطالب. يبقى سؤال واحد على الأقل من كل مهارة، والدرجة من مجموع الأسئلة التي عند الطالب. التدريب حتى الإتقان والقصص يبقيان كما هما.',
      values: {
        all: 'مثل الصف',
        'three-quarters': 'ثلاثة أرباع الأسئلة',
        half: 'نصف الأسئلة',
      },
    },
    readAloud: {
      label: 'قراءة الأسئلة بصوت عالٍ',
      hint: 'يقرأ صوت الجهاز كل سؤال عند فتحه. زر كبير يوقفه ويعيد القراءة.',
      says: 'تُقرأ الأسئلة بصوت عالٍ',
    },
    largerPrint: {
      label: 'خط أكبر',
      hint: 'أكبر نص على الشاشة، وخط 18 نقطة على بطاقات الدخول الجديدة وأوراق العمل التي تطبعها لهذا الطالب.',
      says: 'خط أكبر على الشاشة وعلى الورق',
    },
    calmMotion: {
      label: 'حركة أقل',
      hint: 'لا شيء ينزلق أو يتلاشى في صفحات هذا الطالب.',
      says: 'حركة أقل',
    },
    calculator: {
      label: 'آلة حاسبة',
      hint: 'للجمع والطرح والضرب والقسمة، بجانب الأسئلة على الشاشة.',
      values: {
        none: 'لا شيء',
        'not-for-computing': 'ما عدا العمليات الحسابية وحدها، مثل 34 × 6',
        always: 'بجانب كل سؤال',
      },
      says: { 'not-for-computing': 'آلة حاسبة، ما عدا العمليات الحسابية وحدها', always: 'آلة حاسبة' },
    },
    time: {
      label: 'الوقت',
      hint: 'للواجبات ذات الوقت المحدد التي تبدأ من الآن. يبقى الحد الخاص بهذا الطالب وحده كما هو. لا تتغير مواعيد التسليم، والإجابة في أقل من 3 ثوانٍ تُعدّ تخمينًا كما للجميع.',
      values: {
        usual: 'مثل الصف',
        'quarter-more': '1.25 من الوقت',
        'half-more': '1.5 من الوقت',
        double: 'ضعف الوقت',
        unlimited: 'بلا حد للوقت',
      },
    },
  },
  calculator: {
    title: 'آلة حاسبة',
    trouble: { 'by-zero': 'لا تمكن القسمة على 0', 'too-large': 'أرقام كثيرة جدًا' },
    keys: {
      plus: 'زائد',
      minus: 'ناقص',
      times: 'ضرب',
      over: 'على',
      equals: 'يساوي',
      mark: 'فاصلة عشرية',
      back: 'حذف آخر مفتاح',
      clear: 'مسح الكل',
    },
  },
};

/** The texts of accommodations, for teachers, children and families. */
export const { useText: useAccessText } = createTexts({ en, es, ar });
