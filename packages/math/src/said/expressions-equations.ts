/** What teachers, textbooks and children call the skills with expressions, apart from their names. */
export const saidOfExpressions = {
  'order-of-operations':
    'order of operations with exponents; pemdas with exponents; order of operations with negatives; gemdas grade 6; order of operations',
  powers:
    'exponents; evaluate exponents; powers; numerical expressions with exponents; cubed and squared; expressions with exponents; evaluate powers of fractions',
  'write-from-words':
    'write expressions from words; writing expressions; translate words into expressions; verbal to algebraic expressions; algebraic expressions from phrases; less than expressions; writing expressions from words; variables and expressions',
  parts:
    'parts of an expression; terms coefficients constants; coefficient; vocabulary of expressions; term factor coefficient; expression and equation difference',
  evaluate:
    'evaluating expressions; evaluate expressions; substitution into expressions; plug in the value; substitute values; evaluate algebraic expressions; plug and chug; evaluating formulas',
  'like-terms':
    'like terms; combining like terms; combine like terms; simplify expressions; collect like terms; adding like terms; simplifying algebraic expressions',
  distribute:
    'distributive property; distribute; distributing; use the distributive property; 3(x + 4); multiply out parentheses; expand; distributing a negative; distributive property with negatives',
  equivalent:
    'equivalent expressions; are these expressions equivalent; identify equivalent expressions; justify equivalent expressions; same for every value; justification that two expressions are equivalent',
  'match-equivalent':
    'match equivalent expressions; matching expressions; pair equivalent expressions; equivalent expressions match',
  'expand-combine':
    'expand and combine; distribute and combine like terms; simplify expressions with distribution; add and subtract linear expressions; simplifying linear expressions; distributive property and like terms; distributing a negative',
  'factor-common':
    'factor out the gcf; factoring expressions; factor linear expressions; factor out a common factor; gcf of expressions; undo the distributive property; factoring with the distributive property',
  'exponent-laws':
    'exponent rules; laws of exponents; exponent laws; properties of exponents; integer exponents; rules of exponents; power rules; product rule and quotient rule; simplify exponents; exponent properties; product and quotient rules; exponent rules product and quotient',
  'negative-exponents':
    'negative exponents; zero exponents; zero and negative exponents; anything to the zero power; exponent of zero; why anything to the zero power is 1; neg exponents; x^-2',
  'scientific-notation':
    'scientific notation; sci notation; write in scientific notation; very large and very small numbers; standard form to scientific notation; comparing numbers in scientific notation; sci not',
  'scientific-operations':
    'operations in scientific notation; multiply in scientific notation; divide in scientific notation; multiplying and dividing scientific notation; adding in scientific notation; renormalize scientific notation',
  roots:
    'square roots; cube roots; perfect squares; perfect cubes; roots; x^2 = 49; square roots and cube roots; radicals grade 8',
  'rational-or-irrational':
    'rational and irrational numbers; irrational numbers; irrational; rational or irrational; classify real numbers; real number system; is pi rational',
  'estimate-roots':
    'estimate square roots; approximating square roots; approximate irrational numbers; between which two integers; square roots on a number line; nonperfect squares',
} as const;

/** What the skills with equations are called. */
export const saidOfEquations = {
  'missing-number':
    'missing number both sides; equations with operations on both sides grade 6; which value makes it true; substitution to check a solution; is it a solution',
  'one-step':
    'one-step equations; solve one step equations; one step; x + 5 = 12; inverse operations; one-step equations addition and subtraction; solving equations; equations; balance scale equations; bar model equations; equation',
  'write-two-quantities':
    'dependent and independent variables; two quantities; equation for two variables; independent and dependent variables; write an equation from a table; tables graphs and equations; matching graphs tables and equations',
  'write-inequality':
    'write inequalities; graphing inequalities on a number line; inequalities; graphing inequalities; inequality; x > c; number line inequalities; open and closed circles',
  'two-step':
    'two-step equations; solving two-step equations; 2 step equations; two step eqs; 4x - 7 = 21; ax + b = c; two step; solving equations; eqn solving; undo addition then multiplication',
  'combine-first':
    'equations with like terms; combine like terms then solve; multi-step equations; multi step equations; multi-step equations combining like terms; multistep equations',
  distribution:
    'equations with parentheses; equations with the distributive property; solve equations with distribution; p(x + q) = r; multi-step equations with parentheses; distribute then solve; multi-step equations',
  'word-problems':
    'equation word problems; write and solve equations; writing equations; word problems with equations; 15 + 0.25m = 40; set up an equation; translate word problems into equations; equations from word problems',
  'one-step-inequality':
    'one-step inequalities; solving inequalities; solve inequalities; flip the sign; flip the inequality; inequality sign reverses; reverse the inequality sign; why the inequality sign reverses; dividing by a negative flips the sign; inequalities',
  'two-step-inequality':
    'two-step inequalities; multi-step inequalities; linear inequalities; solving two step inequalities; solving inequalities; inequalities with two steps',
  'both-sides':
    'variables on both sides; equations with variables on both sides; solving equations with variables on both sides; multi-step equations with variables on both sides; x on both sides; multi step eqs w vars both sides; letter on both sides; linear equations in one variable; linear equations',
  'fraction-coefficients':
    'equations with fractions; fractional coefficients; rational coefficients; equations with fraction coefficients; clear the fractions; multiply by the reciprocal to solve',
  'number-of-solutions':
    'number of solutions; no solution; infinitely many solutions; one none or infinite; how many solutions does the equation have; no solution or all real numbers; identity equations',
  literal:
    'literal equations; solve for a variable; rearrange formulas; solve the formula for; solve for y; literal equation; isolate the variable in a formula; rearranging formulas',
} as const;

/** What the skills of algebra are called. */
export const saidOfAlgebra = {
  'exponent-product':
    'product rule; product of powers; multiply powers; add the exponents; x^3 · x^4; product rule of exponents',
  'exponent-quotient':
    'quotient rule; quotient of powers; divide powers; subtract the exponents; quotient rule of exponents',
  'exponent-power':
    'power of a power; power rule; power of a product; (3x^2y)^3; multiply the exponents; power to a power',
  'simplify-radicals':
    'simplify radicals; simplifying radicals; simplify square roots; simplified a radical; radicals; square root simplification; simplest radical form; sqrt 48; jail method radicals',
  'systems-substitution':
    'systems by substitution; substitution method; solving by substitution; systems of equations; system of equations; systems; substitution; systems of linear equations; solving systems by substitution; plug one equation into the other',
  'systems-elimination':
    'systems by elimination; elimination method; elimination; solving systems by elimination; linear combination; add the equations; solving by elimination; systems of equations elimination; addition method',
  'system-graph':
    'systems by graphing; solve a system by graphing; where the lines cross; point of intersection; graphing systems; systems of equations graphing; solution of a system from a graph',
  'systems-stories':
    'systems word problems; systems of equations word problems; ticket problems two unknowns; story with two unknowns; real world systems; mixture problems',
  'add-polynomials':
    'adding polynomials; polynomials; add polynomials; sum of polynomials; polynomial operations; adding and subtracting polynomials; polynomial',
  'subtract-polynomials':
    'subtracting polynomials; difference of polynomials; adding and subtracting polynomials; subtract polynomials distribute the negative',
  'multiply-binomials':
    'foil; multiplying binomials; multiply binomials; multiplying polynomials; double distribution; box method binomials; binomials; multiply two binomials; (x+3)(x+5)',
  'square-binomial':
    'square a binomial; squaring a binomial; (x+3)^2; (x + 5)^2; perfect square trinomials; (a+b)^2; binomial squared; (x + 4)^2 = x^2 + 16; freshman’s dream',
  'factor-monic':
    'factoring trinomials; factoring; factoring trinomials leading coefficient 1; factor quadratics; factoring quadratics; diamond method; x puzzle; factor x^2 + bx + c; factoring trinomials with leading coefficient of 1; product sum factoring; trinomials',
  'factor-leading':
    'factoring with a leading coefficient; factor ax^2 + bx + c; ac method; factor by grouping; factoring trinomials a not 1; slide and divide; leading coefficient other than 1',
  'difference-of-squares':
    'difference of squares; difference of two squares; a^2 - b^2; factor difference of squares; dots',
  'solve-by-factoring':
    'solve quadratics by factoring; quadratics by factoring; solving quadratic equations; zero product property; solving quadratics; quadratic equations; solve by factoring; methods of solving quadratics; x^2 = 5x lost the solution zero; quadratics; quadratic',
  'quadratic-formula':
    'quadratic formula; the quadratic formula; quad formula; discriminant; solve with the quadratic formula; 2x^2 - 7x + 3 = 0; imaginary solutions; number of real solutions quadratic',
  'complete-square':
    'completing the square; complete the square; completing the sq; vertex form from standard form; perfect square trinomial to solve; completing the square area model',
  'add-radicals':
    'adding radicals; add and subtract radicals; like radicals; adding square roots; combining radicals; radical operations',
  rationalise:
    'rationalize the denominator; rationalizing the denominator; radical in the denominator; no root in the denominator',
  'compound-inequality':
    'compound inequalities; and or inequalities; compound inequality; between inequalities; absolute value inequalities; double inequality',
  'absolute-value-equation':
    'absolute value equations; solving absolute value equations; |x - 3| = 5; absolute value equation',
  accuracy:
    'significant figures; level of accuracy; precision of measurement; how accurate to report; appropriate accuracy',
  'convert-rates':
    'convert rates; dimensional analysis; unit conversion rates; miles per hour to feet per second; convert a rate; unit conversions algebra',
  'exponential-forms':
    'rewrite exponential expressions; monthly rate from annual rate; equivalent exponential forms; properties of exponents for exponential functions; exponential growth or decay rate',
  'fractional-exponents':
    'rational exponents; fractional exponents; x^(1/2); exponents as roots; radicals and rational exponents; convert between radicals and exponents',
  'parts-as-one':
    'structure in expressions; see structure; chunking expressions; view part of an expression as a single quantity; interpret expressions; u substitution',
  quantities:
    'choose appropriate quantities; define quantities for modeling; descriptive modeling quantities; which quantity to use',
  'half-plane':
    'linear inequalities in two variables; graphing linear inequalities; graph inequalities two variables; shade the half plane; shading above or below the line; system of inequalities; dashed or solid line; graphing linear inequalities in two variables',
  'draw-half-plane':
    'graph linear inequalities; graphing inequalities in two variables; shade the half-plane; graph an inequality; shade the solution region',
  'justify-steps':
    'justify steps; reason for each step; properties of equality; justify solving an equation; algebraic proof; explain each step in solving',
  'line-and-curve':
    'linear quadratic systems; line and parabola; system of a line and a quadratic; linear and quadratic systems; intersection of a line and a parabola',
  'on-the-graph':
    'points on the graph; is the point a solution; graph is the set of solutions; solutions of an equation in two variables; point lies on the line',
  'write-one-variable':
    'write equations in one variable; create equations; create equations and inequalities; write an equation for a story algebra; modeling with equations',
} as const;
