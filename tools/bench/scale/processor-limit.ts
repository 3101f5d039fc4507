import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Length of the periods in which the kernel counts, in microseconds. */
const PERIOD_US = 20_000;

const V1 = '/sys/fs/cgroup/cpu';
const V2 = '/sys/fs/cgroup';

/**
 * Limits a process to a part of one processor by a control group of Linux (version 1 or 2).
 * @param share part of one processor, for example 0.3
 * @returns a function that removes the group after the end of the process; `null` where groups cannot be made
 */
export function limitProcessor(pid: number, share: number): (() => void) | null {
  const isV1 = existsSync(join(V1, 'cpu.cfs_quota_us'));
  const group = join(isV1 ? V1 : V2, `taawun-bench-${pid}`);
  const quota = Math.round(share * PERIOD_US);
  try {
    mkdirSync(group);
    if (isV1) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
    } else {
      writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
    }
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
    return () => rmdirSync(group);
  } catch {
    return null;
  }
}
