import type { StoryPairs } from './reader-of-story.ts';

/** The plot `leap` in Spanish. */
export const leapStory = {
  words: {
    'the egg': 'el huevo',
    'the blue egg': 'el huevo azul',
    'the last egg': 'el último huevo',
  },
  pairs: [
    ['An egg over the roof', 'Un huevo por encima del techo'],
    ['The bet', 'La apuesta'],
    [
      '{“No one can throw a raw egg over the shop so that it lands whole,” says {keeper}. “We can,” says {hero}. On the hill next to it they build a throwing machine, and a coat of straw for the egg. If they fail, they sweep the shop for a month.|“Nobody can throw a raw egg over this roof so that it lands in one piece,” says {keeper}. “We can,” says {hero}. On the hill next to it they build a machine for throwing, and a coat of straw for the egg. If they fail, they have to sweep the workshop for a month.|“Nobody can throw a raw egg over this roof so that it lands in one piece,” says {keeper}, who has seen a lot of things land. “We can,” says {hero}, faster than is good. On the hill next to it they build a machine for throwing, and for the egg a coat of straw. If they fail, they have promised to sweep the whole workshop for a month.}',
      '{«Nadie puede lanzar un huevo crudo por encima del taller y que caiga entero», dice {keeper}. «Nosotros sí», dice {hero}. En la colina de al lado construyen una máquina de lanzar, y un abrigo de paja para el huevo. Si fallan, barren el taller durante un mes.|«Nadie puede lanzar un huevo crudo por encima de este techo y que caiga de una pieza», dice {keeper}. «Nosotros sí», dice {hero}. En la colina de al lado construyen una máquina de lanzar, y un abrigo de paja para el huevo. Si fallan, tienen que barrer el taller durante un mes.|«Nadie puede lanzar un huevo crudo por encima de este techo y que caiga de una pieza», dice {keeper}, que ha visto caer muchas cosas. «Nosotros sí», dice {hero}, más rápido de lo que conviene. En la colina de al lado construyen una máquina de lanzar, y para el huevo un abrigo de paja. Si fallan, han prometido barrer todo el taller durante un mes.}',
    ],
    ['Blue', 'Azul'],
    [
      '{The next egg is painted blue, so that they can see it. {friend} has an idea. “It must open a small sail when it is at the top! Then it comes down slowly.” But when is it at the top?|The next egg is painted blue, so that they can see it in the grass. “It has to open a little sail at the top,” says {friend}, “so that it comes down slowly. We only have to know when that is.”|The next egg is painted blue, so that they can find it in the grass, whatever is left of it. “It has to open a little sail exactly at the top,” says {friend}, “so that it comes down as slowly as a feather. We only have to know when that is, and tie the string accordingly.”}',
      '{El siguiente huevo está pintado de azul, para que lo puedan ver. {friend} tiene una idea. «¡Tiene que abrir una vela pequeña cuando esté en lo más alto! Así baja despacio». Pero ¿cuándo está en lo más alto?|El siguiente huevo está pintado de azul, para que lo puedan ver en el pasto. «Tiene que abrir una velita en lo más alto —dice {friend}—, para que baje despacio. Solo tenemos que saber cuándo es eso».|El siguiente huevo está pintado de azul, para que lo puedan encontrar en el pasto, quede lo que quede de él. «Tiene que abrir una velita justo en lo más alto —dice {friend}—, para que baje tan despacio como una pluma. Solo tenemos que saber cuándo es eso y atar la cuerda según eso».}',
    ],
    ['The last egg', 'El último huevo'],
    [
      '{Just one egg is left. They can throw it as high as they can, so that it flies over the tree. Or they can throw it low and let {friend} run and catch it.|There is only a single egg left. They could throw it as high as possible, so that it flies over the tree. Or they could throw it lower and let {friend} run to the other side and catch it.|There is only a single egg left in the box. They could throw it as high as the machine can, so that it flies right over the tree. Or they could throw it lower, and {friend} could run around the house and catch it, if there is time enough for that.}',
      '{Queda un solo huevo. Pueden lanzarlo tan alto como puedan, para que vuele por encima del árbol. O pueden lanzarlo bajo y dejar que {friend} corra y lo atrape.|Queda un solo huevo. Podrían lanzarlo tan alto como sea posible, para que vuele por encima del árbol. O podrían lanzarlo más bajo y dejar que {friend} corra al otro lado y lo atrape.|Queda un solo huevo en la caja. Podrían lanzarlo tan alto como puede la máquina, para que vuele justo por encima del árbol. O podrían lanzarlo más bajo, y {friend} podría correr alrededor de la casa y atraparlo, si hay tiempo suficiente para eso.}',
    ],
    ['Throw it high', 'Lanzarlo alto'],
    ['High', 'Alto'],
    [
      '{They pull the rope back as far as it goes. It groans. {keeper} holds his hat.|They pull the rope back as far as it will go, and the wood groans. {keeper} holds on to his hat.|They pull the rope back as far as it will go, and then a little farther, until the wood groans. Across the yard {keeper} takes a step back and holds on to his hat.}',
      '{Jalan la cuerda hacia atrás hasta donde llega. La madera cruje. {Keeper} se sujeta el sombrero.|Jalan la cuerda hacia atrás hasta donde llega, y la madera cruje. {Keeper} se agarra el sombrero.|Jalan la cuerda hacia atrás hasta donde llega, y luego un poco más, hasta que la madera cruje. Del otro lado del patio, {keeper} da un paso atrás y se agarra el sombrero.}',
    ],
    [
      '{It falls. It falls on a truck full of hay! The truck drives on. They run after it, down the street. In the hay lies the egg, and it is whole. “That was luck,” says {keeper}. “No,” says {hero}. “That was a lot of straw.” He sweeps the shop himself, all month.|It falls right onto a truck full of hay, which drives away. They run after it through half of the town, and there in the hay lies the egg in one piece. “That was luck,” says {keeper}. “No,” says {hero}, “that was a lot of straw.” For a month he sweeps the workshop himself.|It comes down right on top of a truck that is full of hay, and the truck drives away. They run after it through half of the town, and when it finally stops, the egg lies in the hay in one piece. “That was pure luck,” says {keeper}. “No,” says {hero}, who is still out of breath, “that was a great deal of straw.” For a whole month he sweeps the workshop himself, and he whistles while he does it.}',
      '{Cae. ¡Cae sobre un camión lleno de paja! El camión sigue su camino. Corren tras él, calle abajo. En la paja está el huevo, y está entero. «Fue suerte», dice {keeper}. «No —dice {hero}—. Fue mucha paja». Él mismo barre el taller, todo el mes.|Cae justo sobre un camión lleno de paja, que se va. Corren tras él por medio pueblo, y ahí en la paja está el huevo, de una pieza. «Fue suerte», dice {keeper}. «No —dice {hero}—, fue mucha paja». Durante un mes él mismo barre el taller.|Cae justo encima de un camión lleno de paja, y el camión se va. Corren tras él por medio pueblo, y cuando por fin se detiene, el huevo está en la paja, de una pieza. «Fue pura suerte», dice {keeper}. «No —dice {hero}, todavía sin aliento—, fue muchísima paja». Durante un mes entero él mismo barre el taller, y silba mientras lo hace.}',
    ],
    ['Throw it low', 'Lanzarlo bajo'],
    ['Low', 'Bajo'],
    [
      '{{friend} stands there, ready to run. In the way sits a fat cat. {hero} counts down. “Go!”|{friend} stands at the corner, ready to run, and in the way sits a fat cat. {hero} counts down out loud. “Go!”|{friend} stands at the corner of the house like a runner before a race, and right in the way sits a fat cat. {hero} counts down so loudly that the neighbors open their windows. “Go!”}',
      '{{friend} espera, a punto de correr. En el camino hay un gato gordo. {hero} hace la cuenta atrás. «¡Ya!».|{friend} espera en la esquina, a punto de correr, y en el camino hay un gato gordo. {hero} hace la cuenta atrás en voz alta. «¡Ya!».|{friend} espera en la esquina de la casa como antes de una carrera, y justo en el camino hay un gato gordo. {hero} hace la cuenta atrás con voz tan fuerte que los vecinos abren las ventanas. «¡Ya!».}',
    ],
    [
      '{{friend} runs, jumps over the cat and has it! Then the hand shuts a bit too fast. Yolk runs down the arm. They all look at it. “It did land whole,” says {keeper} at last. “That was the bet.” And they fry what is left.|{friend} runs, jumps over the cat and has it! But then the hand closes a little too fast, and yolk runs down the arm. “It did land in one piece,” says {keeper} at last, “and that was the bet.” They fry what is left of it.|{friend} runs, jumps over the cat, stretches out and has it, and everybody at the windows cheers. But then the hand closes a little too fast, and yolk runs all the way down to the elbow. “It did land in one piece,” says {keeper} at last, very seriously, “and that was the bet.” They fry what is left of it, and everyone gets a spoonful.}',
      '{{friend} corre, salta por encima del gato ¡y lo atrapa! Pero la mano se cierra un poco de más. La yema le corre por el brazo. Todos la miran. «Sí cayó entero —dice por fin {keeper}—. Esa era la apuesta». Y fríen lo que queda.|{friend} corre, salta por encima del gato ¡y lo atrapa! Pero la mano se cierra un poco demasiado rápido, y la yema le corre por el brazo. «Sí cayó de una pieza —dice por fin {keeper}—, y esa era la apuesta». Fríen lo que queda de él.|{friend} corre, salta por encima del gato, se estira y lo atrapa, y todos en las ventanas gritan de alegría. Pero la mano se cierra un poco demasiado rápido, y la yema le corre hasta el codo. «Sí cayó de una pieza —dice por fin {keeper}, con mucha seriedad—, y esa era la apuesta». Fríen lo que queda de él, y a cada quien le toca una cucharada.}',
    ],
    [
      '{In feet, the height of {place} after `t` seconds is {1}. After how many seconds is {place} at its highest point?|The height of {place} in feet after `t` seconds is {1}. After how many seconds is {place} at its highest point?|According to the film that they watch again and again, the height of {place} in feet after `t` seconds is {1}. After how many seconds is {place} at its highest point?}',
      '{Después de `t` segundos, {place} está a {1} pies de altura. ¿Después de cuántos segundos está {place} en su punto más alto?|Después de `t` segundos, {place} está a una altura de {1} pies. ¿Después de cuántos segundos está {place} en su punto más alto?|Según la película, que ven una y otra vez, después de `t` segundos {place} está a una altura de {1} pies. ¿Después de cuántos segundos está {place} en su punto más alto?}',
    ],
    [
      '{In feet, the height of {place} after `t` seconds is {1}. How many feet high does {place} get?|The height of {place} in feet after `t` seconds is {1}. How many feet high does {place} get?|According to the film that they watch again and again, the height of {place} in feet after `t` seconds is {1}. How many feet high does {place} get?}',
      '{Después de `t` segundos, {place} está a {1} pies de altura. ¿Cuántos pies de altura alcanza {place}?|Después de `t` segundos, {place} está a una altura de {1} pies. ¿Cuántos pies de altura alcanza {place}?|Según la película, que ven una y otra vez, después de `t` segundos {place} está a una altura de {1} pies. ¿Cuántos pies de altura alcanza {place}?}',
    ],
    [
      'It gets {1} feet high and comes down just as far. {friend} goes to fetch the mop.',
      'Sube {1} pies y baja lo mismo. {friend} va por el trapeador.',
    ],
    [
      'The sail opens after {1} seconds, at the right moment, and the wind takes the egg into a tree.',
      'La vela se abre después de {1} segundos, en el momento justo, y el viento se lleva el huevo a un árbol.',
    ],
    [
      'It gets {1} feet high, so that for a moment they cannot see it any more.',
      'Sube {1} pies, así que por un momento ya no lo pueden ver.',
    ],
    [
      'After {1} seconds it is at the top, and {2} seconds later it comes down. That is enough, if one does not fall over the cat.',
      'Después de {1} segundos está en lo más alto, y {2} segundos más tarde baja. Con eso alcanza, si uno no se tropieza con el gato.',
    ],
  ],
} satisfies StoryPairs;
