/**
 * Arguments of Node for short processes: the embedded database (WebAssembly) is compiled only by the baseline compiler. A
 * CLI command then takes two thirds of the time.
 */
export const QUICK_START = ['--liftoff-only'] as const;
