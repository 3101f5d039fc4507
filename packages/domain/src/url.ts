/** Whether a text is an absolute URL of the web. Other schemes (`javascript:`, `data:`) are refused. */
export function isUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
