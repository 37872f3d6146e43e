/** The key that moves the focus to the toasts. */
export const toastHotkey = 'F8';
