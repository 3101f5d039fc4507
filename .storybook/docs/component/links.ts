/** Returns the link to the documentation page of a component by the title of its stories: `Components/Menu`. */
export const storyHref = (title: string): string =>
  `./?path=/docs/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--docs`;
