/** Text as it may stand in XML, between tags and in quoted attributes; what XML cannot hold at all is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- XML 1.0 has no way to write these.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** One element around text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
