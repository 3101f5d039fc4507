import { one, textsOf, type Context } from './context.ts';
import { until } from './target.ts';

/** Tester of an `ErrorSummary`. */
export function errorSummary({ page }: Context) {
  const errors = page.bySelector('[role="alert"] li');
  return {
    errors: () => textsOf(errors),
    /** Follows the link of an error to its field. */
    follow: async (text: string): Promise<void> => {
      const link = page.bySelector('[role="alert"] a');
      const index = (await textsOf(link)).findIndex((each) => each.includes(text));
      if (index < 0) throw new Error(`The summary has no error "${text}".`);
      await link.nth(index).click();
    },
  };
}

/** Tester of a `Wizard`. */
export function wizard({ page, nameOf }: Context) {
  const press = async (id: 'ui.wizard.next' | 'ui.wizard.back' | 'ui.wizard.send'): Promise<void> =>
    (await one(page, 'button', nameOf(id))).click();
  return {
    /** Name of the current step. */
    step: () => page.bySelector('h2[tabindex="-1"]').text(),
    next: () => press('ui.wizard.next'),
    back: () => press('ui.wizard.back'),
    submit: () => press('ui.wizard.send'),
    /** Waits for a step. */
    on: (name: string): Promise<void> =>
      until(
        async () => (await page.bySelector('h2[tabindex="-1"]').text()) === name,
        () => `The wizard did not come to the step "${name}".`,
      ),
  };
}
