import type { StoryPairs } from './reader-of-story.ts';

/** The plot `cake` in Spanish. */
export const cakeStory = {
  pairs: [
    ['The cake for Station {1}', 'El pastel para la Estación {1}'],
    ['Smoke', 'Humo'],
    [
      'Last night there was smoke in the bakery. The fire crew came fast. They put it out. “We must thank them,” says {keeper}. “With a cake!” says {hero}. “It must be as tall as a ladder.”',
      'Anoche hubo humo en la panadería. Los bomberos llegaron rápido. Lo apagaron. «Tenemos que darles las gracias», dice {keeper}. «¡Con un pastel! —dice {hero}—. Tiene que ser tan alto como una escalera».',
    ],
    [
      'Last night there was smoke in the bakery, but the fire crew came so fast that nothing burned. “We have to thank them,” says {keeper}. “With a cake,” says {hero}, “that is as tall as a ladder!”',
      'Anoche hubo humo en la panadería, pero los bomberos llegaron tan rápido que no se quemó nada. «Tenemos que darles las gracias», dice {keeper}. «¡Con un pastel —dice {hero}— tan alto como una escalera!».',
    ],
    [
      'Last night there was smoke in the bakery, but the fire crew came so fast that nothing was lost except one tray of rolls. “We have to thank them,” says {keeper}, whose hands are still shaking a little. “With a cake,” says {hero} at once, “and it has to be as tall as a ladder!”',
      'Anoche hubo humo en la panadería, pero los bomberos llegaron tan rápido que no se perdió nada más que una bandeja de bolillos. «Tenemos que darles las gracias», dice {keeper}, a quien todavía le tiemblan un poco las manos. «¡Con un pastel —dice {hero} de inmediato—, y tiene que ser tan alto como una escalera!».',
    ],
    [
      'The flour costs {$1}. The cherries cost {$2}. How many dollars is that in all?',
      'La harina cuesta {$1}. Las cerezas cuestan {$2}. ¿Cuántos dólares son en total?',
    ],
    [
      'The flour costs {$1} and the cherries cost {$2}. How many dollars do they pay in all?',
      'La harina cuesta {$1} y las cerezas cuestan {$2}. ¿Cuántos dólares pagan en total?',
    ],
    [
      'At the market the flour costs {$1}, and the cherries cost {$2}. How many dollars do they have to pay in all?',
      'En el mercado, la harina cuesta {$1}, y las cerezas cuestan {$2}. ¿Cuántos dólares tienen que pagar en total?',
    ],
    [
      'They pay {$1}. {friend} eats one of the cherries on the way.',
      'Pagan {$1}. {friend} se come una de las cerezas por el camino.',
    ],
    ['The two prices in one bar.', 'Los dos precios en una sola barra.'],
    ['In the jar', 'En el frasco'],
    [
      'All the money is from the tip jar. {friend} turns it over. The coins ring on the table. “Will there be some left?” asks {friend}.',
      'Todo el dinero es del frasco de propinas. {friend} lo voltea. Las monedas suenan en la mesa. «¿Sobrará algo?», pregunta {friend}.',
    ],
    [
      'All the money comes from the tip jar, which {friend} turns over on the table. “Will there be some left for something pretty?” asks {friend}.',
      'Todo el dinero viene del frasco de propinas, que {friend} voltea sobre la mesa. «¿Sobrará algo para un adorno bonito?», pregunta {friend}.',
    ],
    [
      'All the money for the cake comes from the tip jar, which {friend} turns over on the table until the last coin has stopped rolling. “Will there be some left for something pretty,” asks {friend}, “or is a cake all that we can do?”',
      'Todo el dinero para el pastel viene del frasco de propinas, que {friend} voltea sobre la mesa hasta que la última moneda deja de rodar. «¿Sobrará algo para un adorno bonito —pregunta {friend}—, o solo nos alcanza para un pastel?».',
    ],
    [
      'There was {$1} in the jar. They pay for the flour and the cherries. How many dollars are left?',
      'Había {$1} en el frasco. Pagan la harina y las cerezas. ¿Cuántos dólares quedan?',
    ],
    [
      'There was {$1} in the jar, and they have paid for the flour and the cherries. How many dollars are left?',
      'Había {$1} en el frasco, y han pagado la harina y las cerezas. ¿Cuántos dólares quedan?',
    ],
    [
      'There was {$1} in the jar before they paid for the flour and the cherries. How many dollars are left in it now?',
      'Había {$1} en el frasco antes de que pagaran la harina y las cerezas. ¿Cuántos dólares quedan en él ahora?',
    ],
    ['There is {$1} left, and the oven is hot.', 'Quedan {$1}, y el horno está caliente.'],
    ['The money in the jar: what was paid and the rest.', 'El dinero del frasco: lo que se pagó y el resto.'],
    ['flour and cherries', 'harina y cerezas'],
    ['Something pretty', 'Un adorno bonito'],
    [
      'The cake is tall and brown. It looks plain. They can buy a red ribbon with the rest. Or they can sell two small cakes first and buy sugar fire trucks.',
      'El pastel está alto y dorado. Se ve muy sencillo. Pueden comprar una cinta roja con lo que queda. O pueden vender primero pasteles chicos y comprar camiones de bomberos de azúcar.',
    ],
    [
      'The cake is tall and brown, but it looks plain. They could buy a red ribbon with the rest of the money. Or they could sell some small cakes first and make the whole thing much more beautiful.',
      'El pastel está alto y dorado, pero se ve muy sencillo. Podrían comprar una cinta roja con el dinero que queda. O podrían vender primero unos pasteles chicos y hacer que quede mucho más bonito.',
    ],
    [
      'The cake is tall and brown and smells wonderful, but it looks rather plain for heroes. They could buy a red ribbon with the money that is left and bring it over while it is warm. Or they could sell some small cakes first and decorate it with fire trucks made of sugar, although it would be late in the evening before it is done.',
      'El pastel está alto y dorado y huele de maravilla, pero se ve bastante sencillo para unos héroes. Podrían comprar una cinta roja con el dinero que queda y llevarlo mientras está caliente. O podrían vender primero unos pasteles chicos y adornarlo con camiones de bomberos hechos de azúcar, aunque estaría listo hasta muy entrada la noche.',
    ],
    ['Buy a red ribbon', 'Comprar una cinta roja'],
    [
      'The ribbon is red and wide. {hero} ties it around the cake. It looks like a gift now.',
      'La cinta es roja y ancha. {hero} la ata alrededor del pastel. Ahora parece un regalo.',
    ],
    [
      'The ribbon is red and wide, and {hero} ties it around the cake. Now it looks like a present.',
      'La cinta es roja y ancha, y {hero} la ata alrededor del pastel. Ahora parece un regalo.',
    ],
    [
      'The ribbon is as red as a fire truck, and {hero} ties it around the cake with a bow that is almost as large as the cake itself. Now it looks like a present.',
      'La cinta es roja como un camión de bomberos, y {hero} la ata alrededor del pastel con un moño casi tan grande como el pastel mismo. Ahora parece un regalo.',
    ],
    [
      'The ribbon costs {$1}. They pay with the money that is left. How many dollars are left then?',
      'La cinta cuesta {$1}. La pagan con el dinero que queda. ¿Cuántos dólares quedan entonces?',
    ],
    [
      'The ribbon costs {$1}, and they pay with the money that is left. How many dollars do they have after that?',
      'La cinta cuesta {$1}, y la pagan con el dinero que queda. ¿Cuántos dólares tienen después?',
    ],
    [
      'The ribbon costs {$1}, and they take it out of the money that is left. How many dollars are in the jar after that?',
      'La cinta cuesta {$1}, y sacan eso del dinero que queda. ¿Cuántos dólares hay en el frasco después?',
    ],
    ['Now there is {$1} in the jar.', 'Ahora hay {$1} en el frasco.'],
    [
      'They bring the cake. It is still warm. The crew sits down to eat. Then the bell rings! They jump up and run. An hour later they are back, all black. They eat it cold. “It is still the best cake,” they say.',
      'Llevan el pastel. Todavía está caliente. Los bomberos se sientan a comer. ¡Entonces suena la campana! Se levantan de un salto y corren. Una hora después vuelven, todos negros de humo. Se lo comen frío. «Sigue siendo el mejor pastel», dicen.',
    ],
    [
      'They bring the cake while it is warm, and the crew sits down to eat. Then the bell rings, and they all jump up and run. An hour later they come back and eat it cold. “It is the best cake in the world,” they say.',
      'Llevan el pastel mientras está caliente, y los bomberos se sientan a comer. Entonces suena la campana, y todos se levantan de un salto y corren. Una hora después vuelven y se lo comen frío. «Es el mejor pastel del mundo», dicen.',
    ],
    [
      'They bring the cake while it is still warm, and the whole crew sits down around it. At that moment the bell rings, and everybody jumps up and runs. When they come back an hour later, black and tired, the cake is cold and the bow has slipped. “It is the best cake in the world,” they say, and nobody in the room doubts it.',
      'Llevan el pastel mientras todavía está caliente, y todos los bomberos se sientan alrededor. En ese momento suena la campana, y todos se levantan de un salto y corren. Cuando vuelven una hora después, negros de humo y cansados, el pastel está frío y el moño se ha ladeado. «Es el mejor pastel del mundo», dicen, y nadie en la sala lo duda.',
    ],
    ['Sell small cakes first', 'Vender primero pasteles chicos'],
    ['At the corner', 'En la esquina'],
    [
      'They set up a table at the corner. “For the fire crew!” calls {friend}. People stop. People pay.',
      'Ponen una mesa en la esquina. «¡Para los bomberos!», grita {friend}. La gente se detiene. La gente paga.',
    ],
    [
      'They set up a table at the corner, and {friend} calls out what it is for. People stop, and some of them pay more than they have to.',
      'Ponen una mesa en la esquina, y {friend} anuncia a gritos para qué es. La gente se detiene, y algunos pagan más de lo que deben.',
    ],
    [
      'They set up a small table at the corner, and {friend} calls out to everybody what the money is for. People stop and read the sign, and some of them pay much more than they would have to.',
      'Ponen una mesita en la esquina, y {friend} le anuncia a todo el mundo para qué es el dinero. La gente se detiene y lee el letrero, y algunos pagan mucho más de lo que tendrían que pagar.',
    ],
    [
      'They make {$1}. They put it with the money that is left. How many dollars is that?',
      'Ganan {$1}. Lo ponen con el dinero que queda. ¿Cuántos dólares son?',
    ],
    [
      'They earn {$1} and put it with the money that is left. How many dollars do they have now?',
      'Ganan {$1} y los ponen con el dinero que queda. ¿Cuántos dólares tienen ahora?',
    ],
    [
      'By five o’clock they have earned {$1}, and they put it with the money that is left. How many dollars do they have now?',
      'Para las cinco han ganado {$1}, y los ponen con el dinero que queda. ¿Cuántos dólares tienen ahora?',
    ],
    [
      'Now they have {$1}, enough for sugar in three colors.',
      'Ahora tienen {$1}, bastante para azúcar de tres colores.',
    ],
    [
      'The cake has trucks and hoses and a sugar dog. It is late when they get there. Half of the crew has gone home. “Call them back!” says the chief. “This must be seen!”',
      'El pastel tiene camiones y mangueras y un perro de azúcar. Ya es tarde cuando llegan. La mitad de los bomberos se fue a casa. «¡Llámenlos! —dice el jefe—. ¡Esto hay que verlo!».',
    ],
    [
      'The cake has trucks, hoses and even a sugar dog, but it is late when they arrive. Half of the crew has gone home. “Then call them back,” says the chief, “because they have to see this!”',
      'El pastel tiene camiones, mangueras y hasta un perro de azúcar, pero ya es tarde cuando llegan. La mitad de los bomberos se fue a casa. «Entonces llámenlos —dice el jefe—, ¡porque esto lo tienen que ver!».',
    ],
    [
      'The cake has three trucks, a hose that goes all the way around and a dog made of sugar, but it is so late when they arrive that half of the crew has gone home to bed. The chief looks at it for a long time. “Call them back,” says the chief at last, “and tell them that it is an emergency.”',
      'El pastel tiene tres camiones, una manguera que da toda la vuelta y un perro hecho de azúcar, pero es tan tarde cuando llegan que la mitad de los bomberos se fue a casa a dormir. El jefe lo mira un buen rato. «Llámenlos —dice por fin—, y díganles que es una emergencia».',
    ],
    ['The ribbon', 'La cinta'],
  ],
} satisfies StoryPairs;
