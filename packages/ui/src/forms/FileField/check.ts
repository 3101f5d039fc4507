export interface FileLimits {
  /** Accepted endings without dot: `pdf`, `docx`. @default any */
  types?: readonly string[] | undefined;
  /** Largest size in megabytes (1024 × 1024 bytes); the file must be smaller. */
  maxMb?: number | undefined;
}

export interface ImageLimits extends Omit<FileLimits, 'types'> {
  /** Exact size in px. */
  width?: number | undefined;
  height?: number | undefined;
}

/** What is wrong with a file: a message's last part and what it names. */
export interface FileFault {
  code: 'type' | 'size' | 'imageType' | 'dimensions' | 'unreadable';
  values: Record<string, number>;
  /** Accepted endings, where the kind is wrong. */
  types?: readonly string[];
}

const tooLarge = (file: File, maxMb: number | undefined): FileFault | null =>
  maxMb !== undefined && file.size >= maxMb * 1024 * 1024 ? { code: 'size', values: { size: maxMb } } : null;

/** Checks kind and size. The kind is that of the name's ending: browsers know no other for most documents. */
export function checkFile(file: File, { types, maxMb }: FileLimits): FileFault | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (types && !types.includes(ending)) return { code: 'type', values: {}, types };
  return tooLarge(file, maxMb);
}

/** Checks that a file is a jpg or png of the right size and dimensions, by reading it. */
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
