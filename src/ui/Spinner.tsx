import { join } from './join.ts';
import { skeleton, spinner } from './Spinner.css.ts';

/** Something is on its way. Words beside it say what. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />;

/** Holds the place of what is on its way; the class gives it its size. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={join(skeleton, className)} aria-hidden="true" />
);
