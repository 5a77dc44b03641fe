/** What comes with the engine, when a visitor answers. */
export const verdictTexts = {
  en: {
    verdict: {
      toStudent: 'The student reads',
      toTeacher: 'The teacher sees a likely idea with an example, and what to ask next',
      quoted: '“{idea}”',
      right: 'Correct. Now try a mistake that your students make.',
      unworked: 'The student reads: “That is the right calculation. Work it out.” In a class this costs no try.',
      form: 'The value is correct; it is written in another way than the question asks for.',
      noTry: 'In a class this costs no try.',
      unreadable: 'This could not be read as an answer. In a class that costs no try.',
      unexplained:
        'Not the answer. This one answer alone does not tell which idea is behind it. Lemma does not guess; the teacher sees the answer as it is.',
    },
  },
  es: {
    verdict: {
      toStudent: 'El estudiante lee',
      toTeacher: 'El maestro ve una idea probable con un ejemplo y qué preguntar después',
      quoted: '«{idea}»',
      right: 'Correcto. Ahora pruebe un error de sus estudiantes.',
      unworked: 'El estudiante lee: «El cálculo es correcto. Ahora resuélvelo.» En una clase esto no gasta un intento.',
      form: 'El valor es correcto; está escrito de otra manera que la que pide la pregunta.',
      noTry: 'En una clase esto no gasta un intento.',
      unreadable: 'Esto no se pudo leer como respuesta. En una clase eso no gasta un intento.',
      unexplained:
        'No es la respuesta. Esta sola respuesta no dice qué idea hay detrás. Lemma no adivina; el maestro ve la respuesta tal como es.',
    },
  },
  ar: {
    verdict: {
      toStudent: 'يقرأ الطالب',
      toTeacher: 'يرى المعلم فكرة محتملة مع مثال، وماذا يسأل بعدها',
      quoted: '«{idea}»',
      right: 'صحيح. والآن جرّب خطأ يقع فيه طلابك.',
      unworked: 'يقرأ الطالب: «هذه هي العملية الصحيحة. احسب ناتجها.» في الصف لا يُحسب هذا محاولة.',
      form: 'القيمة صحيحة، لكنها مكتوبة بغير الشكل الذي يطلبه السؤال.',
      noTry: 'في الصف لا يُحسب هذا محاولة.',
      unreadable: 'لم تمكن قراءة هذا كإجابة. في الصف لا يُحسب ذلك محاولة.',
      unexplained:
        'ليست هذه الإجابة. هذه الإجابة وحدها لا تدل على الفكرة التي وراءها. لا يخمّن Lemma، ويرى المعلم الإجابة كما هي.',
    },
  },
};
