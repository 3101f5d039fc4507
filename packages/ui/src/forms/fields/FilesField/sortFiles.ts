import { checkFile, type FileFault, type FileLimits } from '../FileField/check.ts';

export interface FilesLimits extends FileLimits {
  /** Maximum number of files. @default unlimited */
  maxFiles?: number | undefined;
  /** Limit of all files together in megabytes (1024 × 1024 bytes), inclusive. @default unlimited */
  maxTotalMb?: number | undefined;
}

/** Validation error of a file among others: last segment of the message id and its values. */
export interface FilesFault {
  code: 'empty' | 'duplicate' | 'folder' | 'count' | 'total';
  values: Record<string, number>;
}

/** File that was not added, with its reason. */
export interface RejectedFile {
  file: File;
  fault: FileFault | FilesFault;
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Sorts chosen files into those to add and those to reject. A file counts towards the limits of number and total size
 * only when it is added, so a rejected file takes no place of another.
 * @param current files of the field
 */
export function sortFiles(
  current: readonly File[],
  chosen: readonly File[],
  { maxFiles, maxTotalMb, ...limits }: FilesLimits,
): { added: File[]; rejected: RejectedFile[] } {
  const added: File[] = [];
  const rejected: RejectedFile[] = [];
  let total = current.reduce((sum, { size }) => sum + size, 0);
  const check = (file: File): FileFault | FilesFault | null => {
    if ([...current, ...added].some((other) => isSame(file, other))) return { code: 'duplicate', values: {} };
    const fault = checkFile(file, limits);
    if (fault) return fault;
    if (file.size === 0) return { code: 'empty', values: {} };
    if (maxFiles !== undefined && current.length + added.length >= maxFiles)
      return { code: 'count', values: { max: maxFiles } };
    if (maxTotalMb !== undefined && total + file.size > maxTotalMb * 1024 * 1024)
      return { code: 'total', values: { size: maxTotalMb } };
    return null;
  };
  for (const file of chosen) {
    const fault = check(file);
    if (fault) rejected.push({ file, fault });
    else {
      added.push(file);
      total += file.size;
    }
  }
  return { added, rejected };
}
