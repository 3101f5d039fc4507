import { mixed, type MixedSchema } from 'yup';
import { error } from './step.ts';

const MB = 1024 * 1024;

/** Limits of the files of a `FilesField`. */
export interface FilesRuleLimits {
  required?: boolean;
  /** Accepted file extensions without dot. @default any */
  types?: readonly string[];
  /** Limit of each file in megabytes, exclusive. */
  maxMb?: number;
  /** Maximum number of files. */
  maxFiles?: number;
  /** Limit of all files together in megabytes, inclusive. */
  maxTotalMb?: number;
}

const endingOf = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Schema of a list of files. `FilesField` rejects such files already; the schema covers values that did not come through
 * the field, and the missing file.
 */
export function files({ required = false, types, maxMb, maxFiles, maxTotalMb }: FilesRuleLimits = {}): MixedSchema<
  readonly File[] | undefined
> {
  let schema = mixed<readonly File[]>();
  if (required)
    schema = schema.test({
      name: 'required',
      message: { ...error('required') },
      test: (list) => list !== undefined && list.length > 0,
    });
  if (types)
    schema = schema.test({
      name: 'filesType',
      message: { ...error('filesType') },
      test: (list = []) => list.every((file) => types.includes(endingOf(file))),
    });
  if (maxMb !== undefined)
    schema = schema.test({
      name: 'filesSize',
      message: { ...error('filesSize', { count: maxMb }) },
      test: (list = []) => list.every(({ size }) => size < maxMb * MB),
    });
  if (maxFiles !== undefined)
    schema = schema.test({
      name: 'filesCount',
      message: { ...error('filesCount', { count: maxFiles }) },
      test: (list = []) => list.length <= maxFiles,
    });
  if (maxTotalMb !== undefined)
    schema = schema.test({
      name: 'filesTotal',
      message: { ...error('filesTotal', { count: maxTotalMb }) },
      test: (list = []) => list.reduce((sum, { size }) => sum + size, 0) <= maxTotalMb * MB,
    });
  return schema;
}
