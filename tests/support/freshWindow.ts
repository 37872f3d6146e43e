// Files of tests share a window: each begins at the front door, and nothing is kept of the one before.
if (typeof window !== 'undefined') {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
