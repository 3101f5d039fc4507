import { act } from 'react';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Tells React who moves time on: the test (`act`), or the clock, as on a page. */
export function actEnvironment(on: boolean): void {
  environment.IS_REACT_ACT_ENVIRONMENT = on;
}

/** Runs the work to its end, whoever moves time on otherwise. */
export async function toTheEnd(work: () => void): Promise<void> {
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false;
  actEnvironment(true);
  try {
    await act(async () => work());
  } finally {
    actEnvironment(before);
  }
}
