import { createElement, Fragment, type ReactNode } from 'react';

/** Renders parts whose order is constant, so that none needs a key. */
export const inTurn = <Part>(parts: readonly Part[], draw: (part: Part) => ReactNode) =>
  createElement(Fragment, null, ...parts.map(draw));
