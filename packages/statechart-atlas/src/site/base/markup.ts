import { html, raw } from 'hono/html';

/** A piece of HTML with escaped values. */
export type Markup = ReturnType<typeof html>;
export type Part = Markup | string | false | undefined | readonly Part[];

export { html, raw };

/** Joins parts with a separator. */
export const joined = (parts: readonly Part[], between: string): Part[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));

/** Capitalizes the first letter of a sentence. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Renders a decorative icon that consists of one path. */
export const icon = (path: string): Markup =>
  html`<svg
    class="icon"
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d="${path}" />
  </svg>`;

export const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  back: 'M15 6l-6 6 6 6',
  on: 'M9 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.2v.1',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
} as const;
