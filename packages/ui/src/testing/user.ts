import { userEvent } from 'vitest/browser';
import { actEnvironment } from './act.ts';

/** A reader's hands: the browser's own presses and keys. From the first of them on React draws by its own clock, until the next `renderUi`. */
export const user: typeof userEvent = new Proxy(userEvent, {
  get(target, name, receiver) {
    actEnvironment(false);
    return Reflect.get(target, name, receiver) as unknown;
  },
});
