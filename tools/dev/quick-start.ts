/**
 * Arguments for Node where a process lives for seconds only: the embedded database (WebAssembly) is compiled once and quickly, and not a
 * second time to run fast. A command of the staff then takes two thirds of the time, and less than that of the processor's.
 */
export const QUICK_START = ['--liftoff-only'] as const;
