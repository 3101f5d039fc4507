import { userEvent } from 'vitest/browser';
import { actEnvironment } from './act.ts';

/**
 * User events of the browser: real presses and keys. From the first event until the next `renderUi`, React schedules
 * updates as on a page, outside `act`.
 */
export const user: typeof userEvent = new Proxy(userEvent, {
  get(target, name, receiver) {
    actEnvironment(false);
    return Reflect.get(target, name, receiver) as unknown;
  },
});
