import { act } from 'react';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Sets whether React expects updates inside `act` (`true`) or schedules them as on a page (`false`). */
export function actEnvironment(on: boolean): void {
  environment.IS_REACT_ACT_ENVIRONMENT = on;
}

/** Runs the work inside `act`, and restores the previous setting. */
export async function toTheEnd(work: () => void): Promise<void> {
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false;
  actEnvironment(true);
  try {
    await act(async () => work());
  } finally {
    actEnvironment(before);
  }
}
