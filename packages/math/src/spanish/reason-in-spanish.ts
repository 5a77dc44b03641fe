import type { Pattern } from './number-tasks.ts';

/**
 * Reasons of the lines of a worked solution (packages/math/src/steps), sentence by sentence. They say tú to every
 * reader, as hints do.
 */
const stepReasons: Readonly<Record<string, string>> = {
  'The task.': 'El ejercicio.',
  'The task: a share times the whole.': 'El ejercicio: una parte por el total.',
  'The task: the part over the whole.': 'El ejercicio: la parte sobre el total.',
  'The task: the part over its share.': 'El ejercicio: la parte sobre su porcentaje.',
  'Add.': 'Suma.',
  'Subtract.': 'Resta.',
  'Multiply.': 'Multiplica.',
  'Divide.': 'Divide.',
  'Simplify.': 'Simplifica.',
  'Expand.': 'Quita los paréntesis.',
  'Work out the power.': 'Calcula la potencia.',
  'Write the mixed number as one fraction.': 'Escribe el número mixto como una sola fracción.',
  'Write both with the same denominator.': 'Escribe las dos con el mismo denominador.',
  'Divide numerator and denominator by the same number.': 'Divide el numerador y el denominador entre el mismo número.',
  'Multiply the numerators and the denominators.': 'Multiplica los numeradores y los denominadores.',
  'Dividing is multiplying by the reciprocal.': 'Dividir es multiplicar por el recíproco.',
  'Multiply every term of one factor with every term of the other.':
    'Multiplica cada término de un factor por cada término del otro.',
  'Put like terms together.': 'Reúne los términos semejantes.',
  'Multiply the parentheses out and put like terms together.': 'Quita los paréntesis y reúne los términos semejantes.',
  'A difference of squares is a product of a sum and a difference.':
    'Una diferencia de cuadrados es el producto de una suma por una diferencia.',
  'Take the common factor out.': 'Saca el factor común.',
  'Find the greatest factor of every term, and put it in front.':
    'Halla el mayor factor de todos los términos y ponlo delante.',
  'Find two numbers with the right product and the right sum, and split the middle term.':
    'Halla dos números con el producto y la suma correctos y separa el término del medio.',
  'This line does not say the same as the one before.': 'Esta línea no dice lo mismo que la anterior.',
  'This step could not be checked.': 'Este paso no se pudo comprobar.',
  'This is always true: every number is a solution.': 'Esto siempre es verdadero: todo número es solución.',
  'This is never true: there is no solution.': 'Esto nunca es verdadero: no hay solución.',
  'Add the numerators; the denominator stays.': 'Suma los numeradores; el denominador no cambia.',
  'Subtract the numerators; the denominator stays.': 'Resta los numeradores; el denominador no cambia.',
  'Multiply each place.': 'Multiplica cada posición.',
  'Multiply: the rows of long multiplication.': 'Multiplicar: las filas de la multiplicación.',
  'Add the rows.': 'Suma las filas.',
  'Divide each part.': 'Divide cada parte.',
  'The digits of the quotient.': 'Las cifras del cociente.',
  'Put them together.': 'Júntalas.',
  'Split the number into parts that can be divided.': 'Separa el número en partes que se puedan dividir.',
  'Put the parts together.': 'Junta las partes.',
  'Put the letter that you know into one of the equations.': 'Pon la letra que ya se conoce en una de las ecuaciones.',
  'Percent means out of a hundred.': 'Por ciento quiere decir de cada cien.',
  'Write the fraction in lowest terms.': 'Simplifica la fracción lo más posible.',
  'Write it in lowest terms.': 'Simplifícala lo más posible.',
  'Write it out of a hundred.': 'Escríbela con denominador cien.',
  'Out of a hundred is a percent.': 'De cada cien es un porcentaje.',
  'Factor the left side.': 'Factoriza el lado izquierdo.',
  'A product is 0 where one of its factors is 0.': 'Un producto es 0 cuando uno de sus factores es 0.',
  'Solve each equation.': 'Resuelve cada ecuación.',
  'Solve each inequality.': 'Resuelve cada desigualdad.',
  'Move the number to the other side.': 'Pasa el número al otro lado.',
  'The left side is a square.': 'El lado izquierdo es un cuadrado.',
  'Take the square root: it may be negative.': 'Saca la raíz cuadrada: puede ser negativa.',
  'Find the number under the root.': 'Halla el número que está bajo la raíz.',
  'Bring everything to one side.': 'Pasa todo a un lado.',
  'Bring everything to one side, and multiply so that no fraction is left.':
    'Pasa todo a un lado y multiplica para que no quede ninguna fracción.',
  'Multiply both sides by -1.': 'Multiplica los dos lados por -1.',
  'Square both sides.': 'Eleva los dos lados al cuadrado.',
  'Take the square root on both sides.': 'Saca la raíz cuadrada en los dos lados.',
  'A length is the positive one.': 'Una longitud es la positiva.',
  'Take the cube root on both sides.': 'Saca la raíz cúbica en los dos lados.',
  'Turn the two sides round.': 'Cambia de lugar los dos lados.',
  'Bring the letters to the left and the numbers to the right.':
    'Pasa las letras a la izquierda y los números a la derecha.',
  'Write the equation with one letter second.': 'Escribe en segundo lugar la ecuación con una sola letra.',
  'Get the absolute value alone.': 'Deja solo el valor absoluto.',
  'Two numbers are so far from 0: one on each side.': 'Dos números están a esa distancia de 0: uno a cada lado.',
  'Only 0 is no distance from 0.': 'Solo 0 está a distancia 0 de 0.',
  'Numbers less far from 0 lie between the two.': 'Los números más cercanos a 0 están entre los dos.',
  'Numbers farther from 0 lie outside the two.': 'Los números más lejanos de 0 están fuera de los dos.',
  'Solve all three parts together.': 'Resuelve las tres partes juntas.',
  'Solve the equation that is left.': 'Resuelve la ecuación que queda.',
  'Get the root alone.': 'Deja sola la raíz.',
  'A square root is never negative: there is no solution.': 'Una raíz cuadrada nunca es negativa: no hay solución.',
  'Multiply across: each top with the other bottom.': 'Multiplica en cruz: cada numerador por el otro denominador.',
  'It is negative, so the sign turns round.': 'Es negativo, así que el signo se invierte.',
};

const reasonPatterns: readonly Pattern[] = [
  [/^Write both with the denominator (.+)\.$/, 'Escribe las dos con denominador $1.'],
  [/^Divide numerator and denominator by (.+)\.$/, 'Divide el numerador y el denominador entre $1.'],
  [/^Every term has the factor (.+): put it in front\.$/, 'Todos los términos tienen el factor $1: ponlo delante.'],
  [/^Add (.+) (?:on|to) both sides\.$/, 'Suma $1 en los dos lados.'],
  [/^Subtract (.+) (?:on|from) both sides\.$/, 'Resta $1 en los dos lados.'],
  [/^Add (.+) to both sides and subtract the rest\.$/, 'Suma $1 en los dos lados y resta lo demás.'],
  [
    /^Multiply both sides by (.+), so that no fraction is left\.$/,
    'Multiplica los dos lados por $1 para que no quede ninguna fracción.',
  ],
  [/^Multiply both sides by (.+)\.$/, 'Multiplica los dos lados por $1.'],
  [/^Multiply by (.+) and divide by the other side\.$/, 'Multiplica por $1 y divide entre el otro lado.'],
  [/^Divide both sides by (.+)\.$/, 'Divide los dos lados entre $1.'],
  [/^Divide by (.+)\.$/, 'Divide entre $1.'],
  [/^Split (\d+) into its places\.$/, 'Separa $1 en sus posiciones.'],
  [/^Split (\d+) into its places: one row for each\.$/, 'Separa $1 en sus posiciones: una fila para cada una.'],
  [/^The quotient is (.+), and (.+) is left over: (.+)\.$/, 'El cociente es $1 y sobran $2: $3.'],
  [/^As a mixed number; the remainder is (.+)\.$/, 'Como número mixto; el residuo es $1.'],
  [/^Half of (.+) is (.+)\.$/, 'La mitad de $1 es $2.'],
  [/^Add its square, (.+), on both sides\.$/, 'Suma su cuadrado, $1, en los dos lados.'],
  [
    /^Use the quadratic formula with a = (.+), b = (.+), c = (.+)\.$/,
    'Usa la fórmula cuadrática con a = $1, b = $2, c = $3.',
  ],
  [
    /^(\S+) and (\S+) multiply to (\S+) and add to (\S+): split the middle term\.$/,
    '$1 y $2 multiplicados dan $3 y sumados dan $4: separa el término del medio.',
  ],
  [/^Put (\S+) in for (\w) and (\S+) in for (\w)\.$/, 'Pon $1 en lugar de $2 y $3 en lugar de $4.'],
  [/^Put (\S+) in for (\w)\.$/, 'Pon $1 en lugar de $2.'],
  [/^Put (.+ = .+) into the first equation\.$/, 'Pon $1 en la primera ecuación.'],
  [
    /^Multiply the second equation by (.+), so that (.+) goes when both are added\.$/,
    'Multiplica la segunda ecuación por $1 para que $2 se vaya al sumarlas.',
  ],
  [
    /^Add the first equation to the second: only (.+) is left\.$/,
    'Suma la primera ecuación a la segunda: solo queda $1.',
  ],
  [
    /^Put (?:it|each) into the task: not every one of them makes it true\.$/,
    'Ponlas en el ejercicio: no todas lo hacen verdadero.',
  ],
];

/** Places of a number, of which one says how often another number goes into them. */
const PLACES: Readonly<Record<string, string>> = {
  ones: 'las unidades',
  tens: 'las decenas',
  hundreds: 'las centenas',
  thousands: 'los millares',
};
const GOES_INTO = /^(\d+) goes into the (\w+) (\d+) times: that takes (\d+) away\.$/;

function goesInto(english: string): string | undefined {
  const [, by, place = '', times, away] = GOES_INTO.exec(english) ?? [];
  return (
    PLACES[place] && `${by} cabe ${times} ${times === '1' ? 'vez' : 'veces'} en ${PLACES[place]}: eso quita ${away}.`
  );
}

/** A word: what a pattern takes over into Spanish has none but names of functions. */
const A_WORD = /(?<!\p{L})(?!(?:sqrt|root|abs)(?!\p{L}))\p{L}{3,}/u;

const sentence = (english: string): string | undefined => {
  const exact = stepReasons[english];
  if (exact !== undefined) return exact;
  const pattern = reasonPatterns.find(([text]) => {
    const taken = text.exec(english)?.slice(1);
    return taken !== undefined && !taken.some((part) => A_WORD.test(part));
  });
  return pattern ? english.replace(...pattern) : goesInto(english);
};

/** The reason of a step in Spanish; undefined if one of its sentences is in English only. */
export function reasonInSpanish(english: string): string | undefined {
  const whole = sentence(english);
  if (whole !== undefined) return whole;
  const parts = english.split(/(?<=[.?]) (?=[A-Z\d])/).map(sentence);
  return parts.includes(undefined) ? undefined : parts.join(' ');
}
