/** Files of a drop or a paste. */
export interface ChosenFiles {
  files: File[];
  /** Dropped folders: the browser represents each as a file that cannot be read. */
  folders: File[];
}

/** Returns whether a drag or a paste contains files. */
export const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/** Returns the files and the folders of a drop or a paste. */
export function chosenFiles(transfer: DataTransfer): ChosenFiles {
  const all = [...transfer.files];
  const entries = [...transfer.items].filter(({ kind }) => kind === 'file');
  const isFolder = (index: number): boolean => entries[index]?.webkitGetAsEntry?.()?.isDirectory ?? false;
  return { files: all.filter((_, index) => !isFolder(index)), folders: all.filter((_, index) => isFolder(index)) };
}
