export { Legend } from './Legend.tsx';
export { MonthChoices } from './MonthChoices.tsx';
export { NightsSelection } from './NightsSelection.tsx';
