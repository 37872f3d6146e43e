/** The key that leads to the toasts. */
export const toastHotkey = 'F8';
