import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { ShownUnit } from './shownUnit.ts';
import './page.css';

const unit = JSON.parse(document.getElementById('unit')!.textContent) as ShownUnit;
hydrateRoot(document.getElementById('root')!, <App unit={unit} />);
