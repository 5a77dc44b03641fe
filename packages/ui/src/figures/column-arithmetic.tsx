import type { ReactNode } from 'react';
import { SvgDrawing } from './drawing.tsx';
import { Label } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

type Columns = PictureOf<'column-arithmetic'>;

const CELL = 22;
const LINE = 32;
const SIZE = 21;
const POINT = 10;

/** The digits to the left and right of the decimal point. */
const split = (text: string): readonly [string, string] => {
  const [whole = '', rest] = text.split('.');
  return [whole, rest === undefined ? '' : `.${rest}`];
};

export function ColumnArithmetic({ picture }: { readonly picture: Columns }) {
  return picture.operation === '÷' ? <LongDivision picture={picture} /> : <Stacked picture={picture} />;
}

/** The width of what follows the units digit: a point is narrower than a digit. */
const restWidth = (rest: string) => (rest === '' ? 0 : POINT + (rest.length - 1) * CELL);

type DigitsProps = { readonly text: string; readonly edge: number; readonly y: number; readonly className?: string };

/** Draws one digit per cell, with decimal points aligned. `edge` is the right end of the units column. */
function Digits({ text, edge, y, className }: DigitsProps): ReactNode {
  const [whole, rest] = split(text);
  return [...(whole + rest)].map((character, index) => {
    const behind = index - whole.length;
    const x =
      behind < 0
        ? edge + (behind + 0.5) * CELL
        : behind === 0
          ? edge + POINT / 2
          : edge + POINT + (behind - 0.5) * CELL;
    return character === ' ' ? null : (
      <Label key={x} x={x} y={y} text={character} size={SIZE} {...(className !== undefined && { className })} />
    );
  });
}

function Stacked({ picture }: { readonly picture: Columns }) {
  const { rows, result, carries = [] } = picture;
  const all = result === undefined ? rows : [...rows, result];
  const whole = Math.max(1, ...all.map((text) => split(text)[0].length));
  const rest = Math.max(0, ...all.map((text) => split(text)[1].length));
  const behind = Math.max(0, ...all.map((text) => restWidth(split(text)[1])));
  const edge = (whole + 1.6) * CELL;
  const width = edge + behind + 10;
  const head = carries.some((carry) => carry !== '') ? 18 : 0;
  const lineY = head + rows.length * LINE + 6;
  return (
    <SvgDrawing
      alt={picture.alt}
      width={Math.max(110, width)}
      height={lineY + (result === undefined ? LINE * 0.9 : LINE + 8)}
    >
      {carries.map((carry, index) => {
        // Counted from the last digit; the first digit left of the point stands before it.
        const x =
          index < rest - 1 ? edge + behind - (index + 0.5) * CELL : edge - (index - Math.max(0, rest - 1) + 0.5) * CELL;
        return carry === '' ? null : (
          <Label key={x} x={x} y={10} text={carry} size={13} className="fill-accent-strong" bold />
        );
      })}
      {rows.map((text, index) => {
        const y = head + (index + 0.5) * LINE + 2;
        return (
          <g key={y}>
            <Digits text={text} edge={edge} y={y} />
            {index === rows.length - 1 && (
              <Label x={0.6 * CELL} y={y} text={picture.operation === '-' ? '−' : picture.operation} size={SIZE} />
            )}
          </g>
        );
      })}
      <path d={`M4 ${lineY}H${width - 4}`} className="stroke-ink" strokeWidth={1.8} strokeLinecap="round" />
      {result !== undefined && (
        <Digits text={result} edge={edge} y={lineY + LINE / 2 + 4} className="fill-accent-strong" />
      )}
    </SvgDrawing>
  );
}

/** `rows` contains the dividend, the divisor, then any lines of work under the dividend. */
function LongDivision({ picture }: { readonly picture: Columns }) {
  const [dividend = '', divisor = '', ...work] = picture.rows;
  const left = divisor.length * CELL + 14;
  const edge = left + 12 + split(dividend)[0].length * CELL;
  const width = left + 20 + dividend.length * CELL;
  const top = LINE + 6;
  return (
    <SvgDrawing alt={picture.alt} width={Math.max(130, width)} height={top + (1 + work.length) * LINE + 8}>
      {picture.result !== undefined && (
        <Digits
          text={picture.result.padStart(split(dividend)[0].length)}
          edge={edge}
          y={LINE / 2}
          className="fill-accent-strong"
        />
      )}
      <Digits text={divisor} edge={divisor.length * CELL + 4} y={top + LINE / 2} />
      <path
        d={`M${left} ${top + LINE}c7-9 7-24 0-${LINE}H${width - 2}`}
        fill="none"
        className="stroke-ink"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Digits text={dividend} edge={edge} y={top + LINE / 2 + 1} />
      {work.map((line, index) => {
        const y = top + (index + 1.5) * LINE;
        return <Digits key={y} text={line} edge={edge} y={y} className="fill-muted" />;
      })}
    </SvgDrawing>
  );
}
