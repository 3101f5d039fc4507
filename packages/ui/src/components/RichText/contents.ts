export interface ContentsItem {
  id: string;
  label: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** Returns the second-level headings of sanitised HTML, and adds an id to each heading without one. */
export function contentsOf(html: string): { html: string; items: ContentsItem[] } {
  const items: ContentsItem[] = [];
  const marked = html.replaceAll(
    /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs,
    (heading, given: string | undefined, inner: string) => {
      const label = plain(inner);
      if (!label) return heading;
      const id = given || `section-${items.length + 1}`;
      items.push({ id, label });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return { html: marked, items };
}
