import type { Picture } from '@lemma/math';
import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from './figure.tsx';

/** A picture as HTML, for documents that are written without a browser. */
export const drawFigure = (picture: Picture): string => renderToStaticMarkup(<Figure picture={picture} />);
