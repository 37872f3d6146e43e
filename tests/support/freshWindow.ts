// Files of tests share a window: each begins at the front door, on an empty page, and nothing is kept of the one before.
if (typeof window !== 'undefined') {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
