import type { StoryPairs } from './reader-of-story.ts';

/** The plot `bandages` in Spanish. */
export const bandagesStory = {
  pairs: [
    ['The first hike of spring', 'La primera caminata de la primavera'],
    ['Blisters', 'Ampollas'],
    [
      'The snow has gone. All of the town wants to hike. {hero} and {friend} have a table at the start. “New boots,” says {keeper}. “You will see. They all get sore feet.” {friend} takes out the roll of soft cloth.',
      'Ya se fue la nieve. Todo el pueblo quiere salir a caminar. {hero} y {friend} tienen una mesa en la salida. «Botas nuevas —dice {keeper}—. Ya verán. A todos les van a doler los pies». {friend} saca el rollo de tela suave.',
    ],
    [
      'The snow has gone, and the whole town wants to hike. {hero} and {friend} have a table with first aid at the start. “They all have new boots,” says {keeper}, “so they will all get sore feet.” {friend} takes out the roll of soft cloth.',
      'Ya se fue la nieve, y todo el pueblo quiere salir a caminar. {hero} y {friend} tienen en la salida una mesa de primeros auxilios. «Todos traen botas nuevas —dice {keeper}—, así que a todos les van a doler los pies». {friend} saca el rollo de tela suave.',
    ],
    [
      'The last snow has gone, and on the first warm Sunday the whole town wants to go hiking. {hero} and {friend} sit behind a table with a red cross on it, where the trail begins. “Look at all those new boots,” says {keeper}. “By noon every one of them will be limping.” So {friend} takes out the roll of soft cloth and the scissors.',
      'Ya se fue la última nieve, y el primer domingo tibio todo el pueblo quiere salir a caminar. {hero} y {friend} están detrás de una mesa con una cruz roja, donde empieza el sendero. «Miren todas esas botas nuevas —dice {keeper}—. Al mediodía todos van a cojear». Así que {friend} saca el rollo de tela suave y las tijeras.',
    ],
    [
      'The roll {is|are} {1 yard} long. One strip takes {2 yard}. How many strips can they cut?',
      'El rollo mide {1 yard} de largo. Una tira lleva {2 yard}. ¿Cuántas tiras pueden cortar?',
    ],
    [
      'The roll {is|are} {1 yard} long, and one strip takes {2 yard}. How many strips can they cut?',
      'El rollo mide {1 yard} de largo, y una tira lleva {2 yard}. ¿Cuántas tiras pueden cortar?',
    ],
    [
      'The roll of cloth {is|are} {1 yard} long, and for one foot they need a strip of {2 yard}. How many strips can they cut?',
      'El rollo de tela mide {1 yard} de largo, y para un pie necesitan una tira de {2 yard}. ¿Cuántas tiras pueden cortar?',
    ],
    [
      'They can cut {1 strip}. By noon they have used most of them.',
      'Pueden cortar {1 strip}. Al mediodía ya han usado casi todas.',
    ],
    [
      'What they have of cloth in yards, and what one piece takes.',
      'Lo que tienen de tela, en yardas, y lo que lleva un pedazo.',
    ],
    ['in all', 'en total'],
    ['one piece', 'un pedazo'],
    ['Marks on the trail', 'Marcas en el sendero'],
    [
      'A man comes back and says, “I got lost!” The old marks are gone. The snow took them. “We tie new ones,” says {hero}, “on each tree where the path turns.”',
      'Un hombre regresa y dice: «¡Me perdí!». Las viejas marcas ya no están. Se las llevó la nieve. «Atamos nuevas —dice {hero}— en cada árbol donde da vuelta el camino».',
    ],
    [
      'A man comes back because he has lost his way. “The snow has taken the old marks,” he says. “Then we will tie new ones,” says {hero}, “on every tree where the path turns.”',
      'Un hombre regresa porque se perdió. «La nieve se llevó las viejas marcas», dice. «Entonces ataremos nuevas —dice {hero}— en cada árbol donde da vuelta el camino».',
    ],
    [
      'In the afternoon a man comes back with scratches on his knees, because he has lost his way. “There isn’t a single mark left,” he says, “so the snow must have taken them.” “Then we will tie new ones,” says {hero} and already has the red rope in one hand, “on every tree where the path turns.”',
      'Por la tarde, un hombre regresa con raspones en las rodillas, porque se perdió. «No queda ni una sola marca —dice—, así que se las habrá llevado la nieve». «Entonces ataremos nuevas —dice {hero}, ya con la cuerda roja en una mano— en cada árbol donde da vuelta el camino».',
    ],
    [
      'The red rope {is|are} {1 yard} long. One mark takes {2 yard}. How many marks can they tie?',
      'La cuerda roja mide {1 yard} de largo. Una marca lleva {2 yard}. ¿Cuántas marcas pueden atar?',
    ],
    [
      'The red rope {is|are} {1 yard} long, and one mark takes {2 yard}. How many marks can they tie?',
      'La cuerda roja mide {1 yard} de largo, y una marca lleva {2 yard}. ¿Cuántas marcas pueden atar?',
    ],
    [
      'The red rope {is|are} {1 yard} long, and each mark around a tree takes {2 yard}. How many marks can they tie with it?',
      'La cuerda roja mide {1 yard} de largo, y cada marca alrededor de un árbol lleva {2 yard}. ¿Cuántas marcas pueden atar con ella?',
    ],
    ['They can tie {1} marks, as far as the waterfall.', 'Pueden atar {1} marcas, hasta la cascada.'],
    [
      'What they have of rope in yards, and what one piece takes.',
      'Lo que tienen de cuerda, en yardas, y lo que lleva un pedazo.',
    ],
    [
      'At the fork they stop. The sun is low. Some hikers are still up there. They can go up with hot tea. Or they can light the way with candles, so that all find it.',
      'Donde el camino se divide, se detienen. El sol está bajo. Todavía hay caminantes allá arriba. Pueden subir con té caliente. O pueden alumbrar el camino con velas, para que todos lo encuentren.',
    ],
    [
      'At the fork they stop, because the sun is already low and some hikers are still up there. They could climb up to meet them with hot tea. Or they could light the way with candles, so that everybody finds it.',
      'Donde el camino se divide, se detienen, porque el sol ya está bajo y todavía hay caminantes allá arriba. Podrían subir a su encuentro con té caliente. O podrían alumbrar el camino con velas, para que todos lo encuentren.',
    ],
    [
      'At the place where the path divides they stop, because the sun is already low and some of the hikers are still on the mountain. They could climb up to meet them and bring them hot tea. Or they could stay here and light the way with candles, so that everybody can find the way down, wherever they are.',
      'En el lugar donde el camino se divide, se detienen, porque el sol ya está bajo y algunos caminantes siguen en la montaña. Podrían subir a su encuentro y llevarles té caliente. O podrían quedarse aquí y alumbrar el camino con velas, para que todos encuentren la bajada, estén donde estén.',
    ],
    ['Climb up with tea', 'Subir con té'],
    ['Hot tea', 'Té caliente'],
    [
      'They climb with the big can. It gets dark. Then they see the hikers, all in a row on a log.',
      'Suben con el termo grande. Oscurece. Entonces ven a los caminantes, todos en fila sobre un tronco.',
    ],
    [
      'They climb with the big can until it is nearly dark. Then they see the hikers, who sit in a row on a log.',
      'Suben con el termo grande hasta que casi está oscuro. Entonces ven a los caminantes, sentados en fila sobre un tronco.',
    ],
    [
      'They climb with the heavy can until it is nearly dark and they can hardly see the marks on the trees. Then they discover the hikers, who sit close together on a log.',
      'Suben con el pesado termo hasta que casi está oscuro y apenas pueden ver las marcas en los árboles. Entonces descubren a los caminantes, sentados muy juntos sobre un tronco.',
    ],
    [
      'The can holds {1 quart}. One mug takes {2 quart}. How many mugs can they fill?',
      'En el termo caben {1} {1: cuarto de galón|cuartos de galón}. Una taza lleva {2} de cuarto de galón. ¿Cuántas tazas pueden llenar?',
    ],
    [
      'The can holds {1 quart} of tea, and one mug takes {2 quart}. How many mugs can they fill?',
      'En el termo caben {1} {1: cuarto de galón|cuartos de galón} de té, y una taza lleva {2} de cuarto de galón. ¿Cuántas tazas pueden llenar?',
    ],
    [
      'In the can there {is|are} {1 quart} of hot tea, and for one mug they need {2 quart}. How many mugs can they fill?',
      'En el termo hay {1} {1: cuarto de galón|cuartos de galón} de té caliente, y para una taza necesitan {2} de cuarto de galón. ¿Cuántas tazas pueden llenar?',
    ],
    ['They can fill {1 mug}, and nobody says no.', 'Pueden llenar {1 mug}, y nadie dice que no.'],
    [
      'They drink and rub their feet. Then they all walk down in the dark and hold hands. It takes half the night. But each of the hikers tells it at home as the best part of the day.',
      'Toman té y se soban los pies. Luego todos bajan en la oscuridad, de la mano. Tardan media noche. Pero en casa cada caminante cuenta que fue la mejor parte del día.',
    ],
    [
      'They drink their tea and rub their feet. Then they all walk down in the dark, holding hands, and it takes half the night. But at home the hikers say that it was the best part of the day.',
      'Toman su té y se soban los pies. Luego todos bajan en la oscuridad, de la mano, y tardan media noche. Pero en casa los caminantes dicen que fue la mejor parte del día.',
    ],
    [
      'They drink their tea, rub their feet and tell each other what went wrong. Then all of them walk down in the dark, holding hands like children in kindergarten, and it takes half the night. But when the hikers talk about that Sunday later, they never mention the view. They talk about the tea.',
      'Toman su té, se soban los pies y se cuentan unos a otros lo que salió mal. Luego todos bajan en la oscuridad, de la mano como niños de kínder, y tardan media noche. Pero cuando después los caminantes hablan de ese domingo, nunca mencionan el paisaje. Hablan del té.',
    ],
    ['Light the way', 'Alumbrar el camino'],
    [
      'They cut the long candles. They put one on each stone. The path begins to glow.',
      'Cortan las largas velas. Ponen un pedazo en cada piedra. El camino empieza a brillar.',
    ],
    [
      'They cut the long candles into pieces and put one on every stone, until the path begins to glow.',
      'Cortan las largas velas en pedazos y ponen uno en cada piedra, hasta que el camino empieza a brillar.',
    ],
    [
      'They cut the long candles into pieces and put one of them on every stone beside the path, and when they look back, the whole side of the mountain begins to glow.',
      'Cortan las largas velas en pedazos y ponen uno en cada piedra junto al camino, y cuando miran hacia atrás, toda la ladera de la montaña empieza a brillar.',
    ],
    [
      'They have {1 foot} of candle. One piece {is|are} {2 foot}. How many pieces can they cut?',
      'Tienen {1 foot} de vela. Un pedazo es de {2 foot}. ¿Cuántos pedazos pueden cortar?',
    ],
    [
      'They have {1 foot} of candle, and one piece {is|are} {2 foot} long. How many pieces can they cut?',
      'Tienen {1 foot} de vela, y un pedazo mide {2 foot} de largo. ¿Cuántos pedazos pueden cortar?',
    ],
    [
      'Laid end to end, they have {1 foot} of candles, and each piece {is|are} {2 foot} long. How many pieces can they cut?',
      'Puestas una tras otra, tienen {1 foot} de velas, y cada pedazo mide {2 foot} de largo. ¿Cuántos pedazos pueden cortar?',
    ],
    [
      'They can cut {1 piece}, and each of them becomes a light.',
      'Pueden cortar {1} {1: pedazo|pedazos}, y cada uno se vuelve una luz.',
    ],
    [
      'Far up someone shouts. They have seen the lights! One by one they come down. The last one has only one boot. “It was so dark,” she says. “And then there was a street of stars.”',
      'Muy arriba alguien grita. ¡Han visto las luces! Uno por uno van bajando. La última trae una sola bota. «Estaba tan oscuro —dice—. Y entonces había una calle de estrellas».',
    ],
    [
      'Far up on the mountain somebody shouts, because they have seen the lights. One after the other they come down, cold and hungry. “It was so dark,” says the last of them, “and then there was a street of stars.”',
      'Muy arriba en la montaña alguien grita, porque han visto las luces. Uno tras otro van bajando, con frío y con hambre. «Estaba tan oscuro —dice la última—, y entonces había una calle de estrellas».',
    ],
    [
      'Far up on the mountain somebody shouts, because they have seen the lights. One after the other they come down, cold and hungry and with nothing warm to drink. The last of them has only one boot on. “It was so dark,” she says and sits down on the ground, “and then suddenly there was a street made of stars.”',
      'Muy arriba en la montaña alguien grita, porque han visto las luces. Uno tras otro van bajando, con frío y con hambre y sin nada caliente que tomar. La última trae puesta una sola bota. «Estaba tan oscuro —dice y se sienta en el suelo—, y de pronto había una calle hecha de estrellas».',
    ],
  ],
} satisfies StoryPairs;
