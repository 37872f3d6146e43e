declare module 'mjml' {
  export default function mjml2html(
    source: string,
    options: { validationLevel: 'strict'; keepComments: boolean; fonts: Record<string, string> },
  ): Promise<{ html: string }>;
}
