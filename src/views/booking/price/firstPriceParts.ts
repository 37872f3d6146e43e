export { FirstPrice } from './FirstPrice.tsx';
export { SidePrice } from './SidePrice.tsx';
export { ShareStay } from './ShareStay.tsx';
