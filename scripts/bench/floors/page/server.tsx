import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import type { ShownUnit } from './shownUnit.ts';

export const render = (unit: ShownUnit): string => renderToString(<App unit={unit} />);
