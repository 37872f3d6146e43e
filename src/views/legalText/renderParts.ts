import { createElement, Fragment, type ReactNode } from 'react';

/** Renders parts whose order is constant, so that none needs a key. */
export const renderParts = <Part>(parts: readonly Part[], renderPart: (part: Part) => ReactNode) =>
  createElement(Fragment, null, ...parts.map(renderPart));
