/** Finds the page's heading. Ignores headings of loading messages and of errors; an error receives the focus itself. */
const findHeading = (main: HTMLElement) =>
  main.querySelector<HTMLElement>('h1:not([role=status] h1, [role=alert] h1)');

/**
 * Focuses the page's heading, or the main element while the page is loading. If React replaces the focused heading, the
 * new heading receives the focus, unless the guest has moved the focus.
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
  const renderObserver = new MutationObserver(() => {
    const { activeElement } = document;
    const isFocusLost = activeElement === document.body && focused?.isConnected === false;
    if (isFocusLost || (activeElement === main && findHeading(main))) focus();
    else if (activeElement !== focused) renderObserver.disconnect();
  });
  renderObserver.observe(main, { childList: true, subtree: true });
}
