import type { Driver, Role, Target, UploadFile } from '../target.ts';

/** User events of Testing Library and of Vitest's browser mode. */
export interface UserActions {
  click: (element: never) => Promise<void>;
  clear: (element: never) => Promise<void>;
  type: (element: never, text: string) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  selectOptions: (element: never, values: string) => Promise<void>;
  upload: (element: never, files: File[]) => Promise<void>;
}

/** Finds elements within another one by role and accessible name. */
export type FindByRole = (container: HTMLElement, role: Role, name?: string | RegExp) => Element[];

const isShown = (element: Element): boolean =>
  typeof element.checkVisibility === 'function' ? element.checkVisibility() : element.isConnected;

/** Moves a slider as a drag does: user events have no drag along a line. React takes the value from the native setter. */
function slide(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const namedKey = (key: string): string => (key === ' ' ? '[Space]' : key.length > 1 ? `{${key}}` : key);

/** Builds a driver of elements in the same document, from a search by role and user events. */
export function domDriver({
  find,
  user,
  change = slide,
  container,
}: {
  find: FindByRole;
  user: UserActions;
  /** Changes the value of a slider. @default by its native events */
  change?: (input: HTMLInputElement, value: string) => void;
  container?: HTMLElement;
}): Driver {
  function targetOf(all: () => Element[], description: string): Target {
    const only = (): HTMLElement => {
      const [element, second] = all();
      if (!element) throw new Error(`${description}: there is no such element.`);
      if (second) throw new Error(`${description}: there are several such elements.`);
      return element as HTMLElement;
    };
    return {
      description,
      byRole: (role, name) =>
        targetOf(
          () => [...new Set(all().flatMap((element) => find(element as HTMLElement, role, name)))],
          `${description} › ${role}${name === undefined ? '' : ` ${String(name)}`}`,
        ),
      bySelector: (selector) =>
        targetOf(
          () => [...new Set(all().flatMap((element) => [...element.querySelectorAll(selector)]))],
          `${description} › ${selector}`,
        ),
      nth: (index) => targetOf(() => all().slice(index, index + 1), `${description} [${index}]`),
      count: () => Promise.resolve(all().length),
      click: () => user.click(only() as never),
      fill: async (text) => {
        const element = only();
        if (element instanceof HTMLInputElement && element.type === 'range') return change(element, text);
        await user.clear(element as never);
        if (text !== '') await user.type(only() as never, text.replaceAll(/[{[]/g, '$&$&'));
      },
      press: async (key) => {
        only().focus();
        await user.keyboard(namedKey(key));
      },
      choose: (label) => {
        const select = only() as HTMLSelectElement;
        const option = [...select.options].find((each) => each.label === label || each.text === label);
        if (!option) throw new Error(`${description}: there is no option "${label}".`);
        return user.selectOptions(select as never, option.value);
      },
      upload: (files) => user.upload(only() as never, files.map(toFile)),
      value: () => Promise.resolve((only() as HTMLInputElement).value),
      text: () => Promise.resolve((only().textContent ?? '').trim()),
      attribute: (name) => Promise.resolve(only().getAttribute(name)),
      isChecked: () => {
        const element = only() as HTMLInputElement;
        return Promise.resolve(element.checked || element.getAttribute('aria-checked') === 'true');
      },
      isVisible: () => Promise.resolve(all().some(isShown)),
    };
  }
  return { page: targetOf(() => [container ?? document.body], 'page') };
}

const toFile = ({ name, type, content }: UploadFile): File => new File([content], name, { type });
