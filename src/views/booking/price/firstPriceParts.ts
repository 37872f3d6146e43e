export { FirstPrice } from './FirstPrice.tsx';
export { PriceBeside } from './PriceBeside.tsx';
export { ShareStay } from './ShareStay.tsx';
