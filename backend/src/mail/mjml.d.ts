declare module 'mjml-core' {
  interface MjmlProblem {
    line: number;
    message: string;
    tagName: string;
    formattedMessage: string;
  }
  interface MjmlOptions {
    /** Sets of components that the document may use. */
    presets: unknown[];
    /** `strict` throws at the first problem. */
    validationLevel?: 'strict' | 'soft' | 'skip';
  }
  /** The mail as HTML for mail programs. */
  export default function mjml2html(
    mjml: string,
    options: MjmlOptions,
  ): Promise<{ html: string; errors: MjmlProblem[] }>;
}

declare module 'mjml-preset-core' {
  const preset: unknown;
  export default preset;
}
