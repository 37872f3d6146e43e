import { copyText } from './copy.ts';
import { loadThumbnails } from './thumbnails.ts';

interface Row {
  link: HTMLAnchorElement;
  box: HTMLInputElement;
  comment: HTMLTextAreaElement;
}

function getRows(list: HTMLElement): Row[] {
  return [...list.querySelectorAll<HTMLElement>('[data-review]')].flatMap((row) => {
    const box = row.querySelector<HTMLInputElement>('[data-ticked]');
    const comment = row.querySelector<HTMLTextAreaElement>('[data-comment]');
    const link = row.querySelector<HTMLAnchorElement>('h2 a');
    return box && comment && link ? [{ link, box, comment }] : [];
  });
}

/** Formats the checkmarks and comments as a list with absolute links to the states. */
const asText = (rows: readonly Row[]) =>
  [
    `# ${document.querySelector('h1')?.textContent ?? ''}`,
    '',
    ...rows.map(({ link, box, comment }) => {
      const commentText = comment.value.trim().replaceAll(/\s*\n\s*/g, ' ');
      const state = `[${link.textContent.trim()}](${link.href})`;
      return `- [${box.checked ? 'x' : ' '}] ${state}${commentText === '' ? '' : `: ${commentText}`}`;
    }),
    '',
  ].join('\n');

/** Counts the checkmarks of a review, prints it, and copies checkmarks and comments as text. */
export function runReview(): void {
  const list = document.querySelector<HTMLElement>('[data-machine]');
  const tools = document.querySelector<HTMLElement>('[data-review-tools]');
  if (!list || !tools) return;
  const rows = getRows(list);
  const count = tools.querySelector('[data-review-count]');
  const update = () => {
    const done = rows.filter(({ box }) => box.checked).length;
    if (count) count.textContent = `${done} of ${rows.length} approved`;
  };
  for (const { box } of rows) box.addEventListener('change', update);
  tools.hidden = false;
  tools.querySelector('[data-print]')?.addEventListener('click', () => {
    void loadThumbnails().then(() => print());
  });
  tools.querySelector('[data-copy-review]')?.addEventListener('click', () => {
    void copyText(asText(rows), 'Review copied.');
  });
  update();
}
