import type { StoryPairs } from './reader-of-story.ts';

/** The plot `trail` in Spanish. */
export const trailStory = {
  pairs: [
    ['A whistle in the fog', 'Un silbato en la niebla'],
    ['The call', 'La llamada'],
    [
      'The phone in the hut rings. A man is up by the lake. His foot hurts, and he can’t walk. {keeper} looks at {hero} and {friend}. “Get your boots. You know the way.” They pack a blanket and hot tea.',
      'Suena el teléfono en el refugio. Hay un hombre arriba, junto al lago. Le duele el pie y no puede caminar. {Keeper} mira a {hero} y a {friend}. «Pónganse las botas. Ustedes conocen el camino». Empacan una cobija y té caliente.',
    ],
    [
      'The telephone in the rescue hut rings, because a man has hurt his foot at the lake and cannot walk. {keeper} looks at {hero} and {friend}. “Get your boots, because you know the way better than anybody.” They put a blanket and hot tea into their bag.',
      'Suena el teléfono en el refugio de rescate, porque un hombre se lastimó el pie en el lago y no puede caminar. {Keeper} mira a {hero} y a {friend}. «Pónganse las botas, porque ustedes conocen el camino mejor que nadie». Meten en la mochila una cobija y té caliente.',
    ],
    [
      'The telephone in the rescue hut rings in the middle of lunch, because a man has slipped at the lake and cannot walk a single step. {keeper} listens, puts the phone down and looks at {hero} and {friend}. “Get your boots,” says the chief, “because nobody knows the way as well as you do.” They put a blanket and hot tea into their bag.',
      'Suena el teléfono en el refugio de rescate a mitad del almuerzo, porque un hombre se resbaló en el lago y no puede dar ni un paso. {Keeper} escucha, cuelga el teléfono y mira a {hero} y a {friend}. «Pónganse las botas —dice el jefe—, porque nadie conoce el camino tan bien como ustedes». Meten en la mochila una cobija y té caliente.',
    ],
    [
      'First the trail goes {1 mile} over grass. Then it goes {2 mile} up in the woods. How many miles is that in all?',
      'Primero el sendero va {1 mile} por el pasto. Luego va {2 mile} hacia arriba por el bosque. ¿Cuántas millas son en total?',
    ],
    [
      'The trail goes {1 mile} over the grass and then {2 mile} through the woods. How many miles long is the trail?',
      'El sendero va {1 mile} por el pasto y luego {2 mile} por el bosque. ¿Cuántas millas mide el sendero?',
    ],
    [
      'The trail to the lake goes {1 mile} over the meadow and after that {2 mile} through the woods. How many miles long is the whole trail?',
      'El sendero al lago va {1 mile} por la pradera y después {2 mile} por el bosque. ¿Cuántas millas mide el sendero entero?',
    ],
    [
      'The whole trail {is|are} {1 mile} long. They fill their bottles and go.',
      'El sendero entero mide {1 mile}. Llenan sus botellas y se van.',
    ],
    ['The two parts of the trail end to end.', 'Las dos partes del sendero, una tras otra.'],
    ['grass {1}/{2}', 'pasto {1}/{2}'],
    ['woods {1}/{2}', 'bosque {1}/{2}'],
    ['Fog', 'Niebla'],
    [
      'They walk fast. Then the fog comes. It is white and wet. They can’t see the next tree. “Stop,” says {friend}. “How far is it still?”',
      'Caminan rápido. Entonces llega la niebla. Es blanca y húmeda. No pueden ver el siguiente árbol. «Alto —dice {friend}—. ¿Cuánto falta todavía?».',
    ],
    [
      'They walk fast, but then the fog comes down and they cannot see the next tree. “Stop for a moment,” says {friend}. “How far is it still?”',
      'Caminan rápido, pero entonces baja la niebla y no pueden ver el siguiente árbol. «Alto un momento —dice {friend}—. ¿Cuánto falta todavía?».',
    ],
    [
      'They walk as fast as they can, but halfway through the woods the fog comes down, and then they cannot even see the next tree. “Stop for a moment,” says {friend} and holds on to a branch. “Before we take one more step I want to know how far it still is.”',
      'Caminan tan rápido como pueden, pero a medio bosque baja la niebla, y entonces no pueden ver ni el siguiente árbol. «Alto un momento —dice {friend} y se agarra de una rama—. Antes de dar un paso más quiero saber cuánto falta todavía».',
    ],
    [
      'They have gone {1 mile} of the trail. How many miles are left?',
      'Han caminado {1 mile} del sendero. ¿Cuántas millas faltan?',
    ],
    [
      'They have walked {1 mile} of the whole trail. How many miles are left?',
      'Han caminado {1 mile} del sendero entero. ¿Cuántas millas faltan?',
    ],
    [
      'Since they left the hut, they have walked {1 mile} of the whole trail. How many miles are left to the lake?',
      'Desde que salieron del refugio, han caminado {1 mile} del sendero entero. ¿Cuántas millas faltan para el lago?',
    ],
    [
      'There is still {1 mile} to go. Then they hear a whistle, far away.',
      'Todavía falta {1 mile}. Entonces oyen un silbato, muy lejos.',
    ],
    ['The whole trail: what they have walked and the rest.', 'El sendero entero: lo que han caminado y el resto.'],
    ['the whole trail', 'el sendero entero'],
    ['Two ways to the whistle', 'Dos caminos hacia el silbato'],
    [
      'There is a short way. It goes up by a stream. It is wet and steep. There is a long way. It goes by the old wall. You can hold on to it, step by step.',
      'Hay un camino corto. Sube junto a un arroyo. Es húmedo y empinado. Hay un camino largo. Va junto al viejo muro. Uno se puede agarrar de él, paso a paso.',
    ],
    [
      'There is a short way along the stream, but it is wet and steep. And there is a longer way beside the old wall, where they can hold on to the stones.',
      'Hay un camino corto junto al arroyo, pero es húmedo y empinado. Y hay un camino más largo junto al viejo muro, donde se pueden agarrar de las piedras.',
    ],
    [
      'From here there is a shorter way that follows the stream, but it is wet and steep, and they would have to climb. And there is a longer way beside the old wall, where they could keep one hand on the stones and would not get lost even with their eyes closed.',
      'Desde aquí hay un camino más corto que sigue el arroyo, pero es húmedo y empinado, y tendrían que trepar. Y hay un camino más largo junto al viejo muro, donde podrían llevar una mano sobre las piedras y no perderse ni con los ojos cerrados.',
    ],
    ['Take the short way by the stream', 'Tomar el camino corto junto al arroyo'],
    ['By the stream', 'Junto al arroyo'],
    [
      'The stones are wet. {hero} slips, but {friend} grabs the strap of the bag. They climb on.',
      'Las piedras están mojadas. {hero} se resbala, pero {friend} agarra la correa de la mochila. Siguen trepando.',
    ],
    [
      'The stones are so wet that {hero} slips once, but {friend} grabs the strap of the bag in time. They climb on without a word.',
      'Las piedras están tan mojadas que {hero} se resbala una vez, pero {friend} agarra a tiempo la correa de la mochila. Siguen trepando sin decir nada.',
    ],
    [
      'The stones are so wet that they have to use their hands. Once {hero} slips, but {friend} grabs the strap of the bag in time, and after that they climb on without saying a word.',
      'Las piedras están tan mojadas que tienen que usar las manos. Una vez {hero} se resbala, pero {friend} agarra a tiempo la correa de la mochila, y después siguen trepando sin decir una palabra.',
    ],
    [
      'This way {is|are} {1 mile} less than what was left. How many miles is it?',
      'Este camino mide {1 mile} menos que lo que faltaba. ¿Cuántas millas son?',
    ],
    [
      'This way {is|are} {1 mile} shorter than what was left of the trail. How many miles long is it?',
      'Este camino mide {1 mile} menos que lo que faltaba del sendero. ¿Cuántas millas mide?',
    ],
    [
      'This way to the lake {is|are} {1 mile} shorter than what was left of the trail. How many miles long is the way along the stream?',
      'Este camino al lago mide {1 mile} menos que lo que faltaba del sendero. ¿Cuántas millas mide el camino junto al arroyo?',
    ],
    ['After only {1 mile} they stand at the lake.', 'Después de solo {1 mile}, llegan al lago.'],
    [
      'The man sits on a rock with a whistle. “You are so fast!” he says. They bind his foot. But they lost the blanket in the stream. So they sit close to him till help comes.',
      'El hombre está sentado en una roca con un silbato. «¡Qué rápido vinieron!», dice. Le vendan el pie. Pero perdieron la cobija en el arroyo. Así que se sientan muy cerca de él hasta que llega la ayuda.',
    ],
    [
      'The man sits on a rock with a whistle in his hand. “You were fast!” he says. They bind his foot, but the blanket has fallen into the stream. So they sit close to him until the others come.',
      'El hombre está sentado en una roca con un silbato en la mano. «¡Vinieron rápido!», dice. Le vendan el pie, pero la cobija se cayó al arroyo. Así que se sientan muy cerca de él hasta que llegan los demás.',
    ],
    [
      'The man sits on a rock with a whistle in his hand and cannot believe that somebody is there already. They bind his foot as they have learned to do. But the blanket was on top of the bag, and now it is somewhere in the stream. So they sit very close to him, one on each side, until the others arrive.',
      'El hombre está sentado en una roca con un silbato en la mano y no puede creer que ya haya llegado alguien. Le vendan el pie como aprendieron a hacerlo. Pero la cobija iba hasta arriba de la mochila, y ahora está en alguna parte del arroyo. Así que se sientan muy cerca de él, uno de cada lado, hasta que llegan los demás.',
    ],
    ['Take the long way by the wall', 'Tomar el camino largo junto al muro'],
    ['By the wall', 'Junto al muro'],
    [
      'The wall is cold and rough. They walk hand on stone. The whistle stops. Then it starts again.',
      'El muro es frío y áspero. Caminan con la mano en la piedra. El silbato se calla. Luego empieza otra vez.',
    ],
    [
      'The wall is cold and rough under their hands. Once the whistle stops, and they stop too until it begins again.',
      'El muro es frío y áspero bajo sus manos. Una vez se calla el silbato, y se detienen también hasta que empieza otra vez.',
    ],
    [
      'The wall is cold and rough under their hands, and they follow it around every corner. Once the whistle stops, and they stand still and hardly breathe until it begins again.',
      'El muro es frío y áspero bajo sus manos, y lo siguen por cada esquina. Una vez se calla el silbato, y no se mueven y apenas respiran hasta que empieza otra vez.',
    ],
    [
      'This way {is|are} {1 mile} more than what was left. How many miles is it?',
      'Este camino mide {1 mile} más que lo que faltaba. ¿Cuántas millas son?',
    ],
    [
      'This way {is|are} {1 mile} longer than what was left of the trail. How many miles long is it?',
      'Este camino mide {1 mile} más que lo que faltaba del sendero. ¿Cuántas millas mide?',
    ],
    [
      'This way to the lake {is|are} {1 mile} longer than what was left of the trail. How many miles long is the way beside the wall?',
      'Este camino al lago mide {1 mile} más que lo que faltaba del sendero. ¿Cuántas millas mide el camino junto al muro?',
    ],
    [
      'They walk {1 mile}, and not once do they lose the way.',
      'Caminan {1 mile}, y no pierden el camino ni una sola vez.',
    ],
    [
      'The man is cold and pale. “I thought no one would come,” he says. They put the blanket around him. They have tea. Soon he can smile. “Late,” he says, “but with tea.”',
      'El hombre tiene frío y está pálido. «Creí que no vendría nadie», dice. Lo envuelven en la cobija. Toman té. Pronto puede sonreír. «Tarde —dice—, pero con té».',
    ],
    [
      'The man is cold and pale when they get there. “I thought that nobody would come,” he says. But they have a dry blanket and hot tea, and soon he can smile again. “Late, but with tea,” he says.',
      'El hombre tiene frío y está pálido cuando llegan. «Creí que no vendría nadie», dice. Pero traen una cobija seca y té caliente, y pronto puede sonreír otra vez. «Tarde, pero con té», dice.',
    ],
    [
      'The man is cold and pale when they finally get there, and the whistle has fallen out of his hand. “I thought that nobody would come,” he says quietly. But everything in their bag is dry, and they have a warm blanket and hot tea. After the second cup he can smile. “You were late,” he says, “but you were late with tea.”',
      'El hombre tiene frío y está pálido cuando por fin llegan, y el silbato se le ha caído de la mano. «Creí que no vendría nadie», dice en voz baja. Pero en su mochila todo está seco, y traen una cobija gruesa y té caliente. Después de la segunda taza puede sonreír. «Llegaron tarde —dice—, pero llegaron tarde con té».',
    ],
  ],
} satisfies StoryPairs;
