import { join } from './join.ts';
import { skeleton, spinner } from './Spinner.css.ts';

/** Indicates that something is loading. A text next to it says what is loading. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />;

/** A placeholder for content that is loading. The class sets its size. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={join(skeleton, className)} aria-hidden="true" />
);
