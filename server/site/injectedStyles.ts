/**
 * Styles that react-aria adds to the page by script: `usePress` and, on iOS, `usePreventScroll`. A test compares them
 * with the library.
 */
export const injectedStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
