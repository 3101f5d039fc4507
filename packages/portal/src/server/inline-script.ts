import { createHash } from 'node:crypto';

/** An inline script: its element, and its hash for the content security policy. */
export interface InlineScript {
  tag: string;
  hash: string;
}

/** @param code must not contain `</script` */
export const inlineScript = (code: string): InlineScript => ({
  tag: `<script>${code}</script>`,
  hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});
