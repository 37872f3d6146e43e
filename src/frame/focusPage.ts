/** Finds the page's heading, but not that of a loading message or of an error, which takes the focus itself. */
const findHeading = (main: HTMLElement) =>
  main.querySelector<HTMLElement>('h1:not([role=status] h1, [role=alert] h1)');

/**
 * Focuses the page's heading, or the main element while the page is loading. If React replaces the heading, the new one
 * receives the focus, until the guest moves the focus.
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
