import type { StoryPairs } from './reader-of-story.ts';

/** The plot `signs` in Spanish. */
export const signsStory = {
  words: {
    'the dog has gone': 'el perro ha recorrido',
    'the last tree stands at': 'el último árbol está a',
    'the well is at': 'el pozo está a',
    'the bridge is at': 'el puente está a',
    'the big rock stands at': 'la roca grande está a',
  },
  pairs: [
    ['The dog with the blue collar', 'El perro del collar azul'],
    ['At the foot', 'Al pie de la montaña'],
    [
      'There was a storm. Up at the lake stands a hut. In the hut lives a man with a bad leg. {hero} and {friend} bring him his pills. A dog with a blue collar sits by the path. It looks at them. Then it runs ahead.',
      'Hubo una tormenta. Arriba, junto al lago, hay una cabaña. En la cabaña vive un hombre con una pierna mala. {hero} y {friend} le llevan sus pastillas. Junto al sendero hay un perro con un collar azul. Los mira. Luego corre delante de ellos.',
    ],
    [
      'High up at the lake there is a hut, and in the hut lives a man who has hurt his leg. After a night of storm {hero} and {friend} are taking him his medicine, and beside the path sits a dog with a blue collar, which looks at them and runs ahead.',
      'Muy arriba, junto al lago, hay una cabaña, y en la cabaña vive un hombre que se lastimó la pierna. Después de una noche de tormenta, {hero} y {friend} le llevan su medicina, y junto al sendero hay un perro con un collar azul, que los mira y corre delante de ellos.',
    ],
    [
      'High up at the lake there is a hut, and in the hut lives an old shepherd who has hurt his leg. {hero} and {friend} are taking him his medicine, because every grown-up is busy after the storm of the night. Beside the path sits a dog with a blue collar, which looks at them as if it had been waiting, and runs ahead.',
      'Muy arriba, junto al lago, hay una cabaña, y en la cabaña vive un viejo pastor que se lastimó la pierna. {hero} y {friend} le llevan su medicina, porque después de la tormenta de anoche todos los adultos están ocupados. Junto al sendero hay un perro con un collar azul, que los mira como si los hubiera estado esperando y corre delante de ellos.',
    ],
    [
      '{They have gone {1} of the way, and {place} {2} of it. Which is true?|They have gone {1} of the way, and {place} {2} of it. Which is true of the two?|At this moment they have gone {1} of the whole way, and {place} {2} of it. Which statement about these two numbers is true?}',
      '{Han recorrido {1} del camino, y {place} {2} del camino. ¿Qué es verdad?|Han recorrido {1} del camino, y {place} {2} del camino. ¿Qué es verdad de los dos números?|En este momento han recorrido {1} de todo el camino, y {place} {2} del camino. ¿Qué afirmación sobre estos dos números es verdadera?}',
    ],
    [
      '{They have gone {1} of the way. A sign cuts the way into {2 part}.|They have gone {1} of the way, but the next sign cuts the way into {2} equal parts.|By now they have gone {1} of the whole way, but the next sign cuts the same way into {2} equal parts.}',
      '{Han recorrido {1} del camino. Un letrero divide el camino en {2 part}.|Han recorrido {1} del camino, pero el siguiente letrero divide el camino en {2} partes iguales.|Hasta ahora han recorrido {1} de todo el camino, pero el siguiente letrero divide el mismo camino en {2} partes iguales.}',
    ],
    ['Which fraction with {1} below is that?', '¿Qué fracción con {1} abajo es igual?'],
    ['How many of these parts is that?', '¿Cuántas de esas partes son?'],
    ['That {is|are} {1} of the way.', 'Eso es {1} del camino.'],
    ['That {is|are} {1} of the {2 part}.', '{1: Es|Son} {1} de las {2 part}.'],
    ['The dog is ahead of them.', 'El perro va delante de ellos.'],
    ['The dog waits at the next bend.', 'El perro espera en la siguiente curva.'],
    ['Fog', 'Niebla'],
    [
      'Fog comes down. Soon they see no path. They see no trees. They see just the dog. “Does it know where it goes?” asks {friend}. “It looks like it,” says {hero}.',
      'Baja la niebla. Pronto no ven el sendero. No ven los árboles. Solo ven al perro. «¿Sabrá adónde va?», pregunta {friend}. «Parece que sí», dice {hero}.',
    ],
    [
      'Then the fog comes down from the mountain, and soon they can see neither the path nor the trees, only the dog in front of them. “Do you think it knows where it is going?” asks {friend}. “It looks as if it did,” says {hero}.',
      'Luego la niebla baja de la montaña, y pronto ya no pueden ver ni el sendero ni los árboles, solo al perro delante de ellos. «¿Crees que sabe adónde va?», pregunta {friend}. «Parece que sí», dice {hero}.',
    ],
    [
      'Then the fog comes down the mountain like milk, and soon they can see neither the path nor the trees, only a blue collar that moves in front of them. “Do you think it knows where it is going?” asks {friend} after a while. “It certainly looks as if it did,” says {hero}.',
      'Luego la niebla baja de la montaña como leche, y pronto ya no pueden ver ni el sendero ni los árboles, solo un collar azul que se mueve delante de ellos. «¿Crees que sabe adónde va?», pregunta {friend} al cabo de un rato. «La verdad, parece que sí», dice {hero}.',
    ],
    ['The last tree is still to come.', 'Todavía falta para el último árbol.'],
    ['They have passed the last tree already.', 'Ya pasaron el último árbol.'],
    [
      '“Don’t run so fast!” calls {friend}, and the dog sits down.',
      '«¡No corras tan rápido!», le grita {friend}, y el perro se sienta.',
    ],
    ['Where the path splits', 'Donde se divide el sendero'],
    [
      'The path splits. The sign says left. But the dog goes right! It looks back and barks. {keeper} has told them to stay with the signs.',
      'El sendero se divide. El letrero dice que a la izquierda. ¡Pero el perro se va a la derecha! Mira hacia atrás y ladra. {Keeper} les dijo que siguieran los letreros.',
    ],
    [
      'The path splits, and the sign says that they have to go left. But the dog goes right, and then it looks back and barks. “Always stay with the signs,” {keeper} had told them.',
      'El sendero se divide, y el letrero dice que tienen que ir a la izquierda. Pero el perro se va a la derecha, y luego mira hacia atrás y ladra. «Sigan siempre los letreros», les había dicho {keeper}.',
    ],
    [
      'Between two trees the path splits, and the sign says clearly that they have to go left. But the dog goes right, turns around and barks, as if it wanted to say something. “Whatever happens, stay with the signs,” {keeper} had told them in the morning.',
      'Entre dos árboles el sendero se divide, y el letrero dice claramente que tienen que ir a la izquierda. Pero el perro se va a la derecha, se da la vuelta y ladra, como si quisiera decir algo. «Pase lo que pase, sigan los letreros», les había dicho {keeper} en la mañana.',
    ],
    ['Follow the dog', 'Seguir al perro'],
    ['To the right', 'A la derecha'],
    [
      'They go with the dog. The ground is wet. They climb over stones. “This goes to the old well,” says {friend}. Then, in the fog, a bell rings.',
      'Se van con el perro. El suelo está mojado. Trepan por las piedras. «Por aquí se va al pozo viejo», dice {friend}. Entonces, en la niebla, suena una campana.',
    ],
    [
      'They follow the dog, although the ground is wet and they have to climb over stones. “This is the way to the old well,” says {friend}. Then they hear a bell in the fog.',
      'Siguen al perro, aunque el suelo está mojado y tienen que trepar por las piedras. «Este es el camino al pozo viejo», dice {friend}. Entonces oyen una campana en la niebla.',
    ],
    [
      'They follow the dog, although the ground is wet and slippery and there is no path any more. They climb over stones on hands and feet. “This must be the way to the old well,” says {friend}. Then, somewhere in the fog in front of them, a bell rings.',
      'Siguen al perro, aunque el suelo está mojado y resbaloso y ya no hay sendero. Trepan por las piedras con manos y pies. «Este debe de ser el camino al pozo viejo», dice {friend}. Entonces, en algún lugar de la niebla, delante de ellos, suena una campana.',
    ],
    ['The well is right in front of them.', 'El pozo está más adelante.'],
    ['They must be past the well.', 'Ya deben de haber pasado el pozo.'],
    [
      'The bell is very near now, and somebody calls a name.',
      'La campana ya suena muy cerca, y alguien grita un nombre.',
    ],
    [
      'It is the man! He fell on his way to the well. He lies in the grass and rings a bell. “Good dog,” he says. He takes his pills, and they help him home. Later they hear that on the left way the bridge is gone. The storm took it.',
      '¡Es el hombre! Se cayó cuando iba al pozo. Está tirado en el pasto y toca una campana. «Buen perro», dice. Se toma sus pastillas, y lo ayudan a volver a casa. Más tarde oyen que en el camino de la izquierda ya no hay puente. Se lo llevó la tormenta.',
    ],
    [
      'It is the man from the hut, who fell on his way to the well and has been ringing a bell since noon. “Good dog,” he says. He takes his medicine, and they help him back to the hut. Later they hear that the storm has taken the bridge on the left way.',
      'Es el hombre de la cabaña, que se cayó cuando iba al pozo y toca una campana desde el mediodía. «Buen perro», dice. Se toma su medicina, y lo ayudan a volver a la cabaña. Más tarde oyen que la tormenta se llevó el puente del camino de la izquierda.',
    ],
    [
      'It is the shepherd, who fell on his way to the well and has been lying in the grass, ringing a bell, since noon. “Good dog,” he says, and nothing more. He takes his medicine, and together they help him back to the hut. In the evening they hear on the radio that on the left way, where the sign points, the storm has carried off the bridge.',
      'Es el pastor, que se cayó cuando iba al pozo y desde el mediodía está tirado en el pasto, tocando una campana. «Buen perro», dice, y nada más. Se toma su medicina, y entre los dos lo ayudan a volver a la cabaña. Por la noche oyen en la radio que en el camino de la izquierda, hacia donde apunta el letrero, la tormenta se llevó el puente.',
    ],
    ['Stay with the signs', 'Seguir los letreros'],
    ['To the left', 'A la izquierda'],
    [
      'They go left, where a bridge must come. The dog barks and barks. Then it is still. “Stop,” says {hero}. “I hear water. A lot of it.”',
      'Van a la izquierda, donde debe haber un puente. El perro ladra y ladra. Luego se calla. «Espera —dice {hero}—. Oigo agua. Mucha agua».',
    ],
    [
      'They go to the left, where there must be a bridge, and behind them the dog barks and barks until it is quiet. Then {hero} stops. “I can hear water,” says {hero}, “and a lot of it.”',
      'Van a la izquierda, donde debe haber un puente, y detrás de ellos el perro ladra y ladra hasta que se calla. Entonces {hero} se detiene. «Oigo agua —dice {hero}—, y es mucha».',
    ],
    [
      'They go to the left, where a bridge crosses the stream, as they have promised, and behind them the dog barks and barks until it is suddenly quiet. After a while {hero} holds {friend} by the sleeve. “I can hear water,” says {hero}, “and much more of it than there should be.”',
      'Como lo prometieron, van a la izquierda, donde un puente cruza el arroyo, y detrás de ellos el perro ladra y ladra hasta que de repente se calla. Al cabo de un rato {hero} agarra a {friend} de la manga. «Oigo agua —dice {hero}—, y mucha más de la que debería haber».',
    ],
    ['So the bridge is still in front of them.', 'Así que el puente todavía está más adelante.'],
    ['So they have not come to the big rock yet.', 'Así que todavía no llegan a la roca grande.'],
    ['So they are past the big rock.', 'Así que ya pasaron la roca grande.'],
    ['They go on very slowly, and that is lucky.', 'Siguen muy despacio, y qué suerte que lo hacen así.'],
    [
      'Where the bridge was, there is just a hole. The storm took it! They turn back. The dog still sits at the sign. It gets up, and this time they go with it. It takes them to the man and his hut. “You are late,” he says and takes his pills. The dog lies down on a mat of its own.',
      'Donde estaba el puente, solo hay un hueco. ¡Se lo llevó la tormenta! Se regresan. El perro sigue sentado junto al letrero. Se levanta, y esta vez se van con él. Los lleva a la cabaña del hombre. «Llegan tarde», dice él y se toma sus pastillas. El perro se echa en su propio tapete.',
    ],
    [
      'Where the bridge was, there is only water, because the storm has carried it off. They turn around, and at the sign the dog is still sitting there. This time they go with it, and it takes them to the hut. The man gets his medicine, and the dog lies down on a mat with its name on it.',
      'Donde estaba el puente solo hay agua, porque se lo llevó la tormenta. Se dan la vuelta, y junto al letrero el perro sigue sentado. Esta vez se van con él, y los lleva a la cabaña. El hombre recibe su medicina, y el perro se echa en un tapete que tiene su nombre.',
    ],
    [
      'Where the bridge has always been, there is nothing but brown water, because the storm has carried it off during the night. They turn around, and at the sign the dog is still sitting, as if it had known. This time they go with it, without a word. In the hut the shepherd gets his medicine, and the dog lies down on a mat with its name on it, right beside his bed.',
      'Donde siempre había estado el puente no hay más que agua café, porque la tormenta se lo llevó durante la noche. Se dan la vuelta, y junto al letrero el perro sigue sentado, como si lo hubiera sabido. Esta vez se van con él, sin decir una palabra. En la cabaña el pastor recibe su medicina, y el perro se echa en un tapete que tiene su nombre, justo al lado de su cama.',
    ],
  ],
} satisfies StoryPairs;
