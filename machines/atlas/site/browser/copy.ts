import { announce } from './announce.ts';

/** The whole address of what a button stands beside, with what is chosen in it. */
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
    // Where the clipboard is closed to pages, the address bar has it.
    announce(`Could not be copied. It is ${text}`);
  }
}

/** Has each button that stands beside something copy the address of it. */
export function copyLinks(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-link]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const address = getAddress(button);
      history.replaceState(history.state, '', address);
      void copy(address, 'The link is copied.');
    });
  }
}

/** Copies a text, and says that it has. */
export const copyText = copy;
