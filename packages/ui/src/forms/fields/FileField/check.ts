export interface FileLimits {
  /** Accepted file extensions without dot: `pdf`, `docx`. @default any */
  types?: readonly string[] | undefined;
  /** File size limit in megabytes (1024 × 1024 bytes), exclusive. */
  maxMb?: number | undefined;
}

export interface ImageLimits extends Omit<FileLimits, 'types'> {
  /** Required width in px; checked only together with `height`. */
  width?: number | undefined;
  height?: number | undefined;
}

/** Validation error of a file: last segment of the message id and its values. */
export interface FileFault {
  code: 'type' | 'size' | 'imageType' | 'dimensions' | 'unreadable';
  values: Record<string, number>;
  /** Accepted file extensions, for the code `type`. */
  types?: readonly string[];
}

const tooLarge = (file: File, maxMb: number | undefined): FileFault | null =>
  maxMb !== undefined && file.size >= maxMb * 1024 * 1024 ? { code: 'size', values: { size: maxMb } } : null;

/** Validates extension and size. Uses the extension because browsers do not provide a MIME type for most documents. */
export function checkFile(file: File, { types, maxMb }: FileLimits): FileFault | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (types && !types.includes(ending)) return { code: 'type', values: {}, types };
  return tooLarge(file, maxMb);
}

/** Validates MIME type (JPEG or PNG), size and pixel dimensions by decoding the file. */
export async function checkImage(file: File, { maxMb, width, height }: ImageLimits): Promise<FileFault | null> {
  if (!['image/jpeg', 'image/png'].includes(file.type)) return { code: 'imageType', values: {} };
  const large = tooLarge(file, maxMb);
  if (large) return large;
  try {
    const bitmap = await createImageBitmap(file);
    const found = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    if (width !== undefined && height !== undefined && (found.width !== width || found.height !== height))
      return { code: 'dimensions', values: { ...found, neededWidth: width, neededHeight: height } };
    return null;
  } catch {
    return { code: 'unreadable', values: {} };
  }
}
