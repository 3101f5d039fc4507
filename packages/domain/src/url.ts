/** Returns whether a text is an absolute http(s) URL. Other schemes (`javascript:`, `data:`) are rejected. */
export function isUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
