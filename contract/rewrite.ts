import type * as v from 'valibot';

/**
 * A step of a schema that writes a text otherwise. Unlike `v.transform` it stays a text, so that readers of the OpenAPI
 * document see what is asked of it afterwards.
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
