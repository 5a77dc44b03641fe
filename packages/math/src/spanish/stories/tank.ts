import type { StoryPairs } from './reader-of-story.ts';

/** The plot `tank` in Spanish. */
export const tankStory = {
  pairs: [
    ['Seven small turtles', 'Siete tortuguitas'],
    ['The empty tank', 'El tanque vacío'],
    [
      'A box stands at the door of the camp. In it are seven small turtles! They come from a beach with too much light. “They need sea water, and soon,” says {keeper}. {friend} runs to the pump.',
      'Hay una caja en la puerta del campamento. ¡Adentro hay siete tortuguitas! Vienen de una playa con demasiada luz. «Necesitan agua de mar, y pronto», dice {keeper}. {friend} corre a la bomba.',
    ],
    [
      'A box stands at the door of the camp, and in it there are seven small turtles that have lost their way to the sea. “They need a tank of sea water soon,” says {keeper}, and {friend} runs to the pump.',
      'Hay una caja en la puerta del campamento, y adentro hay siete tortuguitas que perdieron el camino al mar. «Necesitan pronto un tanque de agua de mar», dice {keeper}, y {friend} corre a la bomba.',
    ],
    [
      'In the morning a box stands at the door of the reef camp, and in it there are seven small turtles, which ran toward the lights of a hotel and not toward the sea. “They need a tank of fresh sea water within the hour,” says {keeper}, and before the sentence is over, {friend} is at the pump.',
      'Por la mañana hay una caja en la puerta del campamento del arrecife, y adentro hay siete tortuguitas, que corrieron hacia las luces de un hotel y no hacia el mar. «Necesitan un tanque de agua de mar fresca en menos de una hora», dice {keeper}, y antes de que termine la frase, {friend} ya está en la bomba.',
    ],
    [
      'The pump fills {1 liter} in {2 minute}. How many liters is that in one minute?',
      'La bomba echa {1 liter} en {2 minute}. ¿Cuántos litros son en un minuto?',
    ],
    [
      'The pump fills {1 liter} in {2 minute}, always at the same rate. How many liters does it fill in one minute?',
      'La bomba echa {1 liter} en {2 minute}, siempre al mismo ritmo. ¿Cuántos litros echa en un minuto?',
    ],
    [
      'At the same rate all the time, the pump brings {1 liter} into the tank in {2 minute}. How many liters is that in one minute?',
      'Siempre al mismo ritmo, la bomba lleva al tanque {1 liter} en {2 minute}. ¿Cuántos litros son en un minuto?',
    ],
    [
      'It {is|are} {1 liter} a minute. The first turtle begins to paddle.',
      'Son {1 liter} por minuto. La primera tortuga empieza a nadar.',
    ],
    ['The water in the tank, cut into its minutes.', 'El agua del tanque, repartida en sus minutos.'],
    ['Drip, drip', 'Gota a gota'],
    [
      'The tank is full. The turtles swim! But then {hero} hears a noise. Drip, drip. There is a crack in the wall of the tank.',
      'El tanque está lleno. ¡Las tortugas nadan! Pero entonces {hero} oye un ruido. Plic, plic. Hay una grieta en la pared del tanque.',
    ],
    [
      'The tank is full, and the turtles swim around in it. But then {hero} hears a noise, because there is a crack in the wall of the tank.',
      'El tanque está lleno, y las tortugas nadan de un lado a otro. Pero entonces {hero} oye un ruido, porque hay una grieta en la pared del tanque.',
    ],
    [
      'The tank is full at last, and seven turtles paddle around in it as if nothing had ever happened to them. But in the quiet of the evening {hero} hears a noise, and it comes from a crack in the wall of the tank.',
      'El tanque está lleno por fin, y siete tortugas nadan en él de un lado a otro como si nunca les hubiera pasado nada. Pero en el silencio de la noche {hero} oye un ruido, y viene de una grieta en la pared del tanque.',
    ],
    [
      'Each hour {1 liter} drip out. How many liters are lost in {2 hour}?',
      'Cada hora gotean {1 liter}. ¿Cuántos litros se pierden en {2 hour}?',
    ],
    [
      'Each hour the tank loses {1 liter}. How many liters does it lose in {2 hour}?',
      'Cada hora el tanque pierde {1 liter}. ¿Cuántos litros pierde en {2 hour}?',
    ],
    [
      'Every hour the tank loses {1 liter} through the crack. How many liters does it lose in the {2 hour} of the night?',
      'Cada hora el tanque pierde {1 liter} por la grieta. ¿Cuántos litros pierde en las {2 hour} de la noche?',
    ],
    [
      'It loses {1 liter} in the night. Somebody has to stay awake.',
      'Pierde {1 liter} en la noche. Alguien tiene que quedarse despierto.',
    ],
    ['How much water is lost.', 'Cuánta agua se pierde.'],
    ['The night', 'La noche'],
    [
      'Now the pump is broken, too. They can bring water in buckets all night. Then the turtles stay safe till they are strong. Or they can take them to the beach now and let them go in the dark.',
      'Ahora la bomba también se descompone. Pueden traer agua en cubetas toda la noche. Así las tortugas están seguras hasta que sean fuertes. O pueden llevarlas ahora a la playa y soltarlas en la oscuridad.',
    ],
    [
      'And now the pump has broken down as well. They could carry water in buckets all night, so that the turtles stay here until they are stronger. Or they could take them to the dark side of the beach and let them go now.',
      'Y ahora la bomba también se descompone. Podrían traer agua en cubetas toda la noche, para que las tortugas se queden aquí hasta que sean más fuertes. O podrían llevarlas al lado oscuro de la playa y soltarlas ahora.',
    ],
    [
      'To make it worse, the pump has broken down, and nobody can mend it before the morning. They could carry water in buckets the whole night, so that the turtles can stay until they are stronger. Or they could take them to the dark side of the beach and let them go right now, as they would have gone if nobody had built a hotel.',
      'Para colmo, la bomba se ha descompuesto, y nadie puede arreglarla antes de la mañana. Podrían traer agua en cubetas la noche entera, para que las tortugas se puedan quedar hasta que sean más fuertes. O podrían llevarlas al lado oscuro de la playa y soltarlas ahora mismo, tal como se habrían ido si nadie hubiera construido un hotel.',
    ],
    ['Carry water all night', 'Traer agua toda la noche'],
    [
      'Down to the sea and up again. Their arms hurt. The moon walks over the sky.',
      'Bajan al mar y vuelven a subir. Les duelen los brazos. La luna camina por el cielo.',
    ],
    [
      'They walk down to the sea and up again until their arms hurt. The moon moves slowly over the sky.',
      'Bajan al mar y vuelven a subir hasta que les duelen los brazos. La luna avanza despacio por el cielo.',
    ],
    [
      'They walk down to the sea and up again, down and up, until their arms hurt and every bucket feels like two. Above them the moon moves slowly over the whole sky.',
      'Bajan al mar y vuelven a subir, bajan y suben, hasta que les duelen los brazos y cada cubeta pesa como dos. Sobre ellos la luna avanza despacio por todo el cielo.',
    ],
    [
      'A bucket holds {1 liter}. They carry {2 bucket}. How many liters is that?',
      'En una cubeta caben {1 liter}. Traen {2 bucket}. ¿Cuántos litros son?',
    ],
    [
      'A bucket holds {1 liter}, and they carry {2 bucket}. How many liters of water is that?',
      'En una cubeta caben {1 liter}, y traen {2 bucket}. ¿Cuántos litros de agua son?',
    ],
    [
      'Each bucket holds {1 liter}, and before the sun comes up they have carried {2 bucket}. How many liters of water is that?',
      'En cada cubeta caben {1 liter}, y antes de que salga el sol han traído {2 bucket}. ¿Cuántos litros de agua son?',
    ],
    [
      'They have carried {1 liter} when the sun comes up, and that is more than the tank has lost.',
      'Han traído {1 liter} cuando sale el sol, y eso es más de lo que ha perdido el tanque.',
    ],
    [
      'For a month they feed the turtles. Then they let them go in the sun. They are big and strong now. But one of them swims back. It has come to like {hero}. It takes three days till it goes.',
      'Durante un mes alimentan a las tortugas. Luego las sueltan al sol. Ahora son grandes y fuertes. Pero una de ellas vuelve. Le ha tomado cariño a {hero}. Tarda tres días en irse.',
    ],
    [
      'For a month they feed the turtles, and then they let them go, strong and round. But one of them swims back, because it has become used to {hero}. It takes three days until it goes.',
      'Durante un mes alimentan a las tortugas, y luego las sueltan, fuertes y redondas. Pero una de ellas vuelve nadando, porque se acostumbró a {hero}. Tarda tres días en irse.',
    ],
    [
      'For a month they feed the turtles, and when they let them go, they are strong and round and quick. But one of them turns around and swims back, because it has become too used to people and to {hero} most of all. It takes three days, and nobody is allowed to wave, until it finally goes.',
      'Durante un mes alimentan a las tortugas, y cuando las sueltan, son fuertes y redondas y rápidas. Pero una de ellas da la vuelta y regresa nadando, porque se acostumbró demasiado a la gente, y más que a nadie a {hero}. Tarda tres días, y nadie puede decirle adiós con la mano, hasta que por fin se va.',
    ],
    ['Let them go now', 'Soltarlas ahora'],
    ['In the dark', 'En la oscuridad'],
    [
      'They need a wet box for the way. {friend} fills it with a hand pump.',
      'Necesitan una caja mojada para el camino. {friend} la llena con una bomba de mano.',
    ],
    [
      'For the way they need a box with water in it. {friend} fills it with a small hand pump, without a light.',
      'Para el camino necesitan una caja con agua. {friend} la llena con una bombita de mano, sin luz.',
    ],
    [
      'For the way to the dark side of the beach they need a box with water in it. {friend} fills it with a small hand pump, without a light, so that the turtles will see nothing but the stars.',
      'Para el camino al lado oscuro de la playa necesitan una caja con agua. {friend} la llena con una bombita de mano, sin luz, para que las tortugas no vean nada más que las estrellas.',
    ],
    [
      'Each push of the hand pump gives {1 liter}. {friend} pushes {2 time}. How many liters is that?',
      'Cada empujón de la bomba de mano echa {1 liter}. {friend} da {2} empujones. ¿Cuántos litros son?',
    ],
    [
      'Each push of the hand pump gives {1 liter}, and {friend} pushes {2 time}. How many liters are in the box?',
      'Cada empujón de la bomba de mano echa {1 liter}, y {friend} da {2} empujones. ¿Cuántos litros hay en la caja?',
    ],
    [
      'Each push of the hand pump brings {1 liter} into the box, and {friend} pushes {2 time}. How many liters are in the box now?',
      'Cada empujón de la bomba de mano echa {1 liter} en la caja, y {friend} da {2} empujones. ¿Cuántos litros hay ahora en la caja?',
    ],
    ['There {is|are} {1 liter} in the box, and seven small heads.', 'Hay {1 liter} en la caja, y siete cabecitas.'],
    [
      'The sea is black. They tip the box. Off they go, one by one! Soon there is nothing to see. “Will they make it?” asks {hero}. {keeper} looks out. “Some will,” she says.',
      'El mar está negro. Voltean la caja. ¡Ahí van, una por una! Pronto no hay nada que ver. «¿Lo lograrán?», pregunta {hero}. {Keeper} mira a lo lejos. «Algunas sí», dice.',
    ],
    [
      'The sea is black when they tip the box, and the turtles go, one after the other. Soon there is nothing more to see. “Will they be all right?” asks {hero}. “Some of them will,” says {keeper}.',
      'El mar está negro cuando voltean la caja, y las tortugas se van, una tras otra. Pronto no hay nada más que ver. «¿Estarán bien?», pregunta {hero}. «Algunas sí», dice {keeper}.',
    ],
    [
      'The sea is black when they carefully tip the box, and the turtles go, one after the other, without looking back. Soon there is nothing more to see. “Will they be all right?” asks {hero}. {keeper} looks out at the water for a while. “Some of them will,” she says, “and that is more than this morning.”',
      'El mar está negro cuando voltean con cuidado la caja, y las tortugas se van, una tras otra, sin mirar atrás. Pronto no hay nada más que ver. «¿Estarán bien?», pregunta {hero}. {Keeper} mira el agua un rato. «Algunas sí —dice—, y eso es más que esta mañana».',
    ],
    ['Buckets', 'Las cubetas'],
  ],
} satisfies StoryPairs;
