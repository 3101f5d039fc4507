import { storyNameFromExport, toId } from 'storybook/internal/csf';

export interface StoryLink {
  id: string;
  name: string;
}

/** Returns the story of each state, read from the stories' sources: `parameters: { machine: 'machine.state' }`. */
export function storyLinks(sources: readonly string[]): Map<string, StoryLink> {
  const links = new Map<string, StoryLink>();
  for (const source of sources) {
    const title = /\btitle: '([^']+)'/.exec(source)?.[1];
    if (!title) continue;
    for (const [, name = '', body = ''] of source.matchAll(
      /^export const (\w+)\b[^=]*=([^]*?)(?=^export |(?![^]))/gm,
    )) {
      const state = /parameters: \{ machine: '([\w.]+)'/.exec(body)?.[1];
      if (state && !links.has(state))
        links.set(state, {
          id: toId(title, storyNameFromExport(name)),
          name: `${title} / ${storyNameFromExport(name)}`,
        });
    }
  }
  return links;
}
