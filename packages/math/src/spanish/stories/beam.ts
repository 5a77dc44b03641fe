import type { StoryPairs } from './reader-of-story.ts';

/** The plot `beam` in Spanish. */
export const beamStory = {
  words: {
    'the turn to the north': 'el giro hacia el norte',
    'the turn to the valley': 'el giro hacia el valle',
    'the turn to the lake': 'el giro hacia el lago',
    'the turn to the road': 'el giro hacia la carretera',
    'The turn to the north': 'el giro hacia el norte',
    'The turn to the valley': 'el giro hacia el valle',
    'The turn to the lake': 'el giro hacia el lago',
    'The turn to the road': 'el giro hacia la carretera',
  },
  pairs: [
    ['The lamp on the roof', 'La lámpara del techo'],
    ['Somebody is out there', 'Hay alguien afuera'],
    [
      '{Snow flies past the hut. The phone rings. “Two boys did not come home,” says {keeper}. On the roof is a big old lamp. It has a chart with all its turns. {hero} climbs up to it. “If they see the light, they know where we are.”|Snow flies past the hut when the phone rings. “Two boys have not come home,” says {keeper}. On the roof there is a big old lamp with a chart of all its turns, and {hero} climbs up to it. “If they see the light, they will know where we are.”|Snow flies past the windows of the hut when, late in the evening, the phone rings. “Two boys have not come home,” says {keeper} and reaches for a jacket. On the roof there is a big old lamp that has not been used for years, with a chart of all its turns. {hero} climbs up to it. “If they can see the light,” says {hero}, “they will know where we are.”}',
      '{La nieve pasa volando junto al refugio. Suena el teléfono. «Dos niños no llegaron a casa», dice {keeper}. En el techo hay una lámpara grande y vieja. Tiene una tabla con todos sus giros. {hero} sube hasta ella. «Si ven la luz, sabrán dónde estamos».|La nieve pasa volando junto al refugio cuando suena el teléfono. «Dos niños no han llegado a casa», dice {keeper}. En el techo hay una lámpara grande y vieja con una tabla de todos sus giros, y {hero} sube hasta ella. «Si ven la luz, sabrán dónde estamos».|La nieve pasa volando frente a las ventanas del refugio cuando, ya entrada la noche, suena el teléfono. «Dos niños no han llegado a casa», dice {keeper} y toma una chamarra. En el techo hay una lámpara grande y vieja que no se ha usado en años, con una tabla de todos sus giros. {hero} sube hasta ella. «Si pueden ver la luz —dice {hero}—, sabrán dónde estamos».}',
    ],
    ['A dot', 'Un punto'],
    [
      '{They turn the lamp bit by bit. Snow. Trees. Snow. “There!” says {friend}. “A red hat! Turn it back!” But the lamp has no mark. They have to know how far.|They turn the lamp bit by bit and see snow, trees and more snow. “There was a red hat!” says {friend}. “Turn it back!” But to find it again, they have to know how far it was.|They turn the lamp bit by bit, and in its beam there is snow, then trees, and then more snow. “There was a red hat!” says {friend} suddenly. “Turn it back!” But the lamp has no marks, and to find the place again they have to know exactly how far they turned it.}',
      '{Giran la lámpara poco a poco. Nieve. Árboles. Nieve. «¡Ahí! —dice {friend}—. ¡Una gorra roja! ¡Regrésala!». Pero la lámpara no tiene marcas. Tienen que saber cuánto.|Giran la lámpara poco a poco y ven nieve, árboles y más nieve. «¡Había una gorra roja! —dice {friend}—. ¡Regrésala!». Pero para encontrarla otra vez tienen que saber cuánto la giraron.|Giran la lámpara poco a poco, y en su luz hay nieve, luego árboles y luego más nieve. «¡Había una gorra roja! —dice de pronto {friend}—. ¡Regrésala!». Pero la lámpara no tiene marcas, y para encontrar otra vez el lugar tienen que saber exactamente cuánto la giraron.}',
    ],
    ['Light or legs', 'Luz o piernas'],
    [
      '{The boys are far down. {keeper} can go and get them, but then it is a long wait. Or the lamp can show them the way up, step by step. But is it strong enough?|The boys are far below. {keeper} could walk down and fetch them, while the lamp shows the way. Or the lamp could lead them up by itself, if it is strong enough.|The boys are far below, at the edge of the trees. {keeper} could put on skis and fetch them, while the lamp shows where they are. Or the lamp could lead them up by itself, from stone to stone, if it keeps on burning for so long.}',
      '{Los niños están muy abajo. {Keeper} puede ir por ellos, pero entonces hay que esperar mucho. O la lámpara puede mostrarles el camino hacia arriba, paso a paso. Pero ¿será bastante fuerte?|Los niños están muy abajo. {Keeper} podría bajar por ellos mientras la lámpara muestra el camino. O la lámpara podría guiarlos sola hacia arriba, si es bastante fuerte.|Los niños están muy abajo, donde empiezan los árboles. {Keeper} podría ponerse los esquís e ir por ellos, mientras la lámpara muestra dónde están. O la lámpara podría guiarlos sola hacia arriba, de piedra en piedra, si sigue encendida tanto tiempo.}',
    ],
    ['Send help down', 'Mandar ayuda abajo'],
    ['The long way', 'El camino largo'],
    [
      '{Down goes {keeper} on skis. {hero} holds the light on the red hat. The hands are like ice. Do not let go!|{keeper} goes down on skis, and {hero} keeps the light on the red hat, although both hands are like ice.|{keeper} goes down on skis and is soon swallowed by the snow. On the roof {hero} keeps the light on the red hat, although by now both hands feel like ice, because whoever lets go would have to search again.}',
      '{Allá va {keeper}, hacia abajo, con esquís. {hero} mantiene la luz sobre la gorra roja. Tiene las manos como hielo. ¡No la sueltes!|{Keeper} baja con esquís, y {hero} mantiene la luz sobre la gorra roja, aunque tiene las dos manos como hielo.|{Keeper} baja con esquís y pronto desaparece en la nieve. En el techo, {hero} mantiene la luz sobre la gorra roja, aunque a estas alturas siente las dos manos como hielo, porque quien la suelte tendría que volver a buscar.}',
    ],
    [
      '{At the hut they all drink soup. “I saw the light,” says the small boy. “I thought it was the moon. But the moon does not wink.” “I did not wink,” says {hero}. “My arms shook.”|In the hut all of them drink hot soup. “I saw the light and thought that it was the moon,” says the smaller boy, “but the moon doesn’t wink.” “I didn’t wink,” says {hero}. “My arms were shaking.”|Toward midnight all of them sit in the hut and drink hot soup. “At first I thought that it was the moon,” says the smaller of the boys, “but then it winked at us, and the moon never does that.” “I didn’t wink,” says {hero} and holds the cup with both hands. “My arms were shaking.”}',
      '{En el refugio todos toman sopa. «Vi la luz —dice el niño más chico—. Creí que era la luna. Pero la luna no guiña el ojo». «Yo no guiñé —dice {hero}—. Me temblaban los brazos».|En el refugio todos toman sopa caliente. «Vi la luz y creí que era la luna —dice el niño más chico—, pero la luna no guiña el ojo». «Yo no guiñé —dice {hero}—. Me temblaban los brazos».|Hacia la medianoche todos están en el refugio y toman sopa caliente. «Al principio creí que era la luna —dice el más chico de los niños—, pero entonces nos guiñó, y la luna nunca hace eso». «Yo no guiñé —dice {hero}, con la taza entre las dos manos—. Me temblaban los brazos».}',
    ],
    ['Lead them with the lamp', 'Guiarlos con la lámpara'],
    ['From stone to stone', 'De piedra en piedra'],
    [
      '{They shine on a stone. The red hat goes there. They shine on the next stone. It works!|They shine the light on a stone, and the red hat walks to it. They shine it on the next stone, and it works again.|They shine the light on a stone and wait until the red hat has reached it, and then they shine it on the next stone. It takes a long time, but the red hat understands.}',
      '{Alumbran una piedra. La gorra roja va hacia allá. Alumbran la siguiente piedra. ¡Funciona!|Alumbran una piedra, y la gorra roja camina hacia ella. Alumbran la siguiente piedra, y funciona otra vez.|Alumbran una piedra y esperan hasta que la gorra roja llega a ella, y entonces alumbran la siguiente piedra. Toma mucho tiempo, pero la gorra roja entiende.}',
    ],
    [
      '{Then the lamp goes out. It is all dark! {friend} grabs a pan and a spoon and bangs on it. Bang, bang, bang. And out of the dark come the boys, who follow the noise. “Is there soup?” asks the small one. “Not in this pan,” says {friend}.|Just before they arrive, the lamp goes out, and everything is dark. {friend} grabs a pan and a spoon and makes as much noise as possible. Out of the dark come the boys. “Is there any soup?” asks the smaller one. “Not in this pan,” says {friend}.|Just before they arrive, the old lamp gives a little pop and goes out, and everything is dark. Without thinking, {friend} grabs a pan and a spoon and makes more noise than anybody has ever made in this hut. Out of the dark come the boys with snow in their hair. “Is there any soup?” asks the smaller one. “Not in this pan,” says {friend}, “not any more.”}',
      '{Entonces se apaga la lámpara. ¡Todo está oscuro! {friend} toma un sartén y una cuchara y lo golpea. Pum, pum, pum. Y de la oscuridad salen los niños, que siguen el ruido. «¿Hay sopa?», pregunta el más chico. «En este sartén no», dice {friend}.|Justo antes de que lleguen se apaga la lámpara, y todo está oscuro. {friend} toma un sartén y una cuchara y hace tanto ruido como puede. De la oscuridad salen los niños. «¿Hay sopa?», pregunta el más chico. «En este sartén no», dice {friend}.|Justo antes de que lleguen, la vieja lámpara hace un pequeño chasquido y se apaga, y todo está oscuro. Sin pensarlo, {friend} toma un sartén y una cuchara y hace más ruido del que nadie ha hecho nunca en este refugio. De la oscuridad salen los niños con nieve en el pelo. «¿Hay sopa?», pregunta el más chico. «En este sartén no —dice {friend}—, ya no».}',
    ],
    [
      '{{place} and {1}° make a right angle. How many degrees is {other}?|On the chart {place} and {1}° make exactly a right angle together. How many degrees is {place}?|When {keeper} adds up the numbers on the old chart, {place} and {1}° make exactly a right angle together, and nothing is left over. How many degrees is {place}?}',
      '{{Place} y {1}° forman un ángulo recto. ¿De cuántos grados es {other}?|En la tabla, {place} y {1}° forman juntos exactamente un ángulo recto. ¿De cuántos grados es {place}?|Cuando {keeper} suma los números de la vieja tabla, {place} y {1}° forman juntos exactamente un ángulo recto, y no sobra nada. ¿De cuántos grados es {place}?}',
    ],
    [
      '{{place} and {1}° make a straight line. How many degrees is {other}?|On the chart {place} and {1}° make exactly a straight line together. How many degrees is {place}?|When {keeper} adds up the numbers on the old chart, {place} and {1}° make exactly a straight line together, and nothing is left over. How many degrees is {place}?}',
      '{{Place} y {1}° forman una línea recta. ¿De cuántos grados es {other}?|En la tabla, {place} y {1}° forman juntos exactamente una línea recta. ¿De cuántos grados es {place}?|Cuando {keeper} suma los números de la vieja tabla, {place} y {1}° forman juntos exactamente una línea recta, y no sobra nada. ¿De cuántos grados es {place}?}',
    ],
    [
      '{{place} and {1}° and {2}° make a full turn. How many degrees is {other}?|On the chart {place} and {1}° and {2}° make exactly a full turn together. How many degrees is {place}?|When {keeper} adds up the numbers on the old chart, {place} and {1}° and {2}° make exactly a full turn together, and nothing is left over. How many degrees is {place}?}',
      '{{Place} y {1}° y {2}° forman una vuelta completa. ¿De cuántos grados es {other}?|En la tabla, {place} y {1}° y {2}° forman juntos exactamente una vuelta completa. ¿De cuántos grados es {place}?|Cuando {keeper} suma los números de la vieja tabla, {place} y {1}° y {2}° forman juntos exactamente una vuelta completa, y no sobra nada. ¿De cuántos grados es {place}?}',
    ],
    [
      'They turn the lamp by {1}°. It squeaks, and a white beam goes out over the snow.',
      'Giran la lámpara {1}°. Rechina, y un rayo blanco sale sobre la nieve.',
    ],
    [
      'They turn it back by {1}°, and there it is again: a red hat that waves.',
      'La regresan {1}°, y ahí está otra vez: una gorra roja que se agita.',
    ],
    [
      'They turn the lamp by {1}° and hold it there. A small blue lamp moves toward the red hat. They have met.',
      'Giran la lámpara {1}° y la mantienen ahí. Una lamparita azul avanza hacia la gorra roja. Se han encontrado.',
    ],
    [
      'They turn the lamp by {1}°. Stone by stone the red hat gets bigger, and soon there are faces below it.',
      'Giran la lámpara {1}°. De piedra en piedra la gorra roja se hace más grande, y pronto hay caras debajo.',
    ],
  ],
} satisfies StoryPairs;
