/** Sentences of a plan that are the same in each, in Spanish. Texts for students say tú, those for teachers usted. */
export const planTexts: Readonly<Record<string, string>> = {
  // What the phases are called.
  'Launch: guess first': 'Inicio: primero adivinar',
  'Show one, with reasons': 'Mostrar uno, con razones',
  'Try it your own way': 'Probar a su manera',
  'Discuss: compare the ways': 'Conversar: comparar las maneras',
  'Second round: one for a partner': 'Segunda vuelta: uno para la pareja',
  'Put the method together': 'Reunir el método',
  'Exit ticket': 'Boleto de salida',
  'Launch: what do you believe?': 'Inicio: ¿qué creen?',
  'Build one together': 'Construir uno entre todos',
  'Build, draw, name': 'Construir, dibujar, nombrar',
  'Discuss: agree or disagree': 'Conversar: de acuerdo o no',
  'Second look: always, sometimes, never': 'Segunda mirada: siempre, a veces, nunca',
  'Say what it means': 'Decir qué significa',
  'Launch: what is going on?': 'Inicio: ¿qué está pasando?',
  'Model one together': 'Modelar uno entre todos',
  'Plan, model, check': 'Planear, modelar, comprobar',
  'Discuss: which model fits?': 'Conversar: ¿qué modelo va bien?',
  'Second story: write your own': 'Segunda historia: escribir una propia',
  'Back to the situation': 'De vuelta a la situación',
  'Launch: a question first': 'Inicio: primero una pregunta',
  'Read one together': 'Leer uno entre todos',
  'Read, find, claim': 'Leer, hallar, afirmar',
  'Discuss: claim and evidence': 'Conversar: afirmación y evidencia',
  'Second claim: what would change it?': 'Segunda afirmación: ¿qué la cambiaría?',
  'What the data can say': 'Lo que los datos pueden decir',
  'Launch: predict': 'Inicio: predecir',
  'One together, step by step': 'Uno entre todos, paso a paso',
  'Test and justify': 'Probar y justificar',
  'Discuss: prove it to a partner': 'Conversar: demostrarlo a la pareja',
  'From seeing to knowing': 'De ver a saber',
  'Second look: make one for a partner': 'Segunda mirada: hacer uno para la pareja',
  // Before the lesson.
  'In plain words of our own, not the official wording.':
    'Con palabras sencillas nuestras, no con la redacción oficial.',
  'Big idea': 'Gran idea',
  'Students will be able to': 'Los estudiantes podrán',
  'Keep: the case of the exit ticket': 'Conserve: el caso del boleto de salida',
  'Keep: what is asked': 'Conserve: lo que se pregunta',
  'Keep: the hardest part': 'Conserve: la parte más difícil',
  'Starts here': 'Empieza aquí',
  'The standards begin here: students bring what they know from before school.':
    'Los estándares empiezan aquí: los estudiantes traen lo que saben de antes de la escuela.',
  'Two minutes.': 'Dos minutos.',
  // Openings and quiet answers.
  'Tell a partner what you think, and why.': 'Que cada quien le diga a su pareja qué piensa y por qué.',
  'Draw or say what you think.': 'Dibuja o di lo que piensas.',
  'What do you think? Write or draw it.': '¿Qué piensas? Escríbelo o dibújalo.',
  'Write or draw what you believe.': 'Escribe o dibuja lo que crees.',
  'What would you do, and what would you have to know first?': '¿Qué harías, y qué tendrías que saber primero?',
  'What would you expect? Note it down.': '¿Qué esperarías? Anótalo.',
  'What do you guess, and why?': '¿Qué supones, y por qué?',
  'Hear two beliefs that differ. Do not say yet which one will hold.':
    'Escuche dos opiniones distintas. No diga todavía cuál resultará cierta.',
  'Tell a partner your guess and your reason.': 'Que cada quien le diga a su pareja qué supone y por qué.',
  // Showing.
  'Say what comes next, and why, to a partner before it is written.':
    'Dicen a su pareja qué sigue, y por qué, antes de que se escriba.',
  'Say after each step how one can see that it is so.': 'Dicen después de cada paso cómo se ve que es así.',
  'Say how one can see that it is so.': 'Dicen cómo se ve que es así.',
  'Draw what is known and what is asked.': 'Dibuje lo que se sabe y lo que se pregunta.',
  'Say which part of the story each piece of the model stands for.':
    'Dicen qué parte de la historia representa cada pieza del modelo.',
  'Ask each other one question that the display answers and one that it does not.':
    'Se hacen una pregunta que la gráfica responde y otra que no.',
  'Ask each other one question that the problem answers and one that it does not.':
    'Se hacen una pregunta que el problema responde y otra que no.',
  'Say what is done in each step, and why.': 'Dicen qué se hace en cada paso y por qué.',
  'Make it along on paper; mark what is given in one color and what follows in another.':
    'Lo hacen a la vez en papel; marcan con un color lo que se da y con otro lo que resulta.',
  // Working.
  'Show me where your answer comes from in your drawing or example.':
    'Muéstrame en tu dibujo o ejemplo de dónde viene tu respuesta.',
  'Which part of the story is not in your model yet?': '¿Qué parte de la historia no está todavía en tu modelo?',
  'Two models of one story that look different.': 'Dos modelos de una historia que se vean distintos.',
  // Talking.
  'Think–pair–share: one minute alone, two with a partner, then partners retell each other’s way.':
    'Pensar, hablar en pareja, compartir: un minuto a solas, dos en pareja, y luego cada quien cuenta la manera de su pareja.',
  'Thumbs for A or B, then convince a partner who chose the other.':
    'Pulgares por A o por B, y luego convencer a alguien que eligió lo otro.',
  'Decide between A and B, and show in a drawing or with an example why.':
    'Decidan entre A y B, y muestren por qué con un dibujo o un ejemplo.',
  'Decide with a partner, and show in a model which step went wrong.':
    'Decidan en pareja y muestren en un modelo qué paso salió mal.',
  'Point at what settles it.': 'Señalen lo que lo resuelve.',
  'Mark in the drawing what decides between A and B.': 'Marquen en el dibujo lo que decide entre A y B.',
  'Say what decides between A and B.': 'Digan qué decide entre A y B.',
  'Partners lay their models side by side, mark the same quantity in both, and one pair retells another pair’s model.':
    'Las parejas ponen sus modelos lado a lado, marcan la misma cantidad en los dos, y una pareja cuenta el modelo de otra.',
  'Claim–evidence turn-and-talk: one makes a claim, the partner points at the evidence or asks for it; then change.':
    'Afirmación y evidencia en pareja: una persona afirma algo, la otra señala la evidencia o la pide; luego cambian.',
  'One partner explains, the other doubts politely: “How do you know?” After two minutes they change roles; then a few report the best answer to a doubt.':
    'Una persona explica y la otra duda con cortesía: «¿Cómo lo sabes?». A los dos minutos cambian de papel; luego algunos cuentan la mejor respuesta a una duda.',
  // Once more.
  'Solve your partner’s problem and compare the lines.': 'Resuelvan el problema de la pareja y comparen las líneas.',
  'The partner solves it and shows how; then the other way round.':
    'La pareja lo resuelve y muestra cómo; luego al revés.',
  'Write a sentence about what you learned that is always true, and one that is true only sometimes.':
    'Escribe una oración sobre lo que aprendiste que sea siempre verdadera, y otra que sea verdadera solo a veces.',
  'Another pair says which is which and gives an example for both sides of “sometimes.”':
    'Otra pareja dice cuál es cuál y da un ejemplo de los dos lados de «a veces».',
  'Partners model and solve it, and say what was missing.': 'La pareja la modela y la resuelve, y dice qué faltaba.',
  'Change the story so that another quantity is unknown.': 'Cambien la historia para que no se sepa otra cantidad.',
  'Write a small set of data for which your partner’s claim would be wrong.':
    'Escribe unos pocos datos con los que la afirmación de tu pareja sería falsa.',
  'Each pair: “Our claim holds as long as …”': 'Cada pareja: «Nuestra afirmación vale mientras…»',
  'Which word was missing or had two meanings?': '¿Qué palabra faltaba o tenía dos sentidos?',
  'The partner answers it with a reason; then the other way round.':
    'La pareja lo responde con una razón; luego al revés.',
  // The question from the beginning.
  'What do you say now to the question from the beginning?': '¿Qué dices ahora a la pregunta del principio?',
  'Draw how you answer the question from the beginning now.':
    'Dibuja cómo respondes ahora a la pregunta del principio.',
  'What do you believe now about the question from the beginning?': '¿Qué crees ahora sobre la pregunta del principio?',
  'Draw your answer to the question from the beginning. Tell a partner about it.':
    'Dibuja tu respuesta a la pregunta del principio. Cuéntasela a tu pareja.',
  'Back to the situation from the beginning: how would you settle it now?':
    'De vuelta a la situación del principio: ¿cómo la resolverías ahora?',
  'Draw the situation from the beginning, with your answer.': 'Dibuja la situación del principio, con tu respuesta.',
  'The question from the beginning: what can one say now, and what makes you sure?':
    'La pregunta del principio: ¿qué se puede decir ahora, y qué te da seguridad?',
  'Draw your answer to the question from the beginning, and what shows it.':
    'Dibuja tu respuesta a la pregunta del principio y lo que la muestra.',
  'What do you say to the question from the beginning now, and what is your reason?':
    '¿Qué dices ahora a la pregunta del principio, y cuál es tu razón?',
  'Draw what you say to the question from the beginning now.': 'Dibuja lo que dices ahora a la pregunta del principio.',
  'What do you say to the question from the beginning now?': '¿Qué dices ahora a la pregunta del principio?',
  // Sentence starters.
  'First I ___, because ___.': 'Primero ___, porque ___.',
  'I checked ___ by ___.': 'Comprobé ___ por medio de ___.',
  'First I ___. Then I ___.': 'Primero ___. Después ___.',
  'I know that, because ___.': 'Lo sé porque ___.',
  'In my drawing ___ shows ___.': 'En mi dibujo, ___ muestra ___.',
  'I changed my mind about ___, because ___.': 'Cambié de opinión sobre ___, porque ___.',
  'It is ___, because ___.': 'Es ___, porque ___.',
  'We know ___. We want to know ___.': 'Sabemos ___. Queremos saber ___.',
  'The ___ in my model stands for ___.': 'En mi modelo, ___ representa ___.',
  'This ___ in my drawing stands for ___.': 'En mi dibujo, ___ representa ___.',
  'The data show ___. I see it at ___.': 'Los datos muestran ___. Lo veo en ___.',
  'We cannot tell ___, because ___.': 'No podemos saber ___, porque ___.',
  'There are ___. I see it at ___.': 'Hay ___. Lo veo en ___.',
  'There are more ___ than ___.': 'Hay más ___ que ___.',
  'It has to be ___, because ___.': 'Tiene que ser ___, porque ___.',
  'It looks like ___, and I can prove it by ___.': 'Parece ___, y puedo demostrarlo con ___.',
  'It is not ___, because ___.': 'No es ___, porque ___.',
  // The exit ticket.
  'Write another problem of this kind for a partner, with its solution.':
    'Escribir otro problema de esta clase para la pareja, con su solución.',
  'Make a problem of this kind for a partner.': 'Hacer un problema de esta clase para la pareja.',
  'Make an example that others could easily get wrong, and explain it.':
    'Hacer un ejemplo en el que otros se puedan equivocar fácilmente, y explicarlo.',
  'Make another one like it for a partner.': 'Hacer otro parecido para la pareja.',
  'Tell a story with the same model but another unknown.':
    'Contar una historia con el mismo modelo pero otra incógnita.',
  'Tell a story that fits the same drawing.': 'Contar una historia que vaya con el mismo dibujo.',
  'Write one sentence that the data support and one that they do not.':
    'Escribir una oración que los datos apoyen y otra que no.',
  'Tell one more thing that the graph shows.': 'Decir otra cosa que muestra la gráfica.',
  'Draw a figure for a question like this one, and answer it with a reason.':
    'Dibujar una figura para una pregunta como esta y responderla con una razón.',
  'Make one like it for a partner.': 'Hacer uno parecido para la pareja.',
  'How do you know that your answer makes sense?': '¿Cómo sabes que tu respuesta tiene sentido?',
  'How do you know? Show it in words, numbers or a drawing.':
    '¿Cómo lo sabes? Muéstralo con palabras, números o un dibujo.',
  'Show how you found it: a drawing, a table or an equation.':
    'Muestra cómo lo hallaste: un dibujo, una tabla o una ecuación.',
  'What in the data makes you sure?': '¿Qué hay en los datos que te da seguridad?',
  'Which fact makes your answer certain?': '¿Qué hecho hace segura tu respuesta?',
  'How do you know? Draw or write it.': '¿Cómo lo sabes? Dibújalo o escríbelo.',
  'work that leads there or a check': 'el trabajo que lleva a ella o una comprobación',
  'words, numbers or a drawing that show why': 'palabras, números o un dibujo que muestren por qué',
  'a drawing, a table or an equation that leads there': 'un dibujo, una tabla o una ecuación que lleve a ella',
  'a mark or value that supports it': 'una marca o un valor que la apoye',
  'the fact that makes it certain': 'el hecho que la hace segura',
  'a drawing or words that show it': 'un dibujo o palabras que lo muestren',
  'Got it': 'Lo logró',
  'Not yet': 'Todavía no',
  'Almost: shows an idea': 'Casi: muestra una idea',
  'One of the two': 'Una de las dos cosas',
  'The answer, or what is drawn or written, is right, and the other fits no pile above.':
    'La respuesta, o lo que se dibuja o escribe, es correcta, y lo otro no va en ningún montón de arriba.',
  'The student explains what is right first, then looks at the other one again with the same idea.':
    'El estudiante explica primero lo que está bien y luego vuelve a mirar lo otro con la misma idea.',
  'One right, one of another kind': 'Uno bien y otro de otra clase',
  'Sort by the ticket that is not right.': 'Clasifique por el boleto que no está bien.',
  'The step beside that answer, or the one of the last pile.':
    'El paso que está junto a esa respuesta, o el del último montón.',
  'Right, not shown yet': 'Bien, pero todavía sin mostrarlo',
  'Draw it together, then let the student tell it.': 'Dibújenlo juntos y luego deje que el estudiante lo cuente.',
  'No answer, or one that stands in no pile above.': 'Ninguna respuesta, o una que no está en ningún montón de arriba.',
  'or a drawing of it': 'o un dibujo de ello',
  'what is drawn or written.': 'lo que se dibuja o se escribe.',
  // Tasks and cards.
  'Drawn or written': 'Dibujado o escrito',
  'More to draw or write': 'Más para dibujar o escribir',
  'Two answers, one of them correct': 'Dos respuestas, una de ellas correcta',
  'Who is correct? Draw or say how you know.': '¿Quién tiene razón? Dibuja o di cómo lo sabes.',
  'Who is correct? How can you convince the other one?':
    '¿Quién tiene razón? ¿Cómo puedes convencer a la otra persona?',
  'To begin with': 'Para empezar',
  'As in the lesson': 'Como en la clase',
  'One step farther': 'Un paso más',
  // What teachers see.
  'The exit ticket asks this case again.': 'El boleto de salida pregunta otra vez este caso.',
  'Let this student make a problem like it with another answer, and a partner solve it.':
    'Haga que este estudiante invente un problema parecido con otra respuesta y que una pareja lo resuelva.',
  'Let this student change one number, find the new answer, and explain it to a partner.':
    'Haga que este estudiante cambie un número, halle la nueva respuesta y se la explique a su pareja.',
  'The problems ask for answers; only here this part of the standard is drawn or written.':
    'Los problemas piden respuestas; solo aquí se dibuja o se escribe esta parte del estándar.',
  'Lay two sheets that differ side by side: which of them shows this, and where?':
    'Ponga lado a lado dos hojas distintas: ¿cuál de ellas muestra esto, y dónde?',
  'Ask how it was found.': 'Pregunte cómo se halló.',
  'Find with the student the line where both ways part.':
    'Busque con el estudiante la línea donde se separan las dos maneras.',
  // Needs.
  'On the sheet of the lesson': 'En la hoja de la clase',
  'Every sentence of the sheets, twice. Students may answer with things, a drawing or a sentence.':
    'Cada oración de las hojas, dos veces. Los estudiantes pueden responder con cosas, con un dibujo o con una oración.',
  'Reasons may be given in a drawing, in symbols or in words.':
    'Las razones se pueden dar con un dibujo, con símbolos o con palabras.',
  'Learning English': 'Apoyo con el idioma',
  'Tell your answers to a partner first, in any language.':
    'Di primero tus respuestas a tu pareja, en cualquier idioma.',
  'Then show them with a drawing.': 'Después muéstralas con un dibujo.',
  'Then write.': 'Después escribe.',
  'Support with reading': 'Apoyo con la lectura',
  'The question is read first, then the rest.': 'Primero se lee la pregunta y luego lo demás.',
  'Read the question at the end first and underline it. Then read from the beginning.':
    'Lee primero la pregunta del final y subráyala. Luego lee desde el principio.',
  'Say in your own words what is asked, before you begin.': 'Antes de empezar, di con tus palabras qué se pregunta.',
  'More time': 'Más tiempo',
  'Fewer problems, the same demand.': 'Menos problemas, la misma exigencia.',
  'Go on from here': 'Seguir desde aquí',
  'With support for reading: each problem read aloud, sentence by sentence, before anybody writes.':
    'Con apoyo para la lectura: cada problema leído en voz alta, oración por oración, antes de que alguien escriba.',
  // Where one points.
  'in the table': 'en la tabla',
  'in the graph': 'en la gráfica',
  'on the number line': 'en la recta numérica',
  'on the ruler': 'en la regla',
  'in the drawing': 'en el dibujo',
  'each answer': 'cada respuesta',
  'the answer': 'la respuesta',
  // What lies ready.
  rulers: 'reglas',
  'grid paper': 'papel cuadriculado',
  counters: 'fichas',
  cubes: 'cubos',
  'ten frames': 'marcos de diez',
  'number cards': 'tarjetas de números',
  'ten rods': 'barras de diez',
  sticks: 'palitos',
  clays: 'plastilina',
  hoops: 'aros',
  strings: 'cuerda',
  clips: 'clips',
  coins: 'monedas',
  crayons: 'crayones',
  protractors: 'transportadores',
  'meter sticks': 'reglas de un metro',
  'tracing papers': 'papel de calcar',
  'number cubes': 'cubos numerados',
  spinners: 'ruletas',
  'two sheets': 'dos hojas',
};
