/** The head of what is shown: not of what is awaited, and not of what failed, which takes the focus itself. */
const findHeading = (main: HTMLElement) =>
  main.querySelector<HTMLElement>('h1:not([role=status] h1, [role=alert] h1)');

/**
 * Reading begins at what the page is about, and at its main part while that is still awaited. A head that is drawn anew
 * has the focus again, until the guest goes on.
 */
export function focusPage() {
  const main = document.getElementById('main');
  if (!main) return;
  let focused: HTMLElement | undefined;
  const focus = () => {
    focused = findHeading(main) ?? main;
    focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
  };
  focus();
  const redrawObserver = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && focused?.isConnected === false;
    if (isLost || (activeElement === main && findHeading(main))) focus();
    else if (activeElement !== focused) redrawObserver.disconnect();
  });
  redrawObserver.observe(main, { childList: true, subtree: true });
}
