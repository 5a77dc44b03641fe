/** What a plan does not practice (`leftOutLines` of `demand-lines.ts`), in Spanish: `code|what`. */
export const spanishLeftOut = `
A-REI.D.11|valores absolutos, funciones racionales y logarítmicas
F-IF.B.4|gráficas que se repiten
F-IF.C.7|funciones polinómicas, racionales, exponenciales, logarítmicas y trigonométricas
F-IF.C.7b|raíces cúbicas
S-ID.A.2|la desviación estándar
S-ID.B.6|modelos cuadráticos y exponenciales
S-ID.B.6a|modelos cuadráticos y exponenciales
S-IC.B.4|hacer una simulación
`;
