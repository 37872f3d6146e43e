import type * as v from 'valibot';

/**
 * Returns a schema step that rewrites a text. Unlike `v.transform` it keeps the text type, so the OpenAPI document
 * shows the checks that follow.
 */
export const rewrite = (write: (text: string) => string): v.BaseTransformation<string, string, never> => ({
  kind: 'transformation',
  type: 'rewrite',
  reference: rewrite,
  async: false,
  '~run'(dataset) {
    return { ...dataset, value: write(dataset.value) };
  },
});
