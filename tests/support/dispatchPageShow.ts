/** The browser shows the page: one that it has kept for the Back button, or one that it has only just loaded. */
export const dispatchPageShow = (isKept = true): void =>
  void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }));
