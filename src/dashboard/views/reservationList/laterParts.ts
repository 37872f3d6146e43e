export { ColumnChoice } from './ColumnChoice.tsx';
export { FilterChips } from './FilterChips.tsx';
export { FilterFields } from './FilterFields.tsx';
export { OrderSelect } from './OrderSelect.tsx';
export { Sums } from './Sums.tsx';
