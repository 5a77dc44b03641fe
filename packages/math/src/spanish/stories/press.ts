import type { StoryPairs } from './reader-of-story.ts';

/** The plot `press` in Spanish. */
export const pressStory = {
  pairs: [
    ['The story on page one', 'La noticia de la primera plana'],
    ['The machine wakes up', 'La máquina despierta'],
    [
      '“The park with the big tree will be a parking lot!” That is what {hero} found out. Now it must be in the paper. {keeper} turns on the big machine. It hums. “First we count the paper,” she says.',
      '«¡El parque del árbol grande va a ser un estacionamiento!». Eso descubrió {hero}. Ahora tiene que salir en el periódico. {Keeper} enciende la máquina grande. La máquina zumba. «Primero contamos el papel», dice.',
    ],
    [
      '{hero} has found out that the park with the big tree is going to be a parking lot, and now it has to be in the newspaper. {keeper} turns on the old printing machine. “First we count the paper,” she says over the noise.',
      '{hero} ha descubierto que el parque del árbol grande va a ser un estacionamiento, y ahora eso tiene que salir en el periódico. {Keeper} enciende la vieja máquina de imprimir. «Primero contamos el papel», dice en medio del ruido.',
    ],
    [
      'Nobody in town knows it yet, but {hero} has found out that the park behind the school, with its pond and its big tree, is going to be a parking lot. Tomorrow it has to be in the newspaper. {keeper} turns on the old printing machine, which shakes the whole floor. “Before we print anything,” she shouts over the noise, “we count the paper!”',
      'Nadie en el pueblo lo sabe todavía, pero {hero} ha descubierto que el parque de atrás de la escuela, con su estanque y su árbol grande, va a ser un estacionamiento. Mañana tiene que salir en el periódico. {Keeper} enciende la vieja máquina de imprimir, que hace temblar todo el piso. «¡Antes de imprimir nada —grita en medio del ruido—, contamos el papel!».',
    ],
    [
      'They print {1} copies. Each has {2 page}. How many pages is that?',
      'Imprimen {1} copias. Cada una tiene {2} páginas. ¿Cuántas páginas son?',
    ],
    [
      'They want to print {1} copies with {2 page} in each. How many pages does the machine have to print?',
      'Quieren imprimir {1} copias de {2} páginas cada una. ¿Cuántas páginas tiene que imprimir la máquina?',
    ],
    [
      'They want to print {1} copies of the newspaper, and each copy has {2 page}. How many pages does the machine have to print?',
      'Quieren imprimir {1} copias del periódico, y cada copia tiene {2} páginas. ¿Cuántas páginas tiene que imprimir la máquina?',
    ],
    [
      'It has to print {1 page}. {friend} runs for more paper.',
      'Tiene que imprimir {1 page}. {friend} corre por más papel.',
    ],
    ['The same number of copies for each page.', 'El mismo número de copias para cada página.'],
    ['A second printing', 'Una segunda impresión'],
    [
      'At noon all is sold! People stand in line. “Print it again,” they say. “We want to read it!” Ink is on all their hands.',
      '¡Al mediodía ya se vendió todo! La gente hace fila. «Impriman más —dicen—. ¡Queremos leerlo!». Todos tienen tinta en las manos.',
    ],
    [
      'At noon everything is sold, and people are still standing in line. “Print it again,” they say, “because we want to read it too!” So they print until there is ink on everything.',
      'Al mediodía ya se vendió todo, y la gente sigue en la fila. «Impriman más —dicen—, ¡porque nosotros también queremos leerlo!». Así que imprimen hasta que hay tinta en todas partes.',
    ],
    [
      'By noon everything is sold, and in front of the school people are still standing in a long line. “Then print it again,” they say, “because our neighbors want to read it too!” So they print until there is ink on the table, on the door and on the nose of {friend}.',
      'Para el mediodía ya se vendió todo, y frente a la escuela la gente sigue en una larga fila. «Entonces impriman más —dicen—, ¡porque nuestros vecinos también quieren leerlo!». Así que imprimen hasta que hay tinta en la mesa, en la puerta y en la nariz de {friend}.',
    ],
    [
      'They print {1} more. {2} stands get the same number. How many copies go to one stand?',
      'Imprimen {1} más. {2} puestos reciben la misma cantidad. ¿Cuántas copias van a cada puesto?',
    ],
    [
      'They print {1} copies more and share them equally among {2} stands. How many copies does each stand get?',
      'Imprimen {1} copias más y las reparten por igual entre {2} puestos. ¿Cuántas copias recibe cada puesto?',
    ],
    [
      'They print another {1} copies and share them equally among the {2} newspaper stands of the town. How many copies does each stand get?',
      'Imprimen otras {1} copias y las reparten por igual entre los {2} puestos de periódicos del pueblo. ¿Cuántas copias recibe cada puesto?',
    ],
    [
      'Each stand gets {1} copies, and by evening the whole town knows.',
      'Cada puesto recibe {1} copias, y al anochecer lo sabe todo el pueblo.',
    ],
    [
      'All the new copies, shared equally among the stands.',
      'Todas las copias nuevas, repartidas por igual entre los puestos.',
    ],
    ['stands', 'puestos'],
    ['The call from town hall', 'La llamada del alcalde'],
    [
      'The phone rings. It is the mayor. “Come and see me,” he says. “Tell me your side. But print no more till then.” They can bring him a lot of names. Or they can print big signs for the park.',
      'Suena el teléfono. Es el alcalde. «Vengan a verme —dice—. Díganme qué piensan. Pero no impriman nada más hasta entonces». Pueden llevarle muchos nombres. O pueden imprimir letreros grandes para el parque.',
    ],
    [
      'The phone rings, and it is the mayor. “Come and talk to me,” he says, “but print nothing more until then.” They could collect names for a letter in the other schools and bring it to him. Or they could go on and print posters.',
      'Suena el teléfono, y es el alcalde. «Vengan a hablar conmigo —dice—, pero no impriman nada más hasta entonces». Podrían juntar nombres para una carta en las otras escuelas y llevársela. O podrían seguir e imprimir pósteres.',
    ],
    [
      'The phone rings, and it is the mayor himself. “Come and talk to me on Monday,” he says, “but do me a favor and print nothing more until then.” They could trust him and collect names for a letter in the other schools. Or they could go on, print posters and hang them up all over the town before he changes his mind.',
      'Suena el teléfono, y es el alcalde en persona. «Vengan a hablar conmigo el lunes —dice—, pero háganme un favor y no impriman nada más hasta entonces». Podrían confiar en él y juntar nombres para una carta en las otras escuelas. O podrían seguir, imprimir pósteres y pegarlos por todo el pueblo antes de que cambie de opinión.',
    ],
    ['Write a letter and collect names', 'Escribir una carta y juntar nombres'],
    [
      'They walk from school to school. “Sign here, please,” says {friend}. Hands go up in each class.',
      'Van de escuela en escuela. «Firmen aquí, por favor», dice {friend}. En cada clase se levantan manos.',
    ],
    [
      'They walk from school to school with their letter. “Sign here, please,” says {friend}, and in every class the hands go up.',
      'Van de escuela en escuela con su carta. «Firmen aquí, por favor», dice {friend}, y en todas las clases se levantan manos.',
    ],
    [
      'All week they walk from school to school with the letter under one arm. “Please read it before you sign it,” says {friend} in every single class, and everywhere the hands go up.',
      'Toda la semana van de escuela en escuela con la carta bajo el brazo. «Por favor, léanla antes de firmar», dice {friend} en cada una de las clases, y en todas partes se levantan manos.',
    ],
    [
      'In each of {1 school}, {2 child} sign. How many names is that?',
      'En cada una de las {1} escuelas firman {2} niños. ¿Cuántos nombres son?',
    ],
    [
      'They go to {1 school}, and in each of them {2 child} sign. How many names do they have?',
      'Van a {1} escuelas, y en cada una firman {2} niños. ¿Cuántos nombres tienen?',
    ],
    [
      'They go to {1 school}, and in each of them exactly {2 child} sign the letter. How many names do they bring to the mayor?',
      'Van a {1} escuelas, y en cada una de ellas firman la carta exactamente {2} niños. ¿Cuántos nombres le llevan al alcalde?',
    ],
    [
      'They bring {1 name} to the mayor. He needs both hands to hold them.',
      'Le llevan {1 name} al alcalde. Él necesita las dos manos para sostenerlos.',
    ],
    [
      'The mayor reads and reads. “Half,” he says at last. “Half a park, half a lot.” It is not what they want. But the big tree is in the right half. “We will be back,” says {hero}.',
      'El alcalde lee y lee. «La mitad —dice por fin—. Medio parque, medio estacionamiento». No es lo que quieren. Pero el árbol grande está en la mitad correcta. «Vamos a volver», dice {hero}.',
    ],
    [
      'The mayor reads for a long time. “Half of it,” he says at last, “can stay a park.” It is not what they wanted, but the big tree is in the right half. “We will be back,” says {hero} politely.',
      'El alcalde lee mucho rato. «La mitad —dice por fin— puede seguir siendo parque». No es lo que querían, pero el árbol grande está en la mitad correcta. «Vamos a volver», dice {hero} con toda cortesía.',
    ],
    [
      'The mayor reads the letter, and then he reads the names, and it takes him a long time. “Half of it,” he says at last, “can stay a park.” It is not what they came for, but the big tree and the pond are in the right half. “Thank you,” says {hero} politely at the door. “We will be back for the other one.”',
      'El alcalde lee la carta, y luego lee los nombres, y tarda mucho. «La mitad —dice por fin— puede seguir siendo parque». No es lo que venían a pedir, pero el árbol grande y el estanque están en la mitad correcta. «Gracias —dice {hero} con toda cortesía en la puerta—. Vamos a volver por la otra».',
    ],
    ['Print posters', 'Imprimir pósteres'],
    ['Posters everywhere', 'Pósteres por todas partes'],
    [
      'The machine gets hot. They print big green posters. {friend} ties them up with string.',
      'La máquina se calienta. Imprimen grandes pósteres verdes. {friend} los amarra con cordel.',
    ],
    [
      'The machine gets hot while they print big green posters. {friend} ties them up with string, one bundle after the other.',
      'La máquina se calienta mientras imprimen grandes pósteres verdes. {friend} los amarra con cordel, un paquete tras otro.',
    ],
    [
      'The machine gets so hot that they have to open all the windows, but they go on and print big green posters until midnight. {friend} ties them up with string, one bundle for each group of helpers.',
      'La máquina se calienta tanto que tienen que abrir todas las ventanas, pero siguen imprimiendo grandes pósteres verdes hasta la medianoche. {friend} los amarra con cordel, un paquete para cada grupo de ayudantes.',
    ],
    [
      'They print {1 poster}. {2 bundle} must be the same. How many posters are in one bundle?',
      'Imprimen {1} pósteres. Hacen {2} paquetes iguales. ¿Cuántos pósteres hay en un paquete?',
    ],
    [
      'They print {1 poster} and tie them into {2} equal bundles. How many posters are in each bundle?',
      'Imprimen {1} pósteres y los amarran en {2} paquetes iguales. ¿Cuántos pósteres hay en cada paquete?',
    ],
    [
      'They print {1 poster} and tie them into {2 bundle} of the same size. How many posters are in each bundle?',
      'Imprimen {1} pósteres y los amarran en {2} paquetes del mismo tamaño. ¿Cuántos pósteres hay en cada paquete?',
    ],
    [
      'There {is|are} {1 poster} in each bundle. In the morning the town is green.',
      'Hay {1 poster} en cada paquete. Por la mañana el pueblo está verde.',
    ],
    [
      'The town is full of green. The mayor is mad. “I said wait,” he says. He does not speak to them for a week. But each day more people stop at the park. They look at the trees and then at his door.',
      'El pueblo está lleno de verde. El alcalde está enojado. «Les dije que esperaran», dice. No les habla en una semana. Pero cada día más gente se detiene en el parque. Miran los árboles y luego la puerta del alcalde.',
    ],
    [
      'The whole town is green, and the mayor is angry. “I asked you to wait,” he says, and for weeks he does not speak to them. But every day more people stop at the park and look at the trees. In the end the town has to vote.',
      'Todo el pueblo está verde, y el alcalde está enojado. «Les pedí que esperaran», dice, y no les habla en varias semanas. Pero cada día más gente se detiene en el parque y mira los árboles. Al final el pueblo tiene que votar.',
    ],
    [
      'The whole town is green with posters, and the mayor is so angry that he turns red. “I asked you to wait,” he says, and because he is right about that, {hero} does not know what to answer. For weeks nobody at town hall speaks to them. But every day more people stop at the park, look up at the trees and ask questions, and in the end the whole town has to vote.',
      'Todo el pueblo está verde de pósteres, y el alcalde está tan enojado que se pone rojo. «Les pedí que esperaran», dice, y como en eso tiene razón, {hero} no sabe qué contestar. Durante semanas nadie les habla en la alcaldía. Pero cada día más gente se detiene en el parque, mira hacia arriba los árboles y hace preguntas, y al final todo el pueblo tiene que votar.',
    ],
    ['Names', 'Los nombres'],
  ],
} satisfies StoryPairs;
