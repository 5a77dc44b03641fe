import type { Frames } from '../../reader-of-frames.ts';

/** Reasons of worked steps of geometry. */
export const geometrySteps: Frames = {
  'It has 4 sides, all the same length, and 4 square corners.':
    'Tiene 4 lados, todos del mismo largo, y 4 esquinas cuadradas.',
  'It is a square.': 'Es {un} cuadrado.',
  'Turning it does not change that.': 'Aunque se gire, sigue siendo lo mismo.',
  'It has 4 sides and 4 square corners.': 'Tiene 4 lados y 4 esquinas cuadradas.',
  'It has 3 straight sides.': 'Tiene 3 lados rectos.',
  'It is round all the way.': 'Es redondo por todas partes.',
  'It has one round face and comes to a point.': 'Tiene una cara redonda y termina en punta.',
  'It is round like a ball.': 'Es redonda como una pelota.',
  'It has 6 square faces.': 'Tiene 6 caras cuadradas.',
  'It has two round faces, and it can roll.': 'Tiene dos caras redondas y puede rodar.',
  'You can hold it in your hands.': 'Lo puedes tener en las manos.',
  'It is solid.': 'Tiene volumen.',
  'It has no thickness.': 'No tiene grosor.',
  'It is flat.': 'Es plano.',
  'Count each one once:': 'Cuenta todo una sola vez:',
  'Count both:': 'Cuenta los dos lados:',
  '4 corners on the right and 3 on the left.': '4 esquinas a la derecha y 3 a la izquierda.',
  'One ball for each corner:': 'Una bola por cada esquina:',
  '2 are there.': 'ya hay 2.',
  'Find the cup first.': 'Primero busca {la} taza.',
  'The tree is behind it.': '{El} árbol está detrás.',
  'The tree is next to it.': '{El} árbol está al lado.',
  'The house is above it.': '{La} casa está arriba.',
  'The ball is below it.': '{La} pelota está abajo.',
  'The fish is in front of it.': '{El} pez está delante.',
  'Push them together and go around the outside: it is a circle.': 'Júntalas y recorre el borde: es un círculo.',
  'These have three straight sides.': 'Estos tienen tres lados rectos.',
  'These have four sides of one length and four square corners.':
    'Estos tienen cuatro lados del mismo largo y cuatro esquinas cuadradas.',
  'All others are other shapes.': 'Todas las demás son otras figuras.',
  'A square has four straight sides of one length and four square corners, and it is closed.':
    'Un cuadrado tiene cuatro lados rectos del mismo largo y cuatro esquinas cuadradas, y está cerrado.',
  'Size, color and which way it points do not matter.': 'El tamaño, el color y hacia dónde apunta no importan.',
  'A triangle has three straight sides, and it is closed.': 'Un triángulo tiene tres lados rectos y está cerrado.',
  'This one has a gap.': 'Esta figura está abierta.',
  'A rectangle has four straight sides and four square corners, and it is closed.':
    'Un rectángulo tiene cuatro lados rectos y cuatro esquinas cuadradas, y está cerrado.',
  'A hexagon has six straight sides, and it is closed.': 'Un hexágono tiene seis lados rectos y está cerrado.',
  'Lay 4 quarter-circles around one point, and go around the outside: it is a circle.':
    'Pon 4 cuartos de círculo alrededor de un punto y recorre el borde: es un círculo.',
  'Lay 9 equal squares in three rows of three, and go around the outside: it is a larger square.':
    'Pon 9 cuadrados iguales en tres filas de tres y recorre el borde: es un cuadrado más grande.',
  'Lay 2 equal rectangles end to end, short sides together, and go around the outside: it is a longer rectangle.':
    'Pon 2 rectángulos iguales uno tras otro, juntos por los lados cortos, y recorre el borde: es un rectángulo más largo.',
  'Lay 2 half-circles with the straight sides together, and go around the outside: it is a circle.':
    'Pon 2 semicírculos juntos por los lados rectos y recorre el borde: es un círculo.',
  'Lay 2 quarter-circles with one straight side together, round sides outward, and go around the outside: it is a half-circle.':
    'Pon 2 cuartos de círculo juntos por un lado recto, con los lados redondos hacia afuera, y recorre el borde: es un semicírculo.',
  'Lay 2 halves of a square, cut from corner to corner with the long sides together, and go around the outside: it is a square.':
    'Pon 2 mitades de un cuadrado, cortado de esquina a esquina, juntas por los lados largos y recorre el borde: es un cuadrado.',
  'Lay 3 equal squares in one row, and go around the outside: it is a rectangle.':
    'Pon 3 cuadrados iguales en una fila y recorre el borde: es un rectángulo.',
  'Lay 2 equal squares side by side, and go around the outside: it is a rectangle.':
    'Pon 2 cuadrados iguales lado a lado y recorre el borde: es un rectángulo.',
  'Lay 2 equal triangles with three equal sides with one side together, and go around the outside: it is a rhombus.':
    'Pon 2 triángulos iguales de tres lados iguales juntos por un lado y recorre el borde: es un rombo.',
  'Lay 2 equal trapezoids with the long sides together, and go around the outside: it is a hexagon.':
    'Pon 2 trapecios iguales juntos por los lados largos y recorre el borde: es un hexágono.',
  'Lay 6 equal triangles with three equal sides around one point, and go around the outside: it is a hexagon.':
    'Pon 6 triángulos iguales de tres lados iguales alrededor de un punto y recorre el borde: es un hexágono.',
  'Lay 4 equal squares in two rows of two, and go around the outside: it is a larger square.':
    'Pon 4 cuadrados iguales en dos filas de dos y recorre el borde: es un cuadrado más grande.',
  'Mark one and count on around the shape until you are back.':
    'Marca donde empiezas y sigue contando alrededor de la figura hasta regresar.',
  'A shape with six sides is called a hexagon.': 'Una figura de seis lados se llama hexágono.',
  'A shape with three sides is called a triangle.': 'Una figura de tres lados se llama triángulo.',
  'A shape with four sides and four square corners is called a rectangle.':
    'Una figura de cuatro lados y cuatro esquinas cuadradas se llama rectángulo.',
  'A shape with five sides is called a pentagon.': 'Una figura de cinco lados se llama pentágono.',
  'A shape with eight sides is called an octagon.': 'Una figura de ocho lados se llama octágono.',
  'There are 6 rows with 3 squares in each.': 'Hay 6 filas con 3 cuadrados en cada una.',
  'Count all the rows together.': 'Cuenta todas las filas juntas.',
  'Count the squares row by row.': 'Cuenta los cuadrados fila por fila.',
  'A rhombus needs four sides of one length, and a square has that.':
    'Un rombo necesita cuatro lados del mismo largo, y un cuadrado los tiene.',
  'All of them have four sides: squares, rectangles, rhombuses.':
    'Todos tienen cuatro lados: cuadrados, rectángulos, rombos.',
  'Nothing more is the same in all.': 'No hay nada más que sea igual en todos.',
  'All of them have four sides: rectangles, rhombuses.': 'Todos tienen cuatro lados: rectángulos, rombos.',
  'A rectangle needs four right angles, and a square has that.':
    'Un rectángulo necesita cuatro ángulos rectos, y un cuadrado los tiene.',
  'They meet at a right angle.': 'Se cruzan en ángulo recto.',
  'They keep the same distance and never meet, however far they are drawn.':
    'Siempre están a la misma distancia y nunca se cruzan, por más que se alarguen.',
  'They meet when they are drawn on, and not at a right angle.': 'Se cruzan al alargarlas, y no en ángulo recto.',
  'Fold it along a line.': 'Dóblala por una línea.',
  'Both halves must cover each other.': 'Las dos mitades deben coincidir.',
  'Count every such line.': 'Cuenta todas las líneas así.',
  'Wherever it is folded, one half sticks out beyond the other.':
    'Se doble por donde se doble, una mitad sobresale de la otra.',
  'Take the scale that begins with 0 at the arm on the left, and follow it to the other arm.':
    'Usa la escala que empieza con 0 en el lado de la izquierda y síguela hasta el otro lado.',
  'Take the scale that begins with 0 at the arm on the right, and follow it to the other arm.':
    'Usa la escala que empieza con 0 en el lado de la derecha y síguela hasta el otro lado.',
  'An angle like this is called straight.': 'Un ángulo así se llama llano.',
  'An angle like this is called obtuse.': 'Un ángulo así se llama obtuso.',
  'An angle like this is called acute.': 'Un ángulo así se llama agudo.',
  'An angle like this is called right.': 'Un ángulo así se llama recto.',
  'Only the opening counts: how far one arm is turned from the other.':
    'Solo cuenta la abertura: cuánto está girado un lado con respecto al otro.',
  'The length of the arms does not matter.': 'El largo de los lados no importa.',
  'A right angle has 90 degrees: take the known parts away.':
    'Un ángulo recto tiene 90 grados: resta las partes que conoces.',
  'A square needs four right angles and four sides of one length.':
    'Un cuadrado necesita cuatro ángulos rectos y cuatro lados del mismo largo.',
  'Some rhombuses have that, and others do not.': 'Algunos rombos los tienen y otros no.',
  'A rhombus needs four sides of one length.': 'Un rombo necesita cuatro lados del mismo largo.',
  'All squares have that.': 'Todos los cuadrados los tienen.',
  'A parallelogram needs two pairs of parallel sides.': 'Un paralelogramo necesita dos pares de lados paralelos.',
  'A rectangle needs four right angles.': 'Un rectángulo necesita cuatro ángulos rectos.',
  'A quadrilateral needs four sides.': 'Un cuadrilátero necesita cuatro lados.',
  'The volume of the lower box.': 'El volumen de la caja de abajo.',
  'The volume of the upper box.': 'El volumen de la caja de arriba.',
  'They do not overlap, so add.': 'No se enciman, así que suma.',
  'The volume of the first box.': 'El volumen de la primera caja.',
  'The volume of the second box.': 'El volumen de la segunda caja.',
  'A full turn has 360 degrees: take the known angles away.':
    'Una vuelta completa tiene 360 grados: resta los ángulos que conoces.',
  'Write both sides as fractions.': 'Escribe los dos lados como fracciones.',
  'There are `3` such layers.': 'Hay `3` capas así.',
  'Area of the bottom: so many unit cubes fill one layer.':
    'Área de la base: esa cantidad de cubos unitarios llena una capa.',
  '`3` layers fill the box.': '`3` capas llenan la caja.',
  'First the way right from where the axes cross: none.':
    'Primero el camino a la derecha desde donde se cruzan los ejes: nada.',
  'Then the way up.': 'Después el camino hacia arriba.',
  'Write `x` first, then `y`.': 'Escribe primero `x` y después `y`.',
  'First the way right from where the axes cross.': 'Primero el camino a la derecha desde donde se cruzan los ejes.',
  'Then the way up: none.': 'Después el camino hacia arriba: nada.',
  'First the way left from where the axes cross.': 'Primero el camino a la izquierda desde donde se cruzan los ejes.',
  'Then the way down.': 'Después el camino hacia abajo.',
  'There is no way to the right or left.': 'No hay que ir ni a la derecha ni a la izquierda.',
  'Up is positive on the `y`-axis.': 'En el eje `y`, hacia arriba es positivo.',
  'The point is there.': 'El punto está ahí.',
  'Right is positive on the `x`-axis.': 'En el eje `x`, hacia la derecha es positivo.',
  'There is no way up or down.': 'No hay que ir ni hacia arriba ni hacia abajo.',
  'Left is negative on the `x`-axis.': 'En el eje `x`, hacia la izquierda es negativo.',
  'Down is negative on the `y`-axis.': 'En el eje `y`, hacia abajo es negativo.',
  'Cut the figure with a level line.': 'Corta la figura con una línea horizontal.',
  'This is the lower rectangle.': 'Este es el rectángulo de abajo.',
  'Height of the upper rectangle.': 'Altura del rectángulo de arriba.',
  'Area of the upper rectangle.': 'Área del rectángulo de arriba.',
  'Add both.': 'Suma las dos.',
  'Cut off the slanted end and move it to the other side: a rectangle with the same base and height.':
    'Corta el extremo inclinado y pásalo al otro lado: queda un rectángulo con la misma base y la misma altura.',
  'Base times height is the area of a parallelogram made of two such triangles.':
    'Base por altura es el área de un paralelogramo hecho de dos triángulos así.',
  'The triangle is half of it.': 'El triángulo es la mitad.',
  'Two such trapezoids, one turned round, make a parallelogram with this base.':
    'Dos trapecios así, uno de ellos girado, forman un paralelogramo con esta base.',
  'Area of the parallelogram.': 'Área del paralelogramo.',
  'Bottom, and the same for the top.': 'La de abajo, y lo mismo la de arriba.',
  'Front, and the same for the back.': 'La del frente, y lo mismo la de atrás.',
  'One end, and the same for the other.': 'La de un extremo, y lo mismo la del otro.',
  'Each face comes twice.': 'Cada cara aparece dos veces.',
  'Area of the bottom.': 'Área de la base.',
  'Times the height.': 'Por la altura.',
  'The `x` numbers are equal, so only these two matter.':
    'Los valores de `x` son iguales, así que solo importan estos dos.',
  'From `-2` to 0 it is `2`, from 0 to `5` it is `5`.': 'De `-2` a 0 hay `2`, de 0 a `5` hay `5`.',
  'Both lie on one side of 0: subtract.': 'Los dos están del mismo lado de 0: resta.',
  'It stands straight above or below C, so both have the same `x`.':
    'Está justo arriba o abajo de C, así que los dos tienen la misma `x`.',
  'It is on one level with A, so both have the same `y`.':
    'Está a la misma altura que A, así que los dos tienen la misma `y`.',
  'The fourth corner is there.': 'Ahí está la cuarta esquina.',
  'A straight line makes 180 degrees: take the known angles away.':
    'Una línea recta forma 180 grados: resta los ángulos que conoces.',
  'The angle beside it fills a straight line.': 'El ángulo de al lado completa una línea recta.',
  'The asked angle fills a line with that one: angles across from each other are equal.':
    'El ángulo que se pide completa una línea con ese: los ángulos opuestos por el vértice son iguales.',
  'The circumference is `pi` times the diameter.': 'La circunferencia es `pi` por el diámetro.',
  'The diameter is twice the radius.': 'El diámetro es el doble del radio.',
  'The radius is half of the diameter.': 'El radio es la mitad del diámetro.',
  'Square the radius.': 'Eleva el radio al cuadrado.',
  'The area is `pi` times the radius squared.': 'El área es `pi` por el radio al cuadrado.',
  'The other length is that many times as well.': 'La otra longitud también es esa cantidad de veces.',
  'It grows in length, in width and in height: three times over.':
    'Crece de largo, de ancho y de alto: tres veces en total.',
  'Multiply by that.': 'Multiplica por eso.',
  'It grows in length and in width: two times over.': 'Crece de largo y de ancho: dos veces en total.',
  'The angles of a triangle make 180° together.': 'Los ángulos de un triángulo suman 180°.',
  'These do not, so there is no such triangle.': 'Estos no, así que no existe un triángulo así.',
  'The angles fit, and the triangle may be of any size.':
    'Los ángulos concuerdan, y el triángulo puede ser de cualquier tamaño.',
  'The two shorter sides together must be longer than the longest side.':
    'Los dos lados más cortos juntos deben medir más que el lado más largo.',
  'They meet, and three sides fix a triangle.': 'Se encuentran, y tres lados determinan un triángulo.',
  'They do not meet.': 'No se encuentran.',
  'Follow the knife along the surface: each face that it crosses gives one side of the cut, and a round face a curve.':
    'Sigue el cuchillo por la superficie: cada cara que atraviesa da un lado del corte, y una cara redonda da una curva.',
  'Follow the knife along the surface: the cut has the shape of the base.':
    'Sigue el cuchillo por la superficie: el corte tiene la forma de la base.',
  'Find the third angle inside.': 'Halla el tercer ángulo de adentro.',
  'It fills a straight line with the angle outside.': 'Completa una línea recta con el ángulo de afuera.',
  'Both base angles are equal.': 'Los dos ángulos de la base son iguales.',
  'The rest of 180 degrees lies between the equal sides.': 'El resto de los 180 grados está entre los lados iguales.',
  'The angles of a triangle make 180 degrees.': 'Los ángulos de un triángulo suman 180 grados.',
  'Both base angles together make up the rest of 180 degrees.':
    'Los dos ángulos de la base forman juntos el resto de los 180 grados.',
  'They are equal, so each is half.': 'Son iguales, así que cada uno es la mitad.',
  'The angle in the same place at the other line is equal.':
    'El ángulo que está en el mismo lugar en la otra recta es igual.',
  'It fills a straight line with the asked one.': 'Completa una línea recta con el que se pide.',
  'The asked angle lies in the same place at the other line: it is equal.':
    'El ángulo que se pide está en el mismo lugar en la otra recta: es igual.',
  'The asked angle lies between the lines, on the other side of the crossing line: it is equal.':
    'El ángulo que se pide está entre las rectas, del otro lado de la recta que las cruza: es igual.',
  'Area of the circle at the bottom.': 'Área del círculo de la base.',
  'The volume is four thirds of `pi` times the radius cubed.':
    'El volumen es cuatro tercios de `pi` por el radio al cubo.',
  'The squares of the two short sides make the square of the long one.':
    'Los cuadrados de los dos lados cortos suman el cuadrado del largo.',
  'Take the square root.': 'Saca la raíz cuadrada.',
  'The line on the floor from corner to corner is the longest side of a right triangle.':
    'La línea del piso, de esquina a esquina, es el lado más largo de un triángulo rectángulo.',
  'That line and the height are the sides at the right angle of a second triangle, upright in the box.':
    'Esa línea y la altura son los lados del ángulo recto de un segundo triángulo, vertical dentro de la caja.',
  'Take the known square away.': 'Resta el cuadrado que conoces.',
  'How far across?': '¿Cuánto en horizontal?',
  'How far up or down?': '¿Cuánto hacia arriba o hacia abajo?',
  'These are the sides at the right angle of a triangle.': 'Estos son los lados del ángulo recto de un triángulo.',
  'Right makes `x` larger.': 'Hacia la derecha, `x` aumenta.',
  'Down makes `y` smaller.': 'Hacia abajo, `y` disminuye.',
  'Write the new point.': 'Escribe el punto nuevo.',
  'Up makes `y` larger.': 'Hacia arriba, `y` aumenta.',
  'Left makes `x` smaller.': 'Hacia la izquierda, `x` disminuye.',
  'The mirror is the `y`-axis.': 'El espejo es el eje `y`.',
  'The image is as far on the other side of the axis:': 'La imagen está a la misma distancia del otro lado del eje:',
  '`x` changes its sign.': '`x` cambia de signo.',
  'The image is as far below the axis as the point is above, or the other way round:':
    'La imagen está tan abajo del eje como el punto está arriba, o al revés:',
  'The mirror is the line `y = x`.': 'El espejo es la recta `y = x`.',
  'In this line right and up change places: swap the coordinates.':
    'En esta recta, derecha y arriba cambian de lugar: intercambia las coordenadas.',
  'A is `2` right and `1` up from the origin.': 'A está `2` a la derecha y `1` arriba del origen.',
  'A quarter turn to the right takes right to down, and up to right.':
    'Un cuarto de vuelta a la derecha lleva lo de la derecha hacia abajo y lo de arriba a la derecha.',
  'A quarter turn to the left takes right to up, and up to left.':
    'Un cuarto de vuelta a la izquierda lleva lo de la derecha hacia arriba y lo de arriba a la izquierda.',
  'A half turn takes right to left, and up to down.':
    'Media vuelta lleva lo de la derecha a la izquierda y lo de arriba hacia abajo.',
  'A is `4` right and `3` down from the origin.': 'A está `4` a la derecha y `3` abajo del origen.',
  'A is `4` left and `6` up from the origin.': 'A está `4` a la izquierda y `6` arriba del origen.',
  'A is `1` left and `4` down from the origin.': 'A está `1` a la izquierda y `4` abajo del origen.',
  'A slide, a reflection and a turn move a figure without changing it: lengths and angles stay, and parallel sides stay parallel.':
    'Una traslación, una reflexión y una rotación mueven una figura sin cambiarla: las longitudes y los ángulos se conservan, y los lados paralelos siguen paralelos.',
  'All lengths grow by one factor, and the angles stay.':
    'Todas las longitudes crecen por un mismo factor y los ángulos se conservan.',
  'Slides, reflections and turns keep all lengths and angles.':
    'Las traslaciones, las reflexiones y las rotaciones conservan todas las longitudes y los ángulos.',
  'The width grows by the factor 3 and the height does not, so the sides are no longer in the same ratio.':
    'El ancho crece por el factor 3 y la altura no, así que los lados ya no están en la misma razón.',
  'Add the squares of the two shorter sides.': 'Suma los cuadrados de los dos lados más cortos.',
  'Square the longest side.': 'Eleva al cuadrado el lado más largo.',
  'They are not equal, and in a right triangle they would be.':
    'No son iguales, y en un triángulo rectángulo lo serían.',
  'They are equal, and only a right triangle has that.': 'Son iguales, y eso solo pasa en un triángulo rectángulo.',
  'In the `y`-axis the first number of every corner changes its sign.':
    'En el eje `y`, el primer número de cada esquina cambia de signo.',
  'In the `x`-axis the second number of every corner changes its sign.':
    'En el eje `x`, el segundo número de cada esquina cambia de signo.',
  'Every corner goes the same way: across with its first number, up and down with its second.':
    'Todas las esquinas se mueven igual: en horizontal según su primer número, y hacia arriba o hacia abajo según el segundo.',
  'Turn every corner about the origin, one after the other.':
    'Gira todas las esquinas alrededor del origen, una tras otra.',
  'One stick for each side: 5.': 'Un palito por cada lado: 5.',
  'One stick for each side:': 'Un palito por cada lado:',
  'Lay 3 equal triangles with three equal sides in one row, every other one upside down, and go around the outside: it is a trapezoid.':
    'Pon 3 triángulos iguales de tres lados iguales en una fila, uno sí y otro no al revés, y recorre el borde: es un trapecio.',
};
