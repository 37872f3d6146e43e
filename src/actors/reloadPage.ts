import { warnOfLoss } from './unkept.ts';

/** Loads the page anew where it is; the browser asks first where something typed would be lost. */
export function reloadPage(): void {
  warnOfLoss();
  window.location.reload();
}
