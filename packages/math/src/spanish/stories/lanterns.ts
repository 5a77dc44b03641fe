import type { StoryPairs } from './reader-of-story.ts';

/** The plot `lanterns` in Spanish. */
export const lanternsStory = {
  pairs: [
    ['A light for the river', 'Una luz para el río'],
    ['On the bridge', 'En el puente'],
    [
      'It will be dark soon. On the bridge and on the long wall by the river hang paper lanterns. {hero} lights them. Then a cart comes with more. “Hurry!” calls {friend}.',
      'Pronto oscurecerá. En el puente y en el largo muro junto al río cuelgan faroles de papel. {hero} los enciende. Entonces llega un carrito con más. «¡Rápido!», grita {friend}.',
    ],
    [
      'Soon it will be dark, and on the old bridge and on the long wall by the river hang paper lanterns that {hero} is going to light. Then a cart arrives with some more of them. “Hurry!” calls {friend}.',
      'Pronto oscurecerá, y en el viejo puente y en el largo muro junto al río cuelgan faroles de papel que {hero} va a encender. Entonces llega un carrito con unos cuantos más. «¡Rápido!», grita {friend}.',
    ],
    [
      'Soon it will be dark, and on the old bridge and all along the wall by the river hang lanterns of red paper that {hero} has to light. Then a cart comes around the corner with even more of them. “Hurry,” calls {friend}, “before the first boat gets here!”',
      'Pronto oscurecerá, y en el viejo puente y a lo largo de todo el muro junto al río cuelgan faroles de papel rojo que {hero} tiene que encender. Entonces dobla la esquina un carrito con todavía más. «¡Rápido —grita {friend}—, antes de que llegue el primer bote!».',
    ],
    [
      'There {is|are} {1 lantern} on the bridge. They hang up {2} more. How many hang there now?',
      'Hay {1 lantern} en el puente. Cuelgan {2} más. ¿Cuántos cuelgan ahora ahí?',
    ],
    [
      'There {is|are} {1 lantern} on the bridge already, and they hang up {2} more of them. How many lanterns hang on the bridge after that?',
      'Ya hay {1 lantern} en el puente, y cuelgan {2} más. ¿Cuántos faroles cuelgan después en el puente?',
    ],
    [
      'When the cart arrives, {1 lantern} are hanging on the bridge already, and before dark they hang up {2} more of them. How many lanterns are hanging on the bridge after that?',
      'Cuando llega el carrito, ya cuelgan {1 lantern} en el puente, y antes de que oscurezca cuelgan {2} más. ¿Cuántos faroles cuelgan después en el puente?',
    ],
    [
      'Now {1 lantern} hang on the bridge. It looks like a street of moons.',
      'Ahora cuelgan {1 lantern} en el puente. Parece una calle de lunas.',
    ],
    ['The lanterns in one bar.', 'Los faroles en una sola barra.'],
    ['The wind', 'El viento'],
    [
      'Then a wind comes up. It is strong. It takes the lanterns from the wall, one after the other! “Hold on to them!” calls {keeper}.',
      'Entonces se levanta un viento. Es fuerte. ¡Se lleva los faroles del muro, uno tras otro! «¡Sujétenlos!», grita {keeper}.',
    ],
    [
      'Then a strong wind comes up from the river and carries away the lanterns on the wall, one after the other. “Hold on to them!” calls {keeper}, but already it is too late.',
      'Entonces se levanta del río un viento fuerte y se lleva los faroles del muro, uno tras otro. «¡Sujétenlos!», grita {keeper}, pero ya es demasiado tarde.',
    ],
    [
      'Then, without any warning, a wind comes up from the river, and it takes the lanterns from the wall, one after the other. “Hold on to them!” calls {keeper}, who is holding on to her hat.',
      'Entonces, sin ningún aviso, se levanta del río un viento, y se lleva los faroles del muro, uno tras otro. «¡Sujétenlos!», grita {keeper}, que se está sujetando el sombrero.',
    ],
    [
      'There {was|were} {1 lantern} on the wall. The wind takes {2}. How many are left?',
      'Había {1 lantern} en el muro. El viento se lleva {2}. ¿Cuántos quedan?',
    ],
    [
      'There {was|were} {1 lantern} on the wall, and the wind carries {2} of them to the river. How many lanterns are left on the wall?',
      'Había {1 lantern} en el muro, y el viento se lleva {2} al río. ¿Cuántos faroles quedan en el muro?',
    ],
    [
      'Before the wind came up, there {was|were} {1 lantern} on the wall, and it carries {2} of them over the water. How many lanterns are left on the wall?',
      'Antes de que se levantara el viento, había {1 lantern} en el muro, y el viento se lleva {2} por encima del agua. ¿Cuántos faroles quedan en el muro?',
    ],
    [
      'Only {1} are left on the wall, and the others swim away on the dark river.',
      'Solo quedan {1} en el muro, y los demás se alejan flotando por el río oscuro.',
    ],
    ['On the water', 'En el agua'],
    [
      'The lanterns swim off. How nice they look on the water! They can take a boat and get them back. Or they can send more of them from the wall.',
      'Los faroles se alejan flotando. ¡Qué bonitos se ven en el agua! Pueden tomar un bote y recogerlos. O pueden mandar más faroles del muro.',
    ],
    [
      'The lanterns swim away, and on the water they look even nicer than before. They could take a little boat and bring them back, or they could let some more of them swim, although the wall gets darker then.',
      'Los faroles se alejan flotando, y en el agua se ven todavía más bonitos que antes. Podrían tomar un botecito y traerlos de vuelta, o podrían echar a flotar algunos más, aunque entonces el muro quedaría más oscuro.',
    ],
    [
      'The lanterns swim away in a long row, and on the black water they are more beautiful than they were on the wall. They could take a little boat and bring them back. Or they could give the river some more of them, and then the wall would be a little darker.',
      'Los faroles se alejan flotando en una larga fila, y sobre el agua negra son más hermosos de lo que eran en el muro. Podrían tomar un botecito y traerlos de vuelta. O podrían darle al río algunos más, y entonces el muro quedaría un poco más oscuro.',
    ],
    ['Take the boat', 'Tomar el bote'],
    ['In the boat', 'En el bote'],
    [
      '{friend} rows. Here swim lanterns from each bridge of the town! {hero} leans out and picks up the wet lanterns. The boat rocks.',
      '{friend} rema. ¡Aquí flotan faroles de todos los puentes del pueblo! {hero} se asoma por la borda y recoge los faroles mojados. El bote se mece.',
    ],
    [
      '{friend} rows the boat. The wind has been at every bridge of the town, so there are many lanterns here, and {hero} leans out over the water to pick up the wet lanterns. The boat rocks.',
      '{friend} rema. El viento ha pasado por todos los puentes del pueblo, así que aquí hay muchos faroles, y {hero} se asoma por encima del agua para recoger los faroles mojados. El bote se mece.',
    ],
    [
      'The wind has been at every bridge of the town, and all that it took has come together here. {friend} rows as quietly as possible, and {hero} leans far out over the black water and picks up one wet lantern after the other. The boat rocks at every one of them.',
      'El viento ha pasado por todos los puentes del pueblo, y todo lo que se llevó ha venido a juntarse aquí. {friend} rema haciendo el menor ruido posible, y {hero} se asoma mucho por encima del agua negra y recoge un farol mojado tras otro. Con cada uno, el bote se mece.',
    ],
    [
      'There {is|are} {1 lantern} in the boat. They pick up {2} more. How many are in it now?',
      'Hay {1 lantern} en el bote. Recogen {2} más. ¿Cuántos hay ahora en el bote?',
    ],
    [
      'There {is|are} {1 lantern} in the boat already, and then they pick up {2} more of them. How many lanterns are in the boat now?',
      'Ya hay {1 lantern} en el bote, y luego recogen {2} más. ¿Cuántos faroles hay ahora en el bote?',
    ],
    [
      'By the time they reach a willow, there {is|are} {1 lantern} in the boat, and behind it they pick up {2} more of them. How many lanterns are in the boat after that?',
      'Cuando llegan a un sauce, hay {1 lantern} en el bote, y detrás del sauce recogen {2} más. ¿Cuántos faroles hay después en el bote?',
    ],
    [
      'There {is|are} {1 lantern} in the boat, and it glows like a fire.',
      'Hay {1 lantern} en el bote, y brilla como una fogata.',
    ],
    [
      'They row back. On the bridge all the people stand still. They see a boat of light. “That is the best boat of all,” says {keeper}. She does not know who is in it. Then {friend} waves.',
      'Reman de regreso. En el puente toda la gente se queda quieta. Ven un bote de luz. «Ese es el mejor bote de todos», dice {keeper}. No sabe quién va en él. Entonces {friend} saluda con la mano.',
    ],
    [
      'When they row back, all the people on the bridge stand still, because out of the dark comes a boat full of light. “That is the best boat of the night,” says {keeper}, who does not know who sits in it. Then {friend} waves.',
      'Cuando reman de regreso, toda la gente del puente se queda quieta, porque de la oscuridad sale un bote lleno de luz. «Ese es el mejor bote de la noche», dice {keeper}, que no sabe quién va en él. Entonces {friend} saluda con la mano.',
    ],
    [
      'When they row back, all the people on the bridge have stopped talking, because a boat made of light comes out of the dark without a sound. “That must be the most beautiful boat of the whole night,” says {keeper}, who cannot see who sits in it. Then {friend} waves.',
      'Cuando reman de regreso, toda la gente del puente ha dejado de hablar, porque un bote hecho de luz sale de la oscuridad sin hacer ruido. «Ese tiene que ser el bote más hermoso de toda la noche», dice {keeper}, que no puede ver quién va en él. Entonces {friend} saluda con la mano.',
    ],
    ['Send more lights', 'Mandar más luces'],
    ['From the wall', 'Del muro'],
    [
      'They take lanterns from the wall and set them on the water, one by one. The river takes each one along.',
      'Toman faroles del muro y los ponen en el agua, uno por uno. El río se los lleva.',
    ],
    [
      'They take some lanterns from the wall and set them on the water, one by one. The river takes each of them along.',
      'Toman algunos faroles del muro y los ponen en el agua, uno por uno. El río se lleva cada uno.',
    ],
    [
      'They take lanterns from the wall, one by one, and set them carefully on the water. The river turns each of them once, as if it had a look at it, and takes it along.',
      'Toman faroles del muro, uno por uno, y los ponen con cuidado en el agua. El río le da una vuelta a cada uno, como si lo mirara, y se lo lleva.',
    ],
    [
      'The wind left some on the wall. Now they let {1} of them swim. How many are on the wall then?',
      'El viento dejó algunos en el muro. Ahora echan a flotar {1}. ¿Cuántos quedan entonces en el muro?',
    ],
    [
      'Of the lanterns that the wind has left on the wall, they let {1} swim away. How many lanterns are on the wall after that?',
      'De los faroles que el viento dejó en el muro, echan a flotar {1}. ¿Cuántos faroles quedan después en el muro?',
    ],
    [
      'Of the lanterns that the wind has left on the wall, they let {1} swim away, one after the other. How many lanterns are hanging on the wall after that?',
      'De los faroles que el viento dejó en el muro, echan a flotar {1}, uno tras otro. ¿Cuántos faroles quedan colgados después en el muro?',
    ],
    [
      'There {is|are} {1} left for those who are still on the way home.',
      'Quedan {1} para los que todavía van camino a casa.',
    ],
    [
      'The lanterns swim far. In the next town a girl stands at the water. She has never seen such a thing. She runs to get her dad. The next year there are lanterns in her town, too.',
      'Los faroles flotan muy lejos. En el siguiente pueblo hay una niña junto al agua. Nunca ha visto algo así. Corre por su papá. Al año siguiente también hay faroles en su pueblo.',
    ],
    [
      'The lanterns swim very far. In the next town a girl stands at the water who has never seen such a thing, and she runs to fetch her father. A year later there are lanterns in her town, too.',
      'Los faroles flotan muy, muy lejos. En el siguiente pueblo hay junto al agua una niña que nunca ha visto algo así, y corre por su papá. Un año después también hay faroles en su pueblo.',
    ],
    [
      'The lanterns swim farther than anybody had thought. Late that night, in the next town, a girl who cannot sleep stands at the water and sees them come around the bend. She runs to wake her father. A year later a festival begins in her town, too, and nobody there can say where the idea came from.',
      'Los faroles flotan más lejos de lo que nadie había pensado. Ya tarde esa noche, en el siguiente pueblo, una niña que no puede dormir está junto al agua y los ve llegar por la curva del río. Corre a despertar a su papá. Un año después empieza también en su pueblo un festival, y nadie de ahí sabe decir de dónde salió la idea.',
    ],
  ],
} satisfies StoryPairs;
