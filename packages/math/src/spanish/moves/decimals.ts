import type { InSpanish } from '../misconceptions/in-spanish.ts';

/** What a teacher can do next about ideas of decimals, in Spanish. */
export const decimalMoves = {
  'decimals.longer-is-larger':
    'Pida un número con muchas cifras que aun así sea menor que 0.1 y búsquenlo juntos en la recta.',
  'decimals.part-as-whole-number': 'Muestre 0.4 y 0.25 en una cuadrícula de cien: «¿Cuántos cuadritos es cada uno?».',
  'decimals.shorter-is-larger': 'Corten los dos en centésimas: «¿Cuántas centésimas son 3 décimas?».',
  'decimals.zero-makes-small': 'Ordenen 0.5, 0.36 y 0.08 y explíquenlo con dinero o con una cuadrícula de cien.',
  'decimals.reciprocal-thinking': 'Marquen 0.1, 0.2 … 0.9 en una recta de 0 a 1: «¿Hacia qué lado crecen?».',
  'decimals.compares-two-places': 'Pida un número entre 2.34 y 2.35 y amplíen la recta numérica.',
  'decimals.oneths': 'Hagan juntos una tabla de valor posicional: dóblenla en las unidades, no en el punto.',
  'decimals.whole-number-names': 'Pregunte: «¿El 7 de 3.47 vale más o menos que 1?».',
  'decimals.ignores-place-name': 'Pida que sombree y nombre 0.7 y 0.07 en dos cuadrículas de cien.',
  'decimals.zeros-by-name':
    'Pida una décima, una centésima y una milésima en una calculadora y cuenten los ceros después del punto decimal.',
  'decimals.bar-as-point': 'Pregunte: «¿Es `3/10` más o menos que 1? ¿Y 3.10?».',
  'decimals.point-as-bar': 'Pregunte: «¿Es 2.3 mayor o menor que 1? ¿Y `2/3`?».',
  'decimals.everything-over-ten': 'Pregunte: «¿Es 0.35 mayor o menor que 1? ¿Y `35/10`?».',
  'decimals.denominator-as-decimal': 'Sombreen `1/4` de una cuadrícula de cien y cuenten.',
  'decimals.adds-top-and-bottom':
    'Pida que calcule `1/2`, `5/10` y `10/5` de la misma manera y compare con lo que deben ser.',
  'decimals.every-step-a-tenth':
    'Cuenten en voz alta de un número escrito al siguiente con los pasos supuestos: «¿Llegas?».',
  'decimals.money-point-as-separator': 'Pregunte qué quiere decir una calculadora con 3.5 cuando suma $1.75 y $1.75.',
  'decimals.rounds-by-cutting': 'Ubiquen 3.9 en una recta numérica: «¿Está más cerca de 3 o de 4?».',
  'decimals.rounds-in-a-chain': 'Pregunte: «¿A qué distancia está 3.46 de 3 y a qué distancia de 4?».',
  'decimals.nine-becomes-ten': 'Marquen 4.9, 4.96 y 5.0 en una recta numérica. Pregunte entre qué décimas está 4.96.',
  'decimals.rounds-to-wrong-place': 'Pida que nombre en voz alta las posiciones de 4.637 antes de redondear.',
  'decimals.repeat-cut-off': 'Multipliquen de vuelta el decimal cortado: ¿da exactamente la fracción?',
  'decimals.every-decimal-repeats': 'Dividan 1 entre 4 y miren el residuo.',
  'decimals.another-operation': 'Pida primero una estimación con números enteros: «¿Más o menos cuánto será?».',
  'decimals.adds-parts-separately':
    'Pregunte: «0.8 es casi 1. ¿Puede 0.8 + 0.4 ser más o menos una décima?». Use tiras de décimas.',
  'decimals.aligns-right': 'Pida que calcule 4 + 0.5 de la misma manera: «¿Puede ser menos que 4?».',
  'decimals.adds-and-counts-places': 'Pongan 3 décimas y 4 décimas en una tira: «¿Cuántas décimas hay?».',
  'decimals.copies-extra-digits': 'Pida que calcule 1 − 0.25 con dinero y después de la misma manera.',
  'decimals.smaller-from-larger': 'Comprueben sumando: ¿la respuesta y lo que se quitó dan el primer número?',
  'decimals.appends-zeros': 'Pregunte cuánto es diez veces $3.50: «¿Es $3.500?».',
  'decimals.multiplies-both-sides': 'Sumen 3.5 diez veces con una calculadora o con décimas.',
  'decimals.moves-point-wrong-way': 'Pregunte antes de cada problema: «¿Más o menos que antes?».',
  'decimals.divides-whole-part-only': 'Multipliquen de vuelta: «¿Tu respuesta por el divisor vuelve a dar el número?».',
  'decimals.multiply-aligns-point': 'Pida la mitad de 0.5 y compárela con 0.5 × 0.5 de la misma manera.',
  'decimals.counts-places-from-left': 'Estimen primero `2.1 × 3.2`: «Más o menos 2 por 3. ¿Puede ser 67.2?».',
  'decimals.multiplies-parts-separately': 'Dibujen un rectángulo de 1.2 por 1.3 y hallen los cuatro pedazos.',
  'decimals.remainder-as-decimal': 'Repartan $7 entre 4 personas y compárenlo con $1.30 para cada una.',
  'decimals.appends-remainder': 'Multipliquen de vuelta la respuesta y vean cuánto falta.',
  'decimals.skips-zero-in-quotient': 'Multipliquen de vuelta: «¿Da 3 × 2.1 el número 6.03?».',
  'decimals.ignores-point': 'Pida una estimación: «Si se reparten 7.5 entre 3, ¿pueden tocar 25 a cada uno?».',
  'decimals.ignores-divisor-point': 'Pregunte: «¿Cuántos vasos de 0.2 litros se llenan con 0.6 litros?».',
  'decimals.nothing-between': 'Escriban 0.3 y 0.4 como 0.30 y 0.40 y pregunte otra vez.',
} satisfies InSpanish<'decimals'>;
