/** What comes with the engine, when a visitor answers. */
export const verdictTexts = {
  en: {
    verdict: {
      toStudent: 'The student reads',
      toTeacher: 'The teacher sees a likely idea with an example, and what to ask next',
      quoted: '“{idea}”',
      right: 'Correct. Now try a mistake that your students make.',
      form: 'The value is correct; it is written in another way than the question asks for.',
      noTry: 'In a class this costs no try.',
      unreadable: 'This could not be read as an answer. In a class that costs no try.',
      slip: 'A careless error: close to the answer, and no idea behind it. Lemma does not count it as a misconception.',
      unexplained:
        'Not the answer, and no known idea leads to it. Lemma says so and does not guess; the teacher sees the answer as it is.',
    },
  },
  es: {
    verdict: {
      toStudent: 'El estudiante lee',
      toTeacher: 'El maestro ve una idea probable con un ejemplo y qué preguntar después',
      quoted: '«{idea}»',
      right: 'Correcto. Ahora pruebe un error de sus estudiantes.',
      form: 'El valor es correcto; está escrito de otra manera que la que pide la pregunta.',
      noTry: 'En una clase esto no gasta un intento.',
      unreadable: 'Esto no se pudo leer como respuesta. En una clase eso no gasta un intento.',
      slip: 'Un descuido: cerca de la respuesta y sin una idea detrás. Lemma no lo cuenta como idea equivocada.',
      unexplained:
        'No es la respuesta, y ninguna idea conocida lleva a ella. Lemma lo dice y no adivina; el maestro ve la respuesta tal como es.',
    },
  },
  ar: {
    verdict: {
      toStudent: 'يقرأ الطالب',
      toTeacher: 'يرى المعلم فكرة محتملة مع مثال، وماذا يسأل بعدها',
      quoted: '«{idea}»',
      right: 'صحيح. والآن جرّب خطأ يقع فيه طلابك.',
      form: 'القيمة صحيحة، لكنها مكتوبة بغير الشكل الذي يطلبه السؤال.',
      noTry: 'في الصف لا يُحسب هذا محاولة.',
      unreadable: 'لم تمكن قراءة هذا كإجابة. في الصف لا يُحسب ذلك محاولة.',
      slip: 'سهو: قريب من الإجابة، وليست وراءه فكرة. لا يعده Lemma فكرة خاطئة.',
      unexplained: 'ليست هذه الإجابة، ولا تؤدي إليها فكرة معروفة. يقول Lemma ذلك ولا يخمّن، ويرى المعلم الإجابة كما هي.',
    },
  },
};
