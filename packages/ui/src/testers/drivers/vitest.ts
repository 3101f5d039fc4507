import type { Driver } from '../target.ts';
import { domDriver, type UserActions } from './dom.ts';

/** The part of a locator of Vitest's browser mode that the testers use. */
interface VitestLocator {
  getByRole: (role: never, options?: { name?: string | RegExp; exact?: boolean }) => VitestLocator;
  elements: () => Element[];
}

/** `page` of `vitest/browser`. */
interface VitestPage {
  elementLocator: (element: Element) => VitestLocator;
}

/** Drives a page of Vitest's browser mode: `vitestDriver({ page, userEvent })`, both of `vitest/browser`. */
export const vitestDriver = ({
  page,
  userEvent,
  container,
}: {
  page: VitestPage;
  userEvent: UserActions;
  container?: HTMLElement;
}): Driver =>
  domDriver({
    ...(container ? { container } : {}),
    user: userEvent,
    find: (element, role, name) =>
      page
        .elementLocator(element)
        .getByRole(role as never, name === undefined ? {} : { name, exact: true })
        .elements(),
  });
