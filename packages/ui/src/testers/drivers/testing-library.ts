import type { Driver } from '../target.ts';
import { domDriver, type UserActions } from './dom.ts';

/** `queryAllByRole` of Testing Library. */
type QueryAllByRole = (
  container: HTMLElement,
  role: never,
  options?: { name?: string | RegExp; hidden?: boolean },
) => HTMLElement[];

interface TestingLibrary {
  queryAllByRole: QueryAllByRole;
  /** `userEvent.setup()`. */
  user: UserActions;
  /** `fireEvent`, for sliders. */
  fireEvent?: { change: (element: HTMLElement, init: { target: { value: string } }) => unknown };
  /** @default document.body */
  container?: HTMLElement;
}

/** Drives a document of jsdom by Testing Library: `testingLibraryDriver({ queryAllByRole, user: userEvent.setup() })`. */
export const testingLibraryDriver = ({ queryAllByRole, user, fireEvent, ...rest }: TestingLibrary): Driver =>
  domDriver({
    ...rest,
    user,
    ...(fireEvent ? { change: (input, value) => void fireEvent.change(input, { target: { value } }) } : {}),
    find: (container, role, name) => queryAllByRole(container, role as never, name === undefined ? {} : { name }),
  });
