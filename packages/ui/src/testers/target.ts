/** ARIA roles that testers look for. */
export type Role =
  | 'alert'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'group'
  | 'heading'
  | 'link'
  | 'listbox'
  | 'menu'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'tablist'
  | 'tabpanel'
  | 'textbox';

/** Elements that match a description. Found anew at each use, as locators of Playwright are. */
export interface Target {
  /** What it describes, for messages. */
  readonly description: string;
  /** Elements within it of a role and an accessible name. */
  byRole: (role: Role, name?: string | RegExp) => Target;
  /** Elements within it that match a CSS selector: `[data-part="remove"]`. */
  bySelector: (selector: string) => Target;
  /** One of them, from 0. */
  nth: (index: number) => Target;
  count: () => Promise<number>;
  click: () => Promise<void>;
  /** Replaces the text of an input. */
  fill: (text: string) => Promise<void>;
  /** Focuses it and presses a key, as in `KeyboardEvent.key`. */
  press: (key: string) => Promise<void>;
  /** Selects the option with this label in a native select. */
  choose: (label: string) => Promise<void>;
  upload: (files: readonly UploadFile[]) => Promise<void>;
  /** Value of an input, select or text area. */
  value: () => Promise<string>;
  text: () => Promise<string>;
  attribute: (name: string) => Promise<string | null>;
  isChecked: () => Promise<boolean>;
  isVisible: () => Promise<boolean>;
}

/** A file to upload. */
export interface UploadFile {
  name: string;
  /** MIME type. */
  type: string;
  content: string;
}

/** How testers act on a page: one for each test tool. */
export interface Driver {
  /** The whole page. */
  page: Target;
}

/** Time in ms after which a tester gives up waiting. */
const TIMEOUT = 5000;
const INTERVAL = 30;

/** Waits until a condition holds; on timeout, throws `message`. */
export async function until(holds: () => Promise<boolean>, message: () => string | Promise<string>): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(await message());
    await new Promise((resolve) => {
      setTimeout(resolve, INTERVAL);
    });
  }
}
