import { announce } from './announce.ts';

/**
 * Returns the absolute address of the element next to a button, including the selected language, device and colour
 * scheme.
 */
const getAddress = (button: HTMLElement): string => {
  const address = new URL(location.href);
  address.hash = button.dataset['copyLink'] ?? '';
  return address.href;
};

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    // Without access to the clipboard, the user can still copy the text from this message.
    announce(`The text could not be copied: ${text}`);
  }
}

/** Makes the copy buttons copy the address of the element next to them. */
export function copyLinks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-link]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const address = getAddress(button);
      history.replaceState(history.state, '', address);
      void copy(address, 'Link copied.');
    });
  }
}

/** Copies a text, and announces the result. */
export const copyText = copy;
