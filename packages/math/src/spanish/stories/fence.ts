import type { StoryPairs } from './reader-of-story.ts';

/** The plot `fence` in Spanish. */
export const fenceStory = {
  pairs: [
    ['Somebody eats the carrots', 'Alguien se come las zanahorias'],
    [
      'Half of the carrots are gone! In the mud are small tracks. “Rabbits,” says {friend}. “But I like rabbits.” {hero} nods. “So do I. But I like carrots, too. We need a fence.”',
      '¡Ya no está la mitad de las zanahorias! En el lodo hay huellas chiquitas. «Conejos —dice {friend}—. Pero me gustan los conejos». {hero} asiente. «A mí también. Pero también me gustan las zanahorias. Necesitamos una cerca».',
    ],
    [
      'Half of the carrots are gone, and in the mud there are small tracks. “Rabbits,” says {friend}, “but I like rabbits.” “So do I,” says {hero}, “but I like carrots as well, so we need a fence.”',
      'Ya no está la mitad de las zanahorias, y en el lodo hay huellas chiquitas. «Conejos —dice {friend}—, pero me gustan los conejos». «A mí también —dice {hero}—, pero también me gustan las zanahorias, así que necesitamos una cerca».',
    ],
    [
      'In the morning half of the carrots are gone, and all around the bed there are small tracks in the mud. “Rabbits,” says {friend}, who secretly likes rabbits more than carrots. “Then we need a fence,” says {hero}, “because if we don’t do anything, there will be nothing left to eat for anybody by Friday.”',
      'Por la mañana ya no está la mitad de las zanahorias, y alrededor del cantero hay huellas chiquitas en el lodo. «Conejos», dice {friend}, a quien en secreto le gustan más los conejos que las zanahorias. «Entonces necesitamos una cerca —dice {hero}—, porque si no hacemos nada, para el viernes no quedará nada que comer para nadie».',
    ],
    [
      'The carrot bed {is|are} {1 foot} long and {2 foot} wide. How many feet of fence go all around it?',
      'El cantero de zanahorias mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies de cerca van a su alrededor?',
    ],
    [
      'The carrot bed {is|are} {1 foot} long and {2 foot} wide. How many feet of fence do they need to go all around it?',
      'El cantero de zanahorias mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies de cerca necesitan para rodearlo?',
    ],
    [
      'The carrot bed is a rectangle that {is|are} {1 foot} long and {2 foot} wide. How many feet of fence do they need to go all around it?',
      'El cantero de zanahorias es un rectángulo que mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies de cerca necesitan para rodearlo?',
    ],
    [
      'They need {1 foot} of fence. {friend} brings the hammer.',
      'Necesitan {1 foot} de cerca. {friend} trae el martillo.',
    ],
    [
      'A rectangle that {is|are} {1 foot} long and {2 foot} wide.',
      'Un rectángulo de {1 foot} de largo y {2 foot} de ancho.',
    ],
    ['A bed of their own', 'Un cantero para ellos'],
    [
      'The fence of wire is up. In the morning, three rabbits sit in front of it. They look so sad! “We could grow clover for them,” says {keeper}. “I have seeds.” They dig a small bed. It is full of flat stones.',
      'La cerca de alambre está lista. Por la mañana hay tres conejos sentados frente a ella. ¡Se ven tan tristes! «Podríamos sembrarles trébol —dice {keeper}—. Tengo semillas». Cavan un cantero chico. Está lleno de piedras planas.',
    ],
    [
      'The fence of wire is up, but in the morning three rabbits sit in front of it and look very sad. “We could grow clover for them,” says {keeper}, “because I have seeds left.” They dig a small bed that is full of flat stones.',
      'La cerca de alambre está lista, pero por la mañana hay tres conejos sentados frente a ella, y se ven muy tristes. «Podríamos sembrarles trébol —dice {keeper}—, porque me quedan semillas». Cavan un cantero chico que está lleno de piedras planas.',
    ],
    [
      'The fence of wire is up, but in the morning three rabbits sit in front of it in a row and look so sad that nobody can eat breakfast. “We could grow some clover for them,” says {keeper} and turns out his pockets, “because I have seeds left over from the spring.” They dig a small bed beside the hedge, and out of it comes a whole heap of flat stones.',
      'La cerca de alambre está lista, pero por la mañana hay tres conejos sentados en fila frente a ella, y se ven tan tristes que nadie puede desayunar. «Podríamos sembrarles un poco de trébol —dice {keeper} y se vacía los bolsillos—, porque me quedaron semillas de la primavera». Cavan un cantero chico junto al seto, y de él sale todo un montón de piedras planas.',
    ],
    [
      'The clover bed {is|are} {1 foot} long and {2 foot} wide. How many square feet are there to plant?',
      'El cantero de trébol mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies cuadrados hay para sembrar?',
    ],
    [
      'The clover bed {is|are} {1 foot} long and {2 foot} wide. How many square feet do they have to plant?',
      'El cantero de trébol mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies cuadrados tienen que sembrar?',
    ],
    [
      'For the clover they dig a bed that {is|are} {1 foot} long and {2 foot} wide. How many square feet do they have to plant?',
      'Para el trébol cavan un cantero que mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies cuadrados tienen que sembrar?',
    ],
    [
      'They plant {1 square} feet of clover, and somebody is watching.',
      'Siembran {1} pies cuadrados de trébol, y alguien está mirando.',
    ],
    ['What is left', 'Lo que queda'],
    [
      'Some of the wire is left. There are the flat stones, too. They can make a pen for the rabbits. Then they can pet them each day. Or they can make a small pond of the stones, so that all animals can drink.',
      'Queda un poco de alambre. También están las piedras planas. Pueden hacer un corral para los conejos. Así los pueden acariciar todos los días. O pueden hacer un estanque chico con las piedras, para que todos los animales puedan beber.',
    ],
    [
      'Some of the wire is left, and there are the flat stones. They could build a pen and keep the rabbits in it, so that they can pet them. Or they could make a shallow pond of the stones, from which all animals can drink.',
      'Queda un poco de alambre, y ahí están las piedras planas. Podrían construir un corral y tener ahí a los conejos, para poder acariciarlos. O podrían hacer con las piedras un estanque poco hondo, del que puedan beber todos los animales.',
    ],
    [
      'Some of the wire is left, and there are the flat stones. They could build a pen beside the clover and keep the rabbits in it, so that they could pet them every day. Or they could lay a shallow pond with the stones, so that every animal in the neighborhood has something to drink.',
      'Queda un poco de alambre, y ahí están las piedras planas. Podrían construir un corral junto al trébol y tener ahí a los conejos, para poder acariciarlos todos los días. O podrían hacer con las piedras un estanque poco hondo, para que todos los animales del vecindario tengan algo que beber.',
    ],
    ['Build a pen', 'Construir un corral'],
    ['A pen of wire', 'Un corral de alambre'],
    [
      'They put in posts. They pull the wire tight. A rabbit comes to look, and then one more.',
      'Clavan los postes. Tensan el alambre. Un conejo viene a mirar, y luego otro más.',
    ],
    [
      'They put in the posts and pull the wire tight. A rabbit comes to look, and then another one.',
      'Clavan los postes y tensan el alambre. Un conejo viene a mirar, y luego otro.',
    ],
    [
      'They put in one post after the other and pull the wire tight around them. A rabbit comes to see what they are doing, and then it brings another one.',
      'Clavan un poste tras otro y tensan el alambre alrededor. Un conejo viene a ver lo que están haciendo, y luego trae a otro.',
    ],
    [
      'The pen {is|are} {1 foot} long and {2 foot} wide. How many feet of wire go all around it?',
      'El corral mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies de alambre van a su alrededor?',
    ],
    [
      'The pen {is|are} {1 foot} long and {2 foot} wide. How many feet of wire do they need to go all around it?',
      'El corral mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies de alambre necesitan para rodearlo?',
    ],
    [
      'The pen is a rectangle that {is|are} {1 foot} long and {2 foot} wide. How many feet of wire do they need to go all around it?',
      'El corral es un rectángulo que mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies de alambre necesitan para rodearlo?',
    ],
    [
      'It takes {1 foot} of wire, and now the door can be shut.',
      'Lleva {1 foot} de alambre, y ahora se puede cerrar la puerta.',
    ],
    [
      'For a week they pet the rabbits. Then {hero} sees one of them. It sits at the wire and looks out at the field. {hero} thinks for a long time. Then {hero} opens the door.',
      'Durante una semana acarician a los conejos. Luego {hero} ve a uno de ellos. Está sentado junto al alambre y mira hacia el campo. {hero} piensa un buen rato. Luego {hero} abre la puerta.',
    ],
    [
      'For a week they pet the rabbits every day. Then {hero} sees one that sits at the wire and looks out at the field. {hero} thinks about it for a long time and opens the door.',
      'Durante una semana acarician a los conejos todos los días. Luego {hero} ve a uno que está sentado junto al alambre y mira hacia el campo. {hero} lo piensa un buen rato y abre la puerta.',
    ],
    [
      'For a week they pet the rabbits every single day, and it is as nice as they had imagined. Then one evening {hero} sees the smallest of them, which sits at the wire and looks out at the field without moving. {hero} thinks about it for a long time, and then, without telling anybody, {hero} opens the door.',
      'Durante una semana acarician a los conejos todos los días, y es tan bonito como lo habían imaginado. Luego, una tarde, {hero} ve al más chiquito, que está sentado junto al alambre y mira hacia el campo sin moverse. {hero} lo piensa un buen rato, y luego, sin decirle a nadie, {hero} abre la puerta.',
    ],
    ['Make a pond', 'Hacer un estanque'],
    ['Flat stones', 'Piedras planas'],
    [
      'They dig and lay the stones. {friend} fills in the water. A bird comes to drink at once.',
      'Cavan y ponen las piedras. {friend} echa el agua. Enseguida viene a beber un pájaro.',
    ],
    [
      'They dig a flat hole and lay the stones in it. {friend} has hardly filled in the water when a bird comes to drink.',
      'Cavan un hoyo poco hondo y ponen en él las piedras. {friend} apenas ha echado el agua cuando viene a beber un pájaro.',
    ],
    [
      'They dig a flat hole and lay one stone beside the other, until there is no more earth to be seen. {friend} has hardly filled in the water when the first bird comes down to drink.',
      'Cavan un hoyo poco hondo y ponen una piedra junto a otra, hasta que ya no se ve la tierra. {friend} apenas ha echado el agua cuando baja a beber el primer pájaro.',
    ],
    [
      'The pond {is|are} {1 foot} long and {2 foot} wide. How many square feet of stone do they lay?',
      'El estanque mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies cuadrados de piedra ponen?',
    ],
    [
      'The bottom of the pond is a rectangle that {is|are} {1 foot} long and {2 foot} wide. How many square feet do they cover with stones?',
      'El fondo del estanque es un rectángulo que mide {1 foot} de largo y {2 foot} de ancho. ¿Cuántos pies cuadrados cubren con piedras?',
    ],
    ['They lay {1 square} feet of stone.', 'Ponen {1} pies cuadrados de piedra.'],
    [
      'The rabbits come to drink, and so do the birds. A deer comes, too. It jumps over the fence. It eats all the carrots! “It looked so nice,” says {friend}.',
      'Vienen a beber los conejos, y también los pájaros. Viene también un venado. Salta la cerca. ¡Se come todas las zanahorias! «Se veía tan bonito», dice {friend}.',
    ],
    [
      'The rabbits come to drink, and so do the birds. One night a deer comes as well, jumps over the fence and eats all the carrots. “But it was so beautiful,” says {friend}.',
      'Vienen a beber los conejos, y también los pájaros. Una noche viene también un venado, salta la cerca y se come todas las zanahorias. «Pero era tan hermoso», dice {friend}.',
    ],
    [
      'The rabbits come to drink, and so do the birds and a hedgehog with her children. One night a deer comes as well, drinks, looks around, jumps over the fence as if it were nothing and eats every carrot that is left. “I saw it from the window,” says {friend}, “and I just couldn’t make a noise, because it was so beautiful.”',
      'Vienen a beber los conejos, y también los pájaros y una mamá erizo con sus crías. Una noche viene también un venado, bebe, mira a su alrededor, salta la cerca como si nada y se come todas las zanahorias que quedan. «Lo vi desde la ventana —dice {friend}— y no pude hacer ruido, porque era tan hermoso».',
    ],
    [
      'There {is|are} {1 foot} of wire left for the pen. It {is|are} {2 foot} long. How many feet wide can it be?',
      'Quedan {1 foot} de alambre para el corral. Este mide {2 foot} de largo. ¿Cuántos pies de ancho puede medir?',
    ],
    [
      'There {is|are} {1 foot} of wire left, and they use all of it. The pen {is|are} {2 foot} long. How many feet wide can it be?',
      'Quedan {1 foot} de alambre, y lo usan todo. El corral mide {2 foot} de largo. ¿Cuántos pies de ancho puede medir?',
    ],
    [
      'There {is|are} {1 foot} of wire left, and all of it goes around the pen, which is a rectangle and {2 foot} long. How many feet wide can the pen be?',
      'Quedan {1 foot} de alambre, y todo va alrededor del corral, que es un rectángulo de {2 foot} de largo. ¿Cuántos pies de ancho puede medir el corral?',
    ],
    [
      'It can be {1 foot} wide. That is not much for a rabbit, but the door can be shut.',
      'Puede medir {1 foot} de ancho. No es mucho para un conejo, pero la puerta se puede cerrar.',
    ],
    ['A rectangle that {is|are} {1 foot} long.', 'Un rectángulo de {1 foot} de largo.'],
    [
      'The stones cover {1 square} feet. The pond {is|are} {2 foot} long. How many feet wide can it be?',
      'Las piedras cubren {1} pies cuadrados. El estanque mide {2 foot} de largo. ¿Cuántos pies de ancho puede medir?',
    ],
    [
      'The stones are enough for {1 square} feet. The pond {is|are} {2 foot} long. How many feet wide can it be?',
      'Las piedras alcanzan para {1} pies cuadrados. El estanque mide {2 foot} de largo. ¿Cuántos pies de ancho puede medir?',
    ],
    [
      'Laid side by side, the stones are enough for {1 square} feet, and the bottom of the pond is a rectangle that {is|are} {2 foot} long. How many feet wide can it be?',
      'Puestas una junto a otra, las piedras alcanzan para {1} pies cuadrados, y el fondo del estanque es un rectángulo de {2 foot} de largo. ¿Cuántos pies de ancho puede medir?',
    ],
    [
      'It can be {1 foot} wide, and not a stone is left over.',
      'Puede medir {1 foot} de ancho, y no sobra ni una piedra.',
    ],
  ],
} satisfies StoryPairs;
