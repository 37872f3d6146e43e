import { createElement, Fragment, type ReactNode } from 'react';

/** Draws parts that stay in their order, so that none needs a key. */
export const inTurn = <Part>(parts: readonly Part[], draw: (part: Part) => ReactNode) =>
  createElement(Fragment, null, ...parts.map(draw));
