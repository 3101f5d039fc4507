// React's JSX functions, which remember what was rendered.
import { jsxDEV as dev } from 'react/jsx-dev-runtime';
import { Fragment, jsx as one, jsxs as many } from 'react/jsx-runtime';

export const rendered = new Set<unknown>();
const recording =
  <Parameters extends [unknown, ...unknown[]], Result>(create: (...all: Parameters) => Result) =>
  (...all: Parameters): Result => {
    rendered.add(all[0]);
    return create(...all);
  };

export { Fragment };
export const [jsx, jsxs, jsxDEV] = [recording(one), recording(many), recording(dev as typeof one)];
