// Stories are rendered only; their play functions run in Storybook.
export const fn = () => (): undefined => undefined;
export const [expect, screen, userEvent, waitFor, within, fireEvent, configure, spyOn, mocked] = [];
