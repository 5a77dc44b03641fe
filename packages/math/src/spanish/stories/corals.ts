import type { StoryPairs } from './reader-of-story.ts';

/** The plot `corals` in Spanish. */
export const coralsStory = {
  pairs: [
    ['A forest under water', 'Un bosque bajo el agua'],
    ['White corals', 'Corales blancos'],
    [
      '{hero} looks down through the glass floor of the boat. Some of the reef is red and gold. But some of it is white. “White is not good,” says {keeper}. “The storm did that. We will plant new corals.”',
      '{hero} mira hacia abajo por el piso de vidrio del bote. Una parte del arrecife es roja y dorada. Pero otra parte es blanca. «El blanco no es bueno —dice {keeper}—. Fue la tormenta. Vamos a plantar corales nuevos».',
    ],
    [
      '{hero} looks down through the glass floor of the little boat, and part of the reef below is red and gold, but all the rest is white. “The storm did that,” says {keeper}, “and this summer we are going to plant new corals there.”',
      '{hero} mira hacia abajo por el piso de vidrio del botecito, y una parte del arrecife es roja y dorada, pero todo lo demás es blanco. «Fue la tormenta —dice {keeper}—, y este verano vamos a plantar ahí corales nuevos».',
    ],
    [
      '{hero} kneels on the glass floor of the boat and looks down. Part of the reef is as red and gold as in the pictures, but other parts of it are completely white. “That was the storm,” says {keeper}, “and where it broke the corals we are going to plant new ones, if the ground is right for them.”',
      '{hero} se arrodilla en el piso de vidrio del bote y mira hacia abajo. Una parte del arrecife es tan roja y dorada como en las fotos, pero otras partes están completamente blancas. «Fue la tormenta —dice {keeper}—, y donde rompió los corales vamos a plantar otros nuevos, si el suelo es bueno para ellos».',
    ],
    [
      'The storm broke {1} of the reef. Of that part, {2} has good ground. What fraction of the whole reef can they plant?',
      'La tormenta rompió {1} del arrecife. De esa parte, {2} tiene buen suelo. ¿En qué fracción de todo el arrecife pueden plantar?',
    ],
    [
      'The storm broke {1} of the reef, and {2} of that part has good ground. What fraction of the whole reef can they plant?',
      'La tormenta rompió {1} del arrecife, y {2} de esa parte tiene buen suelo. ¿En qué fracción de todo el arrecife pueden plantar?',
    ],
    [
      'The storm has broken {1} of the reef, and in {2} of that part the ground is solid enough. What fraction of the whole reef can they plant?',
      'La tormenta ha roto {1} del arrecife, y en {2} de esa parte el suelo es bastante firme. ¿En qué fracción de todo el arrecife pueden plantar?',
    ],
    [
      'It {is|are} {1} of the whole reef. {friend} marks it on the map.',
      'Es {1} de todo el arrecife. {friend} lo marca en el mapa.',
    ],
    [
      'The whole reef in equal parts; the broken ones are named.',
      'Todo el arrecife en partes iguales; las rotas tienen nombre.',
    ],
    ['reef', 'arrecife'],
    ['broken', 'roto'],
    ['the whole reef', 'todo el arrecife'],
    ['The nursery', 'El vivero'],
    [
      'Small corals grow in a tank. {friend} calls it the baby room. Some of them grow fast. Some of them grow slow. The fast ones have thin arms. The slow ones are round and strong.',
      'Los corales chicos crecen en un tanque. {friend} lo llama «el cuarto de los bebés». Unos crecen rápido. Otros crecen despacio. Los rápidos tienen brazos delgados. Los lentos son redondos y fuertes.',
    ],
    [
      'The small corals grow in a tank that {friend} calls the baby room. Some grow fast and have thin arms. Others grow slowly, but they are round and strong.',
      'Los corales chicos crecen en un tanque al que {friend} llama «el cuarto de los bebés». Unos crecen rápido y tienen brazos delgados. Otros crecen despacio, pero son redondos y fuertes.',
    ],
    [
      'The small corals grow up in a tank that {friend} calls the kindergarten. Some of them grow fast and have thin arms like the branches of a tree. The others are slow, but they are round and so strong that no wave can break them.',
      'Los corales chicos crecen en un tanque al que {friend} llama «el kínder». Unos crecen rápido y tienen brazos delgados como las ramas de un árbol. Los otros son lentos, pero son redondos y tan fuertes que ninguna ola los puede romper.',
    ],
    [
      '{1} of the tank is in the sun. In that part, {2} is full of fast corals. What fraction of the whole tank is that?',
      '{1} del tanque está al sol. De esa parte, {2} está lleno de corales rápidos. ¿Qué fracción de todo el tanque es eso?',
    ],
    [
      '{1} of the tank lies in the sun, and {2} of that part is full of fast corals. What fraction of the whole tank is that?',
      '{1} del tanque está al sol, y {2} de esa parte está lleno de corales rápidos. ¿Qué fracción de todo el tanque es eso?',
    ],
    [
      'The sun shines on {1} of the tank, and {2} of that part is full of fast corals. What fraction of the whole tank do the fast corals fill?',
      'El sol da en {1} del tanque, y {2} de esa parte está lleno de corales rápidos. ¿Qué fracción de todo el tanque llenan los corales rápidos?',
    ],
    ['{1} of the tank is full of fast corals.', '{1} del tanque está lleno de corales rápidos.'],
    [
      'The tank in equal parts; those in the sun are named.',
      'El tanque en partes iguales; las que están al sol tienen nombre.',
    ],
    ['the whole tank', 'todo el tanque'],
    ['Fast or strong?', '¿Rápidos o fuertes?'],
    [
      'The boat can take one kind of coral. If they plant the fast ones, the fish come back soon. If they plant the strong ones, the reef can take a storm.',
      'En el bote cabe una sola clase de coral. Si plantan los rápidos, los peces vuelven pronto. Si plantan los fuertes, el arrecife aguanta una tormenta.',
    ],
    [
      'The boat has room for only one kind of coral this year. With the fast ones the fish will be back soon. With the strong ones the reef can live through the next storm.',
      'Este año en el bote cabe una sola clase de coral. Con los rápidos, los peces volverán pronto. Con los fuertes, el arrecife puede aguantar la próxima tormenta.',
    ],
    [
      'The boat has room for only one kind of coral this year. If they plant the fast ones, the fish will be back before the summer is over. If they plant the strong ones, it will take much longer, but the reef may live through the next storm.',
      'Este año en el bote cabe una sola clase de coral. Si plantan los rápidos, los peces volverán antes de que termine el verano. Si plantan los fuertes, va a tardar mucho más, pero puede que el arrecife aguante la próxima tormenta.',
    ],
    ['Plant the fast corals', 'Plantar los corales rápidos'],
    [
      'They dive and plant, day after day. The thin arms wave in the sea.',
      'Bucean y plantan, día tras día. Los brazos delgados se mecen en el mar.',
    ],
    [
      'They dive and plant, day after day, and the thin arms of the corals wave in the sea.',
      'Bucean y plantan, día tras día, y los brazos delgados de los corales se mecen en el mar.',
    ],
    [
      'Day after day the divers go down and plant, and the thin arms of the corals wave in the current as if they were glad to be out of the tank.',
      'Día tras día los buzos bajan y plantan, y los brazos delgados de los corales se mecen en la corriente como si estuvieran contentos de haber salido del tanque.',
    ],
    [
      'Think of the part that they can plant. The fast corals fill {1} of it. What fraction of the whole reef is that?',
      'Piensa en la parte en la que pueden plantar. Los corales rápidos llenan {1} de ella. ¿Qué fracción de todo el arrecife es eso?',
    ],
    [
      'The fast corals fill {1} of the part that they can plant. What fraction of the whole reef is that?',
      'Los corales rápidos llenan {1} de la parte en la que pueden plantar. ¿Qué fracción de todo el arrecife es eso?',
    ],
    [
      'The fast corals soon fill {1} of the part that they could plant. What fraction of the whole reef do they fill?',
      'Los corales rápidos pronto llenan {1} de la parte en la que podían plantar. ¿Qué fracción de todo el arrecife llenan?',
    ],
    [
      'They fill {1} of the whole reef by the end of the summer.',
      'Al final del verano llenan {1} de todo el arrecife.',
    ],
    [
      'When summer ends, there are fish, blue ones and striped ones. In the fall there is a storm. It is a bad one. Some of the thin arms break. “Then we plant again,” says {hero}. The fish look on.',
      'Al final del verano hay peces, azules y de rayas. En el otoño hay una tormenta. Es una de las malas. Unos brazos delgados se rompen. «Entonces plantamos otra vez», dice {hero}. Los peces los miran.',
    ],
    [
      'Before the summer is over, the fish are back, blue ones and striped ones. In the fall a storm comes, and some of the thin arms break. “Then we will plant again,” says {hero}.',
      'Antes de que termine el verano han vuelto los peces, azules y de rayas. En el otoño llega una tormenta, y unos brazos delgados se rompen. «Entonces plantaremos otra vez», dice {hero}.',
    ],
    [
      'Before the summer is over, the fish are back, blue ones and striped ones and some that nobody can name. In the fall a storm comes, and in the morning many of the thin arms lie on the sand. “Then we will plant again,” says {hero}, “because now we know that they come when there is something to come to.”',
      'Antes de que termine el verano han vuelto los peces, azules y de rayas y unos que nadie sabe cómo se llaman. En el otoño llega una tormenta, y por la mañana muchos de los brazos delgados están en la arena. «Entonces plantaremos otra vez —dice {hero}—, porque ahora sabemos que vienen cuando hay algo por lo que venir».',
    ],
    ['Plant the strong corals', 'Plantar los corales fuertes'],
    ['Round stones', 'Piedras redondas'],
    [
      'They look like stones. They do not wave. No fish looks at them.',
      'Parecen piedras. No se mecen. Ningún pez los mira.',
    ],
    [
      'They look like round stones, and they do not move at all. The fish swim past them.',
      'Parecen piedras redondas y no se mueven para nada. Los peces pasan de largo.',
    ],
    [
      'They look more like round stones than like animals, they do not move, and for months the fish swim past without turning their heads.',
      'Parecen más piedras redondas que animales, no se mueven, y durante meses los peces pasan de largo sin voltear la cabeza.',
    ],
    [
      'Think of the part that they can plant. The strong corals fill {1} of it. What fraction of the whole reef is that?',
      'Piensa en la parte en la que pueden plantar. Los corales fuertes llenan {1} de ella. ¿Qué fracción de todo el arrecife es eso?',
    ],
    [
      'The strong corals fill {1} of the part that they can plant. What fraction of the whole reef is that?',
      'Los corales fuertes llenan {1} de la parte en la que pueden plantar. ¿Qué fracción de todo el arrecife es eso?',
    ],
    [
      'In the end the strong corals fill {1} of the part that they could plant. What fraction of the whole reef do they fill?',
      'Al final los corales fuertes llenan {1} de la parte en la que podían plantar. ¿Qué fracción de todo el arrecife llenan?',
    ],
    [
      'They fill {1} of the whole reef, one stone beside the other.',
      'Llenan {1} de todo el arrecife, una piedra junto a la otra.',
    ],
    [
      'In the fall there is a storm. All night they lie awake. In the morning they dive. Not one round coral is gone! And under one of them sits a small blue fish.',
      'En el otoño hay una tormenta. No duermen en toda la noche. Por la mañana bucean. ¡No falta ni un coral redondo! Y debajo de uno de ellos hay un pececito azul.',
    ],
    [
      'In the fall there is a storm, and all night they lie awake. In the morning they dive, and not one of the round corals is gone. Under one of them sits a small blue fish.',
      'En el otoño hay una tormenta, y no duermen en toda la noche. Por la mañana bucean, y no falta ni uno de los corales redondos. Debajo de uno de ellos hay un pececito azul.',
    ],
    [
      'In the fall there is a storm, and all night they lie awake and listen to it. In the morning they dive before breakfast, and not one of the round corals is gone. It has been an empty, quiet summer on the reef. But under the last of them, when {friend} shines a lamp on it, sits a very small blue fish.',
      'En el otoño hay una tormenta, y no duermen en toda la noche por escucharla. Por la mañana bucean antes del desayuno, y no falta ni uno de los corales redondos. Ha sido un verano vacío y silencioso en el arrecife. Pero debajo del último de ellos, cuando {friend} lo alumbra con una lámpara, hay un pececito azul muy chico.',
    ],
    ['Branches', 'Ramas'],
  ],
} satisfies StoryPairs;
